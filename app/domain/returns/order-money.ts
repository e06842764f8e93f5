import type { Ledger } from "#domain/payments/ledger.ts";
import type { Cents } from "#domain/shared/money.ts";

/** What is owed on an order, and what was paid; in cents. */
export interface OrderMoney {
  /** As it was agreed. */
  totalCents: Cents;
  /** Taken off by cancellations and returns. */
  takenOffCents: Cents;
  /** What is left of the total. */
  dueCents: Cents;
  /** Came in, less what banks took back. */
  paidCents: Cents;
  givenBackCents: Cents;
  /** Paid above what is due, and not given back yet. */
  toGiveBackCents: Cents;
  /** What is missing even if all that came counts. */
  toPayCents: Cents;
}

/** The facts of an order's money. */
export interface MoneyFacts {
  totalCents: Cents;
  /** What cancellations and returns took off. */
  takenOffCents: Cents;
  ledger: Pick<Ledger, "heldCents" | "refundedCents" | "countedCents" | "waivedCents" | "outsideCents">;
}

/** The most that people may say to have given back outside of the portal: what is owed, or all that came outside. */
export function mostBackOf(facts: MoneyFacts): Cents {
  return Math.max(moneyOfOrder(facts).toGiveBackCents, facts.ledger.outsideCents);
}

/** What is due, was paid, and is to be given back, by the order's ledger. Whoever was sent a part back has not paid less. */
export function moneyOfOrder({ totalCents, takenOffCents, ledger }: MoneyFacts): OrderMoney {
  const { heldCents, refundedCents, countedCents, waivedCents } = ledger;
  const dueCents = totalCents - takenOffCents;
  const openCents = dueCents - waivedCents - countedCents;
  return {
    ...{ totalCents, takenOffCents, dueCents },
    paidCents: heldCents + refundedCents,
    givenBackCents: refundedCents,
    toGiveBackCents: Math.max(heldCents - dueCents, 0),
    toPayCents: Math.max(Math.min(openCents, dueCents - heldCents), 0),
  };
}
