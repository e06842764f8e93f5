import type { AmountRefusal } from "#domain/shared/amount.ts";
import { fill } from "./fill.ts";

/** Why a text is no amount, wherever one is typed. */
export const AMOUNT_REFUSALS = {
  EMPTY: "Digite uma quantidade.",
  NOT_A_NUMBER: "Digite só números, como 12.",
  NEGATIVE: "A quantidade não pode ser negativa.",
  DECIMAL: "A quantidade é inteira: sem vírgula.",
} as const;

/** The same where a place has its own limit, given as people write it. */
export function amountRefusalText(refusal: AmountRefusal, most: string): string {
  return refusal === "TOO_MANY" ? fill("No máximo {most} unidades.", { most }) : AMOUNT_REFUSALS[refusal];
}
