import { DETRACTOR_MAX } from "./score.ts";
import type { ScaleStart } from "./survey-terms.ts";

/** Steps of the survey's dialog: score, reasons, thanks. */
export type SurveyStep = 0 | 1 | 2;

export interface ChosenScore {
  score: number;
  scaleStart: ScaleStart;
}

/** Whether a reason is required: for 6 or lower, but not on the scale from 1. */
export function isReasonRequired({ score, scaleStart }: ChosenScore): boolean {
  return scaleStart === 0 && score <= DETRACTOR_MAX;
}

/** The step after the score: on the scale from 0 only detractors are asked for reasons; on the scale from 1 everybody
 *  may make a suggestion.
 *  @example stepAfterScore({ score: 7, scaleStart: 0 }) // 2 */
export function stepAfterScore(chosen: ChosenScore): SurveyStep {
  return chosen.scaleStart === 1 || isReasonRequired(chosen) ? 1 : 2;
}
