import createBidi from "bidi-js";
import { FALLBACK_FONTS } from "./fonts/fallback-fonts.ts";
import { COVERED } from "./fonts/inter.ts";
import { graphemesOf } from "./graphemes.ts";

/** Sign in the place of what no font holds. */
const MISSING = "□";
/** Letters that are read from the right to the left: Hebrew, Arabic, and the scripts between and beyond them. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Joins and chooses emoji, and shows nothing itself: a joiner and variation selectors. */
const INVISIBLE = /\u200d|\ufe0e|\ufe0f/g;

/** A part of a line in one font, as that font is to be given it. */
export interface TextRun {
  text: string;
  /** Name of a font for what Inter does not hold; null for Inter. */
  font: string | null;
}

/** Whether a font that was loaded holds a code point. */
export type HoldsPoint = (font: string, point: number) => boolean;

let bidi: ReturnType<typeof createBidi> | undefined;

/** Whether Inter alone shows a text, as it is written. */
export function isPlain(text: string): boolean {
  for (const character of text) if (!isCovered(character)) return false;
  return true;
}

/** Parts of a line from left to right, each in the first font that holds it. Words that are read from the right to the
 *  left stand so in a line that is read from the left (Unicode's bidirectional algorithm); their fonts join and turn
 *  their letters. What no font holds is a sign for each character that a reader would count.
 *  @example runsOf("A אב", () => true) // [{ text: "A ", font: null }, { text: "אב", font: "noto-sans-hebrew" }] */
export function runsOf(line: string, holds: HoldsPoint): TextRun[] {
  if (isPlain(line)) return [{ text: line, font: null }];
  const levels = levelsOf(line);
  const runs: (TextRun & { level: number })[] = [];
  let at = 0;
  for (const grapheme of graphemesOf(line)) {
    const level = levels?.[at] ?? 0;
    const font = isPlain(grapheme) ? null : fontOf(grapheme, holds);
    const text = font === undefined ? MISSING : mirrored(grapheme, level);
    const last = runs.at(-1);
    if (last?.level === level && last.font === (font ?? null)) last.text += text;
    else runs.push({ text, font: font ?? null, level });
    at += grapheme.length;
  }
  return inSight(runs).map(({ text, font, level }) => ({ font, text: asGiven(text, font, level % 2 === 1) }));
}

function isCovered(character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return point === 0x0a || COVERED.some(([first, last]) => point >= first && point <= last);
}

/** The first font that holds all of a character; undefined without one. */
function fontOf(grapheme: string, holds: HoldsPoint): string | undefined {
  const points = Array.from(grapheme.replaceAll(INVISIBLE, ""), (part) => part.codePointAt(0) ?? 0);
  return FALLBACK_FONTS.find(
    (font) => font.holds.test(grapheme) && points.every((point) => holds(font.name, point)),
  )?.name;
}

/** Levels of a line's units, odd ones from right to left; null for a line without such letters. */
function levelsOf(line: string): Uint8Array | null {
  if (!RIGHT_TO_LEFT.test(line)) return null;
  bidi ??= createBidi();
  // The library looks at units: halves of an emoji would count as letters from left to right.
  const units = line.replaceAll(/[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu, (sign) =>
    MISSING.repeat(sign.length),
  );
  return bidi.getEmbeddingLevels(units, "ltr").levels;
}

function mirrored(grapheme: string, level: number): string {
  return (level % 2 === 1 ? bidi?.getMirroredCharacter(grapheme) : null) ?? grapheme;
}

/** Runs in the order in which they are seen: from the highest level to the lowest odd one, what stands together at that
 *  level or above is turned round. */
function inSight<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let until = from;
      while ((ordered[until]?.level ?? 0) >= level) until += 1;
      if (until > from) ordered.splice(from, until - from, ...ordered.slice(from, until).reverse());
      from = until;
    }
  }
  return ordered;
}

/** A run's text as its font is given it: turned round where the run is and the font does not do it, or the reverse. */
function asGiven(text: string, font: string | null, isTurned: boolean): string {
  const turns = FALLBACK_FONTS.find(({ name }) => name === font)?.turns?.test(text) ?? false;
  return isTurned === turns ? text : graphemesOf(text).reverse().join("");
}
