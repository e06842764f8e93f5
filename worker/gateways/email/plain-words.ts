/** A text on one line: line breaks, control characters and direction marks become spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** A name on one line that no mail program turns into a link, because typed text must not advertise in the
 *  distributor's name. */
export function unlinked(name: string): string {
  return oneLine(name)
    .replaceAll(/:\/+/g, " ")
    .replaceAll(/\.(?=\p{L}{2})/gu, ". ");
}
