/** Amounts of this form as texts. Exact sums, and the library of decimals that they need, are the portal's. */
const money = new Intl.NumberFormat("pt-BR", { style: "currency", currency: "BRL" });

/** An amount in reais.
 *  @example reaisText(382.5) // "R$ 382,50" */
export function reaisText(reais: number): string {
  return money.format(reais);
}

/** A number with as many decimals, two at most, as it is told to have.
 *  @example numberText(3.337, 2) // "3,34" */
export function numberText(value: number, decimals = 0): string {
  return value.toLocaleString("pt-BR", { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}
