import { expect, test } from "vitest";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";
import { formulaSegments } from "./formula-segments.ts";
import { replacePiece } from "./replace-piece.ts";

const paint = (text: string, wrong: { position: number; length: number }[] = []) =>
  formulaSegments(text, PRICE_VOCABULARY, wrong).map(({ text: piece, kind, isWrong }) =>
    isWrong ? `${piece}|${kind}|wrong` : `${piece}|${kind}`,
  );

test("a formula is painted piece by piece, a name of several words as one", () => {
  expect(paint("Preço base * 1,05")).toEqual([
    "Preço base|variable",
    " |space",
    "*|operator",
    " |space",
    "1,05|number",
  ]);
});

test("what is wrong is marked inside a piece, without losing its colour", () => {
  expect(paint("Custo + 10", [{ position: 9, length: 1 }])).toEqual([
    "Custo|variable",
    " |space",
    "+|operator",
    " |space",
    "1|number",
    "0|number|wrong",
  ]);
});

test("what is missing at the end marks the last character", () => {
  expect(paint("Custo +", [{ position: 7, length: 0 }]).at(-1)).toBe("+|operator|wrong");
});

test("a mark at the end of an empty formula paints nothing", () => {
  expect(paint("", [{ position: 0, length: 0 }])).toEqual([]);
});

test("the caret stands behind what replaced a piece", () => {
  expect(replacePiece("Cus + 1", { position: 0, length: 3 }, "Custo")).toEqual({
    text: "Custo + 1",
    caret: 5,
  });
});
