import { parseCents } from "#domain/shared/numbers.ts";
import { type PriceChange, PriceChangeSchema } from "./price-change-schema.ts";

/** The form of a price change, as texts. They are part of the address, so that a preview can be opened again. */
export interface PriceChangeForm {
  group: string;
  manufacturer: string;
  categoryId: string;
  search: string;
  /** Ids of products chosen one by one, separated by commas; empty for all that match. */
  ids: string;
  by: string;
  field: string;
  direction: string;
  value: string;
  formula: string;
  rounding: string;
}

export const EMPTY_PRICE_CHANGE: PriceChangeForm = {
  group: "",
  manufacturer: "",
  categoryId: "",
  search: "",
  ids: "",
  by: "percent",
  field: "priceCents",
  direction: "up",
  value: "",
  formula: "",
  rounding: "cent",
};

/** Reads the form's fields from an address or from a browser, whose line ends are CRLF. */
export function readPriceChangeForm(get: (name: string) => string | null): PriceChangeForm {
  const names = Object.keys(EMPTY_PRICE_CHANGE) as (keyof PriceChangeForm)[];
  return Object.fromEntries(
    names.map((name) => [name, get(name)?.replaceAll("\r\n", "\n") ?? EMPTY_PRICE_CHANGE[name]]),
  ) as unknown as PriceChangeForm;
}

/** The requested change, or the invalid field. Numbers are read in Brazilian notation.
 *  @example toPriceChange({ ...EMPTY_PRICE_CHANGE, value: "5,5", direction: "down" }) // a rule with pct "-5.5" */
export function toPriceChange(form: PriceChangeForm): { change: PriceChange } | { error: string } {
  const ids = form.ids.split(",").filter((id) => id !== "");
  const selection = {
    group: form.group === "" ? null : form.group,
    manufacturer: form.manufacturer,
    categoryId: form.categoryId,
    search: form.search,
    ids: ids.length === 0 ? null : ids,
  };
  const read = PriceChangeSchema.safeParse({ selection, rule: ruleOf(form) });
  if (read.success) return { change: read.data };
  const [first] = read.error.issues;
  if (first?.path[0] === "selection") return { error: "selection" };
  return { error: form.by === "formula" ? "formula" : "value" };
}

function ruleOf({ by, field, direction, value, formula, rounding }: PriceChangeForm) {
  if (by === "formula") return { by, formula, rounding };
  const cents = parseCents(value.replace(/%\s*$/, ""));
  const sign = direction === "down" ? -1 : 1;
  // A percentage has two decimals, like money.
  const pct = cents === null ? "" : String((sign * cents) / 100);
  if (by === "margin") return { by, marginPct: cents === null ? "" : String(cents / 100), rounding };
  return by === "amount"
    ? { by, field, amountCents: cents === null ? null : sign * cents, rounding }
    : { by, field, pct, rounding };
}
