import { expect, test } from "vitest";
import { changedFields, reapplyFields } from "./record-form.ts";

const STORED = { name: "Cabo", active: false, rows: ["a", "b"], types: ["x", "y"], product: null };

test("changes are named by field; spaces around a text and the order of a set are none", () => {
  expect(changedFields(STORED, { ...STORED, name: " Cabo ", types: ["y", "x"] }, ["types"])).toEqual([]);
  const typed = { ...STORED, active: true, rows: ["b", "a"] };
  expect(changedFields(STORED, typed, ["types"])).toEqual(["active", "rows"]);
});

test("the person's own fields go on top of what is stored now, all others are as they stand", () => {
  const mine = { ...STORED, name: "Cabo solar", rows: ["a"] };
  const current = { ...STORED, name: "Fio", rows: ["c"], active: true };
  expect(reapplyFields({ base: STORED, mine, current })).toEqual({
    ...current,
    name: "Cabo solar",
    rows: ["a"],
  });
});

test.each([
  ["what both added stands once", ["x", "y", "z"], ["x", "y", "z"], ["x", "y", "z"]],
  ["what both took out is gone", ["x"], ["x"], ["x"]],
  ["what one added and the other took out both hold", ["x", "y", "z"], ["y", "w"], ["y", "w", "z"]],
])("of a set, %s", (_title, mine, current, merged) => {
  const versions = { base: STORED, mine: { ...STORED, types: mine }, current: { ...STORED, types: current } };
  expect(reapplyFields(versions, ["types"]).types).toEqual(merged);
});
