import { csvHeaders } from "#domain/shared/csv.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { readAnswerQuery } from "#app/features/survey/research-page.server.ts";

/** The answers to a survey as a file, with the filters of its page. */
export const loader = portalLoader("ResearchDetails", async ({ context, request, params }) => {
  const { body, fileName } = await context.services.researches.exportAnswers(
    params["researchId"] ?? "",
    readAnswerQuery(request),
  );
  return new Response(body, { headers: csvHeaders(fileName) });
});
