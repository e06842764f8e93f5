import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import type { Cents } from "#domain/shared/money.ts";

/** What is owed on an order, and what was paid; in cents. */
export interface OrderMoney {
  /** As it was agreed. */
  totalCents: Cents;
  /** Taken off by cancellations and returns. */
  takenOffCents: Cents;
  /** What is left of the total. */
  dueCents: Cents;
  paidCents: Cents;
  givenBackCents: Cents;
  /** Paid above what is due, and not given back yet. */
  toGiveBackCents: Cents;
  toPayCents: Cents;
}

/** The facts of an order's money. */
export interface MoneyFacts {
  totalCents: Cents;
  paymentStatus: PaymentStatus;
  /** What the provider says was paid, in all. */
  chargedCents: Cents;
  /** What each cancellation or return took off, and whether the order was paid by then. */
  returns: readonly { amountCents: Cents; wasPaid: boolean }[];
  refunds: readonly { amountCents: Cents }[];
}

/** What is due, was paid, and is to be given back. A payment that people confirmed by hand is of what was due then. */
export function moneyOfOrder(facts: MoneyFacts): OrderMoney {
  const { totalCents, paymentStatus, chargedCents, returns, refunds } = facts;
  const takenOffCents = sum(returns);
  const dueCents = totalCents - takenOffCents;
  const dueThen = totalCents - sum(returns.filter(({ wasPaid }) => !wasPaid));
  const byHand = paymentStatus === "received" ? dueThen : 0;
  const paidCents = chargedCents > 0 ? chargedCents : byHand;
  const givenBackCents = sum(refunds);
  const balance = paidCents - givenBackCents - dueCents;
  return {
    ...{ totalCents, takenOffCents, dueCents, paidCents, givenBackCents },
    toGiveBackCents: Math.max(balance, 0),
    toPayCents: Math.max(0 - balance, 0),
  };
}

function sum(list: readonly { amountCents: Cents }[]): Cents {
  return list.reduce((total, { amountCents }) => total + amountCents, 0);
}
