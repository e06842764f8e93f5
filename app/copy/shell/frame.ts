import { PAGE_TITLES } from "./portal.ts";

/** Words of the frame around the pages: menu, top bar, appearance. */
export const MENU_GROUP_TITLES = {
  equipment: "Equipamentos",
  settings: PAGE_TITLES.Settings,
} as const;

export const TOP_BAR_TEXTS = {
  help: "Ajuda",
  support: "Suporte pelo WhatsApp",
  changeCenter: "trocar centro de distribuição",
  advancedHint: "Este distribuidor tem os recursos avançados.",
  wholeTrail: "Mostrar o caminho inteiro",
  newTab: "abre em outra aba",
} as const;

export const APPEARANCE_TEXTS = {
  title: "Aparência",
  schemes: { light: "Claro", dark: "Escuro", auto: "Automático" },
  autoHint: "Segue o aparelho",
  notSaved: "Não deu para salvar a aparência",
  notSavedHint: "Voltamos ao que estava. Tente de novo em instantes.",
} as const;

export const SINGLE_SIGN_ON_TEXTS = {
  title: "Kits Fechados",
  leading: "A loja do seu distribuidor abre com a sua conta do portal.",
  go: "Continuar",
} as const;

export const SIDE_BAR_TEXTS = {
  hint: "Escolha a ordem das entradas e, se quiser, dê a elas os nomes que seus integradores conhecem. Cada pessoa continua vendo só o que o perfil dela permite.",
  entries: "Entradas do menu",
  entriesHint: "Arraste pela alça ou use as setas.",
  titleOf: "Título de {page}",
  preview: "Como o integrador vê",
  previewHint: "Com todas as permissões.",
  save: "Salvar menu",
  saving: "Salvando…",
  saved: "Menu salvo",
  savedHint: "Os integradores veem a nova ordem ao abrir a próxima página.",
  reset: "Voltar ao padrão",
  resetDone: "Menu padrão de volta",
  resetDoneHint: "Ordem e títulos são de novo os do portal.",
  refused: "Não deu para salvar o menu",
  titleTooLong: "Use até 40 caracteres.",
  offHint: "Depois delas vêm as entradas novas do portal, na ordem de sempre.",
} as const;
