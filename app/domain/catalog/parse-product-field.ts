import Big from "big.js";
import { formatNumber } from "#domain/shared/format.ts";
import { parseCents, parseNumber } from "#domain/shared/numbers.ts";
import { MAX_CENTS, type ProductField, type ProductFieldKey } from "./product-fields.ts";
import type { ProductIssueCode } from "./product-issues.ts";
import type { FieldValue } from "./product-schema.ts";
import { formatStringPowers, parseStringPowers } from "./string-powers.ts";

/** Names for reading and writing texts: labels for people, and names of the distributor's ids. */
export interface FieldLookups {
  yes: string;
  no: string;
  /** Labels of choices, by field and key. */
  choices: Readonly<Partial<Record<ProductFieldKey, Readonly<Record<string, string>>>>>;
  categories: readonly { id: string; name: string }[];
  inverters: readonly { id: string; productCode: string }[];
}

export type ParsedField = { value: FieldValue } | { code: ProductIssueCode };

const YES = ["sim", "s", "yes", "true", "verdadeiro", "1", "x"];
const NO = ["nao", "n", "no", "false", "falso", "0"];
const LIST_SEPARATOR = /[;,\n]/;

/** The default value of a field. */
export function defaultOfField({ key, kind }: Pick<ProductField, "key" | "kind">): FieldValue {
  if (kind === "text" || kind === "choice") return "";
  if (kind === "boolean") return key === "isToSell" || key === "active";
  return kind === "inverters" || kind === "stringPowers" ? [] : null;
}

/** Parses a typed text or a cell of a file as the value of its field, or tells why it is invalid. Numbers are strict
 *  and in Brazilian notation; choices, categories and inverters are named by label or key, without regard to case and
 *  accents. An empty text gives the default, or REQUIRED.
 *  @example parseProductField(productField("priceCents"), "1.234,56", lookups) // { value: 123_456 }
 *  @example parseProductField(productField("vocV"), "49.9", lookups) // { code: "INVALID_NUMBER" } */
export function parseProductField(field: ProductField, typed: string, lookups: FieldLookups): ParsedField {
  const text = typed.trim();
  if (text === "") return field.required ? { code: "REQUIRED" } : { value: defaultOfField(field) };
  switch (field.kind) {
    case "text":
      return parseText(field, text);
    case "money":
      return parseMoney(text);
    case "number":
      return parseLimited(field, text);
    case "boolean":
      return parseBoolean(text, lookups);
    case "choice":
      return parseChoice(field, text, lookups);
    case "category":
      return parseCategory(text, lookups);
    case "inverters":
      return parseInverters(text, lookups);
    case "stringPowers": {
      const powers = parseStringPowers(text);
      return powers === null ? { code: "INVALID_STRING_POWERS" } : { value: powers };
    }
  }
}

/** Formats the value of a field for people and files; `parseProductField` reads it back to the same value. A deleted
 *  category is written by its id.
 *  @example formatProductField(productField("peso_KG"), 27.2, lookups) // "27,2" */
export function formatProductField(field: ProductField, value: FieldValue, lookups: FieldLookups): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? lookups.yes : lookups.no;
  if (typeof value === "number") {
    return field.kind === "money" ? formatReais(value) : formatProductNumber(value);
  }
  if (typeof value === "string") {
    if (field.kind === "category") return lookups.categories.find(({ id }) => id === value)?.name ?? value;
    return lookups.choices[field.key]?.[value] ?? value;
  }
  const list: readonly (string | { strings: number; powerKw: number })[] = value;
  return field.kind === "stringPowers"
    ? formatStringPowers(list.flatMap((one) => (typeof one === "string" ? [] : [one])))
    : list
        .flatMap((one) => (typeof one === "string" ? [one] : []))
        .map((id) => lookups.inverters.find((one) => one.id === id)?.productCode ?? id)
        .join("; ");
}

/** Formats a number as people type it, with decimal comma, without group separators and unrounded. Also used for
 *  numeric cells.
 *  @example formatProductNumber(0.0001) // "0,0001" */
function formatProductNumber(value: number): string {
  return new Big(value).toFixed().replace(".", ",");
}

function formatReais(cents: number): string {
  return formatNumber(new Big(cents).div(100).toFixed(), { minDecimals: 2 });
}

function parseText(field: Extract<ProductField, { kind: "text" }>, text: string): ParsedField {
  const kept = cleanText(field, text);
  if (kept.length > field.maxLength) return { code: field.key === "ncm" ? "INVALID_NCM" : "TEXT_TOO_LONG" };
  return field.pattern === undefined || field.pattern.test(kept) ? { value: kept } : { code: "INVALID_NCM" };
}

/** Cleans a text: line breaks are removed from one-line fields. The fiscal classification (NCM) may have dots
 *  (8541.43.00). */
function cleanText({ key, long }: Extract<ProductField, { kind: "text" }>, text: string): string {
  if (long) return text;
  return key === "ncm" ? text.replace(/[.\s]/g, "") : text.replace(/\s+/g, " ");
}

function parseMoney(text: string): ParsedField {
  const cents = parseCents(text);
  if (cents === null) return { code: "INVALID_MONEY" };
  return cents < 0 || cents > MAX_CENTS ? { code: "MONEY_OUT_OF_RANGE" } : { value: cents };
}

function parseLimited(field: Extract<ProductField, { kind: "number" }>, text: string): ParsedField {
  const number = parseNumber(text);
  if (number === null) return { code: "INVALID_NUMBER" };
  if (number < field.min || number > field.max) return { code: "NUMBER_OUT_OF_RANGE" };
  const isWhole = new Big(number).round(field.decimals).eq(number);
  return isWhole ? { value: number } : { code: "TOO_MANY_DECIMALS" };
}

function parseBoolean(text: string, { yes, no }: FieldLookups): ParsedField {
  const word = fold(text);
  if (word === fold(yes) || YES.includes(word)) return { value: true };
  return word === fold(no) || NO.includes(word) ? { value: false } : { code: "INVALID_BOOLEAN" };
}

function parseChoice(
  field: Extract<ProductField, { kind: "choice" }>,
  text: string,
  { choices }: FieldLookups,
): ParsedField {
  const word = fold(text);
  const labels = choices[field.key];
  const found =
    field.options.find((option) => fold(option) === word) ??
    field.options.find((option) => fold(labels?.[option] ?? option) === word);
  return found === undefined ? { code: "INVALID_CHOICE" } : { value: found };
}

function parseCategory(text: string, { categories }: FieldLookups): ParsedField {
  const found =
    categories.find(({ id, name }) => id === text || name === text) ??
    categories.find(({ name }) => fold(name) === fold(text));
  return found === undefined ? { code: "UNKNOWN_CATEGORY" } : { value: found.id };
}

function parseInverters(text: string, { inverters }: FieldLookups): ParsedField {
  const ids = text
    .split(LIST_SEPARATOR)
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .map((name) => inverters.find(({ id, productCode }) => id === name || productCode === name)?.id);
  if (ids.includes(undefined)) return { code: "UNKNOWN_INVERTER" };
  return { value: [...new Set(ids.filter((id) => id !== undefined))] };
}

/** The text without case and accents, with single spaces. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");
}
