/** Order of a list in its address: `?sort=-price` is the highest price first. */
export interface ListSort<Key extends string = string> {
  key: Key;
  direction: "asc" | "desc";
}

/** The order in an address; null when it names none of the keys. */
export function readSort<Key extends string>(
  params: URLSearchParams,
  keys: readonly Key[],
): ListSort<Key> | null {
  const text = params.get("sort") ?? "";
  const key = keys.find((one) => one === text.replace(/^-/, ""));
  return key === undefined ? null : { key, direction: text.startsWith("-") ? "desc" : "asc" };
}

/** An order as a query parameter. */
export function sortParam({ key, direction }: ListSort): string {
  return direction === "desc" ? `-${key}` : key;
}

/** The page number in an address, from 1. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get("page") ?? "1");
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Parameters that say which part of a list is shown. */
const PLACE = ["page", "pages"];

/** The list's address with other parameters, on its first page; null removes a parameter. */
export function listAddress(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(
    [...params].filter(([name, value]) => !PLACE.includes(name) && value !== ""),
  );
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

/** Query parameter of hidden columns; without it, people see their last choice. */
export const HIDDEN_PARAM = "ocultas";
/** Value of the query parameter when no column is hidden. */
const NONE_HIDDEN = "nenhuma";

/** Hidden columns as a query parameter. */
export function hiddenParam(keys: readonly string[]): string {
  return keys.length === 0 ? NONE_HIDDEN : [...keys].sort().join(".");
}

/** Hidden columns in an address. */
export function readHidden(text: string): string[] {
  return text === NONE_HIDDEN ? [] : text.split(".");
}
