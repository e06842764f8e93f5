import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { DETRACTOR_MAX } from "./score.ts";
import { isReasonRequired } from "./survey-steps.ts";
import type { ScaleStart } from "./survey-terms.ts";

/** What a person says in a survey. */
export interface SurveyVote {
  /** 0 to 10. */
  scoreValue: number;
  /** What a score of 7 or higher is owed to. */
  positiveFeedback: string | null;
  /** What should be better, at 6 or lower. */
  negativeFeedback: string | null;
  commentary: string | null;
}

const TEXTS = ["positiveFeedback", "negativeFeedback", "commentary"] as const;

/** Refuses a vote that the survey does not take: a score below its scale, a missing reason, praise with a low score
 *  or blame with a high one.
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

/** The vote to save, or null when what was said is saved already. An answer may be sent again, and completed by texts
 *  that it lacks, but nothing that was said is changed.
 *  @param saved - null before the vote
 *  @throws DomainError INVALID_TRANSITION for another answer than the one given */
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
