/** For who comes back from the provider with a card that was refused. */
export const CARD_REFUSED = {
  type: "CARD_REFUSED",
  title: "O cartão não foi aceito",
  description: "Nada foi cobrado. Tente de novo, com este ou com outro cartão.",
  status: 200,
} as const;
