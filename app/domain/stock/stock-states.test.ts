import { expect, test } from "vitest";
import { canMove } from "#domain/shared/transitions.ts";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { ARRIVAL_TRANSITIONS } from "./stock-states.ts";

test("every state of an arrival can be reached, and a delivery comes once", () => {
  expect(unreachableStates(ARRIVAL_TRANSITIONS, "expected")).toEqual([]);
  expect(canMove(ARRIVAL_TRANSITIONS, "received", "received")).toBe(false);
  expect(canMove(ARRIVAL_TRANSITIONS, "received", "cancelled")).toBe(false);
});
