/** A list as somebody wants to see it again: search, filters, order and columns, as its address says them. */
export interface ListView {
  name: string;
  /** The part of the address after the question mark, in the order of `viewQuery`. */
  query: string;
}

const MAX_LIST_VIEWS = 20;
export const MAX_VIEW_NAME = 40;
/** A longer address does not fit into the cookie of the view that a list opens with. */
export const MAX_VIEW_QUERY = 1_500;

/** The address of a list with nothing searched for, narrowed or ordered: an address that says nothing at all opens the
 *  list as the person wants it to begin. */
export const WHOLE_LIST = "visao=todas";

/** Why a view is not kept. */
export type ViewRefusal = "NAME_MISSING" | "NAME_TOO_LONG" | "NAME_TAKEN" | "TOO_MANY" | "TOO_LONG";

/** The views as they are from now on, or why they stay as they were. */
export type ViewChange = { views: readonly ListView[] } | { refusal: ViewRefusal };

/** What of an address makes a view: parameters of those names that say something, always in the same order.
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

/** Keeps a view under a name, after those that are there. */
export function addView(views: readonly ListView[], { name, query }: ListView): ViewChange {
  if (views.length >= MAX_LIST_VIEWS) return { refusal: "TOO_MANY" };
  if (query.length > MAX_VIEW_QUERY) return { refusal: "TOO_LONG" };
  const refusal = refuseName(views, name);
  return refusal === null ? { views: [...views, { name: name.trim(), query }] } : { refusal };
}

/** Gives a view another name; a view that is gone stays gone. */
export function renameView(views: readonly ListView[], name: string, next: string): ViewChange {
  const others = views.filter((view) => view.name !== name);
  const refusal = refuseName(others, next);
  if (refusal !== null) return { refusal };
  return { views: views.map((view) => (view.name === name ? { ...view, name: next.trim() } : view)) };
}

/** The views without one. */
export function removeView(views: readonly ListView[], name: string): readonly ListView[] {
  return views.filter((view) => view.name !== name);
}

/** Views as a browser kept them; null for what is none. */
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

/** Names that differ in case only read alike. */
function folded(name: string): string {
  return name.toLowerCase();
}

/** As forms write it into addresses; nothing is left that a cookie may not hold. */
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replaceAll("%20", "+")
    .replaceAll(/[!'()~]/g, percent);
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
