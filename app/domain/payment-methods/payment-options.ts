import {
  installmentsOf,
  type PaymentCondition,
  underPaymentCondition,
} from "#domain/pricing/payment-condition.ts";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";
import type { PaymentMethod, PaymentType, StoredCondition } from "./payment-method.ts";

/** A way to pay a given total: one condition of a payment method. */
export interface PaymentOption {
  /** Null for a payment method without conditions. */
  condition: StoredCondition | null;
  totalCents: Cents;
  installmentsCents: Cents[];
}

export interface OfferedMethod {
  /** Null for the Pix of a distributor without payment methods. */
  id: string | null;
  version: number;
  type: PaymentType;
  name: string;
  description: string;
  options: PaymentOption[];
}

/** The payment method of a distributor that has configured none. */
export const PLAIN_PIX: Omit<OfferedMethod, "options"> = {
  id: null,
  version: 0,
  type: "pix",
  name: "Pix",
  description: "",
};

/** The total under a condition, and the installments of what is paid after the down payment.
 *  @param condition - null for a payment without one */
export function amountsUnder(
  totalCents: Cents,
  condition: PaymentCondition | null,
): { totalCents: Cents; installmentsCents: Cents[] } {
  const total = condition === null ? totalCents : roundHalfUp(underPaymentCondition(totalCents, condition));
  return {
    totalCents: total,
    installmentsCents: installmentsOf(total, condition),
  };
}

/** Payment methods offered for a total, in the distributor's order: the active ones, each with its active conditions
 *  whose minimum the total reaches. A method without conditions is paid at once at the total itself; a method whose
 *  conditions all have a higher minimum is left out. Without any active method, the distributor sells by Pix. */
export function paymentOptions(methods: readonly PaymentMethod[], totalCents: Cents): OfferedMethod[] {
  const offered = methods.filter(({ active }) => active);
  const plain: PaymentOption = { condition: null, ...amountsUnder(totalCents, null) };
  if (offered.length === 0) return [{ ...PLAIN_PIX, options: [plain] }];
  return offered.flatMap(({ id, version, type, name, description, conditions }) => {
    const options = conditions.length === 0 ? [plain] : optionsOf(conditions, totalCents);
    return options.length === 0 ? [] : [{ id, version, type, name, description, options }];
  });
}

function optionsOf(conditions: readonly StoredCondition[], totalCents: Cents): PaymentOption[] {
  return conditions
    .filter(({ active, minimumCents }) => active && totalCents >= minimumCents)
    .map((condition) => ({ condition, ...amountsUnder(totalCents, condition) }));
}
