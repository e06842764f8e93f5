import type { RecommendationVariableKey } from "#domain/recommendations/recommendation-variables.ts";
import type { RuleOutcome } from "#domain/recommendations/recommendation.ts";
import { NO_CHANGES } from "#copy/ui/dialogs.ts";

export const RECOMMENDATION_TABS = {
  label: "Partes das recomendações",
  rules: "Regras",
  bench: "Bancada de testes",
} as const;

/** What a row of the list says of a rule. */
export const RECOMMENDATION_LIST_TEXTS = {
  when: "Com {list}",
  anyOf: "{list} ou {last}",
  product: "recomenda {name}",
  category: "recomenda um produto de {name}",
  structures: "só em {list}",
  free: "com unidades grátis",
  unknown: "um produto que não existe mais",
} as const;

export const RECOMMENDATION_FORM_WORDS = {
  newTitle: "Nova regra de recomendação",
  copyOf: "Cópia de {name}",
  back: "Voltar às regras",
  identity: "Regra",
  name: "Nome",
  nameHint: "Como “Conectores MC4”. Aparece na bancada, ao lado do que a regra recomenda.",
  active: "Ativa",
  activeHint: "Inativa, não recomenda nada.",
  trigger: "O que dispara a regra",
  triggerHint:
    "A regra roda quando há na escolha, ou no que outras regras recomendam, um produto que atende a todas as condições preenchidas.",
  types: "Tipos de produto",
  categories: "Categorias",
  manufacturers: "Fabricantes",
  manufacturersHint: "Separe por vírgula. Vazio, vale qualquer fabricante.",
  productCodes: "Produtos, pelo código",
  productCodesHint: "Separe por vírgula. Vazio, vale qualquer produto.",
  structures: "Só com estas estruturas",
  structuresHint: "Nenhuma marcada, vale com todas.",
  target: "O que ela recomenda",
  targetProduct: "Um produto",
  targetCategory: "Um produto de uma categoria",
  targetCategoryHint: "O já escolhido, depois o que tem estoque no centro, depois o mais barato.",
  productCode: "Código do produto",
  categoryId: "Categoria",
  chooseCategory: "Escolha",
  formulas: "Quantidade",
  amount: "Fórmula da quantidade",
  amountHint: "O resultado é arredondado para cima e nunca é negativo.",
  freeAmount: "Fórmula das unidades grátis",
  freeAmountHint:
    "Opcional. Quantas das recomendadas não são cobradas; aqui “Recomendado” vale a quantidade acima.",
  variables: "O que a fórmula conhece, com valores de exemplo",
  example: "Exemplo de {name}",
  exampleOf: "Com os valores de exemplo",
  exampleUnits: "vale {exact}: recomenda {units}",
  exampleFree: "vale {exact}: {units} grátis",
  place: "No caractere {position}: {text}",
  unsaved: "O que você mudou nesta regra ainda não foi salvo.",
  noChanges: NO_CHANGES,
  changes: "Mudou: {list}",
  save: "Salvar regra",
  create: "Criar regra",
  saving: "Salvando…",
  discard: "Descartar",
  saved: "Regra salva.",
  staleTitle: "Outra pessoa mudou esta regra enquanto você editava",
  fields: {
    name: "nome",
    active: "situação",
    types: "tipos",
    categoryIds: "categorias",
    manufacturers: "fabricantes",
    productCodes: "produtos",
    structureIds: "estruturas",
    target: "o que recomenda",
    productCode: "o que recomenda",
    categoryId: "o que recomenda",
    amount: "quantidade",
    freeAmount: "unidades grátis",
  },
  /** Said of what is missing. */
  required: {
    types: "Diga o que dispara a regra: um tipo, uma categoria, um fabricante ou um produto.",
    productCode: "Diga o que a regra recomenda.",
    categoryId: "Diga o que a regra recomenda.",
  },
  errors: {
    NAME_TAKEN: "Já existe uma regra com este nome.",
    UNKNOWN: "Não existe mais no catálogo. Confira o código.",
    FORMULA: "A fórmula tem erros.",
  },
} as const;

/** What each variable of the formulas holds. */
export const RECOMMENDATION_VARIABLE_HELP: Readonly<Record<RecommendationVariableKey, string>> = {
  quantidade: "Unidades dos produtos que dispararam a regra.",
  modulos: "Módulos ao todo.",
  potenciaDoModulo: "Potência de um módulo em Wp; a média, se há modelos diferentes.",
  potenciaDoSistema: "Soma dos módulos em kWp.",
  inversores: "Inversores ao todo, microinversores incluídos.",
  microinversores: "Só os microinversores.",
  fases: "Fases do inversor com mais fases: 1, 2 ou 3.",
  strings: "Strings ligadas aos inversores, como na verificação elétrica; sem as de microinversores.",
  stringBoxes: "String boxes ao todo.",
  fileiras: "Fileiras da estrutura.",
  modulosPorFileira: "Módulos de cada fileira, arredondados para cima.",
  metrosDeCabo: "Do telhado ao inversor, só a ida.",
  escolhidoNaCategoria: "Unidades já escolhidas na categoria do que a regra recomenda.",
  recomendadoNaCategoria: "Unidades que as outras regras recomendam nessa categoria.",
  recomendado: "Só nas unidades grátis: a quantidade que a regra recomenda.",
};

export const RECOMMENDATION_BENCH_TEXTS = {
  hint: "Monte uma escolha de exemplo e veja o que as regras ativas recomendam, rodada a rodada. Nada é salvo.",
  chosen: "Escolha de exemplo",
  product: "Produto {number}, pelo código",
  amount: "Quantidade",
  layout: "Estrutura",
  structure: "Tipo de estrutura",
  anyStructure: "Nenhuma",
  rows: "Fileiras",
  cableMetres: "Metros de cabo",
  run: "Calcular",
  empty: "Diga ao menos um produto e a quantidade",
  emptyHint: "Comece com um módulo e um inversor; os códigos aparecem enquanto você digita.",
  unknownProduct: "Este código não existe no catálogo.",
  invalid: "Use números inteiros: quantidades até 100.000 e fileiras a partir de 1.",
  results: "O que fica na escolha",
  nothing: "Nenhuma regra recomenda algo para esta escolha.",
  center: "Estoque considerado: {name}.",
  noCenter: "Nenhum centro vende: o estoque não foi considerado.",
  columns: {
    product: "Produto",
    amount: "Na escolha",
    recAmount: "Recomendado",
    recAutomaticAmount: "Entra sozinho",
    freeAmount: "Grátis",
  },
  why: "Por quê",
  stableAfter: "As regras se acertaram em {rounds} rodadas; a última confirma a anterior.",
  stableAtOnce: "Nenhuma regra mudou nada na primeira rodada.",
  swingingTitle: "Estas regras não se acertam: {list}",
  swingingText: "Depois de dez rodadas elas ainda mudavam as quantidades uma da outra. Vale a última rodada.",
  failedText: "Quem compra vê este erro, e a escolha fica como está. Corrija: {list}.",
  round: "Rodada {number}",
  lastRound: "Rodada {number}, a que vale",
  setOffBy: "Disparada por {list}.",
  inputs: "Contas com {list}.",
  worth: "A fórmula vale {exact}; recomenda {amount}.",
  worthFree: "A fórmula vale {exact}; recomenda {amount}, {free} grátis.",
  worthNothing: "A fórmula vale {exact}.",
  none: "Nada a recomendar",
  unknownValue: "desconhecido",
} as const;

/** What a rule did in a round, in a few words. */
export const RULE_STATE_TEXTS: Readonly<Record<RuleOutcome["state"], string>> = {
  recommended: "Recomendou",
  otherStructure: "Não vale para esta estrutura",
  notSetOff: "Nada a disparou",
  nothingOnSale: "O que ela recomenda não está à venda",
  failed: "A fórmula falhou",
};

export const INVALID_FORMULA_TEXT = "A fórmula tem erros.";
