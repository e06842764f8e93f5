/** Words of every list. */
export const LIST_TEXTS = {
  sortBy: "Ordenar por",
  sort: "Ordenar",
  sortedUp: "crescente",
  sortedDown: "decrescente",
  columns: "Colunas",
  allColumns: "Mostrar todas",
  actions: "Ações",
  selectAll: "Selecionar todos desta página",
  selectedOne: "1 selecionado",
  selectedMany: "{count} selecionados",
  clearSelection: "Limpar seleção",
  search: "Buscar",
  filters: "Filtros",
  filtersOn: "Filtros ({count})",
  apply: "Aplicar",
  activeFilters: "Filtros ativos",
  removeFilter: "Remover filtro: {filter}",
  clearFilters: "Limpar tudo",
  moreThan: "mais de {total}",
} as const;

/** Lists that people put in order by hand. */
export const ORDER_LIST_TEXTS = {
  drag: "Arrastar {name}",
  up: "Subir {name}",
  down: "Descer {name}",
  moved: "{name} agora está na posição {position} de {total}.",
} as const;
