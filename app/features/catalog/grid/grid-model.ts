import { checkProduct } from "#domain/catalog/check-product.ts";
import {
  type FieldLookups,
  formatProductField,
  type ParsedField,
  parseProductField,
} from "#domain/catalog/parse-product-field.ts";
import type { ProductField, ProductFieldKey } from "#domain/catalog/product-fields.ts";
import type { FieldValue, ProductValues } from "#domain/catalog/product-schema.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";

/** A product as the server sends it to the grid. */
export interface GridProduct {
  id: string;
  type: ProductType;
  version: number;
  values: ProductValues;
}

/** A row: a stored product, or a new one at the end. */
export interface GridRow {
  /** Id of the product, or a generated key for a new one. */
  key: string;
  type: ProductType;
  /** Null for a new product. */
  product: GridProduct | null;
  /** Typed texts by column; undefined for a cell that was not edited. */
  texts: readonly (string | undefined)[];
  /** Why the server did not save the row. */
  conflict: "STALE_VERSION" | "CODE_TAKEN" | null;
}

/** What the cells of a grid are parsed and formatted with. */
export interface GridSheet {
  columns: readonly ProductField[];
  lookups: FieldLookups;
  /** Type of the products that are added. */
  newType: ProductType;
}

export interface FieldChange {
  key: ProductFieldKey;
  from: FieldValue;
  to: FieldValue;
}

/** A row as it would be saved. */
export interface RowReading {
  /** Error codes by column. */
  problems: ReadonlyMap<number, string>;
  changes: readonly FieldChange[];
  /** Whether the row is a new product without any text. */
  isBlank: boolean;
}

/** The text of a cell: what was typed, or the stored value formatted. */
export function cellText({ columns, lookups }: GridSheet, row: GridRow | undefined, column: number): string {
  const field = columns[column];
  if (row === undefined || field === undefined) return "";
  return (
    row.texts[column] ??
    (row.product === null ? "" : formatProductField(field, row.product.values[field.key] ?? null, lookups))
  );
}

const readings = new WeakMap<GridRow, RowReading>();

/** Reads a row, and caches the result: rows are never changed, only replaced. */
export function readRow(sheet: GridSheet, row: GridRow): RowReading {
  const known = readings.get(row);
  if (known !== undefined) return known;
  const reading = readAnew(sheet, row);
  readings.set(row, reading);
  return reading;
}

function readAnew(sheet: GridSheet, row: GridRow): RowReading {
  const isBlank = row.product === null && row.texts.every((text) => text === undefined || text.trim() === "");
  if (isBlank) return { problems: new Map(), changes: [], isBlank };
  const problems = new Map<number, string>();
  const changes: FieldChange[] = [];
  sheet.columns.forEach((field, column) => {
    const text = row.texts[column];
    if (text === undefined && row.product !== null) return;
    const parsed = readCell(sheet, field, text ?? "");
    const from = row.product?.values[field.key] ?? null;
    if ("code" in parsed) {
      // A required field that was empty before may stay empty as long as its text is.
      if (!(row.product !== null && text?.trim() === "" && isEmpty(from))) problems.set(column, parsed.code);
    } else if (row.product === null || !isSame(from, parsed.value)) {
      changes.push({ key: field.key, from, to: parsed.value });
    }
  });
  if (problems.size === 0 && changes.length > 0) addRuleProblems(sheet, row, changes, problems);
  if (row.conflict === "CODE_TAKEN") {
    problems.set(columnOf(sheet, "productCode"), "CODE_TAKEN");
  }
  return { problems, changes, isBlank };
}

const parsedTexts = new Map<string, ParsedField>();
/** Size of the cache of parsed texts. Values of a column repeat; past this size, texts are unlikely to. */
const MAX_PARSED = 50_000;

function readCell({ lookups }: GridSheet, field: ProductField, text: string): ParsedField {
  if (field.kind === "category") return parseProductField(field, text, lookups);
  const name = `${field.key}\n${field.required === true ? "1" : ""}\n${text}`;
  const known = parsedTexts.get(name);
  if (known !== undefined) return known;
  const parsed = parseProductField(field, text, lookups);
  if (parsedTexts.size < MAX_PARSED) parsedTexts.set(name, parsed);
  return parsed;
}

/** Adds violations of rules across fields that the stored product does not have. */
function addRuleProblems(
  sheet: GridSheet,
  { type, product }: GridRow,
  changes: readonly FieldChange[],
  problems: Map<number, string>,
): void {
  const after = { ...product?.values, ...Object.fromEntries(changes.map(({ key, to }) => [key, to])) };
  const errors = checkProduct(type, after).errors;
  if (errors.length === 0) return;
  const old = product === null ? [] : checkProduct(type, product.values).errors;
  for (const { field, code } of errors) {
    if (!old.some((one) => one.field === field && one.code === code)) {
      problems.set(columnOf(sheet, field), code);
    }
  }
}

/** Column of a field; the first one when the field has no column. */
function columnOf({ columns }: GridSheet, key: string): number {
  return Math.max(
    0,
    columns.findIndex((field) => field.key === key),
  );
}

function isEmpty(value: FieldValue): boolean {
  return value === null || value === "";
}

function isSame(one: FieldValue, other: FieldValue): boolean {
  return one === other || (isEmpty(one) && isEmpty(other));
}

/** The row as it is sent to the server: changed fields only. */
export function toSavedRow(sheet: GridSheet, row: GridRow) {
  const { changes } = readRow(sheet, row);
  return {
    id: row.product?.id ?? null,
    version: row.product?.version ?? null,
    values: Object.fromEntries(changes.map(({ key, to }) => [key, to])),
  };
}
