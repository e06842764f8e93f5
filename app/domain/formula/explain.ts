import type { Node } from "./ast.ts";
import { createCompiler } from "./compile.ts";
import { FormulaFault } from "./formula-fault.ts";
import type { FormulaReader, FormulaResult, FormulaTrace } from "./formula-types.ts";
import { partsOfNode } from "./parts-of-node.ts";

/** Runs a formula and records the value of each node; a node that was not evaluated has no result. */
export function explain(root: Node, text: string, read: FormulaReader): FormulaTrace {
  const results = new Map<Node, FormulaResult>();
  const compiler = createCompiler((node, run) => (reader) => {
    try {
      const value = run(reader);
      results.set(node, { ok: true, value });
      return value;
    } catch (error) {
      if (error instanceof FormulaFault) results.set(node, { ok: false, code: error.code });
      throw error;
    }
  });
  try {
    compiler.compileAny(root)(read);
  } catch (error) {
    if (!(error instanceof FormulaFault)) throw error;
  }
  return traceOf(root, text, results);
}

function traceOf(node: Node, text: string, results: ReadonlyMap<Node, FormulaResult>): FormulaTrace {
  return {
    kind: kindOf(node),
    name: nameOf(node),
    position: node.position,
    length: node.end - node.position,
    text: text.slice(node.position, node.end),
    result: results.get(node) ?? null,
    parts: partsOfNode(node).map((part) => traceOf(part, text, results)),
  };
}

function nameOf(node: Node): string | null {
  if (node.kind === "variable") return node.variable.key;
  return node.kind === "call" ? node.name : null;
}

function kindOf({ kind }: Node): FormulaTrace["kind"] {
  if (kind === "number" || kind === "text" || kind === "variable" || kind === "condition") return kind;
  return kind === "call" ? "function" : "operator";
}
