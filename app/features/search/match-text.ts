import { foldText } from "#app/lib/lists/fold-text.ts";

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** Whether a text contains every word of a search, without regard to case and accents. */
export function matchesWords(text: string, query: string): boolean {
  const folded = foldText(text);
  return wordsOf(query).every((word) => folded.includes(word));
}

/** Splits a text into parts that match the search's words and parts that do not.
 *  @example markMatches("Pedidos", "ped") // [{ text: "Ped", isMatch: true }, { text: "idos", isMatch: false }] */
export function markMatches(text: string, query: string): TextPart[] {
  const characters = Array.from(text.normalize("NFC"));
  // Each character is folded by itself, so that positions stay valid even when a fold changes the length.
  const folded = characters.map(foldText);
  const isMatch = characters.map(() => false);
  for (const word of wordsOf(query)) {
    for (let start = 0; start < characters.length; start += 1) {
      const length = lengthOfMatch(folded.slice(start), word);
      if (length > 0) isMatch.fill(true, start, start + length);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    if (last !== undefined && last.isMatch === isMatch[index]) last.text += character;
    else parts.push({ text: character, isMatch: isMatch[index] === true });
  }
  return parts;
}

/** Number of characters that a word covers at the beginning; 0 when it does not match there. */
function lengthOfMatch(folded: readonly string[], word: string): number {
  let rest = word;
  for (const [index, character] of folded.entries()) {
    if (!rest.startsWith(character)) return 0;
    rest = rest.slice(character.length);
    if (rest === "") return index + 1;
  }
  return 0;
}

function wordsOf(query: string): string[] {
  return foldText(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}
