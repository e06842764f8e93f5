import { sql } from "drizzle-orm";
import type { ResearchInput, ResearchUpdate } from "#domain/survey/survey-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** Makes a survey, which asks nobody yet. */
export function insertResearch(id: string, input: ResearchInput, at: string): WriteStatement {
  const { title, question, audience, scaleStart, reasons } = input;
  return {
    query: sql`insert into research (id, title, question, audience, scale_start, reasons, status, version, created_at,
        updated_at)
      values (${id}, ${title}, ${question}, ${JSON.stringify(audience)}, ${scaleStart}, ${JSON.stringify(reasons)},
        'draft', 1, ${at}, ${at})`,
  };
}

/** Replaces a survey in the version that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateResearch(id: string, update: ResearchUpdate, at: string): WriteStatement[] {
  const { title, question, audience, scaleStart, reasons, status, version } = update;
  return [
    {
      query: sql`update research set title = ${title}, question = ${question}, audience = ${JSON.stringify(audience)},
          scale_start = ${scaleStart}, reasons = ${JSON.stringify(reasons)}, status = ${status},
          version = version + 1, updated_at = ${at}
        where id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "research", id })),
  ];
}

/** Deletes a survey that never asked anybody.
 *  @throws DomainError INVALID_TRANSITION out of the batch for one that is no draft any more */
export function deleteDraft(id: string): WriteStatement[] {
  return [
    { query: sql`delete from research where id = ${id} and status = 'draft'` },
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("INVALID_TRANSITION", { entity: "research", from: "active", to: "deleted" }),
    ),
  ];
}
