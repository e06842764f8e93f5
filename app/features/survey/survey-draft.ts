import { DETRACTOR_MAX } from "#domain/survey/score.ts";
import type { SurveyVote } from "#domain/survey/survey-answer.ts";

/** Input of the person so far. */
export interface SurveyDraft {
  score: number | null;
  /** One of the survey's reasons, or `OTHER_REASON` for a text of one's own. */
  reason: string | null;
  otherReason: string;
  /** The reason for the score, with the score on a scale from 1. */
  feedback: string;
  commentary: string;
  praise: string;
}

/** Value for a text of one's own. No survey offers it, since its reasons are not empty. */
export const OTHER_REASON = "";

export const EMPTY_DRAFT: SurveyDraft = {
  score: null,
  reason: null,
  otherReason: "",
  feedback: "",
  commentary: "",
  praise: "",
};

/** The chosen or written reason; null without one. */
export function reasonOf({ reason, otherReason }: SurveyDraft): string | null {
  return textOrNull(reason === OTHER_REASON ? otherReason : (reason ?? ""));
}

/** The vote as the API takes it. */
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
