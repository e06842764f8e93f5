import { z } from "zod";
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

/** An answer as the dialog sends it; an empty text is none. */
export const SurveyVoteSchema = z
  .object({
    scoreValue: z.int().min(0).max(HIGHEST_SCORE),
    positiveFeedback: optionalText,
    negativeFeedback: optionalText,
    commentary: optionalText,
  })
  .strict();

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
  /** Types of user who are asked. */
  audience: AudienceSchema,
  /** Lowest score that can be chosen. */
  scaleStart: z.literal(SCALE_STARTS).default(0),
  /** What somebody who is not content can choose from. */
  reasons: ReasonsSchema.default([]),
};

/** A survey as it is made: a draft. */
export const ResearchInputSchema = z.object(fields).strict();

/** A survey as it shall be, in the version that was read. */
export const ResearchUpdateSchema = z
  .object({ ...fields, status: z.enum(RESEARCH_STATUSES), version: z.int().min(1) })
  .strict();

export const SURVEY_PAGE_SIZE = 20;

/** Answers that a list shows. */
export const AnswerQuerySchema = z
  .object({
    scoreClass: z.enum(SCORE_CLASSES).optional(),
    followUp: z.enum(FOLLOW_UP_FILTERS).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  })
  .strict();

/** What becomes of an answer, in the version that was read. */
export const FollowUpUpdateSchema = z
  .object({
    state: z.enum(FOLLOW_UP_STATES),
    /** One of the platform's people. */
    ownerId: z.string().min(1).max(64).nullable(),
    note: optionalText,
    version: z.int().min(1),
  })
  .strict();

export type ResearchInput = z.infer<typeof ResearchInputSchema>;
export type ResearchUpdate = z.infer<typeof ResearchUpdateSchema>;
export type AnswerQuery = z.infer<typeof AnswerQuerySchema>;
export type FollowUpUpdate = z.infer<typeof FollowUpUpdateSchema>;
