import type { ProductField, ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";

/** A field at the head of a file, with its unit. */
export function columnTitle({ key, ...field }: ProductField): string {
  const label = PRODUCT_FIELD_LABELS[key];
  if (field.kind === "money") return `${label} (R$)`;
  return field.kind === "number" && field.unit !== undefined ? `${label} (${field.unit})` : label;
}

/** Words of the names of files. */
export const EXPORT_FILE_WORDS: Record<EquipmentGroup, string> = {
  modules: "modulos",
  inverters: "inversores",
  stringbox: "string-boxes",
  products: "produtos",
};

export const TEMPLATE_FILE_WORD = "modelo";
export const EXPORT_SHEET_NAME = "Produtos";

/** A made-up product for the files that show how a file is to look, field by field. */
export const TEMPLATE_EXAMPLE: Partial<Record<ProductFieldKey, string>> = {
  productCode: "EXEMPLO-001",
  name: "Produto de exemplo",
  manufacturer: "Fabricante",
  model: "Modelo A",
  description: "Troque esta linha pelos seus produtos.",
  priceCents: "1.234,56",
  costCents: "987,65",
  isToSell: "Sim",
  featured: "Não",
  featuredEcommerce: "Não",
  automaticallyAdded: "Não",
  active: "Sim",
  ncm: "85414300",
  origin: "0",
  peso_KG: "27,2",
  volume_M3: "0,12",
  height_MM: "35",
  length_MM: "2278",
  width_MM: "1134",
  potencia_WP: "550",
  eficiencia: "21,3",
  tipo_de_celula: "Monocristalino PERC",
  vocV: "49,9",
  iscA: "14",
  vmpV: "41,96",
  impA: "13,11",
  alphaIscPctPerC: "0,045",
  betaVocPctPerC: "-0,275",
  gammaPmaxPctPerC: "-0,35",
  maxSystemV: "1500",
  tipo_inversor: "String",
  tipo_ligacao: "Monofásico",
  inverterInputPower: "7,5",
  inverterOutputPower: "5",
  acVoltageV: "220",
  mpptCount: "2",
  inputsPerMppt: "1",
  maxDcV: "600",
  startV: "120",
  mpptLowV: "100",
  mpptHighV: "550",
  maxInputCurrentPerMpptA: "16",
  maxShortCircuitCurrentPerMpptA: "20",
  n_entradas: "2",
  n_saidas: "1",
  grau_protecao: "IP65",
  maxCurrentPerInputA: "20",
};
