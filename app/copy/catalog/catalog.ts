import type { ProductField, ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { ProductIssueCode, ProductWarningCode } from "#domain/catalog/product-issues.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { fill } from "#copy/shared/fill.ts";

export const PRODUCT_TYPE_LABELS: Record<ProductType, string> = {
  module: "Módulo",
  inverter: "Inversor",
  stringBox: "String box",
  complementaryEquipment: "Equipamento complementar",
  custom: "Produto personalizado",
};

export const FIELD_GROUP_LABELS: Record<ProductField["group"], string> = {
  identity: "Identificação",
  sale: "Preço e venda",
  fiscal: "Fiscal",
  physical: "Medidas",
  technical: "Dados técnicos",
};

/** What a field is called, on forms, in grids and at the head of files. Units stand apart. */
export const PRODUCT_FIELD_LABELS: Record<ProductFieldKey, string> = {
  productCode: "Código",
  name: "Nome",
  manufacturer: "Fabricante",
  model: "Modelo",
  categoryId: "Categoria",
  description: "Descrição",
  priceCents: "Preço",
  costCents: "Custo",
  isToSell: "À venda",
  featured: "Destaque",
  featuredEcommerce: "Destaque na loja",
  automaticallyAdded: "Entra sozinho no kit",
  active: "Ativo",
  ncm: "NCM",
  origin: "Origem",
  peso_KG: "Peso",
  volume_M3: "Volume",
  height_MM: "Altura",
  length_MM: "Comprimento",
  width_MM: "Largura",
  potencia_WP: "Potência",
  eficiencia: "Eficiência",
  tipo_de_celula: "Tipo de célula",
  vocV: "Tensão de circuito aberto (Voc)",
  iscA: "Corrente de curto-circuito (Isc)",
  vmpV: "Tensão de máxima potência (Vmp)",
  impA: "Corrente de máxima potência (Imp)",
  alphaIscPctPerC: "Coeficiente de temperatura de Isc",
  betaVocPctPerC: "Coeficiente de temperatura de Voc",
  gammaPmaxPctPerC: "Coeficiente de temperatura de Pmáx",
  maxSystemV: "Tensão máxima do sistema",
  tipo_inversor: "Tipo de inversor",
  tipo_ligacao: "Ligação",
  inverterInputPower: "Potência máxima de entrada",
  inverterOutputPower: "Potência nominal de saída",
  acVoltageV: "Tensão de saída",
  mpptCount: "Número de MPPTs",
  inputsPerMppt: "Entradas por MPPT",
  maxDcV: "Tensão CC máxima",
  startV: "Tensão de partida",
  mpptLowV: "Tensão MPPT mínima",
  mpptHighV: "Tensão MPPT máxima",
  maxInputCurrentPerMpptA: "Corrente máxima de entrada por MPPT",
  maxShortCircuitCurrentPerMpptA: "Corrente máxima de curto-circuito por MPPT",
  maxInputCurrentPerStringA: "Corrente máxima de entrada por string",
  maxShortCircuitCurrentPerStringA: "Corrente máxima de curto-circuito por string",
  minModulesPerString: "Mínimo de módulos por string",
  maxModulesPerString: "Máximo de módulos por string",
  powerPerStringCount: "Potência por número de strings",
  n_entradas: "Número de entradas",
  n_saidas: "Número de saídas",
  grau_protecao: "Grau de proteção",
  maxCurrentPerInputA: "Corrente máxima por entrada",
  compatibleInverters: "Inversores compatíveis",
};

/** What people need to know before they fill a field in, where its name does not say it. */
export const PRODUCT_FIELD_HINTS: Partial<Record<ProductFieldKey, string>> = {
  productCode: "O código do seu estoque ou ERP. Não se repete.",
  ncm: "Oito números, como 8541.43.00.",
  featured: "Aparece primeiro nas listas de quem compra.",
  automaticallyAdded: "Entra no kit personalizado quando é recomendado, sem ninguém escolher.",
  active: "Desativado, sai de todas as listas de compra e continua no que já foi vendido.",
  betaVocPctPerC: "Negativo, como −0,27.",
  gammaPmaxPctPerC: "Negativo, como −0,35.",
  powerPerStringCount: "Uma linha por número de strings, como 1 = 5,5.",
  compatibleInverters: "Os códigos, separados por ponto e vírgula. Vazio: todos os que os limites permitem.",
};

/** Choices by field: what people read instead of the key. */
export const PRODUCT_CHOICE_LABELS = {
  tipo_inversor: {
    string: "String",
    micro: "Microinversor",
    solaredge: "SolarEdge (com otimizador)",
    hibrido: "Híbrido",
  },
  tipo_ligacao: { monofasico: "Monofásico", bifasico: "Bifásico", trifasico: "Trifásico" },
  origin: {
    "0": "0 – Nacional",
    "1": "1 – Estrangeira, importação direta",
    "2": "2 – Estrangeira, adquirida no mercado interno",
    "3": "3 – Nacional, conteúdo importado acima de 40% e até 70%",
    "4": "4 – Nacional, produção conforme processos básicos",
    "5": "5 – Nacional, conteúdo importado de até 40%",
    "6": "6 – Estrangeira, importação direta, sem similar nacional",
    "7": "7 – Estrangeira, mercado interno, sem similar nacional",
    "8": "8 – Nacional, conteúdo importado acima de 70%",
  },
} as const satisfies Partial<Record<ProductFieldKey, Record<string, string>>>;

/** The words with which texts of fields are read and written. */
export const PRODUCT_FIELD_WORDS = { yes: "Sim", no: "Não", choices: PRODUCT_CHOICE_LABELS } as const;

const ISSUES: Record<ProductIssueCode, string> = {
  REQUIRED: "Campo obrigatório",
  TEXT_TOO_LONG: "Texto longo demais: até {max} caracteres.",
  INVALID_NCM: "NCM inválido. São oito números, como 8541.43.00.",
  INVALID_NUMBER: "Número inválido. Use vírgula nas casas decimais, como 49,5.",
  NUMBER_OUT_OF_RANGE: "Fora do limite: de {min} a {max}{unit}.",
  TOO_MANY_DECIMALS: "Casas decimais demais: até {decimals}.",
  INVALID_MONEY: "Valor inválido. Use o formato 1.234,56.",
  MONEY_OUT_OF_RANGE: "Fora do limite: de 0 a 10 milhões de reais.",
  INVALID_BOOLEAN: "Use Sim ou Não.",
  INVALID_CHOICE: "Opção desconhecida. Escolha uma da lista.",
  CHOICE_NOT_OFFERED: "Esta opção não está disponível na sua conta.",
  UNKNOWN_CATEGORY: "Não existe categoria com este nome.",
  CATEGORY_NOT_OF_TYPE: "Este tipo de equipamento não tem categoria.",
  UNKNOWN_INVERTER: "Não há inversor com um destes códigos.",
  INVALID_STRING_POWERS: "Escreva cada potência como 1 = 5,5.",
  STRINGS_REPEATED: "Um número de strings aparece duas vezes.",
  MPPT_RANGE_REVERSED: "A tensão MPPT máxima precisa ser maior que a mínima.",
  MPPT_ABOVE_MAX_DC: "A tensão MPPT máxima não pode passar da tensão CC máxima.",
  START_ABOVE_MPPT: "A tensão de partida não pode passar da tensão MPPT máxima.",
  VMP_NOT_BELOW_VOC: "Vmp precisa ser menor que Voc.",
  IMP_NOT_BELOW_ISC: "Imp precisa ser menor que Isc.",
  POWER_UNLIKE_CURVE: "A potência difere mais de 5% de Vmp × Imp. Confira os três valores.",
  MODULES_RANGE_REVERSED: "O máximo de módulos por string é menor que o mínimo.",
};

/** What is odd about a product, and may be right all the same. */
export const PRODUCT_WARNING_TEXTS: Record<ProductWarningCode, string> = {
  PRICE_BELOW_COST: "O preço está abaixo do custo.",
  SOLD_FOR_NOTHING: "À venda por R$ 0,00.",
  WITHOUT_CATEGORY: "Sem categoria, o produto não aparece nas seções por categoria.",
  COEFFICIENT_SIGN: "O sinal deste coeficiente costuma ser o contrário.",
  EFFICIENCY_UNLIKE_SIZE: "A eficiência não combina com a potência e o tamanho.",
  OUTPUT_ABOVE_INPUT: "A potência de saída é maior que a de entrada.",
  SHORT_CIRCUIT_BELOW_INPUT: "A corrente de curto-circuito é menor que a de entrada.",
  MORE_STRINGS_THAN_INPUTS: "Há mais strings do que entradas.",
  MORE_OUTPUTS_THAN_INPUTS: "Há mais saídas do que entradas.",
};

/** Portuguese for what is wrong with a field, with its limits. A code of another area is the caller's to tell. */
export function productIssueText(field: ProductField, code: string): string {
  if (!(code in ISSUES)) return "Confira este campo";
  const text = ISSUES[code as ProductIssueCode];
  if (field.kind === "text") return fill(text, { max: whole(field.maxLength) });
  if (field.kind !== "number") return text;
  const unit = field.unit === undefined ? "" : ` ${field.unit}`;
  const number = (value: number) => value.toLocaleString("pt-BR", { maximumFractionDigits: 4 });
  return fill(text, {
    min: number(field.min),
    max: number(field.max),
    unit,
    decimals: whole(field.decimals),
  });
}

function whole(value: number): string {
  return value.toLocaleString("pt-BR");
}

/** What a copy of a product is called: after its code, and after its name. */
export const PRODUCT_COPY_WORDS = { code: "-COPIA", name: " (cópia)" } as const;
