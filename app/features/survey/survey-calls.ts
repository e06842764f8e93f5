import type { SurveyVote } from "#domain/survey/survey-answer.ts";
import { ApiCallError } from "#app/lib/calls/api-request.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";

/** Result of sending an answer. */
export type Delivery = "saved" | "answeredElsewhere" | "failed";

/** Sends an answer. An earlier answer from another device is kept instead. */
export async function sendAnswer(id: string, vote: SurveyVote): Promise<Delivery> {
  try {
    await backgroundApi.call("PUT", `/app/user/nps/${encodeURIComponent(id)}/answer`, { body: vote });
    return "saved";
  } catch (error) {
    const isTaken = error instanceof ApiCallError && error.type === "INVALID_TRANSITION";
    return isTaken ? "answeredElsewhere" : "failed";
  }
}

/** Postpones the survey. If the request fails, the survey is shown once more. */
export function postpone(id: string): void {
  backgroundApi.call("PUT", `/app/user/nps/${encodeURIComponent(id)}/postpone`).catch(() => undefined);
}
