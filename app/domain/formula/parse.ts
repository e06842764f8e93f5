import { FORMULA_LIMITS, SyntaxProblem } from "./ast.ts";
import type { Node } from "./ast.ts";
import { findLists } from "./check-brackets.ts";
import type { ArithmeticOperator, Conjunction } from "./formula-types.ts";
import { startsValue, valueOf } from "./lexeme.ts";
import type { Lexeme } from "./lexeme.ts";
import { TokenCursor } from "./token-cursor.ts";

/** The tree of a formula with known tokens and balanced brackets, by the grammar of `docs/formulas.md`: recursive
 *  descent with one function per level of precedence.
 *  @throws SyntaxProblem at the first token that the grammar does not allow */
export function parse(lexemes: readonly Lexeme[], text: string): Node {
  const tokens = lexemes.filter(({ kind }) => kind !== "space");
  return new Parser(tokens, text).parse();
}

class Parser {
  readonly #cursor: TokenCursor;
  readonly #lists: ReadonlySet<number>;
  #depth = 0;

  constructor(lexemes: readonly Lexeme[], text: string) {
    this.#cursor = new TokenCursor(lexemes, text);
    this.#lists = findLists(lexemes);
  }

  parse(): Node {
    const node = this.#expression();
    if (this.#cursor.peek() !== undefined) this.#cursor.fail("OPERATOR_EXPECTED");
    return node;
  }

  /** `condition ? value : value`, or an expression of higher precedence. */
  #expression(): Node {
    return this.#deeper(() => {
      const condition = this.#disjunction();
      return this.#cursor.take("?") === null ? condition : this.#branches(condition, condition.position);
    });
  }

  #branches(condition: Node, position: number): Node {
    const whenTrue = this.#expression();
    if (this.#cursor.take("else", ":") === null) this.#cursor.fail("ELSE_EXPECTED");
    const whenFalse = this.#expression();
    return { kind: "condition", condition, whenTrue, whenFalse, position, end: whenFalse.end };
  }

  #disjunction(): Node {
    return this.#joined("|", () => this.#joined("&", () => this.#negated()));
  }

  #joined(operator: Conjunction, part: () => Node): Node {
    let left = part();
    while (this.#cursor.take(operator) !== null) {
      const right = part();
      left = { kind: "conjunction", operator, left, right, position: left.position, end: right.end };
    }
    return left;
  }

  #negated(): Node {
    const position = this.#cursor.peek()?.position ?? 0;
    if (this.#cursor.take("!") === null) return this.#comparison();
    const operand = this.#deeper(() => this.#negated());
    return { kind: "not", operand, position, end: operand.end };
  }

  #comparison(): Node {
    const left = this.#sum();
    const operator = this.#cursor.take("=", "!=", "<", "<=", ">", ">=");
    if (operator === null) return left;
    const right = this.#sum();
    const next = this.#cursor.operator();
    if (next !== null && ["=", "!=", "<", "<=", ">", ">="].includes(next)) {
      this.#cursor.fail("CHAINED_COMPARISON");
    }
    return { kind: "comparison", operator, left, right, position: left.position, end: right.end };
  }

  #sum(): Node {
    return this.#arithmetic(["+", "-"], () => this.#product());
  }

  #product(): Node {
    return this.#arithmetic(["*", "/", "%"], () => this.#signed());
  }

  /** Left-associative: 10 - 3 - 2 is 5. */
  #arithmetic(operators: readonly ArithmeticOperator[], part: () => Node): Node {
    let left = part();
    for (let operator = this.#cursor.take(...operators); operator !== null;) {
      const right = part();
      left = { kind: "arithmetic", operator, left, right, position: left.position, end: right.end };
      operator = this.#cursor.take(...operators);
    }
    return left;
  }

  #signed(): Node {
    const position = this.#cursor.peek()?.position ?? 0;
    const sign = this.#cursor.take("-", "+");
    if (sign === null) return this.#percent();
    const operand = this.#deeper(() => this.#signed());
    return sign === "+" ? operand : { kind: "negation", operand, position, end: operand.end };
  }

  /** `%` is a percent sign if no value follows, otherwise the remainder operator. */
  #percent(): Node {
    let node = this.#primary();
    while (this.#cursor.operator() === "%" && !startsValue(this.#cursor.peek(1))) {
      this.#cursor.take("%");
      node = { kind: "percent", operand: node, position: node.position, end: this.#cursor.end() };
    }
    return node;
  }

  #primary(): Node {
    const lexeme = this.#cursor.peek();
    if (lexeme === undefined) return this.#cursor.fail("VALUE_EXPECTED");
    const { position, length } = lexeme;
    const place = { position, end: position + length };
    if (this.#cursor.take("if") !== null) return this.#condition(position);
    switch (lexeme.kind) {
      case "number":
      case "text":
        this.#cursor.index += 1;
        return { ...place, ...valueOf(lexeme) };
      case "variable":
        this.#cursor.index += 1;
        return { kind: "variable", variable: lexeme.variable, ...place };
      case "function": {
        this.#cursor.index += 1;
        if (this.#cursor.peek()?.kind !== "open") this.#cursor.fail("ARGUMENTS_EXPECTED");
        const parameters = this.#list();
        return { kind: "call", name: lexeme.name, parameters, position, end: this.#cursor.end() };
      }
      case "open": {
        this.#cursor.index += 1;
        const node = this.#expression();
        this.#close();
        return { ...node, position, end: this.#cursor.end() };
      }
      default:
        return this.#cursor.fail("VALUE_EXPECTED");
    }
  }

  /** After `se`: condition `entao` value `senao` value and an optional `fimse`; or (condition; value; value). */
  #condition(position: number): Node {
    if (this.#cursor.peek()?.kind === "open" && this.#lists.has(this.#cursor.index)) {
      const [condition, whenTrue, whenFalse, more] = this.#list();
      const end = this.#cursor.end();
      if (
        condition === undefined ||
        whenTrue === undefined ||
        whenFalse === undefined ||
        more !== undefined
      ) {
        throw new SyntaxProblem(
          "ARGUMENT_COUNT",
          { position, length: end - position },
          { found: "se", limit: 3 },
        );
      }
      return { kind: "condition", condition, whenTrue, whenFalse, position, end };
    }
    const condition = this.#deeper(() => this.#disjunction());
    if (this.#cursor.take("then", "?") === null) this.#cursor.fail("THEN_EXPECTED");
    const node = this.#branches(condition, position);
    return this.#cursor.take("endif") === null ? node : { ...node, end: this.#cursor.end() };
  }

  #list(): Node[] {
    this.#cursor.takeKind("open");
    if (this.#cursor.takeKind("close")) return [];
    const nodes = [this.#expression()];
    while (this.#cursor.takeKind("separator")) nodes.push(this.#expression());
    this.#close();
    return nodes;
  }

  #close(): void {
    if (!this.#cursor.takeKind("close")) this.#cursor.fail("OPERATOR_EXPECTED");
  }

  #deeper(read: () => Node): Node {
    this.#depth += 1;
    const place = this.#cursor.peek() ?? { position: 0, length: 0 };
    if (this.#depth > FORMULA_LIMITS.depth) {
      throw new SyntaxProblem("TOO_DEEP", place, { limit: FORMULA_LIMITS.depth });
    }
    const node = read();
    this.#depth -= 1;
    return node;
  }
}
