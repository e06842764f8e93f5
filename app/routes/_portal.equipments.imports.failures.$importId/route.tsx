import { csvHeaders } from "#domain/shared/csv.ts";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";

/** Failed rows of an import as a file, to correct and upload again. */
export const loader = portalLoader("EquipmentImports", async ({ context, params }) => {
  const { body, fileName } = await context.services.imports.exportFailures(params["importId"] ?? "");
  return new Response(body, { headers: csvHeaders(fileName) });
});
