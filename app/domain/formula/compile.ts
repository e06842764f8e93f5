import type { Node, NodeOf } from "./ast.ts";
import { typeOf } from "./check-types.ts";
import { add, compare, divide, multiply, negate, remainder, subtract } from "./exact.ts";
import type { Exact } from "./exact.ts";
import { small } from "./exact-large.ts";
import { FormulaFault } from "./formula-fault.ts";
import type { ArithmeticOperator, Comparison, FormulaValue, ValueType } from "./formula-types.ts";
import { normalizeText } from "./normalize.ts";
import { readBoolean, readNumber, readText } from "./read-variable.ts";
import {
  bandFunction,
  containsFunction,
  numberFunction,
  interstateFunction,
  internalRateFunction,
} from "./run-function.ts";
import type { Run } from "./run-function.ts";

/** Called for each node as it is compiled; it may replace the node's closure. */
export type Observe = <Value extends FormulaValue>(node: Node, run: Run<Value>) => Run<Value>;

const HUNDRED = small(100, 1);

const ARITHMETIC: Readonly<Record<ArithmeticOperator, (a: Exact, b: Exact) => Exact>> = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
  "%": remainder,
};

const COMPARISONS: Readonly<Record<Comparison, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};

/** Closures for the nodes of a type-checked formula. Each node's closure is chosen at compile time, so that an
 *  evaluation decides only conditions. */
export function createCompiler(observe: Observe = (_, run) => run) {
  function compileAny(node: Node): Run<FormulaValue> {
    return { number: compileNumber, text: compileText, boolean: compileBoolean }[typeOf(node)](node);
  }

  function compileNumber(node: Node): Run<Exact> {
    return observe(node, numberRun(node));
  }

  function numberRun(node: Node): Run<Exact> {
    switch (node.kind) {
      case "number":
        return () => node.value;
      case "variable":
        return (read) => readNumber(node.variable, read);
      case "negation": {
        const operand = compileNumber(node.operand);
        return (read) => negate(operand(read));
      }
      case "percent": {
        const operand = compileNumber(node.operand);
        return (read) => divide(operand(read), HUNDRED);
      }
      case "arithmetic": {
        const operate = ARITHMETIC[node.operator];
        const [left, right] = [compileNumber(node.left), compileNumber(node.right)];
        return (read) => operate(left(read), right(read));
      }
      case "condition":
        return conditionRun(node, compileNumber);
      case "call":
        if (node.name === "faixa") return bandRun(node, compileNumber);
        if (node.name === "icmsInterestadual") return interstateRun(node);
        if (node.name === "icmsInterno") return internalRateFunction(textAt(node, 0));
        return node.name === "umDe" || node.name === "contem"
          ? wrongType
          : numberFunction(node.name, node.parameters.map(compileNumber));
      default:
        return wrongType;
    }
  }

  function interstateRun(node: NodeOf<"call">): Run<Exact> {
    const imported = node.parameters[2];
    return interstateFunction(
      textAt(node, 0),
      textAt(node, 1),
      imported === undefined ? null : compileBoolean(imported),
    );
  }

  function textAt({ parameters }: NodeOf<"call">, index: number): Run<string> {
    const node = parameters[index];
    return node === undefined ? wrongType : compileText(node);
  }

  function compileText(node: Node): Run<string> {
    return observe(node, textRun(node));
  }

  function textRun(node: Node): Run<string> {
    if (node.kind === "text") return () => node.value;
    if (node.kind === "variable") return (read) => readText(node.variable, read);
    if (node.kind === "condition") return conditionRun(node, compileText);
    return node.kind === "call" ? bandRun(node, compileText) : wrongType;
  }

  function compileBoolean(node: Node): Run<boolean> {
    return observe(node, booleanRun(node));
  }

  function booleanRun(node: Node): Run<boolean> {
    switch (node.kind) {
      case "variable":
        return (read) => readBoolean(node.variable, read);
      case "not": {
        const operand = compileBoolean(node.operand);
        return (read) => !operand(read);
      }
      case "comparison": {
        const decide = COMPARISONS[node.operator];
        const order = orderRun(node.left, node.right);
        return (read) => decide(order(read));
      }
      case "conjunction": {
        const [left, right] = [compileBoolean(node.left), compileBoolean(node.right)];
        return node.operator === "&"
          ? (read) => left(read) && right(read)
          : (read) => left(read) || right(read);
      }
      case "condition":
        return conditionRun(node, compileBoolean);
      case "call":
        return choiceRun(node);
      default:
        return wrongType;
    }
  }

  /** Zero for equal values; for numbers, also their order. */
  function orderRun(leftNode: Node, rightNode: Node): Run<number> {
    const type: ValueType = typeOf(leftNode);
    if (type === "number") {
      const [left, right] = [compileNumber(leftNode), compileNumber(rightNode)];
      return (read) => compare(left(read), right(read));
    }
    if (type === "text") {
      const [left, right] = [compileText(leftNode), compileText(rightNode)];
      return (read) => (normalizeText(left(read)) === normalizeText(right(read)) ? 0 : 1);
    }
    const [left, right] = [compileBoolean(leftNode), compileBoolean(rightNode)];
    return (read) => (left(read) === right(read) ? 0 : 1);
  }

  function conditionRun<Value>(node: NodeOf<"condition">, compile: (node: Node) => Run<Value>): Run<Value> {
    const condition = compileBoolean(node.condition);
    const [whenTrue, whenFalse] = [compile(node.whenTrue), compile(node.whenFalse)];
    return (read) => (condition(read) ? whenTrue(read) : whenFalse(read));
  }

  function bandRun<Value>({ parameters }: NodeOf<"call">, compile: (node: Node) => Run<Value>): Run<Value> {
    const [value, ...rest] = parameters;
    if (value === undefined) return wrongType;
    const bands: { limit: Run<Exact>; worth: Run<Value> }[] = [];
    for (let index = 0; index + 1 < rest.length; index += 2) {
      const [limit, worth] = rest.slice(index, index + 2);
      if (limit !== undefined && worth !== undefined) {
        bands.push({ limit: compileNumber(limit), worth: compile(worth) });
      }
    }
    const last = rest.length % 2 === 1 ? rest.at(-1) : undefined;
    return bandFunction(compileNumber(value), bands, last === undefined ? null : compile(last));
  }

  function choiceRun(node: NodeOf<"call">): Run<boolean> {
    const { name, parameters } = node;
    const [first, ...others] = parameters;
    const [second] = others;
    if (first === undefined || second === undefined) return wrongType;
    if (name === "contem") return containsFunction(compileText(first), compileText(second));
    if (name === "faixa") return bandRun(node, compileBoolean);
    const orders = others.map((other) => orderRun(first, other));
    return (read) => orders.some((order) => order(read) === 0);
  }

  return { compileNumber, compileAny };
}

/** Never called, because types are checked before. */
function wrongType(): never {
  throw new FormulaFault("INVALID_VALUE");
}
