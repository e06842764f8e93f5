import { DomainError } from "#domain/shared/errors.ts";
import type { FormulaVariable, FunctionName, KnownWord, Vocabulary } from "./formula-types.ts";
import { normalizeName, normalizeText } from "./normalize.ts";
import { FUNCTION_NAMES, PHRASES, RESERVED_WORDS } from "./reserved-words.ts";

/** Creates the vocabulary of a kind of formula: variables, functions and reserved words.
 *  @param onlyInRequest - variables that only requests have; naming one has an error of its own
 *  @throws DomainError NAME_TAKEN if two names are equal without case, accents and spaces */
export function createVocabulary(
  variables: readonly FormulaVariable[],
  onlyInRequest: readonly FormulaVariable[] = [],
): Vocabulary {
  const words = new Map<string, KnownWord>();
  const put = (name: string, word: KnownWord): void => {
    const key = normalizeName(name);
    if (words.has(key)) throw new DomainError("NAME_TAKEN", { entity: "formulaVariable", name });
    words.set(key, word);
  };
  for (const [word, operator] of Object.entries(RESERVED_WORDS)) put(word, { kind: "reserved", operator });
  for (const [name, label] of Object.entries(FUNCTION_NAMES)) {
    put(label, { kind: "function", name: name as FunctionName });
  }
  const firstWords = new Set<string>();
  const putAll = (kind: "variable" | "onlyInRequest", all: readonly FormulaVariable[]): void => {
    for (const variable of all) {
      for (const name of [variable.name, ...(variable.aliases ?? [])]) {
        put(name, { kind, variable });
        firstWords.add(normalizeText(name).split(" ")[0] ?? "");
      }
    }
  };
  putAll("variable", variables);
  putAll("onlyInRequest", onlyInRequest);
  for (const { phrase, filler, operator } of PHRASES) {
    if (!firstWords.has(filler)) put(phrase, { kind: "reserved", operator });
  }
  return { variables, words, longest: Math.max(...[...words.keys()].map((key) => key.length)) };
}

/** Display name of a known name; null for reserved words. */
export function labelOf(word: KnownWord): string | null {
  if (word.kind === "reserved") return null;
  return word.kind === "function" ? FUNCTION_NAMES[word.name] : word.variable.name;
}
