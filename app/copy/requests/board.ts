/** Board of budgets or orders. */
export const BOARD_TEXTS = {
  views: "Ver como",
  view: { board: "Quadro", list: "Lista" },
  board: { budget: "Quadro de orçamentos", order: "Quadro de pedidos" },
  column: "{name}: {count}",
  sums: "{total} · {power}",
  empty: "Nada aqui.",
  move: "Mover",
  moveNamed: "Mover {code}",
  moveTo: "Mover para",
  openNamed: "Abrir {code} e mudar a situação",
  more: "Mostrar mais",
  moreOf: "Mostrar mais de {name}",
  moved: "{code} agora está em {name}",
  undo: "Desfazer",
} as const;
