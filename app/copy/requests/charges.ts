/** The charges of an order, on the page of its payment. */
export const CHARGE_TEXTS = {
  charges: "Cobranças de {code}",
  chargeMethods: { pix: "Pix" },
  chargeStatuses: {
    pending: "Em aberto",
    expired: "Expirada",
    paid: "Paga",
    short: "Paga a menos",
    over: "Paga a mais",
    partlyRefunded: "Devolvida em parte",
    refunded: "Devolvida",
    chargedBack: "Contestada",
  },
  charge: "Cobrança",
  createdAt: "Gerada em",
  expiresAt: "Válida até",
  paidAt: "Paga em",
  paymentOf: "Pagamento de {code}",
  toOrder: "Ver o pedido",
} as const;
