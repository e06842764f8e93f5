import type { OfferErrorCode } from "#copy/offers.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** What a form holds while it is filled in. */
export type OfferValues = Readonly<Record<string, string | boolean | readonly string[]>>;

export interface OfferChoice {
  value: string;
  label: string;
}

type Entry = [name: string, value: OfferValues[string]];

/** A field of the form of an entry. */
export type OfferField = { name: string; label: string; hint?: string } & (
  | { kind: "text" | "area"; maxLength: number; isOptional?: boolean }
  | { kind: "money" }
  | { kind: "choice"; options: readonly OfferChoice[] }
  | {
      kind: "choices";
      options: readonly OfferChoice[];
      /** What stands there instead while the form's other fields leave nothing to choose. */
      without?: (values: OfferValues) => string | null;
    }
  | { kind: "switch"; isOn: boolean }
);

/** What a new entry begins with. */
export function emptyValues(fields: readonly OfferField[]): OfferValues {
  return Object.fromEntries(
    fields.map((field): Entry => {
      switch (field.kind) {
        case "switch":
          return [field.name, field.isOn];
        case "choices":
          return [field.name, []];
        case "choice":
          return [field.name, field.options[0]?.value ?? ""];
        default:
          return [field.name, ""];
      }
    }),
  );
}

/** A stored entry as its form shows it. */
export function valuesOf(fields: readonly OfferField[], entry: object): OfferValues {
  const stored = entry as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.map(({ kind, name }): Entry => {
      const value = stored[name];
      if (kind === "money") return [name, formatNumber(Number(value) / 100, { minDecimals: 2 })];
      if (kind === "switch") return [name, value === true];
      return [name, Array.isArray(value) ? value.map(String) : String(value)];
    }),
  );
}

/** The fields as a browser sends them. */
export function readValues(fields: readonly OfferField[], form: FormData): OfferValues {
  const text = (value: FormDataEntryValue | null) =>
    typeof value === "string" ? value.slice(0, 2_000).replaceAll("\r\n", "\n") : "";
  return Object.fromEntries(
    fields.map(({ kind, name }): Entry => {
      if (kind === "switch") return [name, form.has(name)];
      if (kind === "choices") return [name, [...new Set(form.getAll(name).map(text))]];
      return [name, text(form.get(name))];
    }),
  );
}

/** What the form asks to store; a price that does not read is no number, which the schema refuses. Choices that the
 *  other fields leave no room for are not asked for. */
export function inputOf(fields: readonly OfferField[], values: OfferValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field): [string, unknown] => {
      const value = values[field.name];
      if (field.kind === "money") return [field.name, parseCents(String(value)) ?? Number.NaN];
      if (field.kind === "choices" && (field.without?.(values) ?? null) !== null) return [field.name, []];
      return [field.name, value];
    }),
  );
}

/** What is wrong by field, as codes of the copy, from what the schema or the use case says. */
export function errorsOf(
  fields: readonly OfferField[],
  issues: readonly { field: string; code: string }[],
): Partial<Record<string, OfferErrorCode>> {
  return Object.fromEntries(
    issues.map(({ field: path, code }): [string, OfferErrorCode] => {
      const [name = ""] = path.split(".");
      return [name, errorCode(fields.find((one) => one.name === name)?.kind, code)];
    }),
  );
}

const OWN_CODES: readonly string[] = [
  "TOO_MANY",
  "UNKNOWN_CATEGORY",
  "CATEGORIES_NOT_OF_TYPE",
  "DEFAULT_INACTIVE",
] satisfies OfferErrorCode[];

function errorCode(kind: OfferField["kind"] | undefined, code: string): OfferErrorCode {
  if (OWN_CODES.includes(code)) return code as OfferErrorCode;
  if (kind === "money") return "PRICE";
  if (kind === "choices" || kind === "choice") return "CHOOSE";
  return code === "too_big" ? "TOO_LONG" : "REQUIRED";
}
