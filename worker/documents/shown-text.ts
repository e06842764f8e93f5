import { COVERED } from "./fonts/inter.ts";

/** Sign in the place of what the fonts cannot show: emoji, and other scripts. */
const MISSING = "□";

let graphemes: Intl.Segmenter | undefined;

/** A text with signs for the characters that the fonts do not hold, one for each that a reader would count.
 *  @example shownText("Casa 🏠") // "Casa □" */
export function shownText(text: string): string {
  if (Array.from(text).every(isCovered)) return text;
  graphemes ??= new Intl.Segmenter("pt-BR", { granularity: "grapheme" });
  return [...graphemes.segment(text)]
    .map(({ segment }) => (Array.from(segment).every(isCovered) ? segment : MISSING))
    .join("");
}

function isCovered(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return point === 0x0a || COVERED.some(([first, last]) => point >= first && point <= last);
}
