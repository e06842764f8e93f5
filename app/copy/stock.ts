import type { StockMoveKind } from "#domain/stock/ledger.ts";
import type { ArrivalState } from "#domain/stock/stock-states.ts";
import type { StringFindingCode } from "#domain/kits/string-findings.ts";

export const MOVE_KIND_TEXTS: Readonly<Record<StockMoveKind, string>> = {
  opening: "Saldo inicial",
  reserve: "Reserva",
  release: "Reserva liberada",
  outflow: "Saída",
  receipt: "Recebimento",
  count: "Contagem",
  adjustment: "Ajuste",
  arrival: "Chegada programada",
  return: "Devolução",
};

export const ARRIVAL_STATE_TEXTS: Readonly<Record<ArrivalState, string>> = {
  expected: "Esperada",
  received: "Recebida",
  cancelled: "Cancelada",
};

/** What a warning of the electrical check means for a kit, in few words. */
export const SUBSTITUTE_FINDING_TEXTS: Readonly<Partial<Record<StringFindingCode, string>>> = {
  VOLTAGE_ABOVE_LIMIT: "tensão acima do limite do inversor",
  VOLTAGE_BELOW_MPPT_WINDOW: "tensão abaixo da faixa do MPPT",
  SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT: "corrente de curto-circuito acima do limite",
  MODULES_ABOVE_INPUTS: "mais módulos do que entradas",
  INVERTER_WITHOUT_MODULES: "inversor sem módulos",
  VOLTAGE_ABOVE_MPPT_WINDOW: "tensão acima da faixa do MPPT",
  OPERATING_CURRENT_ABOVE_LIMIT: "corrente de operação acima do limite",
  DC_POWER_ABOVE_RATIO: "potência dos módulos alta para o inversor",
};

export const STOCK_EXPORT_TEXTS = {
  fileName: "movimentos-de-estoque-{day}.csv",
  header: [
    "Quando",
    "Movimento",
    "Código",
    "Produto",
    "Centro de distribuição",
    "Em estoque",
    "Reservado",
    "A chegar",
    "Pedido",
    "Lote",
    "Pessoa",
    "Motivo",
  ],
} as const;

export const INVENTORY_TEXTS = {
  hint: "Quanto há de cada item em cada centro de distribuição, o que está reservado e o que está para chegar.",
  buyerHint: "Quanto há de cada item para comprar, e quando chega o que ainda não está no estoque.",
  views: { stock: "Estoque", arrivals: "Chegadas", moves: "Movimentos" },
  viewsLabel: "O que mostrar",
  list: "Estoque por centro de distribuição",
  search: "Buscar por nome, código, modelo ou fabricante",
  center: "Centro de distribuição",
  anyCenter: "Todos os centros",
  state: "Situação",
  anyState: "Todas",
  filters: { low: "Abaixo do mínimo", arriving: "Com chegada prevista", out: "Sem estoque" },
  product: "Produto",
  onHand: "Em estoque",
  reserved: "Reservado",
  available: "Disponível",
  conditional: "A chegar",
  minimum: "Mínimo",
  inactive: "Inativo",
  notSold: "Fora de venda",
  centerClosed: "Centro fechado",
  low: "Abaixo do mínimo",
  out: "Sem estoque",
  enough: "Dentro do mínimo",
  noMinimum: "Sem mínimo",
  arrivesOn: "{amount} em {day}",
  arrivesSomeDay: "{amount} sem data",
  nothing: "—",
  open: "Detalhes",
  openNamed: "Detalhes de {product} em {center}",
  editOnHand: "Contar {product} em {center}: {value}",
  editMinimum: "Mudar o mínimo de {product} em {center}: {value}",
  save: "Salvar",
  cancel: "Cancelar",
  quickReason: "Contagem rápida na lista",
  empty: "Nenhum item por aqui",
  emptyHint: "Assim que houver itens ativos deste tipo, o estoque deles aparece aqui.",
  emptyFiltered: "Nada corresponde ao que você procurou",
  emptyFilteredHint: "Tire um filtro ou procure por outra palavra.",
  clear: "Limpar filtros",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
  newArrival: "Programar chegada",
} as const;

/** The dialog of a product at a center. */
export const STOCK_DIALOG_TEXTS = {
  close: "Fechar",
  change: "Contar ou ajustar",
  counted: "Quantidade contada",
  countedHint: "Há {onHand} em estoque, {reserved} reservadas.",
  difference: "Diferença",
  differenceHint: "Use um número negativo para tirar: −3.",
  reason: "Motivo",
  reasons: ["Contagem", "Avaria", "Devolução de cliente", "Transferência", "Uso interno"],
  count: "Salvar contagem",
  adjust: "Salvar ajuste",
  minimumTitle: "Estoque mínimo",
  minimumHint: "Abaixo dele, quem cuida do estoque recebe um aviso. Zero não avisa.",
  saveMinimum: "Salvar mínimo",
  arrivals: "Chegadas",
  noArrivals: "Nenhuma chegada prevista.",
  moves: "Últimos movimentos",
  noMoves: "Nenhum movimento ainda.",
  allMoves: "Ver todos os movimentos",
  saving: "Salvando…",
} as const;

export const ARRIVAL_TEXTS = {
  list: "Chegadas previstas",
  new: "Programar chegada",
  edit: "Chegada de {product}",
  open: "Abrir",
  openNamed: "Abrir a chegada de {product}, lote {lot}",
  product: "Produto",
  center: "Centro de distribuição",
  lot: "Lote ou nota",
  amount: "Quantidade",
  expectedOn: "Data prevista",
  noDay: "sem data",
  onSale: "Já pode ser vendida antes de chegar",
  onSaleShort: "Já à venda",
  notOnSale: "Só depois de chegar",
  sale: "Venda",
  saveNew: "Programar chegada",
  save: "Salvar mudanças",
  receiveTitle: "Receber",
  received: "Quantidade recebida",
  rest: "Se veio menos do que o previsto",
  restDropped: "O resto não vem mais",
  restExpected: "O resto continua previsto",
  restOn: "Nova data do resto",
  receive: "Receber no estoque",
  cancelTitle: "Cancelar chegada",
  cancelQuestion:
    "Cancelar a chegada de {amount} unidades de {product}? Elas deixam de estar à venda, e não dá para desfazer.",
  cancel: "Cancelar a chegada",
  empty: "Nenhuma chegada prevista",
  emptyHint: "Abra um item em “Estoque” para programar a chegada de novas unidades.",
} as const;

export const MOVE_TEXTS = {
  list: "Movimentos de estoque",
  at: "Quando",
  kind: "Movimento",
  anyKind: "Todos",
  from: "De",
  until: "Até",
  product: "Produto",
  center: "Centro",
  onHand: "Em estoque",
  reserved: "Reservado",
  conditional: "A chegar",
  cause: "Causa",
  order: "Pedido {code}",
  arrival: "Lote {lot}",
  onlyProduct: "Produto: {product}",
  export: "Exportar CSV",
  empty: "Nenhum movimento por aqui",
  emptyHint: "Cada venda, contagem e chegada deixa uma linha aqui. Mude os filtros para ver outras datas.",
} as const;

/** What came of a change, by the form that asked for it. */
export const STOCK_DONE_TEXTS = {
  count: "Contagem salva.",
  adjustment: "Ajuste salvo.",
  minimum: "Estoque mínimo salvo.",
  arrivalNew: "Chegada programada.",
  arrivalEdit: "Chegada alterada.",
  arrivalReceive: "Unidades recebidas no estoque.",
  arrivalCancel: "Chegada cancelada.",
  substitutes: "Substitutos salvos.",
} as const;

export const STOCK_REFUSAL_TEXTS = {
  invalidTitle: "Não salvamos",
  invalidText: "Confira os números e o motivo: o motivo precisa de ao menos três letras.",
  staleTitle: "O estoque mudou enquanto você editava",
  staleText: "A lista já mostra os números de agora. Confira e salve de novo.",
} as const;

export const SUBSTITUTE_TEXTS = {
  title: "Substitutos",
  hint: "O que pode entrar no lugar deste item, e o que muda em cada kit que o usa.",
  own: "Escolhido por você",
  proposed: "Sugestão",
  none: "Nenhum item parecido está à venda.",
  inKit: "{name}: {power} · {price}",
  safe: "{count} kits verificados",
  unsafe: "Não serve em {count} de {total} kits",
  unchecked: "Sem kits para verificar",
  choose: "Escolher {product} como substituto",
  chooseShort: "Escolher",
  remove: "Tirar {product} dos substitutos",
  removeShort: "Tirar",
} as const;
