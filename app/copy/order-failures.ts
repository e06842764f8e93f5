/** Words of the checkout on another site. */
export const ORDER_WIDGET_TEXTS = { loading: "Carregando pedido…" } as const;

/** What keeps a checkout from showing an order; asking again does not help. */
export const ORDER_FAILURES = {
  ORDER_MISSING: {
    title: "Falta o pedido",
    description: "girassol-checkout: informe o pedido no atributo order do elemento.",
  },
  ORDER_NOT_FOUND: {
    title: "Pedido não encontrado",
    description: "Confira o link do pedido ou fale com quem vendeu para você.",
  },
} as const;
