import type { ProductField, ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { ImportLimits } from "#domain/imports/import-limits.ts";
import type { ImportRowState, ImportState } from "#domain/imports/import-state.ts";
import type { DomainErrorDetails } from "#domain/shared/errors.ts";
import { PRODUCT_FIELD_LABELS, productIssueText } from "#copy/catalog/catalog.ts";

/** Other names under which columns of distributors, suppliers and ERPs are known. */
export const IMPORT_SYNONYMS: Partial<Record<ProductFieldKey, readonly string[]>> = {
  productCode: ["Código do produto", "Cód.", "Cod", "SKU", "Referência", "Part number", "PN", "Code"],
  name: ["Produto", "Nome do produto", "Título", "Descrição curta", "Product"],
  manufacturer: ["Marca", "Fornecedor", "Brand", "Manufacturer"],
  model: ["Model", "Modelo do produto"],
  description: ["Descrição longa", "Observações", "Detalhes"],
  priceCents: ["Preço de venda", "Valor", "Valor unitário", "Preço unitário", "Preço R$", "Price"],
  costCents: ["Preço de custo", "Custo unitário", "Cost"],
  isToSell: ["Vende", "Disponível para venda", "Vender"],
  active: ["Situação", "Status", "Ativado"],
  ncm: ["Classificação fiscal", "Código NCM"],
  origin: ["Origem da mercadoria"],
  peso_KG: ["Peso bruto", "Peso kg"],
  volume_M3: ["Cubagem", "Volume m3"],
  height_MM: ["Altura mm", "Espessura"],
  length_MM: ["Comprimento mm", "Profundidade"],
  width_MM: ["Largura mm"],
  potencia_WP: ["Potência Wp", "Wp", "Potência do módulo", "Pmax"],
  eficiencia: ["Eficiência do módulo", "Rendimento"],
  tipo_de_celula: ["Célula", "Tecnologia"],
  vocV: ["Voc", "Tensão de circuito aberto", "Voc V"],
  iscA: ["Isc", "Corrente de curto-circuito", "Isc A"],
  vmpV: ["Vmp", "Vmpp", "Tensão de máxima potência"],
  impA: ["Imp", "Impp", "Corrente de máxima potência"],
  alphaIscPctPerC: ["Coef. Isc", "Coeficiente Isc"],
  betaVocPctPerC: ["Coef. Voc", "Coeficiente Voc"],
  gammaPmaxPctPerC: ["Coef. Pmax", "Coeficiente Pmax"],
  inverterOutputPower: ["Potência do inversor", "Potência nominal", "Potência CA", "kW"],
  mpptCount: ["MPPTs", "MPPT", "Quantidade de MPPTs"],
  n_entradas: ["Entradas"],
  n_saidas: ["Saídas"],
  grau_protecao: ["IP", "Proteção"],
};

/** What is wrong with a row beside its fields' own errors. */
const ROW_ISSUES: Readonly<Record<string, string>> = {
  CODE_REPEATED: "Este código aparece mais de uma vez no arquivo.",
  OTHER_TYPE: "Já existe um produto de outro tipo com este código.",
  ERROR_CELL: "A célula tem um erro da planilha, como #N/D.",
  FORMULA_WITHOUT_RESULT: "A célula é uma fórmula sem resultado salvo. Cole como valor.",
  CHANGED_SINCE: "O produto mudou depois da conferência. Confira o arquivo de novo.",
};

/** A row's issue in Portuguese, led by the field's name. */
export function importIssueText(field: ProductField | undefined, code: string): string {
  const words = ROW_ISSUES[code];
  if (field === undefined) return words ?? "Confira esta linha";
  const label = PRODUCT_FIELD_LABELS[field.key];
  return `${label}: ${words ?? productIssueText(field, code)}`;
}

const countOf = (number: number) => number.toLocaleString("pt-BR");

/** Why a file is not taken, and what to do. */
export function importFileText(
  { reason, rowNumber = 1 }: DomainErrorDetails["FILE_NOT_ALLOWED"],
  { rows, columns, rowLength }: ImportLimits,
): string {
  switch (reason) {
    case "size":
      return `A planilha passa do limite: até 10 MB, ${countOf(rows)} linhas e ${countOf(columns)} colunas. Divida em partes e envie uma de cada vez.`;
    case "row":
      return `A linha ${countOf(rowNumber)} tem texto demais: são até ${countOf(rowLength)} caracteres por linha. Num CSV, confira se todas as aspas estão fechadas.`;
    case "empty":
      return "O arquivo está vazio, ou só tem a linha com os nomes das colunas.";
    case "type":
    case "unreadable":
      return "Não conseguimos ler o arquivo. Salve como CSV ou XLSX, sem senha, e envie de novo.";
  }
}

/** Column of the file of failed rows that says why. */
export const FAILURE_COLUMN = "Motivo";

export const IMPORT_STATE_LABELS: Record<ImportState, string> = {
  uploaded: "Escolher colunas",
  checking: "Conferindo",
  checked: "Pronta para aplicar",
  applying: "Aplicando",
  applied: "Aplicada",
  cancelled: "Cancelada",
  reverted: "Desfeita",
  failed: "Não concluída",
};

export const IMPORT_ROW_LABELS: Record<ImportRowState, string> = {
  read: "Lida",
  new: "Novo",
  changed: "Muda",
  same: "Igual",
  failed: "Com erro",
  applied: "Aplicada",
};

export const IMPORTS_TEXTS = {
  hint: "Traga produtos de uma planilha. Você confere cada diferença antes de qualquer mudança.",
  uploadTitle: "Nova importação",
  type: "O que há na planilha",
  file: "Planilha",
  fileHint: "CSV ou XLSX de até 10 MB e 50.000 linhas, com os nomes das colunas na primeira linha.",
  upload: "Enviar planilha",
  uploading: "Lendo a planilha…",
  templates: "Modelos de planilha",
  templatesHint: "As colunas de cada tipo e uma linha de exemplo.",
  list: "Importações",
  empty: "Nenhuma importação ainda",
  emptyHint: "Envie uma planilha, ou comece por um dos modelos.",
  columnFile: "Arquivo",
  columnType: "Tipo",
  columnState: "Situação",
  columnRows: "Linhas",
  columnResult: "Resultado",
  columnAuthor: "Quem",
  columnDate: "Quando",
  previous: "Anteriores",
  next: "Próximas",
  page: "{from}–{until} de {total}",
  results: {
    new: ["1 novo", "{count} novos"],
    changed: ["1 muda", "{count} mudam"],
    same: ["1 igual", "{count} iguais"],
    failed: ["1 com erro", "{count} com erro"],
  },
  resultNone: "–",
  kept: "A planilha e as linhas ficam aqui por {days} dias. O resumo de cada importação continua, e o que ela mudou pode ser visto e desfeito.",
  changes: "Ver alterações em massa",
} as const;

export const IMPORT_TEXTS = {
  steps: "Etapas da importação",
  stepNames: ["Colunas", "Conferência", "Aplicação", "Resultado"],
  stepDone: "concluída",
  facts: "{rows} · enviada por {author} em {date}",
  rowOne: "1 linha",
  rowMany: "{count} linhas",
  encoding: "Codificação {encoding}, separador {separator}",
  tab: "tabulação",
  sheet: "Aba da planilha",
  chooseSheet: "Ler esta aba",
  mappingTitle: "O que cada coluna preenche",
  mappingHint:
    "Sugerimos pelos títulos e pela sua última importação. Uma coluna sem campo fica de fora e não muda nada.",
  fieldOf: "Campo da coluna {title}",
  untitled: "Coluna {number}",
  ignore: "Não importar",
  requiredMissing:
    "Produtos novos também precisam de: {fields}. Sem essas colunas, só atualizamos os que já existem.",
  check: "Conferir planilha",
  checking: "Começando a conferir…",
  mappingErrors: {
    CODE_NOT_MAPPED: "Diga qual coluna é o código: é por ele que encontramos o produto.",
    FIELD_REPEATED: "Um campo foi escolhido para mais de uma coluna.",
    FIELD_NOT_OF_TYPE: "Um dos campos não existe neste tipo de produto.",
    COLUMN_COUNT: "A planilha mudou. Atualize a página.",
  },
  workingCheck: "Conferindo a planilha",
  workingApply: "Aplicando as mudanças",
  progress: "{done} de {total} linhas",
  mayLeave: "Você pode sair desta página: o trabalho continua e o resultado fica na lista de importações.",
  refresh: "Atualizar",
  summary: "O que a planilha faz",
  figures: { new: "Novos", changed: "Mudam", same: "Iguais", failed: "Com erro", applied: "Aplicadas" },
  rows: "Linhas da planilha",
  filter: "Mostrar",
  all: "Todas",
  columnRow: "Linha",
  columnProduct: "Produto",
  columnState: "Resultado",
  columnChanges: "O que muda",
  fromTo: "{label}: {from} → {to}",
  only: "{label}: {to}",
  emptyValue: "(vazio)",
  moreFields: "e mais {count} campos",
  noRows: "Nenhuma linha neste filtro.",
  apply: "Aplicar {count} mudanças",
  applyOne: "Aplicar 1 mudança",
  applying: "Começando a aplicar…",
  nothing: "Não há nada para aplicar: corrija as linhas com erro e envie a planilha de novo.",
  nothingSame: "Tudo já está igual ao catálogo. Não há nada para aplicar.",
  skipsFailed: "As {count} linhas com erro ficam de fora.",
  skipsFailedOne: "A linha com erro fica de fora.",
  changeColumns: "Mudar colunas",
  cancel: "Cancelar importação",
  cancelQuestion:
    "A planilha “{name}” deixa de ser aplicada. O que já foi aplicado fica, e você pode desfazer depois.",
  cancelConfirm: "Cancelar “{name}”",
  failures: "Baixar linhas com erro",
  failuresHint: "Corrija no próprio arquivo e envie como uma nova importação.",
  revert: "Desfazer importação",
  revertQuestion:
    "Os {count} produtos voltam a ser como antes de “{name}”. Os novos são desativados. O que alguém mudou depois fica como está.",
  revertQuestionOne:
    "O produto volta a ser como antes de “{name}”. Se era novo, é desativado. O que alguém mudou depois fica como está.",
  revertConfirm: "Desfazer “{name}”",
  reverting: "Desfazendo…",
  applied: "Importação aplicada: {count} produtos criados ou mudados.",
  appliedOne: "Importação aplicada: 1 produto criado ou mudado.",
  cancelled: "Importação cancelada. {count} produtos já tinham sido mudados.",
  cancelledOne: "Importação cancelada. 1 produto já tinha sido mudado.",
  cancelledNone: "Importação cancelada. Nenhum produto mudou.",
  dropped: "A planilha e as linhas foram apagadas depois de {days} dias. O resumo acima continua.",
  changeSet: "Ver produto por produto",
  reverted: "Importação desfeita.",
  kept: "Estes produtos mudaram depois da importação e ficaram como estão:",
  failed: "A leitura foi interrompida. Envie a planilha de novo.",
  newImport: "Nova importação",
  see: "Ver importações",
} as const;
