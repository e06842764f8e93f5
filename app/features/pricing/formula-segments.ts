import type { FormulaToken, Vocabulary } from "#domain/formula/formula-types.ts";
import { readTokens } from "#domain/formula/tokenize.ts";

/** A part of a formula with one colour. */
export interface FormulaSegment {
  position: number;
  text: string;
  kind: FormulaToken["kind"];
  isWrong: boolean;
}

interface Mark {
  position: number;
  length: number;
}

/** Splits a formula into parts of one colour, with problems marked; joined, the parts are the text. A problem
 *  after the end marks the last character. */
export function formulaSegments(
  text: string,
  vocabulary: Vocabulary,
  wrong: readonly Mark[],
): FormulaSegment[] {
  const tokens = readTokens(text, vocabulary);
  const marks = wrong.map(({ position, length }) =>
    length > 0 && position < text.length
      ? { from: position, to: position + length }
      : { from: Math.max(0, Math.min(position, text.length) - 1), to: Math.min(position, text.length) },
  );
  return tokens.flatMap(({ kind, position, length }) => {
    const end = position + length;
    const cuts = marks.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > position && cut < end);
    const edges = [...new Set([position, ...cuts, end])].sort((a, b) => a - b);
    return edges.slice(0, -1).map((from, index) => ({
      position: from,
      text: text.slice(from, edges[index + 1]),
      kind,
      isWrong: marks.some((mark) => mark.from <= from && from < mark.to),
    }));
  });
}
