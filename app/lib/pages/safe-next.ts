const INSIDE = "http://portal.invalid";

/** Path within the portal that a sign-in may return to; null for anything that leaves the portal. Parsed as
 *  browsers do: tabs and line breaks are skipped, and `\\` counts as `/`. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith("/") || !URL.canParse(next, INSIDE)) return null;
  const { origin, pathname, search, hash } = new URL(next, INSIDE);
  return origin === INSIDE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
