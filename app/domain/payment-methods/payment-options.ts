import {
  type PaymentCondition,
  planInstallments,
  underPaymentCondition,
} from "#domain/pricing/payment-condition.ts";
import { type Cents, roundHalfUp } from "#domain/shared/money.ts";
import type { PaymentMethod, PaymentType, StoredCondition } from "./payment-method.ts";

/** One way to pay a certain total. */
export interface PaymentOption {
  /** Null for a way to pay without a condition. */
  condition: StoredCondition | null;
  totalCents: Cents;
  installmentsCents: Cents[];
}

export interface OfferedMethod {
  /** Null for Pix where the distributor has set up no way to pay. */
  id: string | null;
  version: number;
  type: PaymentType;
  name: string;
  description: string;
  options: PaymentOption[];
}

/** The way to pay of a distributor that has set up none. */
export const PLAIN_PIX: Omit<OfferedMethod, "options"> = {
  id: null,
  version: 0,
  type: "pix",
  name: "Pix",
  description: "",
};

/** What a total comes to under a condition, in installments.
 *  @param condition - null for none
 *  @example amountsUnder(1_000_000, { …, value: "10", conditionType: "increase", modifierType: "percentage",
 *    quantityOfInstallments: 10 }) // 1_100_000 in ten times 110_000 */
export function amountsUnder(
  totalCents: Cents,
  condition: PaymentCondition | null,
): { totalCents: Cents; installmentsCents: Cents[] } {
  const total = condition === null ? totalCents : roundHalfUp(underPaymentCondition(totalCents, condition));
  return {
    totalCents: total,
    installmentsCents: planInstallments(total, condition?.quantityOfInstallments ?? 1),
  };
}

/** Ways to pay a total, in the distributor's order: those that are on, each with its conditions that are on and whose
 *  minimum the total reaches. One that has no conditions at all is paid at once at the total itself; one whose conditions
 *  all ask for more is left out. A distributor that has none that is on sells by Pix. */
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
