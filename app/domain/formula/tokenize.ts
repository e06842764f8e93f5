import { exactOfText } from "./exact-text.ts";
import type { FormulaToken, KnownWord, Vocabulary } from "./formula-types.ts";
import { endsValue } from "./lexeme.ts";
import type { Lexeme, Operator } from "./lexeme.ts";
import { nearestName } from "./nearest-name.ts";
import { normalizeName } from "./normalize.ts";
import { toDotDecimal } from "./number-literal.ts";

const SPACE = /\s+/y;
const NUMBER = /[.,]?\d[\d.,]*/y;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
/** A later word of a name may begin with a digit: "Desconto 2". */
const NEXT_WORD = /[^\S\n\r]+([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)/uy;
const TEXT = /"[^"]*"|'[^']*'|[“”][^“”]*[“”]|[‘’][^‘’]*[‘’]/y;
const QUOTE = /["'“”‘’]/;
const OPERATOR = /&&|\|\||==|!=|<>|<=|>=|[-+*/%=<>!&|?:]/y;
const IF_LENGTH = "se".length;
const SPELLINGS: Readonly<Record<string, Operator>> = { "&&": "&", "||": "|", "==": "=", "<>": "!=" };

/** The lexemes of a text, including spaces and unknown characters; all joined, they are the text. */
export function tokenize(text: string, vocabulary: Vocabulary): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let position = 0;
  let isBehindValue = false;
  while (position < text.length) {
    const lexeme = lexemeAt(text, position, vocabulary, isBehindValue);
    if (lexeme.kind !== "space") isBehindValue = endsValue(lexeme);
    const last = lexemes.at(-1);
    if (isStray(lexeme) && last !== undefined && isStray(last)) {
      last.length += lexeme.length;
      last.problem.details = { found: text.slice(last.position, last.position + last.length) };
    } else lexemes.push(lexeme);
    position += lexeme.length;
  }
  return lexemes;
}

/** The tokens of any text for an editor. It never throws, and the tokens cover the whole text. */
export function readTokens(text: string, vocabulary: Vocabulary): FormulaToken[] {
  return tokenize(text, vocabulary).map(({ kind, position, length }) => ({ kind, position, length }));
}

function isStray(lexeme: Lexeme): lexeme is Extract<Lexeme, { kind: "unknown" }> {
  return lexeme.kind === "unknown" && lexeme.problem.code === "UNKNOWN_TOKEN";
}

function lexemeAt(text: string, position: number, vocabulary: Vocabulary, isBehindValue: boolean): Lexeme {
  const character = text.charAt(position);
  const space = matchAt(SPACE, text, position);
  if (space !== null) return { kind: "space", position, length: space.length };
  const number = matchAt(NUMBER, text, position);
  if (number !== null) return numberLexeme(number, position);
  if (QUOTE.test(character)) return textLexeme(text, position);
  if (matchAt(WORD, text, position) !== null) return nameLexeme(text, position, vocabulary, isBehindValue);
  const operator = matchAt(OPERATOR, text, position);
  if (operator !== null) {
    const meant = SPELLINGS[operator] ?? (operator as Operator);
    return { kind: "operator", position, length: operator.length, operator: meant };
  }
  if (character === ";") return { kind: "separator", position, length: 1 };
  if ("([{".includes(character)) return { kind: "open", position, length: 1, bracket: character };
  if (")]}".includes(character)) return { kind: "close", position, length: 1, bracket: character };
  const found = String.fromCodePoint(text.codePointAt(position) ?? 0);
  return unknown(position, found.length, "UNKNOWN_TOKEN", found);
}

function numberLexeme(found: string, position: number): Lexeme {
  const decimal = toDotDecimal(found);
  if (decimal === null) return unknown(position, found.length, "INVALID_NUMBER", found);
  return { kind: "number", position, length: found.length, value: exactOfText(decimal) };
}

function textLexeme(text: string, position: number): Lexeme {
  const found = matchAt(TEXT, text, position);
  if (found !== null) return { kind: "text", position, length: found.length, value: found.slice(1, -1) };
  const rest = text.slice(position);
  return unknown(position, rest.length, "UNTERMINATED_TEXT", rest.slice(0, 40));
}

function nameLexeme(text: string, position: number, vocabulary: Vocabulary, isBehindValue: boolean): Lexeme {
  const known = knownWordAt(text, position, vocabulary);
  if (known !== null && !isBehindValue && isElseInTwo(known.word, text, position, known.length)) {
    return { kind: "reserved", position, length: IF_LENGTH, operator: "if" };
  }
  if (known !== null) return knownLexeme(known.word, position, known.length);
  const end = endOfUnknownName(text, position, vocabulary);
  const found = text.slice(position, end);
  const suggestion = nearestName(found, vocabulary);
  const details = suggestion === null ? { found } : { found, suggestion };
  return { kind: "unknown", position, length: found.length, problem: { code: "UNKNOWN_NAME", details } };
}

/** Whether `se não` is a misspelt `senão`, which it is after a value; elsewhere it begins a negated condition. */
function isElseInTwo(word: KnownWord, text: string, position: number, length: number): boolean {
  const isElse = word.kind === "reserved" && word.operator === "else";
  return isElse && /\s/.test(text.slice(position, position + length));
}

function knownLexeme(word: KnownWord, position: number, length: number): Lexeme {
  switch (word.kind) {
    case "variable":
      return { kind: word.kind, position, length, variable: word.variable };
    case "function":
      return { kind: word.kind, position, length, name: word.name };
    case "reserved":
      return { kind: word.kind, position, length, operator: word.operator };
    case "onlyInRequest":
      return unknown(position, length, "ONLY_IN_REQUEST", word.variable.name);
  }
}

/** The longest known name that begins here and ends at a word boundary. */
function knownWordAt(
  text: string,
  position: number,
  { words, longest }: Vocabulary,
): { word: KnownWord; length: number } | null {
  let found: { word: KnownWord; length: number } | null = null;
  let name = "";
  let start = position;
  for (let end = endOfWord(text, position); end !== null; end = endOfNextWord(text, end)) {
    name += normalizeName(text.slice(start, end).trimStart());
    start = end;
    if (name.length > longest) break;
    const word = words.get(name);
    if (word !== undefined) found = { word, length: end - position };
  }
  return found;
}

/** End of the unknown words, up to the next known one, so that only the wrong part is marked. */
function endOfUnknownName(text: string, position: number, vocabulary: Vocabulary): number {
  let end = endOfWord(text, position) ?? position + 1;
  for (let next = endOfNextWord(text, end); next !== null; next = endOfNextWord(text, end)) {
    const start = end + text.slice(end, next).search(/\S/);
    if (/\d/.test(text.charAt(start)) || knownWordAt(text, start, vocabulary) !== null) break;
    end = next;
  }
  return end;
}

function endOfWord(text: string, position: number): number | null {
  const word = matchAt(WORD, text, position);
  return word === null ? null : position + word.length;
}

function endOfNextWord(text: string, end: number): number | null {
  const word = matchAt(NEXT_WORD, text, end);
  return word === null ? null : end + word.length;
}

function matchAt(pattern: RegExp, text: string, position: number): string | null {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0] ?? null;
}

function unknown(
  position: number,
  length: number,
  code: "UNKNOWN_TOKEN" | "ONLY_IN_REQUEST" | "INVALID_NUMBER" | "UNTERMINATED_TEXT",
  found: string,
): Lexeme {
  return { kind: "unknown", position, length, problem: { code, details: { found } } };
}
