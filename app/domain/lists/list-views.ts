/** A saved view of a list: search, filters, order and columns, as in its address. */
export interface ListView {
  name: string;
  /** The query of the address, in the order of `viewQuery`. */
  query: string;
}

/** Limit of the views of a list that a person has, and of those that a team shares. */
export const MAX_LIST_VIEWS = 20;
export const MAX_VIEW_NAME = 40;
/** Limit of a query, so that it fits into the cookie of the default view. */
export const MAX_VIEW_QUERY = 1_500;

/** Query of the list without search, filters or order. An address without any query opens the default view instead. */
export const WHOLE_LIST = "visao=todas";

/** Why a view was not saved. */
export type ViewRefusal = "NAME_MISSING" | "NAME_TOO_LONG" | "NAME_TAKEN" | "TOO_MANY" | "TOO_LONG";

/** The query of a view from an address: the named parameters with a value, always in the same order.
 *  @example viewQuery([["page", "3"], ["sort", "-price"], ["q", "a b"]], ["q", "sort"]) // "q=a+b&sort=-price" */
export function viewQuery(
  params: Iterable<readonly [name: string, value: string]>,
  names: Iterable<string>,
): string {
  const known = new Set(names);
  const said = [...params].filter(([name, value]) => known.has(name) && value !== "");
  const sorted = [...said].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  return sorted.length === 0
    ? WHOLE_LIST
    : sorted.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&");
}

/** Why a view is not saved under a name; null if it is.
 *  @param others - the other views of the list that are held by the same people */
export function refuseView(
  others: readonly Pick<ListView, "name">[],
  { name: text, query }: ListView,
): ViewRefusal | null {
  const name = text.trim();
  if (name === "") return "NAME_MISSING";
  if (name.length > MAX_VIEW_NAME) return "NAME_TOO_LONG";
  if (query.length > MAX_VIEW_QUERY) return "TOO_LONG";
  if (others.some((view) => folded(view.name) === folded(name))) return "NAME_TAKEN";
  return others.length >= MAX_LIST_VIEWS ? "TOO_MANY" : null;
}

/** Parses the views that a device has kept before they were saved for the person; null for an invalid value. */
export function parseViews(value: unknown): ListView[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isView).slice(0, MAX_LIST_VIEWS);
}

function isView(value: unknown): value is ListView {
  if (typeof value !== "object" || value === null || !("name" in value) || !("query" in value)) return false;
  return typeof value.name === "string" && typeof value.query === "string";
}

/** Names that differ only in case are equal. */
function folded(name: string): string {
  return name.toLowerCase();
}

/** Encodes like a form; the result is valid in a cookie. */
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll(/[!'()~]/g, percent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
