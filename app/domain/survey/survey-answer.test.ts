import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import { assertVoteFits, completeVote, type SurveyVote } from "./survey-answer.ts";
import { isReasonRequired, stepAfterScore } from "./survey-steps.ts";

const vote = (part: Partial<SurveyVote>): SurveyVote => ({
  scoreValue: 10,
  positiveFeedback: null,
  negativeFeedback: null,
  commentary: null,
  ...part,
});

function refusalOf(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    if (isDomainError(error, "INVALID_BODY")) {
      return error.details.issues.map(({ field, code }) => `${field} ${code}`);
    }
    return isDomainError(error) ? error.code : error;
  }
}

test.each([
  [{ scoreValue: 6 }, 0, ["negativeFeedback REQUIRED"]],
  [{ scoreValue: 6, negativeFeedback: "Lentidão" }, 0, null],
  [{ scoreValue: 7 }, 0, null],
  [{ scoreValue: 6 }, 1, null],
  [{ scoreValue: 0, negativeFeedback: "Lentidão" }, 0, null],
  [{ scoreValue: 0, negativeFeedback: "Lentidão" }, 1, ["scoreValue SCORE_BELOW_SCALE"]],
  [{ scoreValue: 1 }, 1, null],
  [{ scoreValue: 7, negativeFeedback: "Lentidão" }, 0, ["negativeFeedback NOT_OF_SCORE"]],
  [
    { scoreValue: 6, negativeFeedback: "Lentidão", positiveFeedback: "Rápido" },
    0,
    ["positiveFeedback NOT_OF_SCORE"],
  ],
] as const)("a vote %o on the scale from %i: %o", (part, scaleStart, expected) => {
  expect(refusalOf(() => assertVoteFits(vote(part), scaleStart))).toEqual(expected);
});

test("the first vote is saved as it is", () => {
  expect(completeVote(null, vote({ scoreValue: 9 }))).toEqual(vote({ scoreValue: 9 }));
});

test("the same vote again changes nothing, also without its texts", () => {
  const saved = vote({ scoreValue: 9, commentary: "Bom" });
  expect(completeVote(saved, saved)).toBeNull();
  expect(completeVote(saved, vote({ scoreValue: 9 }))).toBeNull();
});

test("texts that were missing complete an answer and keep what was said", () => {
  const saved = vote({ scoreValue: 9, commentary: "Bom" });
  expect(completeVote(saved, vote({ scoreValue: 9, positiveFeedback: "Rápido" }))).toEqual({
    scoreValue: 9,
    positiveFeedback: "Rápido",
    negativeFeedback: null,
    commentary: "Bom",
  });
});

test("another score or another text than the one given is refused", () => {
  const saved = vote({ scoreValue: 9, commentary: "Bom" });
  expect(refusalOf(() => completeVote(saved, vote({ scoreValue: 8 })))).toBe("INVALID_TRANSITION");
  expect(refusalOf(() => completeVote(saved, vote({ scoreValue: 9, commentary: "Ruim" })))).toBe(
    "INVALID_TRANSITION",
  );
});

test.each([
  [{ score: 6, scaleStart: 0 }, true, 1],
  [{ score: 7, scaleStart: 0 }, false, 2],
  [{ score: 6, scaleStart: 1 }, false, 1],
  [{ score: 7, scaleStart: 1 }, false, 1],
] as const)("after %o a reason is required: %s, and the next step is %i", (chosen, isRequired, step) => {
  expect(isReasonRequired(chosen)).toBe(isRequired);
  expect(stepAfterScore(chosen)).toBe(step);
});
