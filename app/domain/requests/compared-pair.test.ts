import { expect, test } from "vitest";
import { neighboursOf, versionsToCompare } from "./compared-pair.ts";

test.each([
  [{}, 7, { from: 6, to: 7 }],
  [{}, 1, { from: 1, to: 1 }],
  [{ to: 3 }, 7, { from: 2, to: 3 }],
  [{ to: 1 }, 7, { from: 1, to: 1 }],
  [{ from: 2 }, 7, { from: 2, to: 7 }],
  [{ from: 5, to: 2 }, 7, { from: 5, to: 2 }],
])("%j of %i versions compares %j", (asked, newest, pair) => {
  expect(versionsToCompare(asked, newest)).toEqual(pair);
});

test.each([
  [{ from: 1, to: 2 }, 2, null, null],
  [{ from: 2, to: 5 }, 6, { from: 1, to: 4 }, { from: 3, to: 6 }],
  [{ from: 5, to: 2 }, 5, { from: 4, to: 1 }, null],
])("beside %j of %i versions are %j and %j", (pair, newest, earlier, later) => {
  expect(neighboursOf(pair, newest)).toEqual({ earlier, later });
});
