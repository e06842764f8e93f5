import { expect, test } from "vitest";
import { canMove } from "#domain/shared/transitions.ts";
import { unreachableStates } from "#tests/factories/unreachable-states.ts";
import { PAYMENT_STATUSES, PAYMENT_TRANSITIONS } from "./payment-status.ts";

const ALLOWED = [
  "notRequested → requested",
  "notRequested → received", // confirmed by hand
  "notRequested → cancelled",
  "requested → received",
  "requested → cancelled",
  "received → requested", // taken back by the payer's bank
  "received → cancelled", // sent back
  "cancelled → requested",
  "cancelled → received", // a late payment is kept
];

test("a payment makes these moves and no other", () => {
  const moves = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => canMove(PAYMENT_TRANSITIONS, from, to)).map((to) => `${from} → ${to}`),
  );
  expect(moves.sort()).toEqual([...ALLOWED].sort());
});

test("a payment is not requested, requested, received or cancelled, and reaches each of them [PAYMENT-02]", () => {
  expect(PAYMENT_STATUSES).toEqual(["notRequested", "requested", "received", "cancelled"]);
  expect(unreachableStates(PAYMENT_TRANSITIONS, "notRequested")).toEqual([]);
});
