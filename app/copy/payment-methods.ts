import type { PaymentType } from "#domain/payment-methods/payment-method.ts";
import { NO_CHANGES } from "#copy/ui/dialogs.ts";

export const PAYMENT_TYPE_LABELS = {
  boleto: "Boleto",
  pix: "Pix",
  credito: "Cartão de crédito",
  debito: "Cartão de débito",
  financiamento: "Financiamento",
  other: "Outra",
} as const satisfies Record<PaymentType, string>;

/** Ways to pay as the distributor looks after them. */
export const PAYMENTS_TEXTS = {
  hint: "O que o integrador encontra ao pagar: formas, acréscimos, descontos e parcelas, nesta ordem.",
  new: "Nova forma de pagamento",
  list: "Formas de pagamento",
  active: "Ativa",
  inactive: "Inativa",
  noConditions: "Sem condições: o total à vista",
  conditionOff: "inativa",
  saved: "Tudo certo: mudança salva.",
  deleted: "Forma de pagamento excluída.",
  empty: "Você vende só por Pix, sem acréscimo nem desconto",
  emptyHint: "Crie formas de pagamento para oferecer boleto, cartão, parcelas ou desconto à vista.",
  noneActive: "Nenhuma forma está ativa. Enquanto isso, a venda é só por Pix, sem acréscimo nem desconto.",
} as const;

/** How a condition reads. */
export const CONDITION_TEXTS = {
  none: "sem acréscimo",
  increase: "acréscimo de {value}",
  decrease: "desconto de {value}",
  reversed: "{value} do resultado",
  installments: "{count}×",
  downPayment: "entrada de {pct} no Pix",
  from: "a partir de {minimum}",
} as const;

export const PAYMENT_FORM_WORDS = {
  newTitle: "Nova forma de pagamento",
  newHint: "Aparece no checkout assim que for criada.",
  saved: "Forma de pagamento salva. Vale a partir da próxima compra.",
  facts: "Forma de pagamento",
  type: "Tipo",
  name: "Nome",
  nameHint: "Como o integrador a encontra.",
  description: "Descrição",
  descriptionHint: "Opcional. Prazo, documentos ou o que mais ajude a escolher.",
  active: "Ativa",
  activeHint: "Inativa, ninguém a encontra ao pagar.",
  conditions: "Condições",
  conditionsHint: "Cada uma é uma escolha do integrador. Sem nenhuma, paga-se o total à vista.",
  add: "Adicionar condição",
  remove: "Retirar {name}",
  unnamed: "condição {position}",
  conditionName: "Nome da condição",
  conditionType: "Efeito",
  conditionTypes: { increase: "Acréscimo", decrease: "Desconto" },
  modifierType: "Cálculo",
  modifierTypes: {
    percentage: "% sobre o total",
    "percentage-reversed": "% do resultado",
    fixed: "Valor em R$",
  },
  value: "Valor",
  installments: "Parcelas",
  downPayment: "Entrada no Pix (%)",
  minimum: "A partir de (R$)",
  conditionActive: "Ativa",
  exampleTotal: "Total de exemplo (R$)",
  example: "{total} em {count}× de {each}",
  exampleDown: "{total}: {down} de entrada + {count}× de {each}",
  exampleLast: "última de {last}",
  exampleSum: "total {sum}",
  exampleMissing: "Preencha o valor, as parcelas e a entrada para ver o exemplo.",
  exampleBelow: "Com {total} não aparece: começa em {minimum}.",
  create: "Criar forma de pagamento",
  save: "Salvar forma de pagamento",
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  changes: "Mudou: {list}",
  unsaved: "O que você mudou nesta forma de pagamento ainda não foi salvo.",
  staleTitle: "Outra pessoa mudou esta forma de pagamento enquanto você editava",
  fields: {
    type: "tipo",
    name: "nome",
    description: "descrição",
    active: "situação",
    conditions: "condições",
  },
  removeMethod: "Excluir forma de pagamento",
  removeQuestion:
    "“{name}” e as condições dela somem do checkout. Pedidos já salvos guardam o que foi combinado. Não dá para desfazer.",
  removeConfirm: "Excluir “{name}”",
} as const;
