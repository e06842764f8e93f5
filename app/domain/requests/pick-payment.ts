import type { OfferedMethod, PaymentOption } from "#domain/payment-methods/payment-options.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { SummedContent } from "./request-sum.ts";
import type { PaymentChoice } from "./sale-choices-schema.ts";

/** A way to pay with one of its conditions. */
export interface PickedPayment {
  method: OfferedMethod;
  option: PaymentOption;
}

/** The chosen option among those offered.
 *  @throws DomainError NOT_FOUND for a payment that is not offered for the total */
export function pickOption(options: readonly OfferedMethod[], choice: PaymentChoice): PickedPayment {
  const found = findOption(options, choice);
  if (found === null) {
    const id = choice.condition ?? choice.method ?? choice.type;
    throw new DomainError("NOT_FOUND", { entity: "paymentMethod", id });
  }
  return found;
}

/** The chosen option among those offered; null if it is not offered. */
export function findOption(
  options: readonly OfferedMethod[],
  { type, method, condition }: PaymentChoice,
): PickedPayment | null {
  const found = options.find((one) => one.type === type && (method === undefined || one.id === method));
  const option = found?.options.find(
    (one) => condition === undefined || (one.condition?.id ?? null) === condition,
  );
  return found === undefined || option === undefined ? null : { method: found, option };
}

/** The default option, before a choice. */
export function firstOption([method]: readonly OfferedMethod[]): PickedPayment | null {
  const option = method?.options[0];
  return method === undefined || option === undefined ? null : { method, option };
}

/** The condition, for the content of a request. */
export function conditionOf(option: PaymentOption | null): SummedContent["payment"]["condition"] {
  if (!option?.condition) return null;
  const { minimumCents: _least, active: _isOffered, ...condition } = option.condition;
  return condition;
}
