import { expect, test } from "vitest";
import { canMove, unreachableStates } from "#domain/shared/transitions.ts";
import { ARRIVAL_TRANSITIONS, RESERVATION_TRANSITIONS, STOCK_STATUS_TRANSITIONS } from "./stock-states.ts";

test("every state of reservations, arrivals and orders' stock can be reached", () => {
  expect(unreachableStates(RESERVATION_TRANSITIONS, "held")).toEqual([]);
  expect(unreachableStates(ARRIVAL_TRANSITIONS, "expected")).toEqual([]);
  expect(unreachableStates(STOCK_STATUS_TRANSITIONS, "reserved")).toEqual([]);
});

test("units that left come back to their order first, and a delivery comes once", () => {
  expect(canMove(RESERVATION_TRANSITIONS, "discounted", "released")).toBe(false);
  expect(canMove(RESERVATION_TRANSITIONS, "discounted", "held")).toBe(true);
  expect(canMove(ARRIVAL_TRANSITIONS, "received", "received")).toBe(false);
  expect(canMove(ARRIVAL_TRANSITIONS, "received", "cancelled")).toBe(false);
  expect(canMove(STOCK_STATUS_TRANSITIONS, "discounted", "released")).toBe(false);
});
