/** Changes of several requests at once. */
export const BULK_TEXTS = {
  status: "Mudar situação para…",
  statusNamed: "Mudar a situação dos selecionados",
  seller: { distributor: "Passar para o vendedor…", integrator: "Passar para o responsável…" },
  sellerNamed: "Passar os selecionados para outra pessoa",
  tag: "Marcar com…",
  tagNamed: "Marcar os selecionados com uma etiqueta",
  nobody: "Ninguém",
  progress: "{done} de {total}…",
  changed: { one: "{code} mudou para {name}", many: "{count} mudaram para {name}" },
  handed: { one: "{code} passou para {name}", many: "{count} passaram para {name}" },
  tagged: { one: "{code} recebeu a etiqueta {name}", many: "{count} receberam a etiqueta {name}" },
  unchanged: "Nada mudou: já estavam assim",
  undone: "Desfeito",
  undo: "Desfazer",
  refused: { one: "{code} não mudou", many: "{count} não mudaram" },
} as const;
