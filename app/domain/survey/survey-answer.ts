import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { DETRACTOR_MAX } from "./score.ts";
import { isReasonRequired } from "./survey-steps.ts";
import type { ScaleStart } from "./survey-terms.ts";

/** A person's answer to a survey. */
export interface SurveyVote {
  /** 0 to 10. */
  scoreValue: number;
  /** Reason for a score of 7 or higher. */
  positiveFeedback: string | null;
  /** Suggested improvement, for a score of 6 or lower. */
  negativeFeedback: string | null;
  commentary: string | null;
}

const TEXTS = ["positiveFeedback", "negativeFeedback", "commentary"] as const;

/** Refuses an answer that does not fit the survey: a score below its scale, a missing reason, praise with a low score
 *  or criticism with a high one.
 *  @throws DomainError INVALID_BODY with SCORE_BELOW_SCALE, REQUIRED, NOT_OF_SCORE */
export function assertVoteFits(vote: SurveyVote, scaleStart: ScaleStart): void {
  const { scoreValue, positiveFeedback, negativeFeedback } = vote;
  const isLow = scoreValue <= DETRACTOR_MAX;
  const issues: FieldIssue[] = [];
  if (scoreValue < scaleStart) {
    issues.push({ field: "scoreValue", code: "SCORE_BELOW_SCALE", message: "below the survey's scale" });
  }
  if (isReasonRequired({ score: scoreValue, scaleStart }) && negativeFeedback === null) {
    issues.push({ field: "negativeFeedback", code: "REQUIRED", message: "required at 6 or lower" });
  }
  if (isLow && positiveFeedback !== null) {
    issues.push({ field: "positiveFeedback", code: "NOT_OF_SCORE", message: "only at 7 or higher" });
  }
  if (!isLow && negativeFeedback !== null) {
    issues.push({ field: "negativeFeedback", code: "NOT_OF_SCORE", message: "only at 6 or lower" });
  }
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}

/** The answer to save; null if it is saved already. An answer may be repeated and completed by missing texts, but
 *  what was said cannot be changed.
 *  @param saved - null before the first answer
 *  @throws DomainError INVALID_TRANSITION for a different answer */
export function completeVote(saved: SurveyVote | null, vote: SurveyVote): SurveyVote | null {
  if (saved === null) return vote;
  const isOther =
    saved.scoreValue !== vote.scoreValue ||
    TEXTS.some((name) => saved[name] !== null && vote[name] !== null && saved[name] !== vote[name]);
  if (isOther) {
    throw new DomainError("INVALID_TRANSITION", { entity: "survey", from: "answered", to: "answered" });
  }
  const added = TEXTS.filter((name) => saved[name] === null && vote[name] !== null);
  if (added.length === 0) return null;
  return { ...saved, ...Object.fromEntries(added.map((name) => [name, vote[name]])) };
}
