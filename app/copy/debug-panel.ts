/** The panel that shows the builder of a site what its widgets do. */
export const DEBUG_TEXTS = {
  title: "Depuração dos widgets",
  portal: "Portal",
  key: "Chave",
  keyMissing: "falta data-key no script",
  elements: "Elementos",
  elementsNone: "nenhum nesta página",
  defined: "carregado",
  undefined: "ainda não carregado",
  events: "Eventos",
  eventsNone: "Nenhum evento desde que o painel abriu.",
  copy: "Copiar eventos",
  copied: "Copiado",
  copyFailed: "O navegador não deixou copiar",
  clear: "Limpar",
  close: "Fechar",
} as const;
