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
] as const;
export type PayerDeed = (typeof PAYER_DEEDS)[number];

/** Deeds that take money which has come. */
export const TAKING_DEEDS: readonly PayerDeed[] = ["giveBack", "chargeBack"];

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
 *  @example eventsOfDeed("payTwice", { amountCents: 500, heldCents: 0, method: "pix" }) // twice { type: "charge.paid", amountCents: 500 } */
export function eventsOfDeed(
  { deed, amountCents: other }: Pick<PayerAct, "deed" | "amountCents">,
  { amountCents, heldCents, method }: { amountCents: number; heldCents: number; method: ChargeMethod },
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
  }
}
