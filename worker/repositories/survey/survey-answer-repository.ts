import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { FollowUpFilter, FollowUpState, SurveyUserType } from "#domain/survey/survey-terms.ts";
import { DETRACTOR_MAX, type ScoreClass } from "#domain/survey/score.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { distributor, surveyAnswer } from "#worker/db/schema/directory.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

/** An answer as the platform sees it. */
export interface AnswerRow {
  id: string;
  distributorId: string;
  distributorName: string;
  userId: string;
  userType: SurveyUserType;
  answeredAt: string;
  scoreValue: number;
  commentary: string | null;
  positiveFeedback: string | null;
  negativeFeedback: string | null;
  /** Null for answers of passives and promoters. */
  followUpState: FollowUpState | null;
  followUpOwnerId: string | null;
  followUpOwnerName: string | null;
  followUpNote: string | null;
  version: number;
}

/** Filter of a survey's answers. */
export interface AnswerFilter {
  researchId: string;
  scoreClass?: ScoreClass | undefined;
  followUp?: FollowUpFilter | undefined;
  /** Operator whose follow-ups the filter `mine` selects. */
  operatorId: string;
}

/** Position in the answers, newest first, after which reading continues. */
export interface AnswerPosition {
  answeredAt: string;
  id: string;
}

const SCORES: Readonly<Record<ScoreClass, SQL>> = {
  detractor: sql`${surveyAnswer.scoreValue} between 0 and ${DETRACTOR_MAX}`,
  passive: sql`${surveyAnswer.scoreValue} between 7 and 8`,
  promoter: sql`${surveyAnswer.scoreValue} between 9 and 10`,
};

/** Answers to surveys, newest first, for the platform. People's names are only in their distributors' databases. */
export function createAnswerRepository(directory: Database) {
  const { orm } = directory;

  function rows() {
    return orm
      .select({
        id: surveyAnswer.id,
        distributorId: surveyAnswer.distributorId,
        distributorName: distributor.name,
        userId: surveyAnswer.userId,
        userType: surveyAnswer.userType,
        answeredAt: sql<string>`${surveyAnswer.answeredAt}`,
        scoreValue: surveyAnswer.scoreValue,
        commentary: surveyAnswer.commentary,
        positiveFeedback: surveyAnswer.positiveFeedback,
        negativeFeedback: surveyAnswer.negativeFeedback,
        followUpState: surveyAnswer.followUpState,
        followUpOwnerId: surveyAnswer.followUpOwnerId,
        followUpOwnerName: sql<string | null>`case when ${user.id} is null then null
          else trim(${user.name} || ' ' || ${user.surname}) end`,
        followUpNote: surveyAnswer.followUpNote,
        version: surveyAnswer.version,
      })
      .from(surveyAnswer)
      .innerJoin(distributor, eq(distributor.id, surveyAnswer.distributorId))
      .leftJoin(
        user,
        and(eq(user.distributorId, PLATFORM_ID), eq(user.id, sql`${surveyAnswer.followUpOwnerId}`)),
      );
  }

  function matching({ researchId, scoreClass, followUp, operatorId }: AnswerFilter): SQL | undefined {
    return and(
      eq(surveyAnswer.researchId, researchId),
      isNotNull(surveyAnswer.answeredAt),
      scoreClass && SCORES[scoreClass],
      followUp === "open" ? sql`${surveyAnswer.followUpState} in ('open', 'inProgress')` : undefined,
      followUp === "mine" ? eq(surveyAnswer.followUpOwnerId, operatorId) : undefined,
    );
  }

  const newest = [desc(surveyAnswer.answeredAt), desc(surveyAnswer.id)] as const;

  return {
    /** A page of answers, with the number of all matches. */
    async listAnswers(
      filter: AnswerFilter,
      { limit, offset }: { limit: number; offset: number },
    ): Promise<{ items: AnswerRow[]; totalItems: number }> {
      const [items, found] = await directory.readBatch([
        rows()
          .where(matching(filter))
          .orderBy(...newest)
          .limit(limit)
          .offset(offset),
        orm
          .select({ total: sql<number>`count(*)` })
          .from(surveyAnswer)
          .where(matching(filter)),
      ]);
      return { items, totalItems: found[0]?.total ?? 0 };
    },

    /** Answers after a position; the first ones without a position. */
    async listAnswersAfter(
      filter: AnswerFilter,
      after: AnswerPosition | null,
      limit: number,
    ): Promise<AnswerRow[]> {
      const isAfter =
        after === null
          ? undefined
          : or(
              lt(surveyAnswer.answeredAt, after.answeredAt),
              and(eq(surveyAnswer.answeredAt, after.answeredAt), lt(surveyAnswer.id, after.id)),
            );
      const [items] = await directory.readBatch([
        rows()
          .where(and(matching(filter), isAfter))
          .orderBy(...newest)
          .limit(limit),
      ]);
      return items;
    },

    /** @throws DomainError NOT_FOUND, also for an invitation without an answer */
    async getAnswer(researchId: string, id: string): Promise<AnswerRow> {
      const [[row]] = await directory.readBatch([
        rows()
          .where(and(matching({ researchId, operatorId: "" }), eq(surveyAnswer.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "survey", id });
      return row;
    },
  };
}
