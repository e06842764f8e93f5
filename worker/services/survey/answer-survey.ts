import { type AccessRule, SIGNED_IN } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { assertVoteFits, completeVote, type SurveyVote } from "#domain/survey/survey-answer.ts";
import { createSurveyRepository, type OwnAnswer } from "#worker/repositories/survey/survey-repository.ts";
import { postponeAsking, saveVote } from "#worker/repositories/survey/survey-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to answer surveys: everybody who works at a distributor or buys there. */
export const surveyAccess: AccessRule = SIGNED_IN;

/** Limit of attempts to save, if the answer changes meanwhile. */
const MAX_ATTEMPTS = 3;

class ChangedMeanwhile extends Error {}

/** Saves the person's answer. Repeating it changes nothing, and missing texts may follow.
 *  @throws DomainError NOT_FOUND for another person's invitation, INVALID_BODY, INVALID_TRANSITION for a different
 *    answer than the saved one, SUPPORT_ACCESS_LIMITED */
export function createAnswerSurvey(scope: Scope) {
  return async function answerSurvey(id: string, vote: SurveyVote): Promise<OwnAnswer> {
    const { surveys, person } = openOwn(scope);
    for (let attempt = 1; ; attempt += 1) {
      const asking = await surveys.getOwn(person, id);
      assertVoteFits(vote, asking.scaleStart);
      const complete = completeVote(asking.answeredAt === null ? null : asking, vote);
      if (complete === null) return asking;
      const { version } = asking;
      const at = scope.now().toISOString();
      try {
        await scope.directory.writeBatch(
          saveVote(id, complete, { at, version, refusal: () => new ChangedMeanwhile() }),
        );
        return await surveys.getOwn(person, id);
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        if (attempt === MAX_ATTEMPTS) throw new DomainError("STALE_VERSION", { entity: "survey", id });
      }
    }
  };
}

/** Postpones the survey until the next invitation; repeating it changes nothing.
 *  @throws DomainError NOT_FOUND for another person's invitation, INVALID_TRANSITION for one that was answered,
 *    SUPPORT_ACCESS_LIMITED */
export function createPostponeSurvey(scope: Scope) {
  return async function postponeSurvey(id: string): Promise<OwnAnswer> {
    const { surveys, person } = openOwn(scope);
    await surveys.getOwn(person, id);
    await scope.directory.writeBatch([postponeAsking(id, scope.now().toISOString())]);
    const asking = await surveys.getOwn(person, id);
    if (asking.answeredAt !== null) {
      throw new DomainError("INVALID_TRANSITION", { entity: "survey", from: "answered", to: "postponed" });
    }
    return asking;
  };
}

/** Answers are personal, so support acting in the person's name gives none. */
function openOwn(scope: Scope) {
  const { distributor, actor } = authoriseUser(scope, surveyAccess);
  if (actor.masquerade !== null) throw new DomainError("SUPPORT_ACCESS_LIMITED", {});
  return {
    surveys: createSurveyRepository(scope.directory),
    person: { distributorId: distributor.id, userId: actor.userId },
  };
}
