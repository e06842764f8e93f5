/** Filters of the lists of budgets and orders. */
export const REQUEST_FILTER_TEXTS = {
  labels: {
    statusId: "Situação",
    group: "Etapa",
    paymentStatus: "Pagamento",
    purchaseType: "Forma de compra",
    company: "Integrador (nome ou CNPJ)",
    centerId: "Centro de distribuição",
    from: "Criado a partir de",
    until: "Criado até",
    minTotal: "Total mínimo (R$)",
    maxTotal: "Total máximo (R$)",
    minPower: "Potência mínima (kWp)",
    maxPower: "Potência máxima (kWp)",
    coupon: "Cupom",
    deleted: "Excluídos",
  },
  any: "Qualquer",
  deleted: "Nos últimos 30 dias",
  is: "{label}: {value}",
  searchedFor: "Busca: {text}",
} as const;
