import { createRandom } from "../delivery/random.ts";
import { generateNumber } from "./formula-texts.ts";
import { generateHostile } from "./hostile-texts.ts";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import { compare } from "#domain/formula/exact.ts";
import type { FormulaInput, FormulaResult } from "#domain/formula/formula-types.ts";
import { suggestNames } from "#domain/formula/suggest-names.ts";
import { readTokens } from "#domain/formula/tokenize.ts";
import { createVocabulary } from "#domain/formula/vocabulary.ts";

/** Names in generated formulas. */
export const FUZZ_VOCABULARY = createVocabulary([
  { key: "preco", name: "Preço base", kind: "money" },
  { key: "custo", name: "Custo", kind: "money" },
  { key: "quantidade", name: "Quantidade", kind: "number" },
  { key: "potencia", name: "Potência do pedido", kind: "number" },
  { key: "estado", name: "Estado", kind: "text" },
]);

const VALUES: Readonly<Record<string, FormulaInput>> = {
  preco: 123_456,
  custo: 90_000,
  quantidade: 12,
  potencia: "75.5",
  estado: "SP",
};

export interface FuzzReport {
  /** Failures, one per line. */
  mistakes: readonly string[];
  /** Longest time of a text, in milliseconds. */
  slowestMs: number;
  slowest: string;
}

/** Compiles, evaluates, explains and colours generated formulas and hostile texts.
 *  @param now - clock in milliseconds */
export function fuzzFormulas(
  { generated, hostile, seed }: { generated: number; hostile: number; seed: number },
  now: () => number,
): FuzzReport {
  const random = createRandom(seed);
  const mistakes: string[] = [];
  let [slowestMs, slowest] = [0, ""];
  for (let index = 0; index < generated + hostile; index++) {
    const isHostile = index >= generated;
    const formula = generateNumber(random, 1 + random.below(5)).portuguese;
    const text = isHostile ? generateHostile(random, formula) : formula;
    const start = now();
    mistakes.push(...tryOut(text, !isHostile, random.below(text.length + 1)));
    const tookMs = now() - start;
    if (tookMs > slowestMs) [slowestMs, slowest] = [tookMs, text];
  }
  return { mistakes, slowestMs, slowest: slowest.slice(0, 60) };
}

/** Failures for one text; an exception is one too. */
function tryOut(text: string, mustCompile: boolean, caret: number): string[] {
  try {
    const mistakes: string[] = [];
    let end = 0;
    for (const { position, length } of readTokens(text, FUZZ_VOCABULARY)) {
      if (position !== end || length < 1) mistakes.push(`A gap at ${position}: ${text}`);
      end = position + length;
    }
    if (end !== text.length) mistakes.push(`Ends at ${end}: ${text}`);
    suggestNames(text, caret, FUZZ_VOCABULARY);
    const compilation = compileFormula(text, FUZZ_VOCABULARY);
    if (!compilation.ok) {
      const outside = compilation.problems.some(
        ({ position, length }) => position < 0 || position + length > text.length,
      );
      if (outside || compilation.problems.length === 0) mistakes.push(`Problems are told wrongly: ${text}`);
      const onlyFails = compilation.problems.every(({ code }) => code === "ALWAYS_FAILS");
      if (mustCompile && !onlyFails) mistakes.push(`${compilation.problems[0]?.code ?? ""}: ${text}`);
      return mistakes;
    }
    const read = (key: string): FormulaInput | undefined => VALUES[key];
    const result = compilation.formula.evaluate(read);
    const trace = compilation.formula.explain(read);
    if (!isSame(trace.result, result)) {
      mistakes.push(`Explained otherwise than evaluated: ${text}`);
    }
    return mistakes;
  } catch (error) {
    return [`${String(error)}: ${text.slice(0, 200)}`];
  }
}

function isSame(one: FormulaResult | null, other: FormulaResult): boolean {
  if (one?.ok !== true || !other.ok) return one?.ok === other.ok;
  const [first, second] = [one.value, other.value];
  return typeof first === "object" && typeof second === "object"
    ? compare(first, second) === 0
    : first === second;
}
