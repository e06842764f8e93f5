import { FREIGHT_COLUMNS, FREIGHT_WORDS } from "#copy/freight/freight.ts";
import { FREIGHT_TYPE_LABELS } from "#copy/spec/freight.ts";
import { FREIGHT_TYPES, type FreightType } from "#domain/freight/freight-rule.ts";
import type { FreightLineForm, FreightRuleInput } from "#domain/freight/freight-rule-schema.ts";
import { formatCep } from "#domain/shared/format-identity.ts";
import { parseCents, parseNumber } from "#domain/shared/numbers.ts";
import { normalizeCep } from "#domain/validation/cep.ts";

export type FreightColumn = keyof typeof FREIGHT_COLUMNS;

/** A line of the table as texts by column. */
export type FreightCells = Readonly<Record<FreightColumn, string>>;

export const COLUMNS = Object.keys(FREIGHT_COLUMNS) as FreightColumn[];

export const EMPTY_CELLS = {
  ...(Object.fromEntries(COLUMNS.map((column) => [column, ""])) as Record<FreightColumn, string>),
  ...{ shippingType: "CIF", type: "fixed", active: "true" },
} satisfies FreightCells;

/** A line with the city by name instead of code. */
export type ReadFreightLine = Omit<FreightRuleInput, "cityIbge"> & { city: string };

export type CellErrors = Partial<Record<FreightColumn, string>>;

const SHIPPING = { CIF: "CIF", FOB: "FOB" } as const;

/** Labels of choices in the sheet, by column. */
const CHOICES: Partial<Record<FreightColumn, Readonly<Record<string, string>>>> = {
  shippingType: SHIPPING,
  cityType: FREIGHT_WORDS.cityType,
  zoneType: FREIGHT_WORDS.zoneType,
  type: FREIGHT_TYPE_LABELS,
  active: FREIGHT_WORDS.active,
};

const GRAMS_OF_KG = 1_000;
const CM3_OF_M3 = 1_000_000;
const WATTS_OF_KWP = 1_000;

/** Parses the texts of a line: its input for the rules, and error codes by column. */
export function readFreightCells(
  cells: Readonly<Partial<Record<FreightColumn, string>>>,
  centers: readonly { id: string; name: string }[],
): { line: ReadFreightLine; errors: CellErrors } {
  const errors: CellErrors = {};
  const text = (column: FreightColumn) => (cells[column] ?? "").trim();
  const choice = (column: FreightColumn): string | null => {
    if (text(column) === "") return null;
    const found = Object.entries(CHOICES[column] ?? {}).find(([value, word]) =>
      [plain(value), plain(word)].includes(plain(text(column))),
    );
    if (found === undefined) errors[column] = "INVALID_CHOICE";
    return found?.[0] ?? null;
  };
  const scaled = (column: FreightColumn, factor: number) => {
    if (text(column) === "") return null;
    const value = parseNumber(text(column));
    if (value === null || value < 0) errors[column] = "INVALID_NUMBER";
    return value === null ? null : Math.round(value * factor);
  };
  const money = (column: FreightColumn) => {
    if (text(column) === "") return null;
    const cents = parseCents(text(column));
    if (cents === null || cents < 0) errors[column] = "INVALID_MONEY";
    return cents;
  };
  const cep = (column: FreightColumn) => {
    if (text(column) === "") return null;
    const found = normalizeCep(text(column).padStart(8, "0"));
    if (!found) errors[column] = "INVALID_CEP";
    return found ?? null;
  };
  const state = text("state").toUpperCase();
  if (state !== "" && !/^[A-Z]{2}$/.test(state)) errors.state = "INVALID_STATE";
  const center = centers.find(
    ({ id, name }) => id === text("center") || plain(name) === plain(text("center")),
  );
  if (text("center") !== "" && center === undefined) errors.center = "UNKNOWN_CENTER";
  if (text("city") !== "" && state === "") errors.state = "STATE_OF_CITY";
  if (text("name").length > 80) errors.name = "TOO_LONG";
  const amount = decimalOf(text("amount"));
  if (amount === null) errors.amount = text("amount") === "" ? "REQUIRED" : "INVALID_AMOUNT";
  const days = text("days") === "" ? null : Number(text("days"));
  if (days !== null && !(Number.isInteger(days) && days >= 0 && days <= 365)) errors.days = "INVALID_DAYS";
  const line: ReadFreightLine = {
    name: text("name"),
    shippingType: (choice("shippingType") ?? "CIF") as "CIF" | "FOB",
    centerId: center?.id ?? null,
    state: state || null,
    city: text("city"),
    cityType: choice("cityType") as "capital" | "interior" | null,
    zoneType: choice("zoneType") as "urbana" | "rural" | null,
    cepFrom: cep("cepFrom"),
    cepTo: cep("cepTo"),
    weightAboveG: scaled("weightAbove", GRAMS_OF_KG),
    weightUpToG: scaled("weightUpTo", GRAMS_OF_KG),
    volumeAboveCm3: scaled("volumeAbove", CM3_OF_M3),
    volumeUpToCm3: scaled("volumeUpTo", CM3_OF_M3),
    powerAboveW: scaled("powerAbove", WATTS_OF_KWP),
    powerUpToW: scaled("powerUpTo", WATTS_OF_KWP),
    type: (choice("type") ?? "fixed") as FreightType,
    amount: amount ?? "0",
    minimumCents: money("minimum") ?? 0,
    maximumCents: money("maximum"),
    daysToDeliver: days,
    active: choice("active") !== "false",
  };
  return { line, errors: { ...rangeErrors(line), ...errors } };
}

/** The texts of a stored line.
 *  @param words - whether choices are labels, as in a file, or values, as in a form */
export function toFreightCells(
  rule: FreightRuleInput & { centerName: string | null; cityName: string | null },
  { words }: { words: boolean },
): FreightCells {
  const choice = (column: FreightColumn, value: string | null) =>
    value === null ? "" : words ? (CHOICES[column]?.[value] ?? value) : value;
  const scaled = (value: number | null, factor: number) => (value === null ? "" : decimal(value / factor));
  const money = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2).replace(".", ","));
  return {
    name: rule.name,
    shippingType: rule.shippingType,
    center: words ? (rule.centerName ?? "") : (rule.centerId ?? ""),
    state: rule.state ?? "",
    city: rule.cityName ?? "",
    cityType: choice("cityType", rule.cityType),
    zoneType: choice("zoneType", rule.zoneType),
    cepFrom: rule.cepFrom === null ? "" : formatCep(rule.cepFrom),
    cepTo: rule.cepTo === null ? "" : formatCep(rule.cepTo),
    weightAbove: scaled(rule.weightAboveG, GRAMS_OF_KG),
    weightUpTo: scaled(rule.weightUpToG, GRAMS_OF_KG),
    volumeAbove: scaled(rule.volumeAboveCm3, CM3_OF_M3),
    volumeUpTo: scaled(rule.volumeUpToCm3, CM3_OF_M3),
    powerAbove: scaled(rule.powerAboveW, WATTS_OF_KWP),
    powerUpTo: scaled(rule.powerUpToW, WATTS_OF_KWP),
    type: choice("type", rule.type),
    amount: rule.amount.replace(".", ","),
    minimum: rule.minimumCents === 0 ? "" : money(rule.minimumCents),
    maximum: money(rule.maximumCents),
    days: rule.daysToDeliver === null ? "" : String(rule.daysToDeliver),
    active: choice("active", String(rule.active)),
  };
}

/** A stored line as its form's values. */
export function toLineForm(
  rule: Parameters<typeof toFreightCells>[0] & { position: number },
): FreightLineForm {
  return { ...toFreightCells(rule, { words: false }), position: String(rule.position) };
}

/** Rows of a pasted sheet by column; null without a row of known titles.
 *  @param text - cells separated by tabs, as spreadsheets copy them, or by semicolons, as in the file */
export function readSheet(text: string): Partial<Record<FreightColumn, string>>[] | null {
  const [head = "", ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const separator = head.includes("\t") ? "\t" : ";";
  const columns = cellsOf(head, separator).map((title) =>
    COLUMNS.find((column) => plain(FREIGHT_COLUMNS[column]) === plain(title)),
  );
  if (!columns.includes("amount")) return null;
  return rows
    .filter((row) => row.replaceAll(separator, "").trim() !== "")
    .map((row) => {
      const cells = cellsOf(row, separator);
      return Object.fromEntries(
        columns.flatMap((column, index) => (column === undefined ? [] : [[column, cells[index] ?? ""]])),
      );
    });
}

/** Number of lines below the titles of a pasted sheet. */
export function linesBelow(text: string): number {
  return text.split(/[\r\n]+/).filter((row) => row.trim() !== "").length - 1;
}

/** The valid labels of a choice, for its error message. */
export function choiceWords(column: FreightColumn): string {
  return Object.values(CHOICES[column] ?? {}).join(", ");
}

export const FREIGHT_TYPE_OPTIONS = FREIGHT_TYPES.map((value) => ({
  value,
  label: FREIGHT_TYPE_LABELS[value],
}));

/** Cells of a row. Quoted cells may contain the separator. */
function cellsOf(row: string, separator: string): string[] {
  const cells = row.match(
    separator === "\t" ? /(?:^|\t)("(?:[^"]|"")*"|[^\t]*)/g : /(?:^|;)("(?:[^"]|"")*"|[^;]*)/g,
  );
  return (cells ?? []).map((cell) => {
    const text = (cell.startsWith(separator) ? cell.slice(1) : cell).trim();
    const bare = text.length > 1 && text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text;
    return bare.replaceAll('""', '"').replace(/^'(?=[=+\-@])/, "");
  });
}

function rangeErrors(line: ReadFreightLine): CellErrors {
  const isReversed = (above: number | null, upTo: number | null) =>
    above !== null && upTo !== null && above >= upTo;
  const { cepFrom, cepTo, maximumCents, minimumCents } = line;
  return {
    ...(cepFrom !== null && cepTo !== null && cepFrom > cepTo ? { cepTo: "RANGE" } : {}),
    ...(isReversed(line.weightAboveG, line.weightUpToG) ? { weightUpTo: "RANGE" } : {}),
    ...(isReversed(line.volumeAboveCm3, line.volumeUpToCm3) ? { volumeUpTo: "RANGE" } : {}),
    ...(isReversed(line.powerAboveW, line.powerUpToW) ? { powerUpTo: "RANGE" } : {}),
    ...(maximumCents !== null && maximumCents < minimumCents ? { maximum: "RANGE" } : {}),
  };
}

/** Decimal text with a dot and at most four decimals; null when invalid. */
function decimalOf(text: string): string | null {
  const value = parseNumber(text);
  if (value === null || value < 0 || value >= 1_000_000_000) return null;
  const [, decimals = ""] = text.split(",");
  return decimals.replace(/\D/g, "").length > 4 ? null : decimal(value).replace(",", ".");
}

function decimal(value: number): string {
  return String(Number(value.toFixed(6))).replace(".", ",");
}

function plain(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
