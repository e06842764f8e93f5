import { sql } from "drizzle-orm";
import { DETRACTOR_MAX } from "#domain/survey/score.ts";
import type { SurveyVote } from "#domain/survey/survey-answer.ts";
import type { FollowUpUpdate } from "#domain/survey/survey-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { surveyAnswer } from "#worker/db/schema/directory.ts";
import type { SurveyPerson } from "./survey-repository.ts";

/** Invites a person, unless the person was invited after `cutoff` or the survey has ended. The insertion itself
 *  checks both, so that only one of several devices succeeds. */
export function insertAsking(
  asking: SurveyPerson & { id: string; researchId: string; askedAt: string; cutoff: string },
  refusal: () => Error,
): WriteStatement[] {
  const { id, researchId, distributorId, userId, type, askedAt, cutoff } = asking;
  return [
    {
      query: sql`insert into survey_answer (id, research_id, distributor_id, user_id, user_type, asked_at)
        select ${id}, ${researchId}, ${distributorId}, ${userId}, ${type}, ${askedAt}
        where not exists (select 1 from survey_answer where distributor_id = ${distributorId}
            and user_id = ${userId} and asked_at > ${cutoff})
          and exists (select 1 from research where id = ${researchId} and status = 'active')`,
    },
    assertChanged("ALREADY_DONE", 1, refusal),
  ];
}

/** Saves a vote in the version that was read. The vote of a detractor opens a follow-up, once.
 *  @param refusal - error if the answer has changed since */
export function saveVote(
  id: string,
  vote: SurveyVote,
  { at, version, refusal }: { at: string; version: number; refusal: () => Error },
): WriteStatement[] {
  const { scoreValue, positiveFeedback, negativeFeedback, commentary } = vote;
  const followUp = scoreValue <= DETRACTOR_MAX ? "open" : null;
  return [
    updateRow(
      surveyAnswer,
      { id, version },
      {
        ...{ scoreValue, positiveFeedback, negativeFeedback, commentary },
        answeredAt: sql`coalesce(answered_at, ${at})`,
        followUpState: sql`coalesce(follow_up_state, ${followUp})`,
        version: sql`version + 1`,
      },
    ),
    assertChanged("STALE_VERSION", 1, refusal),
  ];
}

/** Postpones an open invitation; any other stays unchanged. */
export function postponeAsking(id: string, at: string): WriteStatement {
  return updateRow(
    surveyAnswer,
    { id, postponedAt: null, answeredAt: null },
    { postponedAt: at, version: sql`version + 1` },
  );
}

/** Sets state, owner and note of a follow-up, in the version that was read. The owner must be an active operator of
 *  the platform.
 *  @throws DomainError STALE_VERSION, INVALID_BODY with UNKNOWN_PERSON out of the batch */
export function updateFollowUp(
  id: string,
  { state, ownerId, note, version }: FollowUpUpdate,
): WriteStatement[] {
  return [
    updateRow(
      surveyAnswer,
      { id, version },
      { followUpState: state, followUpOwnerId: ownerId, followUpNote: note, version: sql`version + 1` },
      sql`follow_up_state is not null`,
    ),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "survey", id })),
    assertHolds(
      "ALREADY_DONE",
      sql`${ownerId} is null or exists (
        select 1 from user where distributor_id = ${PLATFORM_ID} and id = ${ownerId} and blocked = 0
          and erased_at is null)`,
      () =>
        new DomainError("INVALID_BODY", {
          issues: [{ field: "ownerId", code: "UNKNOWN_PERSON", message: "nobody of the platform" }],
        }),
    ),
  ];
}

/** Deletes the texts that people wrote in surveys, and the notes about them. Scores stay, as they name nobody. */
export function eraseSurveyTexts(distributorId: string, userIds: readonly string[]): WriteStatement {
  return {
    query: sql`update survey_answer set commentary = null, positive_feedback = null, negative_feedback = null,
        follow_up_note = null, version = version + 1
      where distributor_id = ${distributorId} and user_id in (select value from json_each(${JSON.stringify(userIds)}))
        and coalesce(commentary, positive_feedback, negative_feedback, follow_up_note) is not null`,
  };
}
