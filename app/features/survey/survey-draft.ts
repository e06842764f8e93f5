import { DETRACTOR_MAX } from "#domain/survey/score.ts";
import type { SurveyVote } from "#domain/survey/survey-answer.ts";

/** What the person has entered so far. */
export interface SurveyDraft {
  score: number | null;
  /** One of the survey's reasons; `OTHER_REASON` for the person's own words. */
  reason: string | null;
  otherReason: string;
  /** What lies behind the score, on the scale from 1. */
  feedback: string;
  commentary: string;
  praise: string;
}

/** Stands for the person's own words; no survey offers it, since reasons are not empty. */
export const OTHER_REASON = "";

export const EMPTY_DRAFT: SurveyDraft = {
  score: null,
  reason: null,
  otherReason: "",
  feedback: "",
  commentary: "",
  praise: "",
};

/** The reason that was chosen or written; null while there is none. */
export function reasonOf({ reason, otherReason }: SurveyDraft): string | null {
  return textOrNull(reason === OTHER_REASON ? otherReason : (reason ?? ""));
}

/** The vote as the portal takes it. */
export function toVote(draft: SurveyDraft & { score: number }): SurveyVote {
  const { score, feedback, commentary, praise } = draft;
  const isLow = score <= DETRACTOR_MAX;
  return {
    scoreValue: score,
    positiveFeedback: isLow ? null : (textOrNull(feedback) ?? textOrNull(praise)),
    negativeFeedback: isLow ? (reasonOf(draft) ?? textOrNull(feedback)) : null,
    commentary: textOrNull(commentary),
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === "" ? null : text.trim();
}
