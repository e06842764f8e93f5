import type { SEARCH_GROUPS } from "#domain/search/search-limits.ts";

export const PALETTE_TEXTS = {
  title: "Pesquisar no portal",
  open: "Pesquisar",
  placeholder: "Pesquisar páginas, pedidos, kits…",
  results: "Resultados",
  nothing: "Nada encontrado para “{query}”",
  nothingHint: "Tente outra palavra, o código do pedido ou o CNPJ do integrador.",
  failed: "Não deu para pesquisar os registros.",
  retry: "Tentar de novo",
  searching: "Pesquisando…",
  foundOne: "1 resultado",
  foundMany: "{count} resultados",
  move: "escolher",
  confirm: "abrir",
  close: "fechar",
  closePalette: "Fechar",
} as const;

export const PALETTE_GROUPS = {
  recent: "Recentes",
  pages: "Páginas",
  actions: "Ações",
  requests: "Orçamentos e pedidos",
  integrators: "Integradores",
  products: "Produtos",
  kits: "Kits",
  distributors: "Distribuidores",
} as const satisfies Record<(typeof SEARCH_GROUPS)[number] | "recent" | "pages" | "actions", string>;

/** What the palette does, with words by which it is found too. */
export const PALETTE_ACTIONS = {
  newOrder: { title: "Novo pedido com kits", words: "comprar criar" },
  light: { title: "Usar aparência clara", words: "tema cores modo" },
  dark: { title: "Usar aparência escura", words: "tema cores modo" },
  auto: { title: "Usar a aparência do aparelho", words: "tema cores modo automático" },
  menu: { title: "Recolher ou expandir o menu", words: "lateral" },
  help: { title: "Ver atalhos do teclado", words: "teclas ajuda" },
  leave: { title: "Sair", words: "encerrar sessão" },
} as const;

export const KEY_HELP_TEXTS = {
  title: "Atalhos do teclado",
  shortcuts: {
    palette: "Pesquisar no portal",
    menuSearch: "Buscar no menu",
    toggleMenu: "Recolher ou expandir o menu",
    goHome: "Ir para o início",
    goRequests: "Ir para os pedidos",
    goKits: "Ir para os kits",
    help: "Ver estes atalhos",
  },
  escape: "Fechar o que está aberto",
  then: "depois",
  singleKeys: "Usar atalhos de uma só tecla",
  singleKeysHint: "Desligue se você usa comandos de voz ou esbarra nas teclas.",
  close: "Fechar",
} as const;
