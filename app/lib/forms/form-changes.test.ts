import { expect, test } from "vitest";
import { changedFields, reapplyChanges } from "./form-changes.ts";

const SHOWN = { name: "Cabo", basePriceCents: "1.234,56", type: "custom", categories: ["a"], active: false };

test("the person's own changes go on top of what is stored now", () => {
  const typed = { ...SHOWN, name: "Cabo solar" };
  const current = { ...SHOWN, name: "Fio", active: true };
  expect(changedFields(SHOWN, typed)).toEqual(["name"]);
  expect(reapplyChanges(SHOWN, typed, current)).toEqual({ ...SHOWN, name: "Cabo solar", active: true });
});
