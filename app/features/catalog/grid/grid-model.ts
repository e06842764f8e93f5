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

/** A product as the grid receives it. */
export interface GridProduct {
  id: string;
  type: ProductType;
  version: number;
  values: ProductValues;
}

/** One row: a stored product, or a new one at the end. */
export interface GridRow {
  /** Id of the product, or a name of its own for a new one. */
  key: string;
  type: ProductType;
  /** Null for a new product. */
  product: GridProduct | null;
  /** What was typed, by column; a cell that nobody touched has none. */
  texts: readonly (string | undefined)[];
  /** Why the portal did not save the row. */
  conflict: "STALE_VERSION" | "CODE_TAKEN" | null;
}

/** What the cells of a grid are read with. */
export interface GridSheet {
  columns: readonly ProductField[];
  lookups: FieldLookups;
  /** Type of what is added. */
  newType: ProductType;
}

export interface FieldChange {
  key: ProductFieldKey;
  from: FieldValue;
  to: FieldValue;
}

/** A row as it would be saved. */
export interface RowReading {
  /** What is wrong, by column. */
  problems: ReadonlyMap<number, string>;
  changes: readonly FieldChange[];
  /** Whether it is a new row in which nothing stands. */
  isBlank: boolean;
}

/** The text of a cell: what was typed, or the stored value as people write it. */
export function cellText({ columns, lookups }: GridSheet, row: GridRow | undefined, column: number): string {
  const field = columns[column];
  if (row === undefined || field === undefined) return "";
  return (
    row.texts[column] ??
    (row.product === null ? "" : formatProductField(field, row.product.values[field.key] ?? null, lookups))
  );
}

const readings = new WeakMap<GridRow, RowReading>();

/** Reads a row once: rows never change, they are replaced. */
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
      // What was empty before may stay empty, as long as nobody writes something else.
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
/** Columns repeat themselves; beyond this the texts do not. */
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

/** Rules across fields that hold for the product as it was, and no longer would. */
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

/** Column of a field; the first one for a field that has none. */
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

/** What the portal is asked to save of a row: only what was changed. */
export function toSavedRow(sheet: GridSheet, row: GridRow) {
  const { changes } = readRow(sheet, row);
  return {
    id: row.product?.id ?? null,
    version: row.product?.version ?? null,
    values: Object.fromEntries(changes.map(({ key, to }) => [key, to])),
  };
}
