/** Characters that no document holds: controls, marks that turn the direction of reading, spaces without width, halves of
 *  a character, and code points that are none. A joiner (U+200D) stays: emoji are made with it. */
const UNPRINTABLE = /(?![\t\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;

/** A text as one line of a document: composed, without controls, and with single spaces.
 *  @example printableLine("a\u0000b\n c") // "ab c" */
export function printableLine(text: string): string {
  return clean(text)
    .replaceAll(/\s+/g, (found) => (found === "\u00a0" ? found : " "))
    .trim();
}

/** A text as lines of a document, without empty ones at either end.
 *  @example printableText("a\r\nb\u202e") // "a\nb" */
export function printableText(text: string): string {
  return clean(text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n"))
    .replaceAll("\t", " ")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

function clean(text: string): string {
  return text.normalize("NFC").replaceAll(UNPRINTABLE, "");
}
