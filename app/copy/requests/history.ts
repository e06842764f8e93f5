import type { ChangeField, EntryField } from "#domain/requests/version-changes.ts";

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
} as const;

/** Fields of the change history that the comparison of two versions does not name, or names by the heading that they
 *  stand under. */
export const CHANGE_FIELD_LABELS = {
  lineName: "Equipamento",
  lineAmount: "Quantidade",
  lineFreeAmount: "Unidades sem custo",
  linePrice: "Preço unitário",
  lineComposition: "Composição",
  extraItemName: "Item extra",
  extraItemAmount: "Quantidade",
  extraItemPrice: "Preço unitário",
  serviceName: "Serviço",
  serviceAmount: "Quantidade",
  servicePrice: "Preço unitário",
  itemsCents: "Total dos equipamentos",
  extraItemsCents: "Total dos itens extras",
  servicesCents: "Total dos serviços",
  increaseCents: "Valor do acréscimo",
  decreaseCents: "Valor do desconto",
  paymentConditionCents: "Valor da condição de pagamento",
} as const satisfies Partial<Record<ChangeField, string>> & Record<EntryField, string>;
