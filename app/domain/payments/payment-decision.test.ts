import { expect, test } from "vitest";
import { chargeStatusAt, decidePayment, isMismatch } from "./payment-decision.ts";

test.each([
  ["pending", "2026-11-21T12:00:00.001Z", "pending"],
  ["pending", "2026-11-21T12:00:00.000Z", "expired"], // the charge expires at this very instant
  ["pending", "2026-11-21T11:59:59.999Z", "expired"],
  ["paid", "2026-11-21T11:00:00.000Z", "paid"],
  ["expired", "2026-11-21T13:00:00.000Z", "expired"],
] as const)("at noon a charge that is %s until %s is %s", (status, expiresAt, expected) => {
  expect(chargeStatusAt({ status, expiresAt }, "2026-11-21T12:00:00.000Z")).toBe(expected);
});

type Decision = Parameters<typeof decidePayment>[0];

function decide(changes: Partial<Decision> & { status?: Decision["charge"]["status"] }) {
  const { status = "pending", ...event } = changes;
  return decidePayment({
    type: "charge.paid",
    amountCents: 10_000,
    charge: { status, amountCents: 10_000 },
    paymentStatus: "requested",
    ...event,
  });
}

test.each([
  ["pending", "requested", { charge: "paid", paymentStatus: "received" }],
  ["expired", "requested", { charge: "paid", paymentStatus: "received" }],
  ["pending", "cancelled", { charge: "paid", paymentStatus: "received" }],
  // Another charge has paid the order: this payment is recorded, the order stays received.
  ["expired", "received", { charge: "paid", paymentStatus: "received" }],
  ["paid", "received", null],
] as const)("money for a charge that is %s, on an order that is %s", (status, paymentStatus, outcome) => {
  expect(decide({ status, paymentStatus })).toEqual(outcome);
});

test.each([
  ["pending", { charge: "expired", paymentStatus: "requested" }],
  ["expired", null],
  ["paid", null],
] as const)("the end of a charge that is %s", (status, outcome) => {
  expect(decide({ type: "charge.expired", status })).toEqual(outcome);
});

test.each([9_999, 10_001, 0])("%i cents for a charge of 10 000 change nothing", (amountCents) => {
  expect(decide({ amountCents })).toBeNull();
  expect(decide({ amountCents, status: "expired" })).toBeNull();
});

test.each([
  ["charge.paid", 99_999, "pending", true],
  ["charge.paid", 100_001, "pending", true],
  ["charge.paid", 100_000, "pending", false],
  ["charge.paid", 99_999, "expired", true],
  ["charge.paid", 99_999, "paid", false], // the charge is already paid
  ["charge.expired", 99_999, "pending", false],
] as const)(
  "whether %s of %i for a %s charge of 100000 is of another amount: %s",
  (type, paid, status, is) => {
    expect(isMismatch({ type, amountCents: paid, charge: { status, amountCents: 100_000 } })).toBe(is);
  },
);
