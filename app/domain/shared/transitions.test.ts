import { expect, test } from "vitest";
import { isDomainError } from "./errors.ts";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { assertTransition, canMove } from "./transitions.ts";

const DOOR = { open: ["closed"], closed: ["open", "locked"], locked: ["closed"] } as const;
const BROKEN = { start: ["end"], end: [], island: ["islet"], islet: ["island", "end"] } as const;

test.each([
  ["open", "closed", true],
  ["open", "locked", false],
  ["open", "open", false],
  ["closed", "locked", true],
] as const)("a door goes from %s to %s: %s", (from, to, expected) => {
  expect(canMove(DOOR, from, to)).toBe(expected);
});

test("a move of the table passes, another is refused with entity and both states", () => {
  assertTransition("door", DOOR, "open", "closed");
  try {
    assertTransition("door", DOOR, "open", "locked");
  } catch (error) {
    expect(isDomainError(error, "INVALID_TRANSITION") && error.details).toEqual({
      entity: "door",
      from: "open",
      to: "locked",
    });
  }
  expect.assertions(1);
});

test("states that nothing leads to are found, also when they lead to each other", () => {
  expect(unreachableStates(DOOR, "open")).toEqual([]);
  expect(unreachableStates(BROKEN, "start")).toEqual(["island", "islet"]);
});
