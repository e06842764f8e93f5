import { DISTRIBUTION_CENTER_ALERTS } from "#copy/spec/stock.ts";

/** Choosing the distribution center that sells to an integrator. */
export const CENTER_TEXTS = {
  title: "Escolha seu centro de distribuição",
  lost: "Perdem-se os itens escolhidos, os dados já preenchidos e o frete cotado desta compra.",
  hint: "Preço, estoque e entrega dependem do centro que atende você. Dá para trocar depois.",
  changeTitle: "Trocar centro de distribuição",
  serves: "Atende",
  submit: "Escolher centro",
  saving: "Salvando…",
  cancel: "Cancelar",
  change: "Trocar centro",
  loading: "Carregando os centros",
  loadFailed: "Não conseguimos carregar os centros. Confira sua conexão.",
  tryAgain: "Tentar de novo",
  none: "Nenhum centro disponível agora. Fale com o seu distribuidor.",
  closed: "Este centro não atende mais. Escolha outro na lista.",
  tryLater: "Nada mudou. Confira sua conexão e tente de novo.",
  required: "Você ainda não tem um centro de distribuição",
  requiredHint: "Escolha o centro que atende você para ver os kits, os preços e o estoque.",
  moved: "Agora quem vende é {name}.",
  movedHint: "Os preços e o estoque já são de lá.",
  understood: "Entendi",
  ...DISTRIBUTION_CENTER_ALERTS,
} as const;
