import { SyntaxProblem } from "./ast.ts";
import type { FormulaProblemCode } from "./formula-types.ts";
import type { Lexeme, Operator } from "./lexeme.ts";

/** Reads tokens one by one, without spaces. */
export class TokenCursor {
  index = 0;
  readonly #lexemes: readonly Lexeme[];
  readonly #text: string;

  constructor(lexemes: readonly Lexeme[], text: string) {
    this.#lexemes = lexemes;
    this.#text = text;
  }

  peek(ahead = 0): Lexeme | undefined {
    return this.#lexemes[this.index + ahead];
  }

  /** The next operator or reserved word; null for any other token. */
  operator(): Operator | null {
    const next = this.peek();
    return next?.kind === "operator" || next?.kind === "reserved" ? next.operator : null;
  }

  /** Consumes the next token if it is one of these operators. */
  take<Wanted extends Operator>(...wanted: readonly Wanted[]): Wanted | null {
    const operator = this.operator();
    const found = wanted.find((each) => each === operator);
    if (found === undefined) return null;
    this.index += 1;
    return found;
  }

  takeKind(kind: Lexeme["kind"]): boolean {
    if (this.peek()?.kind !== kind) return false;
    this.index += 1;
    return true;
  }

  /** End of the previous token, which is the end of the node just parsed. */
  end(): number {
    const last = this.#lexemes[this.index - 1];
    return last === undefined ? 0 : last.position + last.length;
  }

  /** Fails at the next token, or at the end of the text.
   *  @throws SyntaxProblem */
  fail(code: FormulaProblemCode): never {
    const next = this.peek();
    const place = next ?? { position: this.#text.length, length: 0 };
    const found = this.#text.slice(place.position, place.position + place.length);
    throw new SyntaxProblem(code, place, found === "" ? {} : { found });
  }
}
