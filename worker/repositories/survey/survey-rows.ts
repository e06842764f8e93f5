import * as z from "zod";
import { type ScaleStart, SURVEY_USER_TYPES, type SurveyUserType } from "#domain/survey/survey-terms.ts";

const Reasons = z.array(z.string()).catch([]);
const Audience = z.array(z.enum(SURVEY_USER_TYPES)).catch([]);

/** Reasons of a survey's row; empty for an invalid value. */
export function parseReasons(stored: unknown): string[] {
  return Reasons.parse(stored);
}

export function parseAudience(stored: unknown): SurveyUserType[] {
  return Audience.parse(stored);
}

export function parseScaleStart(stored: number): ScaleStart {
  return stored === 1 ? 1 : 0;
}
