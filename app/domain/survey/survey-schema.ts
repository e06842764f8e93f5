import * as z from "zod";
import { HIGHEST_SCORE, SCORE_CLASSES } from "./score.ts";
import {
  FOLLOW_UP_FILTERS,
  FOLLOW_UP_STATES,
  MAX_REASONS,
  MAX_SURVEY_TEXT,
  RESEARCH_STATUSES,
  SCALE_STARTS,
  SURVEY_USER_TYPES,
} from "./survey-terms.ts";

const optionalText = z
  .string()
  .trim()
  .max(MAX_SURVEY_TEXT)
  .nullable()
  .default(null)
  .transform((text) => (text === "" ? null : text));

/** An answer from the dialog; an empty text counts as absent. */
export const SurveyVoteSchema = z.strictObject({
  scoreValue: z.int().min(0).max(HIGHEST_SCORE),
  positiveFeedback: optionalText,
  negativeFeedback: optionalText,
  commentary: optionalText,
});

const coded = (code: string) => ({ message: code, params: { code } });

const ReasonsSchema = z
  .array(z.string().trim().min(1).max(80))
  .max(MAX_REASONS)
  .refine((reasons) => new Set(reasons).size === reasons.length, coded("REASON_REPEATED"));

const AudienceSchema = z
  .array(z.enum(SURVEY_USER_TYPES))
  .min(1)
  .max(SURVEY_USER_TYPES.length)
  .refine((types) => new Set(types).size === types.length, coded("AUDIENCE_REPEATED"));

const fields = {
  title: z.string().trim().min(1).max(80),
  question: z.string().trim().min(1).max(200),
  /** Types of user in the survey. */
  audience: AudienceSchema,
  /** Lowest possible score. */
  scaleStart: z.literal(SCALE_STARTS).default(0),
  /** Reasons offered to detractors. */
  reasons: ReasonsSchema.default([]),
};

/** Input of a new survey, which is a draft. */
export const ResearchInputSchema = z.strictObject(fields);

/** Input that replaces a stored version of a survey. */
export const ResearchUpdateSchema = z.strictObject({
  ...fields,
  status: z.enum(RESEARCH_STATUSES),
  version: z.int().min(1),
});

export const SURVEY_PAGE_SIZE = 20;

/** Query of a list of answers. */
export const AnswerQuerySchema = z.strictObject({
  scoreClass: z.enum(SCORE_CLASSES).optional(),
  followUp: z.enum(FOLLOW_UP_FILTERS).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

/** The follow-up of an answer, in the version that was read. */
export const FollowUpUpdateSchema = z.strictObject({
  state: z.enum(FOLLOW_UP_STATES),
  /** Id of an operator. */
  ownerId: z.string().min(1).max(64).nullable(),
  note: optionalText,
  version: z.int().min(1),
});

export type ResearchInput = z.infer<typeof ResearchInputSchema>;
export type ResearchUpdate = z.infer<typeof ResearchUpdateSchema>;
export type AnswerQuery = z.infer<typeof AnswerQuerySchema>;
export type FollowUpUpdate = z.infer<typeof FollowUpUpdateSchema>;
