import { expect, test } from "vitest";
import { compileFormula } from "./compile-formula.ts";
import { textOfExact } from "./exact-text.ts";
import type { FormulaInput, FormulaTrace } from "./formula-types.ts";
import { nearestName } from "./nearest-name.ts";
import { suggestNames } from "./suggest-names.ts";
import { readTokens } from "./tokenize.ts";
import { createVocabulary } from "./vocabulary.ts";

const VOCABULARY = createVocabulary([
  { key: "base", name: "Preço base", kind: "money", aliases: ["Valor de tabela"] },
  { key: "cost", name: "Preço de custo", kind: "money" },
  { key: "power", name: "Potência do pedido", kind: "number" },
  { key: "state", name: "Estado", kind: "text" },
]);

test("an editor gets every piece of a text with its kind, also of a wrong one", () => {
  const text = 'se preço base > 1,5 então mínimo(xyz; "SP") # ]';
  const pieces = readTokens(text, VOCABULARY).map(({ kind, position, length }) => [
    kind,
    text.slice(position, position + length),
  ]);
  expect(pieces.filter(([kind]) => kind !== "space")).toEqual([
    ["reserved", "se"],
    ["variable", "preço base"],
    ["operator", ">"],
    ["number", "1,5"],
    ["reserved", "então"],
    ["function", "mínimo"],
    ["open", "("],
    ["unknown", "xyz"],
    ["separator", ";"],
    ["text", '"SP"'],
    ["close", ")"],
    ["unknown", "#"],
    ["close", "]"],
  ]);
  expect(pieces.map(([, piece]) => piece).join("")).toBe(text);
});

test.each([
  ["pre", 3, ["Preço base", "Preço de custo"], 0, 3],
  ["1 + PREÇO D", 11, ["Preço de custo"], 4, 7],
  ["se potencia do", 14, ["Potência do pedido"], 3, 11],
  ["valor", 5, ["Preço base"], 0, 5],
  ["arredondarpara", 14, ["arredondarParaCima", "arredondarParaBaixo"], 0, 14],
  ["esta * 2", 4, ["Estado"], 0, 4],
])("behind %j at %i the editor proposes %j", (text, caret, names, position, length) => {
  const found = suggestNames(text, caret, VOCABULARY);
  expect(found.suggestions.map(({ name }) => name)).toEqual(names);
  expect([found.position, found.length]).toEqual([position, length]);
});

test.each([
  ["", 0],
  ["1 + ", 4],
  ['estado = "pre', 13],
  ["zzz", 3],
])("behind %j at %i nothing is proposed", (text, caret) => {
  expect(suggestNames(text, caret, VOCABULARY).suggestions).toEqual([]);
});

test("a function is put in with its bracket", () => {
  expect(suggestNames("lim", 3, VOCABULARY).suggestions).toEqual([
    { kind: "function", name: "limitar", insert: "limitar(" },
  ]);
});

test.each([
  ["potencia do pedio", "Potência do pedido"],
  ["presso base", "Preço base"],
  ["etsado", "Estado"],
  ["minmo", "mínimo"],
  ["senaoo", "senao"],
  ["ab", null],
  ["quilometragem", null],
])("of %j the nearest known name is %j", (typed, name) => {
  expect(nearestName(typed, VOCABULARY)).toBe(name);
});

function show(result: FormulaTrace["result"]): string {
  if (result === null) return "-";
  if (!result.ok) return result.code;
  return typeof result.value === "object" ? textOfExact(result.value) : String(result.value);
}

function lines(trace: FormulaTrace, depth = 0): string[] {
  const shown = show(trace.result);
  return [
    `${" ".repeat(depth)}${trace.text} → ${shown}`,
    ...trace.parts.flatMap((part) => lines(part, depth + 1)),
  ];
}

function explain(text: string, values: Record<string, FormulaInput>): string[] {
  const compilation = compileFormula(text, VOCABULARY);
  if (!compilation.ok) throw new Error("The formula is invalid");
  return lines(compilation.formula.explain((key) => values[key]));
}

test("an explanation has the value of every part, and none for what was not needed", () => {
  const text = 'se Estado = "sp" então Preço base * (1 - 10%) senão Preço de custo';
  expect(explain(text, { base: 10_000, cost: 5_000, state: "SP" })).toEqual([
    `${text} → 90`,
    ' Estado = "sp" → true',
    "  Estado → SP",
    '  "sp" → sp',
    " Preço base * (1 - 10%) → 90",
    "  Preço base → 100",
    "  (1 - 10%) → 0.9",
    "   1 → 1",
    "   10% → 0.1",
    "    10 → 10",
    " Preço de custo → -",
  ]);
});

test("an explanation shows where an evaluation failed", () => {
  expect(explain("Preço base / (Preço de custo - 50)", { base: 10_000, cost: 5_000 })).toEqual([
    "Preço base / (Preço de custo - 50) → DIVISION_BY_ZERO",
    " Preço base → 100",
    " (Preço de custo - 50) → 0",
    "  Preço de custo → 50",
    "  50 → 50",
  ]);
});
