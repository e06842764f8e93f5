import type { RequestEmail } from "#domain/access/email-schema.ts";

/** What each e-mail about a budget or an order tells of. */
export const REQUEST_EMAIL_NAMES: Readonly<Record<RequestEmail["kind"], string>> = {
  budgetApproval: "Orçamento para aprovar",
  paymentReceipt: "Recibo do pagamento",
  paymentDue: "Pagamento perto de vencer",
  paymentOverdue: "Pagamento vencido",
  paymentRest: "Restante do pagamento por pagar",
  budgetSaved: "Orçamento salvo",
  orderPlaced: "Pedido gerado",
  statusChanged: "Situação alterada",
  agreementChanged: "Valor ou frete alterado",
  budgetAnswered: "Orçamento respondido pelo cliente",
  discountAsked: "Desconto para aprovar",
  discountDecided: "Desconto aprovado ou recusado",
  purchaseAsked: "Compra acima do limite para aprovar",
  purchaseDecided: "Compra acima do limite aprovada ou recusada",
  expiryNear: "Orçamento perto de vencer",
  budgetOver: "Orçamento vencido",
  paymentConfirmed: "Pagamento confirmado",
  shipmentSent: "Pedido enviado",
  shipmentDelivered: "Recebimento confirmado",
  claimMade: "Ocorrência no recebimento",
  claimAnswered: "Ocorrência respondida",
};
