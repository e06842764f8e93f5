import { expect, test } from "vitest";
import { canMove } from "#domain/shared/transitions.ts";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { IMPORT_MOVES } from "./import-state.ts";

test("each state of an import is reached, and nothing is applied that was not checked", () => {
  expect(unreachableStates(IMPORT_MOVES, "uploaded")).toEqual([]);
  expect(canMove(IMPORT_MOVES, "uploaded", "applying")).toBe(false);
  expect(canMove(IMPORT_MOVES, "checked", "applying")).toBe(true);
});
