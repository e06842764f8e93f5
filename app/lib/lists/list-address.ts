/** Order of a list, as its address says it: `?sort=-price` is the highest price first. */
export interface ListSort<Key extends string = string> {
  key: Key;
  direction: "asc" | "desc";
}

/** The order that an address asks for; null where it names none of the keys. */
export function readSort<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
): ListSort<Key> | null {
  const text = params.get("sort") ?? "";
  const key = keys.find((one) => one === text.replace(/^-/, ""));
  return key === undefined ? null : { key, direction: text.startsWith("-") ? "desc" : "asc" };
}

/** An order as the address holds it. */
export function sortParam({ key, direction }: ListSort): string {
  return direction === "desc" ? `-${key}` : key;
}

/** The page that an address asks for, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? "1");
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** The address of the same list with other parameters, from its first page on; null takes one out. */
export function listAddress(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams([...params].filter(([name, value]) => name !== "page" && value !== ""));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

/** What an address calls the columns that are left out; without it everybody sees what they chose last. */
export const HIDDEN_PARAM = "ocultas";
/** No column is left out. */
const NONE_HIDDEN = "nenhuma";

/** Columns that are left out, as an address holds them. */
export function hiddenParam(keys: readonly string[]): string {
  return keys.length === 0 ? NONE_HIDDEN : [...keys].sort().join(".");
}

/** Columns that an address leaves out. */
export function readHidden(text: string): string[] {
  return text === NONE_HIDDEN ? [] : text.split(".");
}
