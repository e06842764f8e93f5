import type { FormulaProblem } from "./formula-types.ts";
import type { Lexeme } from "./lexeme.ts";

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Brackets without a partner; each kind is closed only by its own. */
export function checkBrackets(lexemes: readonly Lexeme[]): FormulaProblem[] {
  const open: Extract<Lexeme, { kind: "open" | "close" }>[] = [];
  const problems: FormulaProblem[] = [];
  for (const lexeme of lexemes) {
    if (lexeme.kind === "open") open.push(lexeme);
    if (lexeme.kind !== "close") continue;
    const last = open.at(-1);
    if (last !== undefined && CLOSING[last.bracket] === lexeme.bracket) open.pop();
    else problems.push(bracketProblem("BRACKET_NOT_OPENED", lexeme));
  }
  return [...problems, ...open.map((lexeme) => bracketProblem("BRACKET_NOT_CLOSED", lexeme))];
}

/** Indexes of opening brackets that directly contain a `;`, as in `se(…; …; …)`. */
export function findLists(lexemes: readonly Lexeme[]): ReadonlySet<number> {
  const open: number[] = [];
  const lists = new Set<number>();
  for (const [index, { kind }] of lexemes.entries()) {
    const last = open.at(-1);
    if (kind === "open") open.push(index);
    else if (kind === "close") open.pop();
    else if (kind === "separator" && last !== undefined) lists.add(last);
  }
  return lists;
}

function bracketProblem(
  code: "BRACKET_NOT_OPENED" | "BRACKET_NOT_CLOSED",
  { position, length, bracket }: Extract<Lexeme, { kind: "open" | "close" }>,
): FormulaProblem {
  return { position, length, code, details: { found: bracket } };
}
