/** `renamed` is the title under the action `changeSizingName`. */
export const SIZING_PAGE_TITLES = {
  standard: "Engenheiro Virtual",
  renamed: "Dimensionamento",
} as const;

export const GRID_VOLTAGE_LABELS = {
  monofasico: "Monofásico",
  bifasico: "Bifásico",
  trifasico: "Trifásico",
} as const;
