import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { LastAsking } from "#domain/survey/asking.ts";
import type { SurveyVote } from "#domain/survey/survey-answer.ts";
import type { ScaleStart, SurveyUserType } from "#domain/survey/survey-terms.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { research, surveyAnswer } from "#worker/db/schema/directory.ts";
import { parseReasons, parseScaleStart } from "./survey-rows.ts";

/** A user of a distributor who can be surveyed. */
export interface SurveyPerson {
  distributorId: string;
  userId: string;
  type: SurveyUserType;
}

/** A survey as shown to a person. */
export interface AskedResearch {
  id: string;
  question: string;
  scaleStart: ScaleStart;
  reasons: string[];
}

/** An invitation of a person, with the answer. The score is -1 before the vote. */
export interface OwnAnswer extends SurveyVote {
  id: string;
  askedAt: string;
  postponedAt: string | null;
  answeredAt: string | null;
  version: number;
  scaleStart: ScaleStart;
}

/** Invitations and answers of people, in the directory's database. */
export function createSurveyRepository(directory: Database) {
  const { orm } = directory;
  const ofPerson = ({ distributorId, userId }: Omit<SurveyPerson, "type">) =>
    and(eq(surveyAnswer.distributorId, distributorId), eq(surveyAnswer.userId, userId));
  const askedResearch = {
    id: research.id,
    question: research.question,
    scaleStart: research.scaleStart,
    reasons: research.reasons,
  };

  return {
    /** The newest active survey for people of this type, and the person's latest invitation with its survey. */
    async findAsking(person: SurveyPerson): Promise<{
      current: AskedResearch | null;
      last: (LastAsking & { id: string; research: AskedResearch }) | null;
    }> {
      const [current, last] = await directory.readBatch([
        orm
          .select(askedResearch)
          .from(research)
          .where(
            and(
              eq(research.status, "active"),
              sql`exists (select 1 from json_each(${research.audience}) where value = ${person.type})`,
            ),
          )
          .orderBy(desc(research.createdAt), desc(research.id))
          .limit(1),
        orm
          .select({
            id: surveyAnswer.id,
            askedAt: surveyAnswer.askedAt,
            answeredAt: surveyAnswer.answeredAt,
            postponedAt: surveyAnswer.postponedAt,
            status: research.status,
            research: askedResearch,
          })
          .from(surveyAnswer)
          .innerJoin(research, eq(research.id, surveyAnswer.researchId))
          .where(ofPerson(person))
          .orderBy(desc(surveyAnswer.askedAt), desc(surveyAnswer.id))
          .limit(1),
      ]);
      const [asking] = last;
      return {
        current: current[0] ? toAsked(current[0]) : null,
        last: asking
          ? { ...asking, isActive: asking.status === "active", research: toAsked(asking.research) }
          : null,
      };
    },

    /** @throws DomainError NOT_FOUND, also for another person's invitation */
    async getOwn(person: Omit<SurveyPerson, "type">, id: string): Promise<OwnAnswer> {
      const [[row]] = await directory.readBatch([
        orm
          .select({ answer: surveyAnswer, scaleStart: research.scaleStart })
          .from(surveyAnswer)
          .innerJoin(research, eq(research.id, surveyAnswer.researchId))
          .where(and(ofPerson(person), eq(surveyAnswer.id, id)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "survey", id });
      return { ...row.answer, scaleStart: parseScaleStart(row.scaleStart) };
    },

    /** All invitations and answers of a person, oldest first. */
    async listOwn(person: Omit<SurveyPerson, "type">) {
      const [rows] = await directory.readBatch([
        orm
          .select({
            question: research.question,
            askedAt: surveyAnswer.askedAt,
            postponedAt: surveyAnswer.postponedAt,
            answeredAt: surveyAnswer.answeredAt,
            scoreValue: surveyAnswer.scoreValue,
            commentary: surveyAnswer.commentary,
            positiveFeedback: surveyAnswer.positiveFeedback,
            negativeFeedback: surveyAnswer.negativeFeedback,
          })
          .from(surveyAnswer)
          .innerJoin(research, eq(research.id, surveyAnswer.researchId))
          .where(ofPerson(person))
          .orderBy(asc(surveyAnswer.askedAt), asc(surveyAnswer.id)),
      ]);
      return rows;
    },
  };
}

function toAsked(row: { id: string; question: string; scaleStart: number; reasons: unknown }): AskedResearch {
  return { ...row, scaleStart: parseScaleStart(row.scaleStart), reasons: parseReasons(row.reasons) };
}
