import type { ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

type Delivery = VisibleRequestContent["delivery"];

/** Where a request is delivered, in one line: its address, or the state as long as only that is known; null without
 *  either. */
export function deliveryAddressText({
  address,
  deliveryState,
}: Pick<Delivery, "address" | "deliveryState">): string | null {
  return address === null ? deliveryState : addressText(address);
}

/** An address in one line.
 *  @example addressText(address) // "Rua 1, 10, Centro, Goiânia - GO, 74000-000" */
export function addressText(address: NonNullable<Delivery["address"]>): string {
  const { patio, number, complement, neighborhood, city, state, CEP } = address;
  return [`${patio}, ${number}`, complement, neighborhood, `${city} - ${state}`, CEP]
    .filter((part) => part !== "")
    .join(", ");
}

/** A side of a modifier: a percentage, or an amount in reais; null for none.
 *  @example modifierText({ type: "percentage", amount: "2.5" }) // "2,5%" */
export function modifierText({ type, amount }: ValueModifier["increase"]): string | null {
  if (Number(amount) === 0) return null;
  const text = amount.replace(".", ",");
  return type === "percentage" ? `${text}%` : `R$ ${text}`;
}
