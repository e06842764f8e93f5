import { expect, test } from "vitest";
import { eventsOfDeed, PAYER_DEEDS } from "./payer-deed.ts";

test("a provider tells of what a bank does, and of nothing that it refuses", () => {
  const charge = { amountCents: 500, heldCents: 300, notPaidOutCents: 290, method: "pix" as const };
  const told = PAYER_DEEDS.map((deed) => [
    deed,
    eventsOfDeed({ deed, amountCents: 450 }, charge).map(
      ({ type, amountCents }) => `${type} ${String(amountCents)}`,
    ),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    pay: ["charge.paid 500"],
    payOther: ["charge.paid 450"],
    payTwice: ["charge.paid 500", "charge.paid 500"],
    payLate: ["charge.expired 500", "charge.paid 500"],
    decline: [],
    giveBack: ["charge.refunded 300"],
    chargeBack: ["charge.charged-back 300"],
    payOut: ["charge.paid-out 290"],
  });
  expect(eventsOfDeed({ deed: "decline", amountCents: null }, { ...charge, method: "credito" })).toEqual([
    { type: "charge.declined", amountCents: 500 },
  ]);
});
