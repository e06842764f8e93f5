const INSIDE = "http://portal.invalid";

/** Path inside the portal that a sign-in may go back to, read as browsers read it: they pass over tabs and line ends,
 *  and take `\\` for `/`. Anything that leaves the portal is dropped. */
export function safeNext(next: string | null): string | null {
  if (!next?.startsWith("/") || !URL.canParse(next, INSIDE)) return null;
  const { origin, pathname, search, hash } = new URL(next, INSIDE);
  return origin === INSIDE && !pathname.startsWith("//") ? pathname + search + hash : null;
}
