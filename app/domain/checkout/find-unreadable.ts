import { modifierProblem } from "#domain/pricing/modifier-problem.ts";
import { readOwnCents, readSoldAlong } from "#domain/requests/sale-amounts.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { issue } from "./missing-parts.ts";
import { toModifierPart } from "./to-create-request.ts";

const SIDES = ["increase", "decrease"] as const;

/** Amounts of the total that cannot be parsed, by the field that the call would refuse. The total leaves them out, so
 *  the page must say so. */
export function findUnreadable({
  extraItems,
  valueModifier,
  additionalInfo: { companyServiceValue, invoiceValue },
}: CheckoutState): FieldIssue[] {
  return [
    ...extraItems.flatMap(({ amount }, place) =>
      readSoldAlong(amount) === null
        ? [issue(`extraItems.${String(place)}.amount`, "INVALID_EXTRA_AMOUNT")]
        : [],
    ),
    ...SIDES.flatMap((side) => {
      const part = toModifierPart(valueModifier[side]);
      const problem = modifierProblem(side, part);
      if (problem === null) return [];
      const code =
        problem === "TOO_LARGE" ? "INVALID_VALUE" : part.type === "fixed" ? "INVALID_AMOUNT" : problem;
      return [issue(`valueModifier.${side}.amount`, code)];
    }),
    ...ownIssue("companyServiceCents", companyServiceValue),
    ...ownIssue("invoiceCents", invoiceValue),
  ];
}

function ownIssue(field: string, typed: string): FieldIssue[] {
  return typed.trim() === "" || readOwnCents(typed) !== null ? [] : [issue(field, "INVALID_AMOUNT")];
}
