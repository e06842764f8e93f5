import { GRID_CONNECTIONS, INVERTER_KINDS, type ProductType } from "./product-types.ts";

/** Type and limits of a field's value. Numbers are in the unit named; `decimals` limits typed decimals. */
export type FieldKind =
  | { kind: "text"; maxLength: number; pattern?: RegExp; long?: true }
  | { kind: "money" }
  | { kind: "number"; min: number; max: number; decimals: number; unit?: string }
  | { kind: "boolean" }
  | { kind: "choice"; options: readonly string[] }
  /** A category by id; people and files use its name. */
  | { kind: "category" }
  /** Inverters by id; files use their codes. */
  | { kind: "inverters" }
  /** Highest DC power by number of strings. */
  | { kind: "stringPowers" };

/** An editable field of a product. Form, grid, import, export, history and merge all read this table. */
export type ProductField = FieldKind & {
  key: ProductFieldKey;
  types: readonly ProductType[];
  group: "identity" | "sale" | "fiscal" | "physical" | "technical";
  required?: true;
  /** Left out of grid and files, because its value is too complex for a cell. */
  formOnly?: true;
};

/** Highest price: ten million reais; a larger number is a typing error. */
export const MAX_CENTS = 1_000_000_000;

const ALL: readonly ProductType[] = ["module", "inverter", "stringBox", "complementaryEquipment", "custom"];
const MODULE: readonly ProductType[] = ["module"];
const INVERTER: readonly ProductType[] = ["inverter"];
const STRING_BOX: readonly ProductType[] = ["stringBox"];

const volts = { kind: "number", min: 0, max: 2_000, decimals: 3, unit: "V" } as const;
const amps = { kind: "number", min: 0, max: 1_000, decimals: 3, unit: "A" } as const;
const coefficient = { kind: "number", min: -2, max: 2, decimals: 4, unit: "%/°C" } as const;
const millimetres = { kind: "number", min: 0, max: 100_000, decimals: 0, unit: "mm" } as const;
const some = { kind: "number", min: 1, decimals: 0 } as const;

const FIELDS = {
  productCode: { kind: "text", maxLength: 60, types: ALL, group: "identity", required: true },
  name: { kind: "text", maxLength: 160, types: ALL, group: "identity", required: true },
  manufacturer: { kind: "text", maxLength: 80, types: ALL, group: "identity", required: true },
  model: { kind: "text", maxLength: 80, types: ALL, group: "identity", required: true },
  categoryId: { kind: "category", types: ["complementaryEquipment", "custom"], group: "identity" },
  description: { kind: "text", maxLength: 4_000, long: true, types: ALL, group: "identity" },

  priceCents: { kind: "money", types: ALL, group: "sale", required: true },
  costCents: { kind: "money", types: ALL, group: "sale", required: true },
  isToSell: { kind: "boolean", types: ALL, group: "sale" },
  featured: { kind: "boolean", types: ALL, group: "sale" },
  featuredEcommerce: { kind: "boolean", types: ALL, group: "sale" },
  automaticallyAdded: { kind: "boolean", types: ["complementaryEquipment", "custom"], group: "sale" },
  active: { kind: "boolean", types: ALL, group: "sale" },

  ncm: { kind: "text", maxLength: 8, pattern: /^\d{8}$/, types: ALL, group: "fiscal" },
  origin: {
    kind: "choice",
    options: ["0", "1", "2", "3", "4", "5", "6", "7", "8"],
    types: ALL,
    group: "fiscal",
  },

  peso_KG: { kind: "number", min: 0, max: 100_000, decimals: 3, unit: "kg", types: ALL, group: "physical" },
  volume_M3: { kind: "number", min: 0, max: 1_000, decimals: 4, unit: "m³", types: ALL, group: "physical" },
  height_MM: { ...millimetres, types: ALL, group: "physical" },
  length_MM: { ...millimetres, types: ALL, group: "physical" },
  width_MM: { ...millimetres, types: ALL, group: "physical" },

  potencia_WP: {
    kind: "number",
    min: 1,
    max: 2_000,
    decimals: 1,
    unit: "W",
    types: MODULE,
    group: "technical",
    required: true,
  },
  eficiencia: { kind: "number", min: 0, max: 100, decimals: 2, unit: "%", types: MODULE, group: "technical" },
  tipo_de_celula: { kind: "text", maxLength: 60, types: MODULE, group: "technical" },
  vocV: { ...volts, types: MODULE, group: "technical", required: true },
  iscA: { ...amps, types: MODULE, group: "technical", required: true },
  vmpV: { ...volts, types: MODULE, group: "technical", required: true },
  impA: { ...amps, types: MODULE, group: "technical", required: true },
  alphaIscPctPerC: { ...coefficient, types: MODULE, group: "technical", required: true },
  betaVocPctPerC: { ...coefficient, types: MODULE, group: "technical", required: true },
  gammaPmaxPctPerC: { ...coefficient, types: MODULE, group: "technical", required: true },
  maxSystemV: { ...volts, types: MODULE, group: "technical" },

  tipo_inversor: {
    kind: "choice",
    options: INVERTER_KINDS,
    types: INVERTER,
    group: "technical",
    required: true,
  },
  tipo_ligacao: {
    kind: "choice",
    options: GRID_CONNECTIONS,
    types: INVERTER,
    group: "technical",
    required: true,
  },
  inverterInputPower: {
    kind: "number",
    min: 0,
    max: 10_000,
    decimals: 3,
    unit: "kW",
    types: INVERTER,
    group: "technical",
  },
  inverterOutputPower: {
    kind: "number",
    min: 0.001,
    max: 10_000,
    decimals: 3,
    unit: "kW",
    types: INVERTER,
    group: "technical",
    required: true,
  },
  acVoltageV: { ...volts, types: INVERTER, group: "technical" },
  mpptCount: { ...some, max: 64, types: INVERTER, group: "technical", required: true },
  inputsPerMppt: { ...some, max: 32, types: INVERTER, group: "technical", required: true },
  maxDcV: { ...volts, types: ["inverter", "stringBox"], group: "technical" },
  startV: { ...volts, types: INVERTER, group: "technical" },
  mpptLowV: { ...volts, types: INVERTER, group: "technical", required: true },
  mpptHighV: { ...volts, types: INVERTER, group: "technical", required: true },
  maxInputCurrentPerMpptA: { ...amps, types: INVERTER, group: "technical" },
  maxShortCircuitCurrentPerMpptA: { ...amps, types: INVERTER, group: "technical" },
  maxInputCurrentPerStringA: { ...amps, types: INVERTER, group: "technical" },
  maxShortCircuitCurrentPerStringA: { ...amps, types: INVERTER, group: "technical" },
  minModulesPerString: { ...some, max: 100, types: INVERTER, group: "technical" },
  maxModulesPerString: { ...some, max: 100, types: INVERTER, group: "technical" },
  powerPerStringCount: { kind: "stringPowers", types: INVERTER, group: "technical", formOnly: true },

  n_entradas: { ...some, max: 200, types: STRING_BOX, group: "technical", required: true },
  n_saidas: { ...some, max: 200, types: STRING_BOX, group: "technical", required: true },
  grau_protecao: { kind: "text", maxLength: 10, types: STRING_BOX, group: "technical" },
  maxCurrentPerInputA: { ...amps, types: STRING_BOX, group: "technical" },
  compatibleInverters: {
    kind: "inverters",
    types: ["inverter", "stringBox"],
    group: "technical",
    formOnly: true,
  },
} as const satisfies Record<string, FieldKind & Omit<ProductField, "key">>;

export type ProductFieldKey = keyof typeof FIELDS;

/** All fields, in display order. */
export const PRODUCT_FIELDS: readonly ProductField[] = (Object.keys(FIELDS) as ProductFieldKey[]).map(
  (key): ProductField => ({ key, ...(FIELDS[key] as Omit<ProductField, "key"> & FieldKind) }),
);

/** A field by its key. */
export function productField(key: ProductFieldKey): ProductField {
  return { key, ...(FIELDS[key] as Omit<ProductField, "key"> & FieldKind) };
}

/** Fields of a product type. The highest DC voltage is required for an inverter and optional for a string box. */
export function fieldsOf(type: ProductType): ProductField[] {
  return PRODUCT_FIELDS.filter(({ types }) => types.includes(type)).map((field) =>
    field.key === "maxDcV" && type === "inverter" ? { ...field, required: true } : field,
  );
}

/** Fields of a type that are stored in the technical data of its data sheet. */
export function technicalKeysOf(type: ProductType): ProductFieldKey[] {
  return fieldsOf(type).flatMap(({ key, group }) => (group === "technical" ? [key] : []));
}
