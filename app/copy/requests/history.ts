import type { ChangeField } from "#domain/requests/version-changes.ts";

/** What changed in the versions of a budget or an order. */
export const HISTORY_TEXTS = {
  title: "Histórico de alterações",
  show: "Ver histórico de alterações",
  none: "Nada mudou desde que foi salvo.",
  more: "Mostrar mais antigas",
  newest: "Voltar às mais novas",
  compare: "Comparar com a anterior",
  version: "Versão {version}",
  same: "Salvo sem mudanças no que aparece aqui.",
  field: "Campo",
  from: "De",
  to: "Para",
  nothing: "—",
  ofNamed: "{field}: {of}",
  chargeTypes: { company: "Em nome da própria empresa", customer: "Em nome do cliente" },
} as const;

/** Fields of the change history. */
export const CHANGE_FIELD_LABELS = {
  name: "Nome",
  lineAmount: "Quantidade",
  linePrice: "Preço unitário",
  itemAmount: "Quantidade",
  itemPrice: "Preço",
  customerName: "Cliente",
  customerDocument: "CPF ou CNPJ do cliente",
  customerEmail: "E-mail do cliente",
  customerTelephone: "Telefone do cliente",
  chargeType: "Nota fiscal",
  shippingType: "Tipo de frete",
  address: "Endereço de entrega",
  daysToDeliver: "Prazo de entrega, em dias úteis",
  center: "Centro de distribuição",
  payment: "Pagamento",
  paymentCondition: "Condição de pagamento",
  increase: "Acréscimo",
  decrease: "Desconto",
  coupon: "Cupom",
  answer: "Resposta",
  notes: "Observações",
  itemsCents: "Total dos equipamentos",
  freightCents: "Total do frete",
  totalCents: "Total",
} as const satisfies Record<ChangeField, string>;
