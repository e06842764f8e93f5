import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { CodeListFault } from "#domain/loose-products/parse-code-list.ts";
import { PRODUCT_TYPE_LABELS } from "#copy/catalog/catalog.ts";

/** The page of loose products. */
export const LOOSE_TEXTS = {
  hint: "Monte o orçamento produto por produto. Os preços são os da sua empresa, no centro {center}.",
  hintWithoutPrices: "Escolha produto por produto. Quem atende é o centro {center}.",
  hintForOthers: "Preços e estoque são os de quem compra. Quem atende é o centro {center}.",
  sections: "Seções",
  everything: "Todos",
  found: "{total} produtos",
  foundOne: "1 produto",
  foundMore: "mais de {total} produtos",
  product: "Produto",
  data: "Ficha",
  stock: "Estoque",
  price: "Preço",
  amount: "Quantidade",
  amountOf: "Quantidade de {name}",
  add: "Incluir",
  addName: "Incluir {name}",
  sheet: "Ficha técnica de {name}",
  elsewhere: "{center}: {stock}",
  nothing: "Nada encontrado",
  nothingHint: "Mude a busca ou tire um dos filtros.",
  clear: "Tirar filtros",
  noneYet: "Nenhum produto à venda aqui",
  noneYetHint: "Veja as outras seções, ou fale com o seu distribuidor.",
  custom: "Busque para escolher item a item",
  customHint: "Digite um nome, código ou fabricante na busca.",
  previous: "Página anterior",
  next: "Próxima página",
  page: "{from}–{until} de {total}",
  cart: "Seu carrinho",
} as const;

export const LOOSE_FILTER_TEXTS = {
  search: "Buscar por nome, código, modelo ou fabricante",
  more: "Filtros",
  type: "Tipo",
  category: "Categoria",
  manufacturer: "Fabricante",
  any: "Qualquer",
  minPower: "Potência a partir de ({unit})",
  maxPower: "Potência até ({unit})",
  inStock: "Só em estoque",
  sort: "Ordenar",
  apply: "Buscar",
  clear: "Tirar filtros",
  sorts: {
    name: "Nome",
    price: "Menor preço",
    "-price": "Maior preço",
    power: "Menor potência",
    "-power": "Maior potência",
    productCode: "Código",
  },
} as const;

/** The quick field: a code, then how many. */
export const QUICK_ENTRY_TEXTS = {
  label: "Incluir por código",
  placeholder: "Código, nome ou leitor de código de barras",
  key: "F2",
  hint: "Enter inclui. Aceita “MOD-550 10” e listas coladas.",
  amount: "Quantidade de {name}",
  add: "Incluir",
  searching: "Buscando…",
  nothing: "Nenhum produto com esse código ou nome.",
  failed: "Não deu para buscar agora. Confira a conexão.",
  /** What was typed, and why it puts nothing into the cart. */
  problem: "{text}: {fault}.",
  none: "Inclua ao menos 1.",
  added: "{amount} × {name} no carrinho.",
  list: "Colar lista",
} as const;

export const PASTE_TEXTS = {
  title: "Colar lista de códigos",
  hint: "Um produto por linha: código e quantidade, como vêm da planilha. Até 500 linhas.",
  field: "Lista",
  example: "MOD-550\t10\nINV-5K; 2\n4x CABO-6MM",
  check: "Conferir",
  checking: "Conferindo…",
  tooMany: "A lista tem {lines} linhas, e cada colagem leva até {limit}. Divida em partes.",
  empty: "Cole ao menos uma linha.",
  failed: "Não deu para conferir agora. A lista continua aqui: tente de novo.",
  found: "{count} produtos encontrados",
  foundOne: "1 produto encontrado",
  foundNone: "Nenhum produto encontrado",
  problems: "{count} linhas ficaram de fora",
  problemsOne: "1 linha ficou de fora",
  line: "Linha {line}",
  summed: "somado de {mentions} linhas",
  add: "Incluir {count} no carrinho",
  back: "Corrigir a lista",
  cancel: "Fechar",
} as const;

export const CODE_LIST_FAULT_TEXTS: Readonly<Record<CodeListFault, string>> = {
  UNKNOWN_CODE: "código desconhecido",
  NOT_ON_SALE: "fora de venda",
  CODE_MISSING: "sem código",
  AMOUNT_NOT_WHOLE: "a quantidade não é inteira",
  AMOUNT_NEGATIVE: "a quantidade é negativa",
  AMOUNT_ZERO: "a quantidade é zero",
  AMOUNT_TOO_LARGE: "mais de 9.999 unidades",
  AMOUNT_UNREADABLE: "quantidade que não dá para ler",
};

export const CART_TEXTS = {
  title: "Carrinho",
  skipTo: "Ir para o carrinho",
  empty: "Nada escolhido ainda",
  emptyHint: "Inclua pela lista, digite um código ou cole uma planilha.",
  lines: "{count} produtos",
  linesOne: "1 produto",
  remove: "Tirar {name}",
  empties: "Esvaziar",
  emptied: "{count} produtos tirados.",
  emptiedOne: "1 produto tirado.",
  undo: "Desfazer",
  total: "Total dos produtos",
  totalHint: "Frete e condições de pagamento entram no checkout.",
  power: "Potência",
  weight: "Peso",
  perWp: "Preço por Wp",
  pending: "Conferindo preços…",
  offline:
    "Sem conexão com o portal: os preços podem ter mudado e serão conferidos quando ela voltar. Nada do carrinho se perde.",
  retry: "Tentar de novo",
  priceUnknown: "a conferir",
  hiddenPrices: "Os preços aparecem depois, como o distribuidor definiu.",
  each: "{price} cada",
  removeMissing: "Tirar do carrinho",
  continue: "Continuar",
  continuing: "Salvando…",
  seeLines: "Ver itens",
  nothingChosen: "Escolha ao menos um produto para continuar.",
  codes: "Ou cole códigos e quantidades, um produto por linha",
  update: "Atualizar carrinho",
  needsBuyer: "Escolha o integrador, no alto da página, para continuar.",
  full: "O carrinho leva até {limit} produtos diferentes.",
} as const;

/** What of a data sheet a list shows. */
export const LOOSE_SHEET_TEXTS = {
  voc: "Voc {volts} V",
  imp: "Imp {amps} A",
  inverter: "{power} kW · {grid}",
  mpptOne: "{count} MPPT",
  mppts: "{count} MPPTs",
  inputOne: "{count} entrada",
  inputs: "{count} entradas",
  none: PRODUCT_TYPE_LABELS,
} as const;

export const GRID_WORDS: Readonly<Record<GridConnection, string>> = {
  monofasico: "monofásico",
  bifasico: "bifásico",
  trifasico: "trifásico",
};
