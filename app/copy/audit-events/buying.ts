/** What somebody did with budgets, orders and payments. */
export const BUYING_EVENTS = {
  "budget.created": "salvou o orçamento {entity}",
  "budget.edited": "editou o orçamento {entity}",
  "budget.renewed": "atualizou o orçamento vencido {entity}",
  "budget.turned": "gerou o pedido {entity} de um orçamento",
  "charge.created": "gerou a cobrança do pedido {entity}",
  "charge.expired": "informou que a cobrança do pedido {entity} expirou",
  "charge.paid": "confirmou o pagamento do pedido {entity}",
  "order.created": "salvou o pedido {entity}",
  "order.edited": "editou o pedido {entity}",
  "order.status-changed": "mudou o status do pedido {entity}",
  "order.stock-released": "liberou a reserva do pedido {entity}, que venceu",
  "request.freight-edited": "mudou o frete de {entity}",
} as const;

export const BUYING_EVENT_NAMES = {
  "budget.created": "Orçamento salvo",
  "budget.edited": "Orçamento editado",
  "budget.renewed": "Orçamento vencido atualizado",
  "budget.turned": "Orçamento virou pedido",
  "charge.created": "Cobrança gerada",
  "charge.expired": "Cobrança expirada",
  "charge.paid": "Pagamento confirmado",
  "order.created": "Pedido salvo",
  "order.edited": "Pedido editado",
  "order.status-changed": "Status de pedido alterado",
  "order.stock-released": "Reserva de pedido liberada",
  "request.freight-edited": "Frete alterado",
} as const satisfies Record<keyof typeof BUYING_EVENTS, string>;
