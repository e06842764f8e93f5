import { type ChargeMethod, isCard } from "#domain/settings/charge-methods.ts";

/** What the sandbox's bank can do with a charge. `payLate` is a payment after the charge has ended; `decline` is a payment
 *  that the bank refuses. */
export const PAYER_DEEDS = [
  "pay",
  "payOther",
  "payTwice",
  "payLate",
  "decline",
  "giveBack",
  "chargeBack",
  "payOut",
] as const;
export type PayerDeed = (typeof PAYER_DEEDS)[number];

/** Deeds that take money which has come. */
export const TAKING_DEEDS: readonly PayerDeed[] = ["giveBack", "chargeBack"];

/** What the sandbox keeps of a payment, as providers do: a part of it, or the same for each slip. */
const SANDBOX_FEES = {
  pix: { share: 0.0099, cents: 0 },
  boleto: { share: 0, cents: 349 },
  credito: { share: 0.0498, cents: 0 },
  debito: { share: 0.0199, cents: 0 },
} as const satisfies Record<ChargeMethod, { share: number; cents: number }>;

/** The sandbox's fee of a payment, in cents; never more than was paid. */
export function sandboxFeeOf(method: ChargeMethod, paidCents: number): number {
  const { share, cents } = SANDBOX_FEES[method];
  return Math.min(Math.round(paidCents * share) + cents, paidCents);
}

/** After how many seconds the provider tells of it. */
export const PAYER_DELAYS = [0, 5, 20] as const;

/** What somebody has the sandbox's bank do. */
export interface PayerAct {
  deed: PayerDeed;
  /** What is paid by `payOther`, above zero; ignored otherwise. */
  amountCents: number | null;
  delaySeconds: (typeof PAYER_DELAYS)[number];
}

/** What a provider tells of a deed, in order.
 *  @param charge.heldCents - what has come and was not sent back
 *  @param charge.notPaidOutCents - what of it the distributor has not got yet
 *  @example eventsOfDeed("payTwice", { amountCents: 500, heldCents: 0, notPaidOutCents: 0, method: "pix" })
 *  // twice { type: "charge.paid", amountCents: 500 } */
export function eventsOfDeed(
  { deed, amountCents: other }: Pick<PayerAct, "deed" | "amountCents">,
  {
    amountCents,
    heldCents,
    notPaidOutCents,
    method,
  }: { amountCents: number; heldCents: number; notPaidOutCents: number; method: ChargeMethod },
) {
  const paid = { type: "charge.paid", amountCents } as const;
  switch (deed) {
    case "pay":
      return [paid];
    case "payOther":
      return [{ ...paid, amountCents: other ?? amountCents }];
    case "payTwice":
      return [paid, paid];
    case "payLate":
      return [{ type: "charge.expired", amountCents } as const, paid];
    case "decline":
      // Of a Pix or a boleto that a bank refuses nobody hears.
      return isCard(method) ? [{ type: "charge.declined", amountCents } as const] : [];
    case "giveBack":
      return [{ type: "charge.refunded", amountCents: heldCents } as const];
    case "chargeBack":
      return [{ type: "charge.charged-back", amountCents: heldCents } as const];
    case "payOut":
      return [{ type: "charge.paid-out", amountCents: notPaidOutCents } as const];
  }
}
