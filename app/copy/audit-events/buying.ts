/** What somebody did with orders and payments. */
export const BUYING_EVENTS = {
  "budget.created": "salvou o orçamento {entity}",
  "charge.created": "gerou a cobrança do pedido {entity}",
  "charge.expired": "informou que a cobrança do pedido {entity} expirou",
  "charge.paid": "confirmou o pagamento do pedido {entity}",
  "order.created": "salvou o pedido {entity}",
  "order.status-changed": "mudou o status do pedido {entity}",
  "order.stock-released": "liberou a reserva do pedido {entity}, que venceu",
} as const;

export const BUYING_EVENT_NAMES = {
  "budget.created": "Orçamento salvo",
  "charge.created": "Cobrança gerada",
  "charge.expired": "Cobrança expirada",
  "charge.paid": "Pagamento confirmado",
  "order.created": "Pedido salvo",
  "order.status-changed": "Status de pedido alterado",
  "order.stock-released": "Reserva de pedido liberada",
} as const satisfies Record<keyof typeof BUYING_EVENTS, string>;
