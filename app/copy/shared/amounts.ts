import type { AmountRefusal } from "#domain/shared/amount.ts";
import { fill } from "./fill.ts";

const TEXTS: Record<AmountRefusal, string> = {
  EMPTY: "Digite uma quantidade.",
  NOT_A_NUMBER: "Digite só números, como 12.",
  NEGATIVE: "A quantidade não pode ser negativa.",
  DECIMAL: "A quantidade é inteira: sem vírgula.",
  TOO_MANY: "No máximo {most} unidades.",
};

/** Why a text is no amount, wherever one is typed.
 *  @param most - units that are taken there, as people write them */
export function amountRefusalText(refusal: AmountRefusal, most: string): string {
  return fill(TEXTS[refusal], { most });
}
