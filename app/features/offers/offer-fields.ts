import { OFFER_TEXTS } from "#copy/offers.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** Values of an entry's form; a switch is "true" or "false". */
export type OfferValues = Readonly<Record<string, string | readonly string[]>>;

export interface OfferChoice {
  value: string;
  label: string;
}

type Entry = [name: string, value: OfferValues[string]];

/** A field of an entry's form. */
export type OfferField = { name: string; label: string; hint?: string } & (
  | { kind: "text" | "area"; maxLength: number; isOptional?: boolean }
  | { kind: "money" }
  | { kind: "choice"; options: readonly OfferChoice[] }
  | {
      kind: "choices";
      options: readonly OfferChoice[];
      /** Text in place of the choices, while the values of other fields leave no choice. */
      without?: (values: OfferValues) => string | null;
    }
  | { kind: "switch"; isOn: boolean }
);

/** Values of a new entry. */
export function emptyValues(fields: readonly OfferField[]): OfferValues {
  return Object.fromEntries(
    fields.map((field): Entry => {
      switch (field.kind) {
        case "switch":
          return [field.name, String(field.isOn)];
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

/** Values of a stored entry. */
export function valuesOf(fields: readonly OfferField[], entry: object): OfferValues {
  const stored = entry as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.map(({ kind, name }): Entry => {
      const value = stored[name];
      if (kind === "money") return [name, formatNumber(Number(value) / 100, { minDecimals: 2 })];
      if (kind === "switch") return [name, String(value === true)];
      return [name, Array.isArray(value) ? value.map(String) : String(value)];
    }),
  );
}

/** The input of the use case. An unreadable price becomes NaN, which the schema refuses. Choices that the other
 *  values rule out are left empty. */
export function inputOf(fields: readonly OfferField[], values: OfferValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field): [string, unknown] => {
      const value = values[field.name];
      if (field.kind === "switch") return [field.name, value === "true"];
      if (field.kind === "money") return [field.name, parseCents(String(value)) ?? Number.NaN];
      if (field.kind === "choices" && (field.without?.(values) ?? null) !== null) return [field.name, []];
      return [field.name, value];
    }),
  );
}

/** Text of an error code, where these lists have their own. */
export function offerErrorText({ kind }: OfferField, code: string): string | undefined {
  if (kind === "money") return OFFER_TEXTS.errors.PRICE;
  if (code === "REQUIRED" && (kind === "choices" || kind === "choice")) return OFFER_TEXTS.errors.CHOOSE;
  const texts: Readonly<Record<string, string>> = OFFER_TEXTS.errors;
  return texts[code];
}
