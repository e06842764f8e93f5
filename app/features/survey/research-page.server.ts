import type { AppLoadContext } from "@remix-run/cloudflare";
import { ERASED_PERSON_NAME } from "#copy/account/profile.ts";
import { USER_TYPE_LABELS } from "#copy/platform.ts";
import { scoreClass } from "#domain/survey/score.ts";
import { type AnswerQuery, AnswerQuerySchema, SURVEY_PAGE_SIZE } from "#domain/survey/survey-schema.ts";
import type { AnswerView, ResearchForm } from "./research-view.ts";

/** Filters of the answers from the address; invalid and empty ones are ignored. */
export function readAnswerQuery(request: Request): AnswerQuery {
  const { searchParams } = new URL(request.url);
  const known = Object.keys(AnswerQuerySchema.shape).flatMap((name) => {
    const value = searchParams.get(name);
    return value !== null && AnswerQuerySchema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return AnswerQuerySchema.parse(Object.fromEntries(known));
}

/** Loads a survey with its results and a page of its answers.
 *  @throws DomainError NOT_FOUND */
export async function readResearchPage({ services }: AppLoadContext, request: Request, id: string) {
  const query = readAnswerQuery(request);
  const [{ research, results, operators }, answers] = await Promise.all([
    services.researches.read(id),
    services.researches.listAnswers(id, query),
  ]);
  const { title, question, audience, scaleStart, reasons, status, version } = research;
  return {
    research: { id, title, status, version },
    form: { title, question, audience, scaleStart, reasons: reasons.join("\n") } satisfies ResearchForm,
    results,
    operators,
    answers: answers.items.map((row): AnswerView => ({
      id: row.id,
      scoreValue: row.scoreValue,
      scoreClass: scoreClass(row.scoreValue),
      person: row.personName ?? ERASED_PERSON_NAME,
      about: `${USER_TYPE_LABELS[row.userType]}, ${row.distributorName}`,
      answeredAt: row.answeredAt,
      reason: row.negativeFeedback ?? row.positiveFeedback,
      commentary: row.commentary,
      followUp: row.followUpState && {
        state: row.followUpState,
        ownerId: row.followUpOwnerId,
        ownerName: row.followUpOwnerName,
        note: row.followUpNote ?? "",
      },
      version: row.version,
    })),
    totalItems: answers.totalItems,
    pageSize: SURVEY_PAGE_SIZE,
    query,
  };
}
