import { isAwaited, type PaymentStatus } from "./payment-status.ts";

/** What is left of an order's total after cancellations and returns, in cents.
 *  @param order.returnedCents - what they took off; null before the first */
export function dueOf({
  totalCents,
  returnedCents,
}: {
  totalCents: number;
  returnedCents: number | null;
}): number {
  return totalCents - (returnedCents ?? 0);
}

/** Whether all of an order was cancelled or came back, so that nothing is charged.
 *  @param order.totalCents - null for people who may not see it */
export function isNothingDue({
  totalCents,
  returnedCents,
}: {
  totalCents: number | null;
  returnedCents: number | null;
}): boolean {
  return returnedCents !== null && totalCents !== null && dueOf({ totalCents, returnedCents }) <= 0;
}

/** What says whether an order can still be paid. */
export interface PayableOrder {
  paymentStatus: PaymentStatus;
  dealStatus: { group: string };
  deletedAt: string | null;
  /** Null for people who may not see it. */
  totalCents: number | null;
  returnedCents: number | null;
}

/** Whether its payer may pay an order: the payment is awaited, something of it is left, and the order is neither refused
 *  nor deleted. */
export function awaitsPayment({ paymentStatus, dealStatus, deletedAt, ...sums }: PayableOrder): boolean {
  const isOver = dealStatus.group === "refused" || deletedAt !== null;
  return isAwaited(paymentStatus) && !isOver && !isNothingDue(sums);
}

/** Names of the chosen payment method and condition; empty if there was no choice.
 *  @example paymentName({ methodName: "Boleto", condition: { name: "28 dias" } }) // "Boleto · 28 dias" */
export function paymentName({
  methodName,
  condition,
}: {
  methodName: string;
  condition: { name: string } | null;
}): string {
  return [methodName, condition?.name ?? ""].filter((name) => name !== "").join(" · ");
}
