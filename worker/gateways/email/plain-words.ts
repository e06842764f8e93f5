/** A text on one line: what breaks lines, controls a terminal or turns the reading direction is a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}

/** A name on one line that no mail program makes a link of: what people type into a form must not advertise in the
 *  distributor's name. */
export function unlinked(name: string): string {
  return oneLine(name)
    .replaceAll(/:\/+/g, " ")
    .replaceAll(/\.(?=\p{L}{2})/gu, ". ");
}
