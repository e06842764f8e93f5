import { assertResearchChange } from "#domain/survey/research.ts";
import { calculateNps, countClasses } from "#domain/survey/score.ts";
import type { ResearchInput, ResearchUpdate } from "#domain/survey/survey-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createResearchRepository,
  deleteDraft,
  insertResearch,
  type Research,
  updateResearch,
} from "#worker/repositories/survey/survey-research-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authorisePlatform } from "#worker/services/shared/authorise.ts";

/** A survey with its figure, as the list shows it. */
export interface ListedResearch extends Research {
  asked: number;
  answered: number;
  /** Null without answers. */
  nps: number | null;
  firstAskedAt: string | null;
  lastAskedAt: string | null;
}

/** Lists all surveys with their figures, newest first. */
export function createListResearches(scope: Scope) {
  return async function listResearches(): Promise<ListedResearch[]> {
    const { database } = authorisePlatform(scope);
    const rows = await createResearchRepository(database).listResearches();
    return rows.map(({ scores, ...row }) => {
      const counts = countClasses(scores);
      return {
        ...row,
        answered: counts.detractor + counts.passive + counts.promoter,
        nps: calculateNps(counts),
      };
    });
  };
}

/** Creates a survey as a draft, which invites no one until it is activated. */
export function createCreateResearch(scope: Scope) {
  return async function createResearch(input: ResearchInput): Promise<Research> {
    const { distributor, database } = authorisePlatform(scope);
    const id = scope.newId("rsc");
    await database.writeBatch([
      insertResearch(id, input, scope.now().toISOString()),
      audit(scope, distributor.id, {
        event: "research.created",
        entity: "research",
        entityId: id,
        changes: { name: { from: null, to: input.title }, question: { from: null, to: input.question } },
      }),
    ]);
    return createResearchRepository(database).getResearch(id);
  };
}

/** Changes, activates or ends a survey in the version that was read.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION, INVALID_BODY with FIXED_ONCE_ASKED */
export function createUpdateResearch(scope: Scope) {
  return async function updateResearchOf(id: string, update: ResearchUpdate): Promise<Research> {
    const { distributor, database } = authorisePlatform(scope);
    const researches = createResearchRepository(database);
    const before = await researches.getResearch(id);
    // The allowed changes depend on the replaced version, which the batch asserts again.
    if (before.version !== update.version) throw new DomainError("STALE_VERSION", { entity: "research", id });
    assertResearchChange(before, update);
    await database.writeBatch([
      ...updateResearch(id, update, scope.now().toISOString()),
      audit(scope, distributor.id, {
        event: "research.updated",
        entity: "research",
        entityId: id,
        changes: { name: { from: before.title, to: update.title }, ...changesOf(before, update) },
      }),
    ]);
    return researches.getResearch(id);
  };
}

/** Deletes a draft.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for a survey that is no longer a draft */
export function createDeleteResearch(scope: Scope) {
  return async function deleteResearch(id: string): Promise<void> {
    const { distributor, database } = authorisePlatform(scope);
    const { title } = await createResearchRepository(database).getResearch(id);
    await database.writeBatch([
      ...deleteDraft(id),
      audit(scope, distributor.id, {
        event: "research.deleted",
        entity: "research",
        entityId: id,
        changes: { name: { from: title, to: null } },
      }),
    ]);
  };
}

const FIELDS = ["question", "audience", "scaleStart", "reasons", "status"] as const;

function changesOf(before: Research, after: ResearchUpdate) {
  return Object.fromEntries(
    FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => [
      field,
      { from: before[field], to: after[field] },
    ]),
  );
}
