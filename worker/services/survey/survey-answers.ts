import { type AnswerQuery, type FollowUpUpdate, SURVEY_PAGE_SIZE } from "#domain/survey/survey-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  type AnswerRow,
  createAnswerRepository,
} from "#worker/repositories/survey/survey-answer-repository.ts";
import { createResearchRepository } from "#worker/repositories/survey/survey-research-repository.ts";
import { updateFollowUp } from "#worker/repositories/survey/survey-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authorisePlatform } from "#worker/services/shared/authorise.ts";
import { type AnswersExport, openAnswersExport } from "./export-answers.ts";
import { withNames } from "./survey-people.ts";

/** An answer with the person's current name; null if the distributor does not know the person. */
export type NamedAnswer = AnswerRow & { personName: string | null };

/** Lists a page of a survey's answers, newest first.
 *  @throws DomainError NOT_FOUND */
export function createListAnswers(scope: Scope) {
  return async function listAnswers(
    researchId: string,
    { scoreClass, followUp, page }: AnswerQuery,
  ): Promise<{ items: NamedAnswer[]; totalItems: number }> {
    const { database, actor } = authorisePlatform(scope);
    await createResearchRepository(database).getResearch(researchId);
    const { items, totalItems } = await createAnswerRepository(database).listAnswers(
      { researchId, scoreClass, followUp, operatorId: actor.userId },
      { limit: SURVEY_PAGE_SIZE, offset: (page - 1) * SURVEY_PAGE_SIZE },
    );
    return { items: await withNames(scope, items), totalItems };
  };
}

/** Exports all answers of the query as a file.
 *  @throws DomainError NOT_FOUND */
export function createExportAnswers(scope: Scope) {
  return async function exportAnswers(
    researchId: string,
    { scoreClass, followUp }: AnswerQuery,
  ): Promise<AnswersExport> {
    const { database, distributor, actor } = authorisePlatform(scope);
    await createResearchRepository(database).getResearch(researchId);
    const answers = createAnswerRepository(database);
    const filter = { researchId, scoreClass, followUp, operatorId: actor.userId };
    return openAnswersExport({
      readRows: async (after, limit) =>
        withNames(scope, await answers.listAnswersAfter(filter, after, limit)),
      timeZone: distributor.settings.timeZone,
      now: scope.now(),
    });
  };
}

/** Sets owner and state of the follow-up of a detractor's answer.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION for an answer that has no follow-up, INVALID_BODY
 *  with UNKNOWN_PERSON */
export function createUpdateFollowUp(scope: Scope) {
  return async function updateFollowUpOf(
    researchId: string,
    answerId: string,
    update: FollowUpUpdate,
  ): Promise<NamedAnswer> {
    const { distributor, database } = authorisePlatform(scope);
    const answers = createAnswerRepository(database);
    const before = await answers.getAnswer(researchId, answerId);
    if (before.followUpState === null) {
      throw new DomainError("INVALID_TRANSITION", { entity: "survey", from: "content", to: update.state });
    }
    await database.writeBatch([
      ...updateFollowUp(answerId, update),
      audit(scope, distributor.id, {
        event: "survey.followed-up",
        entity: "survey",
        entityId: answerId,
        changes: {
          distributor: { from: null, to: before.distributorName },
          followUpState: { from: before.followUpState, to: update.state },
          followUpOwner: { from: before.followUpOwnerId, to: update.ownerId },
        },
      }),
    ]);
    const [named] = await withNames(scope, [await answers.getAnswer(researchId, answerId)]);
    if (named === undefined) throw new DomainError("NOT_FOUND", { entity: "survey", id: answerId });
    return named;
  };
}
