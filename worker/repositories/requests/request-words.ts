import { type SQL, sql } from "drizzle-orm";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { SearchText } from "../search/search-queries.ts";

/** Whose words are looked through: those of a type's requests, deleted or there. */
export interface WordsOf {
  type: RequestType;
  isDeleted: boolean;
}

/** What separates words, as `request_words` separates them in the database. */
const SEPARATORS = /[\uE000\s!-/:-@[-`{-~«»“”‘’–—‐‑…·•°´¨¡¿×]+/;
/** Closes the key of a distributor's words: a character of private use, which the index takes for a letter. */
const KEY_END = "\uE000";
/** Whether a text contains a word of the index. */
const WORD = /[\p{L}\p{N}]/u;

/** A typed text as an expression of `request_fts`: all its words must be there, each as a beginning, in any order; what
 *  is typed without a space between stands side by side. Null without a word. The index folds accents and case.
 *  @param of - whose words are looked through; requests of any of these match */
function toMatch(distributorId: string, typed: string, of: readonly WordsOf[]): string | null {
  const terms = typed
    .split(/\s+/)
    .map((term) => term.split(SEPARATORS).filter((word) => WORD.test(word)))
    .filter((words) => words.length > 0);
  if (terms.length === 0 || of.length === 0) return null;
  const matches = of.map(({ type, isDeleted }) => {
    const key = `${distributorId.replaceAll("_", "")}${type}${isDeleted ? "deleted" : ""}${KEY_END}`;
    return terms.map((words) => `"${words.map((word) => `${key}${word}`).join(" ")}"*`).join(" AND ");
  });
  return matches.map((match) => `(${match})`).join(" OR ");
}

/** The `search_key`s of requests whose code, former code, name, customer or purchase number has words that begin as those
 *  of a text, as a select of `key`.
 *  @param of - which requests are looked through */
export function keysOfWords(distributorId: string, { typed }: SearchText, of: readonly WordsOf[]): SQL {
  const match = toMatch(distributorId, typed, of);
  if (match === null) return sql`select null as key where 0`;
  return sql`select rowid as key from request_fts where request_fts match ${match}`;
}
