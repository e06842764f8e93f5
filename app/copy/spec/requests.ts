export const REQUEST_PAGE_TITLES = {
  budget: "Orçamentos",
  order: "Pedidos",
} as const;

export const REQUEST_EMPTY_DATE_TEXTS = {
  expiryDate: "Sem prazo de validade",
  billingDate: "Sem data de faturamento",
} as const;

export const KANBAN_FAILURES = {
  statusChange: "falhou ao alterar negociação.",
  removal: "falhou ao remover negociação.",
} as const;
