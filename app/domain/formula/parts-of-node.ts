import type { Node } from "./ast.ts";

/** The child nodes of a node, in the order of the text. */
export function partsOfNode(node: Node): readonly Node[] {
  switch (node.kind) {
    case "number":
    case "text":
    case "variable":
      return [];
    case "negation":
    case "percent":
    case "not":
      return [node.operand];
    case "arithmetic":
    case "comparison":
    case "conjunction":
      return [node.left, node.right];
    case "condition":
      return [node.condition, node.whenTrue, node.whenFalse];
    case "call":
      return node.parameters;
  }
}

/** Number of nodes of a formula, and the keys of its variables, each once. */
export function measureNode(root: Node): { steps: number; variables: readonly string[] } {
  const variables = new Set<string>();
  let steps = 0;
  const visit = (node: Node): void => {
    steps += 1;
    if (node.kind === "variable") variables.add(node.variable.key);
    partsOfNode(node).forEach(visit);
  };
  visit(root);
  return { steps, variables: [...variables] };
}
