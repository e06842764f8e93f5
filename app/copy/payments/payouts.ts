/** The page of what came, went back, was kept as fees and was paid out. */
export const PAYOUT_TEXTS = {
  hint: "O que entrou, voltou, ficou com o provedor e foi repassado, por dia e forma de pagamento. Tarifas e repasses chegam com os avisos do provedor e com a conferência de cada manhã.",
  toHub: "Recebimento",
  choose: "Escolher o período",
  from: "De",
  until: "Até",
  show: "Ver",
  showing: "Buscando…",
  table: "Movimento de {from} a {until}",
  day: "Dia",
  method: "Forma",
  outside: "Por fora do portal",
  paid: "Recebido",
  fee: "Tarifas",
  back: "Devolvido",
  paidOut: "Repassado",
  total: "Total",
  totals: "Total do período",
  none: "Nada neste período",
  noneText: "Nenhum pagamento, devolução, tarifa ou repasse de {from} a {until}.",
  badRange: "Escolha um período de até 92 dias, do primeiro ao último.",
} as const;

/** The same as a file. */
export const PAYOUT_EXPORT_TEXTS = {
  fileWord: "repasses",
  sheet: "Repasses",
  day: PAYOUT_TEXTS.day,
  method: PAYOUT_TEXTS.method,
  outside: PAYOUT_TEXTS.outside,
  paid: PAYOUT_TEXTS.paid,
  fee: PAYOUT_TEXTS.fee,
  back: PAYOUT_TEXTS.back,
  paidOut: PAYOUT_TEXTS.paidOut,
} as const;
