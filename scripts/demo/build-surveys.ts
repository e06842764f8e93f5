import { DEMO_DISTRIBUTOR_IDS, type DemoSlug } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { SURVEY_ANSWERS, type SurveyOpinion } from "./survey-opinions.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { DETRACTOR_MAX } from "#domain/survey/score.ts";
import { SURVEY_USER_TYPES } from "#domain/survey/survey-terms.ts";
import type { research, surveyAnswer } from "#worker/db/schema/directory.ts";

export interface SurveyRows {
  researches: (typeof research.$inferInsert)[];
  surveyAnswers: (typeof surveyAnswer.$inferInsert)[];
}

type AnswerRow = SurveyRows["surveyAnswers"][number];

const RESEARCH_ID = demoId("rsc", "platform", "nps");
/** Number of answers by people who no longer have an account, one per day. */
const PAST_ANSWERS = 136;
const FIRST_DAYS_AGO = 178;
const LAST_DAYS_AGO = 14;
/** The administrator who has not been asked yet. */
const NOT_ASKED = "admin@mercado.test";

/** A survey that has run for half a year. In the last days all demo accounts that can sign in were asked, except
 *  for one administrator, who is next.
 *  @param operatorId - operator who follows up answers */
export function buildSurveys(
  tenants: readonly DemoTenant[],
  { today, createdAt, operatorId }: { today: string; createdAt: string; operatorId: string },
): SurveyRows {
  return {
    researches: [
      {
        id: RESEARCH_ID,
        title: "NPS do portal",
        question: "De 0 a 10, quanto você recomendaria este portal a um colega?",
        audience: [...SURVEY_USER_TYPES],
        scaleStart: 0,
        reasons: ["Lentidão", "Difícil de usar", "Preços e condições", "Falta de produtos", "Atendimento"],
        status: "active",
        createdAt,
        updatedAt: createdAt,
      },
    ],
    surveyAnswers: [
      ...buildPastAnswers(today, operatorId),
      ...buildAccountAnswers(tenants, today, operatorId),
    ],
  };
}

function buildPastAnswers(today: string, operatorId: string): AnswerRow[] {
  const slugs = Object.keys(DEMO_DISTRIBUTOR_IDS) as DemoSlug[];
  return Array.from({ length: PAST_ANSWERS }, (_, index) => {
    const span = FIRST_DAYS_AGO - LAST_DAYS_AGO;
    const daysAgo = FIRST_DAYS_AGO - Math.floor((index * span) / (PAST_ANSWERS - 1));
    const slug = slugs[index % 5 === 4 ? 2 : index % 3 === 1 ? 1 : 0] ?? "solnascente";
    return buildAnswer(
      {
        slug,
        key: `past ${String(index)}`,
        userId: demoId("usr", slug, `survey ${String(index)}`),
        userType: index % 4 === 0 ? "staff" : "integrator",
        opinion: opinionOf(index),
        daysAgo,
      },
      today,
      operatorId,
    );
  });
}

function buildAccountAnswers(tenants: readonly DemoTenant[], today: string, operatorId: string): AnswerRow[] {
  const people = tenants.flatMap(({ slug, companies, users }) => {
    const applicants = companies.flatMap(({ key, application }) => (application === undefined ? [] : [key]));
    return users
      .filter(({ company }) => company === undefined || !applicants.includes(company))
      .map((user) => ({ slug, ...user }));
  });
  return people
    .filter(({ email }) => email !== NOT_ASKED)
    .map(({ slug, email, type }, index) =>
      buildAnswer(
        {
          slug,
          key: email,
          userId: demoId("usr", slug, email),
          userType: type,
          opinion: opinionOf(index * 7 + 3),
          daysAgo: 1 + (index % 12),
        },
        today,
        operatorId,
      ),
    );
}

/** The opinion at an index. Opinions improve over time: after the first third, the sequence skips most bad ones. */
function opinionOf(index: number): SurveyOpinion {
  const place = index < PAST_ANSWERS / 3 ? index : index * 3 + 1;
  return SURVEY_ANSWERS[place % SURVEY_ANSWERS.length] ?? { score: 10 };
}

function buildAnswer(
  {
    slug,
    key,
    userId,
    userType,
    opinion,
    daysAgo,
  }: {
    slug: DemoSlug;
    key: string;
    userId: string;
    userType: AnswerRow["userType"];
    opinion: SurveyOpinion;
    daysAgo: number;
  },
  today: string,
  operatorId: string,
): AnswerRow {
  const day = addDays(today, -daysAgo);
  const isLow = opinion.score <= DETRACTOR_MAX;
  const followUp = isLow ? followUpOf(daysAgo, operatorId) : {};
  return {
    id: demoId("srv", slug, key),
    researchId: RESEARCH_ID,
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    userId,
    userType,
    askedAt: `${day}T13:40:00.000Z`,
    answeredAt: `${day}T13:42:00.000Z`,
    scoreValue: opinion.score,
    commentary: opinion.commentary ?? null,
    positiveFeedback: isLow ? null : (opinion.reason ?? null),
    negativeFeedback: isLow ? (opinion.reason ?? "Difícil de usar") : null,
    ...followUp,
  };
}

/** Older complaints are followed up; the newest ones wait. */
function followUpOf(
  daysAgo: number,
  operatorId: string,
): Pick<AnswerRow, "followUpState" | "followUpOwnerId" | "followUpNote"> {
  if (daysAgo > 40) {
    return {
      followUpState: "done",
      followUpOwnerId: operatorId,
      followUpNote: "Conversamos por telefone e o problema foi resolvido.",
    };
  }
  if (daysAgo > 10) return { followUpState: "inProgress", followUpOwnerId: operatorId };
  return { followUpState: "open" };
}
