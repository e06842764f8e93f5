import { expect, test } from "vitest";
import { canMove } from "#domain/shared/transitions.ts";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { decisionOf, INTEGRATOR_STATUSES, INTEGRATOR_TRANSITIONS } from "./integrator-status.ts";

const DECISIONS = [
  ["wait", "enable", "approve"],
  ["wait", "disable", "refuse"],
  ["disable", "wait", "reopen"],
  ["enable", "inactive", "deactivate"],
  ["inactive", "enable", "reactivate"],
] as const;

test.each(DECISIONS)("from %s to %s is to %s", (from, to, decision) => {
  expect(canMove(INTEGRATOR_TRANSITIONS, from, to)).toBe(true);
  expect(decisionOf(from, to)).toBe(decision);
});

test("no other move exists, and every state is reached from an application", () => {
  const moves = INTEGRATOR_STATUSES.flatMap((from) =>
    INTEGRATOR_STATUSES.filter((to) => canMove(INTEGRATOR_TRANSITIONS, from, to)).map((to) => [from, to]),
  );
  expect(moves).toHaveLength(DECISIONS.length);
  expect(decisionOf("disable", "enable")).toBeNull();
  expect(decisionOf("enable", "enable")).toBeNull();
  expect(unreachableStates(INTEGRATOR_TRANSITIONS, "wait")).toEqual([]);
});
