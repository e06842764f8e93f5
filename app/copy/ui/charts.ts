export const CHART_TEXTS = {
  showTable: "Ver tabela",
  empty: "Sem dados para mostrar neste período.",
  thousand: "mil",
  million: "mi",
  billion: "bi",
  share: "Parte",
} as const;
