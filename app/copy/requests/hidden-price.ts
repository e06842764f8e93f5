/** Shown in the place of an amount that the person may not see. */
export const HIDDEN_PRICE_TEXTS = {
  mark: "—",
  hint: "Sua empresa não mostra preços para vendedores. Fale com o administrador dela.",
} as const;
