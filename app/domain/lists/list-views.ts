/** A saved view of a list: search, filters, order and columns, as in its address. */
export interface ListView {
  name: string;
  /** The query of the address, in the order of `viewQuery`. */
  query: string;
}

const MAX_LIST_VIEWS = 20;
export const MAX_VIEW_NAME = 40;
/** Limit of a query, so that it fits into the cookie of the default view. */
export const MAX_VIEW_QUERY = 1_500;

/** Query of the list without search, filters or order. An address without any query opens the default view instead. */
export const WHOLE_LIST = "visao=todas";

/** Why a view was not saved. */
export type ViewRefusal = "NAME_MISSING" | "NAME_TOO_LONG" | "NAME_TAKEN" | "TOO_MANY" | "TOO_LONG";

/** The changed views, or the reason of a refusal. */
export type ViewChange = { views: readonly ListView[] } | { refusal: ViewRefusal };

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

/** Adds a view under a name, as the last one. */
export function addView(views: readonly ListView[], { name, query }: ListView): ViewChange {
  if (views.length >= MAX_LIST_VIEWS) return { refusal: "TOO_MANY" };
  if (query.length > MAX_VIEW_QUERY) return { refusal: "TOO_LONG" };
  const refusal = refuseName(views, name);
  return refusal === null ? { views: [...views, { name: name.trim(), query }] } : { refusal };
}

/** Renames a view. A view deleted meanwhile stays deleted. */
export function renameView(views: readonly ListView[], name: string, next: string): ViewChange {
  const others = views.filter((view) => view.name !== name);
  const refusal = refuseName(others, next);
  if (refusal !== null) return { refusal };
  return { views: views.map((view) => (view.name === name ? { ...view, name: next.trim() } : view)) };
}

export function removeView(views: readonly ListView[], name: string): readonly ListView[] {
  return views.filter((view) => view.name !== name);
}

/** Parses stored views; null for an invalid value. */
export function parseViews(value: unknown): ListView[] | null {
  if (!Array.isArray(value)) return null;
  return value.filter(isView).slice(0, MAX_LIST_VIEWS);
}

function isView(value: unknown): value is ListView {
  if (typeof value !== "object" || value === null || !("name" in value) || !("query" in value)) return false;
  return typeof value.name === "string" && typeof value.query === "string";
}

function refuseName(others: readonly ListView[], text: string): ViewRefusal | null {
  const name = text.trim();
  if (name === "") return "NAME_MISSING";
  if (name.length > MAX_VIEW_NAME) return "NAME_TOO_LONG";
  const isTaken = others.some((view) => folded(view.name) === folded(name));
  return isTaken ? "NAME_TAKEN" : null;
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
