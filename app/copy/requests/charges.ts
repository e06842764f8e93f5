/** The charges of an order, on the page of its payment. */
export const CHARGE_TEXTS = {
  charges: "Cobranças de {code}",
  chargeMethods: { pix: "Pix" },
  chargeStatuses: { pending: "Em aberto", paid: "Paga", expired: "Expirada" },
  charge: "Cobrança",
  createdAt: "Gerada em",
  expiresAt: "Válida até",
  paidAt: "Paga em",
  paymentOf: "Pagamento de {code}",
  toOrder: "Ver o pedido",
} as const;
