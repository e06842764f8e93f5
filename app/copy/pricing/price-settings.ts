import { NO_CHANGES } from "#copy/ui/dialogs.ts";

/** Ways between the pages of prices. */
export const PRICING_TABS = {
  label: "Precificação",
  rules: "Regras",
  simulator: "Simulador",
  versions: "Versões",
  lists: "Tabelas de preço",
  groups: "Grupos",
  display: "Exibição e descontos",
} as const;

/** When prices are seen, and what people may change about them. */
export const PRICE_SETTINGS_TEXTS = {
  hint: "Em que momento o integrador vê cada preço. Administradores e equipe sempre veem mais.",
  display: "Quando o integrador vê",
  displayHint: "A partir do momento escolhido, o preço aparece em todas as telas seguintes.",
  rules: "Descontos e nota fiscal",
  rulesHint: "O que é aplicado ou pode ser digitado em cada orçamento e pedido.",
  previewTitle: "O que o integrador vê",
  previewHint: "Cada preço, do momento da escolha ao pedido salvo.",
  price: "Preço",
  moments: { selection: "Escolha", confirmation: "Resumo", request: "Pedido" },
  seen: "Aparece",
  hidden: "Não aparece",
  save: "Salvar exibição",
  saving: "Salvando…",
  discard: "Descartar mudanças",
  noChanges: NO_CHANGES,
  changeOne: "1 mudança não salva",
  changeMany: "{count} mudanças não salvas",
  unsaved: "O que você mudou na exibição de preços ainda não foi salvo.",
  saved: "Exibição salva. Já vale para todos os integradores.",
  errorSummary: "Não salvamos. Confira os campos marcados.",
  staleTitle: "Outra pessoa mudou estas opções enquanto você editava",
  staleText: "Nada do que você mudou se perdeu. Traga a versão atual com as suas mudanças por cima.",
  reapply: "Trazer a versão atual",
  reapplied: "Esta é a versão atual com as suas mudanças. Confira e salve.",
  pctError: "Digite um percentual de 0 a 100, com até quatro casas.",
} as const;

/** Each setting by its place, with the one sentence that says what it changes. */
export const PRICE_SETTINGS_FIELDS = {
  "priceDisplay.howToDisplayPricesInClosedKits": {
    label: "Kits fechados: total",
    hint: "O preço na vitrine de kits e nos detalhes de cada um.",
  },
  "priceDisplay.howToDisplayProductsPricesInMountKit": {
    label: "Montagem de kit: produtos",
    hint: "O preço de cada módulo, inversor e item enquanto o kit é montado.",
  },
  "priceDisplay.howToDisplayKitPriceInMountKit": {
    label: "Montagem de kit: total",
    hint: "A soma do kit que o integrador montou.",
  },
  "priceDisplay.howToDisplayProductsPricesInKitExpress": {
    label: "Kit expresso: produtos",
    hint: "O preço de cada produto do kit montado em um passo.",
  },
  "priceDisplay.howToDisplayKitPriceInKitExpress": {
    label: "Kit expresso: total",
    hint: "A soma do kit montado em um passo.",
  },
  "priceDisplay.howToDisplayPricesInSeparateSale": {
    label: "Produtos avulsos",
    hint: "O preço de produtos vendidos fora de um kit.",
  },
  "priceDisplay.howToDisplayPricesExtraItems": {
    label: "Itens extras e serviços",
    hint: "Seguro, garantia estendida e serviços: o preço aparece ou não.",
  },
  "priceDisplay.howToDisplayFreightValue": {
    label: "Frete em separado",
    hint: "O valor do frete ao lado da opção de entrega, fora da soma.",
  },
  "prices.hasDefaultDiscount": {
    label: "Aplicar o desconto padrão",
    hint: "O desconto padrão do perfil do integrador entra sozinho em cada orçamento e pedido.",
  },
  "prices.editableInvoce": {
    label: "Valor da nota que o integrador digita",
    hint: "O valor pelo qual a nota sai para o cliente final.",
  },
  "prices.companyEditableInvoce": {
    label: "Valor da nota que a equipe digita",
    hint: "O mesmo, para quem atende pelo distribuidor.",
  },
  "prices.driftThresholdPct": {
    label: "Avisar quando o preço muda mais de (%)",
    hint: "O dono de um orçamento aberto é avisado se o total se move além disso.",
  },
} as const;

const MOMENTS = {
  onSelection: "Desde a escolha",
  onConfirmation: "A partir do resumo",
  onRequest: "Só no pedido salvo",
  never: "Nunca",
} as const;

const INVOICE_VALUES = {
  none: "Ninguém digita",
  total: "Pode digitar o valor total",
  service: "Pode digitar o valor do serviço",
} as const;

export const PRICE_SETTINGS_CHOICES = {
  "priceDisplay.howToDisplayPricesInClosedKits": MOMENTS,
  "priceDisplay.howToDisplayProductsPricesInMountKit": MOMENTS,
  "priceDisplay.howToDisplayKitPriceInMountKit": MOMENTS,
  "priceDisplay.howToDisplayProductsPricesInKitExpress": MOMENTS,
  "priceDisplay.howToDisplayKitPriceInKitExpress": MOMENTS,
  "priceDisplay.howToDisplayPricesInSeparateSale": MOMENTS,
  "priceDisplay.howToDisplayPricesExtraItems": { showPrices: "Mostrar", dontShowPrices: "Não mostrar" },
  "priceDisplay.howToDisplayFreightValue": MOMENTS,
  "prices.editableInvoce": INVOICE_VALUES,
  "prices.companyEditableInvoce": INVOICE_VALUES,
} as const;
