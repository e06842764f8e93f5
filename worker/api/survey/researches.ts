import * as z from "zod";
import { SCORE_CLASSES } from "#domain/survey/score.ts";
import {
  AnswerQuerySchema,
  FollowUpUpdateSchema,
  ResearchInputSchema,
  ResearchUpdateSchema,
} from "#domain/survey/survey-schema.ts";
import {
  FOLLOW_UP_STATES,
  RESEARCH_STATUSES,
  SCALE_STARTS,
  SURVEY_USER_TYPES,
} from "#domain/survey/survey-terms.ts";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const ResearchSchema = z.object({
  id: z.string(),
  title: z.string(),
  question: z.string(),
  audience: z.array(z.enum(SURVEY_USER_TYPES)),
  scaleStart: z.literal(SCALE_STARTS),
  reasons: z.array(z.string()),
  status: z.enum(RESEARCH_STATUSES),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

const figure = {
  /** -100 to 100; null without answers. */
  nps: z.int().nullable(),
  answers: z.int(),
  counts: z.record(z.enum(SCORE_CLASSES), z.int()),
};

const ResultsSchema = z.object({
  ...figure,
  asked: z.int(),
  postponed: z.int(),
  distribution: z.array(z.object({ score: z.int(), answers: z.int() })),
  trend: z.array(z.object({ month: z.string(), ...figure })),
  distributors: z.array(z.object({ distributorId: z.string(), name: z.string(), ...figure })),
});

const AnswerSchema = z.object({
  id: z.string(),
  distributorId: z.string(),
  distributorName: z.string(),
  userId: z.string(),
  userType: z.enum(SURVEY_USER_TYPES),
  /** Current name of the person at the distributor; null for an unknown person. */
  personName: z.string().nullable(),
  answeredAt: z.string(),
  scoreValue: z.int(),
  commentary: z.string().nullable(),
  positiveFeedback: z.string().nullable(),
  negativeFeedback: z.string().nullable(),
  followUpState: z.enum(FOLLOW_UP_STATES).nullable(),
  followUpOwnerId: z.string().nullable(),
  followUpOwnerName: z.string().nullable(),
  followUpNote: z.string().nullable(),
  version: z.int(),
});

const id = z.string().min(1).max(64);
const contract = { tag: "Survey", access: PLATFORM_ACCESS } as const;
const params = z.strictObject({ id });

export const listResearchesRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    path: "/app/admin/nps",
    summary: "All surveys, newest first, each with its figure",
    answer: z.object({
      items: z.array(
        ResearchSchema.extend({
          asked: z.int(),
          answered: z.int(),
          nps: z.int().nullable(),
          firstAskedAt: z.string().nullable(),
          lastAskedAt: z.string().nullable(),
        }),
      ),
    }),
  },
  async ({ services }) => ({ items: await services.researches.list() }),
);

export const createResearchRoute = createApiRoute(
  {
    ...contract,
    method: "post",
    path: "/app/admin/nps",
    summary: "Make a survey, as a draft",
    body: ResearchInputSchema,
    answer: ResearchSchema,
    status: 201,
  },
  ({ body, services }) => services.researches.create(body),
);

export const readResearchRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    path: "/app/admin/nps/{id}",
    summary: "A survey with its results",
    params,
    answer: ResearchSchema.extend({ results: ResultsSchema }),
  },
  async ({ params: { id }, services }) => {
    const { research, results } = await services.researches.read(id);
    return { ...research, results };
  },
);

export const updateResearchRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: "/app/admin/nps/{id}",
    summary: "Change, activate or end a survey in the version that was read",
    params,
    body: ResearchUpdateSchema,
    answer: ResearchSchema,
  },
  ({ params: { id }, body, services }) => services.researches.update(id, body),
);

export const deleteResearchRoute = createApiRoute(
  {
    ...contract,
    method: "delete",
    path: "/app/admin/nps/{id}",
    summary: "Delete a survey that never asked anybody",
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.researches.remove(id);
    return { deleted: true };
  },
);

export const listSurveyAnswersRoute = createApiRoute(
  {
    ...contract,
    method: "get",
    path: "/app/admin/nps/{id}/answers",
    summary: "What people answered, newest first, with what becomes of it",
    params,
    query: AnswerQuerySchema,
    answer: z.object({ items: z.array(AnswerSchema), totalItems: z.int() }),
  },
  ({ params: { id }, query, services }) => services.researches.listAnswers(id, query),
);

export const updateFollowUpRoute = createApiRoute(
  {
    ...contract,
    method: "put",
    path: "/app/admin/nps/{id}/answers/{answerId}/follow-up",
    summary: "Say who sees to an answer of somebody who is not content, and how far that is",
    params: z.strictObject({ id, answerId: id }),
    body: FollowUpUpdateSchema,
    answer: AnswerSchema,
  },
  ({ params: { id, answerId }, body, services }) => services.researches.updateFollowUp(id, answerId, body),
);
