import { graphemesOf } from "./graphemes.ts";

/** Breaks a text into lines of at most `width`, between words, and within a word that is wider than a line.
 *  @param widthOf - width of a text, in the unit of `width`
 *  @param mostLines - lines that are kept; the last one then ends with an ellipsis */
export function wrapText(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  mostLines = Number.POSITIVE_INFINITY,
): string[] {
  const lines = text.split("\n").flatMap((line) => wrapLine(line, width, widthOf));
  if (lines.length <= mostLines) return lines;
  const kept = lines.slice(0, mostLines);
  return [
    ...kept.slice(0, -1),
    `${graphemesOf(kept.at(-1) ?? "")
      .slice(0, -2)
      .join("")}…`,
  ];
}

function wrapLine(line: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ").flatMap((one) => partsOf(one, width, widthOf))) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current === "" || widthOf(longer) <= width) current = longer;
    else {
      lines.push(current);
      current = word;
    }
  }
  return [...lines, current];
}

/** A word in parts that each fit on a line. */
function partsOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = "";
  for (const character of graphemesOf(word)) {
    if (part !== "" && widthOf(part + character) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
