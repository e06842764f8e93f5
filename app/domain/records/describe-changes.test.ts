import { expect, test } from "vitest";
import { describeChanges } from "./describe-changes.ts";

test("the log names what differs, and all of what is new", () => {
  const fields = ["name", "states"] as const;
  expect(describeChanges(fields, { name: "A", states: ["GO"] }, { name: "B", states: ["GO"] })).toEqual({
    name: { from: "A", to: "B" },
  });
  expect(describeChanges(fields, null, { name: "B", states: ["GO"] })).toEqual({
    name: { from: null, to: "B" },
    states: { from: null, to: ["GO"] },
  });
});
