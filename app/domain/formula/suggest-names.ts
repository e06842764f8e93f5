import type { Vocabulary } from "./formula-types.ts";
import { normalizeName } from "./normalize.ts";
import { tokenize } from "./tokenize.ts";
import { FUNCTION_NAMES } from "./reserved-words.ts";

/** A variable or function that may complete the text before the caret. */
export interface NameSuggestion {
  kind: "variable" | "function";
  /** Display name. */
  name: string;
  /** Text to insert in place of `length` units from `position`; a function includes its bracket. */
  insert: string;
}

export interface NameSuggestions {
  position: number;
  length: number;
  suggestions: readonly NameSuggestion[];
}

const MAX_SUGGESTIONS = 20;
const MAX_PREFIX = 80;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}_ ]/u;
const WORD_START = /(?<![\p{L}\p{M}\p{N}_])[\p{L}_]/gu;

/** Variables and functions that begin with the words before the caret. The longest matching run of words counts, so
 *  that a name of several words is found at each of its spaces. Empty inside a quoted text.
 *  @param caret - 0 to the length of the text */
export function suggestNames(text: string, caret: number, vocabulary: Vocabulary): NameSuggestions {
  const none = { position: caret, length: 0, suggestions: [] };
  if (isQuoted(text, caret, vocabulary)) return none;
  const runStart = startOfRun(text, caret);
  const run = text.slice(runStart, caret);
  if (run.trim() === "") return none;
  for (const { index } of run.matchAll(WORD_START)) {
    const suggestions = namesFrom(normalizeName(run.slice(index)), vocabulary);
    if (suggestions.length > 0)
      return { position: runStart + index, length: run.length - index, suggestions };
  }
  return none;
}

function isQuoted(text: string, caret: number, vocabulary: Vocabulary): boolean {
  return tokenize(text.slice(0, caret), vocabulary).some(
    ({ kind, ...lexeme }) =>
      kind === "unknown" && "problem" in lexeme && lexeme.problem.code === "UNTERMINATED_TEXT",
  );
}

function startOfRun(text: string, caret: number): number {
  let start = caret;
  while (start > 0 && caret - start < MAX_PREFIX && WORD_CHARACTER.test(text.charAt(start - 1))) start--;
  return start;
}

function namesFrom(prefix: string, { variables }: Vocabulary): NameSuggestion[] {
  const offered: NameSuggestion[] = [
    ...variables
      .filter(({ name, aliases = [] }) =>
        [name, ...aliases].some((each) => normalizeName(each).startsWith(prefix)),
      )
      .map(({ name }): NameSuggestion => ({ kind: "variable", name, insert: name })),
    ...Object.values(FUNCTION_NAMES)
      .filter((name) => normalizeName(name).startsWith(prefix))
      .map((name): NameSuggestion => ({ kind: "function", name, insert: `${name}(` })),
  ];
  return offered.slice(0, MAX_SUGGESTIONS);
}
