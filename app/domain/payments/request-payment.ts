import type { PaymentType } from "#domain/payment-methods/payment-method.ts";

/** Whether an order is paid on its own page: by Pix. Every other way to pay is charged for by the distributor, outside.
 *  @example isPaidByPix({ type: "boleto" }) // false */
export function isPaidByPix({ type }: { type: PaymentType }): boolean {
  return type === "pix";
}

/** The way to pay and the condition that were chosen; empty where there was nothing to choose.
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
