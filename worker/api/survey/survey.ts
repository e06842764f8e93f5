import * as z from "zod";
import { SurveyVoteSchema } from "#domain/survey/survey-schema.ts";
import { surveyAccess } from "#worker/services/survey/answer-survey.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";

const OwnAnswerSchema = z.object({
  id: z.string(),
  /** 0 to 10; -1 before the answer. */
  scoreValue: z.int(),
  positiveFeedback: z.string().nullable(),
  negativeFeedback: z.string().nullable(),
  commentary: z.string().nullable(),
  askedAt: z.string(),
  postponedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
});

const contract = {
  method: "put",
  tag: "Survey",
  access: surveyAccess,
  params: z.strictObject({ id: z.string().min(1).max(64) }),
  answer: OwnAnswerSchema,
} as const;

export const answerSurveyRoute = createApiRoute(
  {
    ...contract,
    path: "/app/user/nps/{id}/answer",
    summary: "Answer a survey; the same answer may be sent again, and completed by texts that it lacks",
    body: SurveyVoteSchema,
  },
  ({ params, body, services }) => services.survey.answer(params.id, body),
);

export const postponeSurveyRoute = createApiRoute(
  {
    ...contract,
    path: "/app/user/nps/{id}/postpone",
    summary: "Leave a survey unanswered until the next asking",
  },
  ({ params, services }) => services.survey.postpone(params.id),
);
