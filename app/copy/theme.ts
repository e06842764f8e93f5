export const THEME_TEXTS = {
  hint: "Marca, cores e tela de entrada que seus integradores veem no portal, nos e-mails e nos widgets.",
  save: "Salvar aparência",
  saving: "Salvando…",
  saved: "Aparência salva. Ela já vale para quem abrir o portal.",
  problems: "Corrija os campos marcados para salvar. O que você digitou continua aqui.",
  stale:
    "Outra pessoa mudou os dados do distribuidor enquanto você editava. O que você digitou continua aqui: confira e salve de novo.",
  brand: "Marca",
  colors: "Cores",
  colorsHint:
    "Textos sobre as cores são calculados para que todos consigam ler (WCAG AA), no claro e no escuro.",
  login: "Tela de entrada",
  integrations: "Integrações",
  preview: "Prévia",
  light: "Claro",
  dark: "Escuro",
  contrast: "Contraste",
  contrastPair: "Texto e fundo",
  contrastRatio: "Razão",
  contrastOk: "lê bem",
  sampleTitle: "Kit Fechado 5,50 kWp",
  sampleText: "Chega em 7 dias úteis ao seu cliente.",
  samplePrice: "R$ 12.480,00",
  sampleButton: "Adicionar",
  sampleLink: "Ver composição",
  sampleActive: "Kits Fechados",
  chooseColor: "Escolher {label}",
} as const;

export const THEME_FIELDS = {
  title: { label: "Nome no portal" },
  metaDescription: { label: "Descrição para buscadores", hint: "Até 200 letras." },
  logo: { label: "Logo", hint: "De preferência PNG transparente, até 2 MB." },
  favicon: {
    label: "Ícone da aba",
    hint: "Quadrado, até 2 MB. Sem ele, usamos um sol na sua cor principal.",
  },
  primaryColor: { label: "Cor principal" },
  secondaryColor: { label: "Cor secundária" },
  buttonColor: { label: "Cor dos botões", hint: "Em branco, a principal." },
  iconColor: { label: "Cor dos ícones", hint: "Em branco, a principal." },
  textColor: { label: "Cor dos textos" },
  colorOneLinearGradient: { label: "Início do degradê" },
  colorTwoLinearGradient: { label: "Fim do degradê" },
  angleLinearGradient: { label: "Ângulo do degradê (graus)" },
  "loginTheme.type": { label: "Estilo" },
  "loginTheme.alignment": { label: "Posição do formulário" },
  "loginTheme.headline": { label: "Frase principal" },
  "loginTheme.subline": { label: "Frase de apoio" },
  "loginTheme.image": {
    label: "Imagem da tela de entrada",
    hint: "Até 2 MB. Sem ela, desenhamos um telhado com módulos.",
  },
  "loginTheme.socialLinks.linkedin": { label: "LinkedIn" },
  "loginTheme.socialLinks.facebook": { label: "Facebook" },
  "loginTheme.socialLinks.instagram": { label: "Instagram" },
  "loginTheme.socialLinks.whatsapp": { label: "WhatsApp" },
  "loginTheme.socialLinks.youtube": { label: "YouTube" },
  "loginTheme.socialLinks.web": { label: "Site" },
  term: { label: "Arquivo dos termos de uso", hint: "Só se os termos ficam fora do portal." },
  dashboardBIUrl: { label: "Endereço do painel BI" },
  "integrations.tracking.url": {
    label: "Medição de páginas",
    hint: "Recebe cada página vista, sem dados pessoais, de quem aceitou os cookies.",
  },
  "integrations.advertising.url": {
    label: "Eventos de publicidade",
    hint: "Recebe as páginas vistas por integradores, menos a visão geral.",
  },
} as const;

export type ThemeFieldName = keyof typeof THEME_FIELDS;

export const LOGIN_TYPE_LABELS = { minimalist: "Minimalista", gradient: "Degradê com frase" } as const;
export const LOGIN_ALIGNMENT_LABELS = { left: "Esquerda", center: "Centro", right: "Direita" } as const;

export const CONTRAST_LABELS = {
  button: "Texto do botão",
  primary: "Texto sobre a cor principal",
  accent: "Destaque e links",
  text: "Texto da página",
  muted: "Texto de apoio",
} as const;
