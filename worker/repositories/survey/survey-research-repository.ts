import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { ResearchInput, ResearchUpdate } from "#domain/survey/survey-schema.ts";
import type { ResearchStatus, ScaleStart, SurveyUserType } from "#domain/survey/survey-terms.ts";
import type { TrendMonth } from "#domain/survey/trend-months.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { user } from "#worker/db/schema/access.ts";
import { distributor, research, surveyAnswer } from "#worker/db/schema/directory.ts";
import { parseAudience, parseReasons, parseScaleStart } from "./survey-rows.ts";

export interface Research {
  id: string;
  title: string;
  question: string;
  audience: SurveyUserType[];
  scaleStart: ScaleStart;
  reasons: string[];
  status: ResearchStatus;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** Number of answers with a score. */
export type ScoreCount = { score: number; answers: number };

/** Surveys and their figures, for the platform. */
export function createResearchRepository(directory: Database) {
  const { orm } = directory;
  const answered = sql`${surveyAnswer.answeredAt} is not null`;
  const score = surveyAnswer.scoreValue;
  const answers = sql<number>`count(*)`;

  return {
    /** All surveys, newest first, with counts of answers by score, and number and period of invitations. */
    async listResearches() {
      const [rows, scores, periods] = await directory.readBatch([
        orm.select().from(research).orderBy(desc(research.createdAt), desc(research.id)),
        orm
          .select({ researchId: surveyAnswer.researchId, score, answers })
          .from(surveyAnswer)
          .where(answered)
          .groupBy(surveyAnswer.researchId, score),
        orm
          .select({
            researchId: surveyAnswer.researchId,
            asked: sql<number>`count(*)`,
            firstAskedAt: sql<string>`min(${surveyAnswer.askedAt})`,
            lastAskedAt: sql<string>`max(${surveyAnswer.askedAt})`,
          })
          .from(surveyAnswer)
          .groupBy(surveyAnswer.researchId),
      ]);
      return rows.map((row) => {
        const period = periods.find(({ researchId }) => researchId === row.id);
        return {
          ...toResearch(row),
          scores: scores.filter(({ researchId }) => researchId === row.id),
          asked: period?.asked ?? 0,
          firstAskedAt: period?.firstAskedAt ?? null,
          lastAskedAt: period?.lastAskedAt ?? null,
        };
      });
    },

    /** @throws DomainError NOT_FOUND */
    async getResearch(id: string): Promise<Research> {
      const [[row]] = await directory.readBatch([
        orm.select().from(research).where(eq(research.id, id)).limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "research", id });
      return toResearch(row);
    },

    /** Counts for the figures of a survey: in total, and by score, month and distributor. */
    async readFigures(id: string, months: readonly TrendMonth[]) {
      const own = eq(surveyAnswer.researchId, id);
      const month = sql<string>`json_extract(month.value, '$.month')`;
      const [totals, byScore, byMonth, byDistributor] = await directory.readBatch([
        orm
          .select({
            asked: sql<number>`count(*)`,
            postponed: sql<number>`count(*) filter (where ${surveyAnswer.postponedAt} is not null
              and ${surveyAnswer.answeredAt} is null)`,
          })
          .from(surveyAnswer)
          .where(own),
        orm.select({ score, answers }).from(surveyAnswer).where(and(own, answered)).groupBy(score),
        orm
          .select({ month, score, answers })
          .from(sql`json_each(${JSON.stringify(months)}) as month`)
          .innerJoin(
            surveyAnswer,
            and(
              own,
              sql`${surveyAnswer.answeredAt} >= json_extract(month.value, '$.from')`,
              sql`${surveyAnswer.answeredAt} < json_extract(month.value, '$.until')`,
            ),
          )
          .groupBy(month, score),
        orm
          .select({ distributorId: surveyAnswer.distributorId, name: distributor.name, score, answers })
          .from(surveyAnswer)
          .innerJoin(distributor, eq(distributor.id, surveyAnswer.distributorId))
          .where(and(own, answered))
          .groupBy(surveyAnswer.distributorId, score)
          .orderBy(asc(distributor.name), asc(distributor.id)),
      ]);
      return { asked: 0, postponed: 0, ...totals[0], byScore, byMonth, byDistributor };
    },

    /** Active operators of the platform, who can follow up answers. */
    async listOperators(): Promise<{ id: string; name: string }[]> {
      const [rows] = await directory.readBatch([
        orm
          .select({ id: user.id, name: sql<string>`trim(${user.name} || ' ' || ${user.surname})` })
          .from(user)
          .where(and(eq(user.distributorId, PLATFORM_ID), eq(user.blocked, false), isNull(user.erasedAt)))
          .orderBy(asc(user.name), asc(user.surname), asc(user.id)),
      ]);
      return rows;
    },
  };
}

function toResearch(row: typeof research.$inferSelect): Research {
  return {
    ...row,
    audience: parseAudience(row.audience),
    scaleStart: parseScaleStart(row.scaleStart),
    reasons: parseReasons(row.reasons),
  };
}

/** Inserts a survey as a draft. */
export function insertResearch(id: string, input: ResearchInput, at: string): WriteStatement {
  return insertRow(research, { ...input, id, status: "draft", createdAt: at, updatedAt: at });
}

/** Replaces a survey in the version that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateResearch(id: string, update: ResearchUpdate, at: string): WriteStatement[] {
  const { version, ...columns } = update;
  return [
    updateRow(research, { id, version }, { ...columns, updatedAt: at, version: sql`version + 1` }),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "research", id })),
  ];
}

/** Deletes a draft.
 *  @throws DomainError INVALID_TRANSITION out of the batch for a survey that is no longer a draft */
export function deleteDraft(id: string): WriteStatement[] {
  return [
    deleteRow(research, { id, status: "draft" }),
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("INVALID_TRANSITION", { entity: "research", from: "active", to: "deleted" }),
    ),
  ];
}
