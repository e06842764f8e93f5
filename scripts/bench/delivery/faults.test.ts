import { expect, test } from "vitest";
import { countFaults } from "./faults.ts";

const none = { missing: 0, repeated: 0, foreign: 0, disordered: 0 };

test.each([
  [[1, 2, 3], none],
  [[1, 3], { ...none, missing: 1 }],
  [[1, 2, 2, 3], { ...none, repeated: 1 }],
  [[1, 2, 3, 4], { ...none, foreign: 1 }],
  [[1, 3, 2], { ...none, disordered: 1 }],
  [[], { ...none, missing: 3 }],
])("somebody who should have 1, 2 and 3 and has %j: %j", (received, faults) => {
  expect(countFaults([[1, 2, 3], []], [received, []])).toEqual(faults);
});
