import { expect, test } from "vitest";
import { judgeFormAge } from "./form-age.ts";

test.each([
  [-1, "tooFast"],
  [2_999, "tooFast"],
  [3_000, "right"],
  [86_400_000, "right"],
  [86_400_001, "expired"],
])("a form that is %i ms old is %s", (ageMs, judgement) => {
  expect(judgeFormAge(ageMs)).toBe(judgement);
});
