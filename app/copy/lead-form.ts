/** What the lead form asks of a house. */
export const LEAD_FORM_TEXTS = {
  region: "Cálculo de energia solar",
  title: "Quanto você economiza com energia solar?",
  state: "Estado",
  choose: "Escolha",
  city: "Cidade",
  cityUnknown: "Não encontramos esta cidade no estado escolhido.",
  bill: "Conta de luz por mês (R$)",
  billInvalid: "Digite o valor da conta em reais, como 350 ou 350,90.",
  billTooHigh: "Este cálculo vai até R$ {most} por mês.",
  grid: "Ligação da casa",
  gridUnknown: "Não sei",
  grids: { monofasico: "Monofásica", bifasico: "Bifásica", trifasico: "Trifásica" },
  calculate: "Calcular",
  calculating: "Calculando…",
} as const;
