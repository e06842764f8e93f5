import { expect, test } from "vitest";
import { parseTsv } from "#domain/loose-products/tsv.ts";
import { PRODUCT_FIELD_WORDS } from "#copy/catalog/catalog.ts";
import { fieldsOf } from "#domain/catalog/product-fields.ts";
import { cellText, type GridProduct, type GridSheet, readRow, toSavedRow } from "./grid-model.ts";
import { copyRange, planClear, planFillDown, planPaste, rangeOf } from "./grid-selection.ts";
import { emptyGrid, type GridAction, type GridState, reduceGrid } from "./grid-state.ts";

const SHEET: GridSheet = {
  columns: fieldsOf("complementaryEquipment").filter(({ formOnly }) => formOnly !== true),
  lookups: { ...PRODUCT_FIELD_WORDS, categories: [{ id: "cat_1", name: "Cabos" }], inverters: [] },
  newType: "complementaryEquipment",
};
const CODE = 0;
const NAME = 1;
const PRICE = SHEET.columns.findIndex(({ key }) => key === "priceCents");
const COST = SHEET.columns.findIndex(({ key }) => key === "costCents");
const CATEGORY = SHEET.columns.findIndex(({ key }) => key === "categoryId");

function cable(id: string, priceCents = 1_000): GridProduct {
  return {
    id,
    type: "complementaryEquipment",
    version: 3,
    values: {
      productCode: id,
      name: "Cabo",
      manufacturer: "Cobrex",
      model: "6 mm",
      priceCents,
      costCents: 800,
    },
  };
}

function play(state: GridState, ...actions: GridAction[]): GridState {
  return actions.reduce(reduceGrid, state);
}

function start(count = 2): GridState {
  return emptyGrid(
    "complementaryEquipment",
    Array.from({ length: count }, (_, index) => cable(`prd_${index}`)),
  );
}

function paste(state: GridState, tsv: string): GridState {
  const { cells, range } = planPaste(parseTsv(tsv), rangeOf(state), SHEET.columns.length);
  const select = {
    anchor: { row: range.top, column: range.left },
    active: { row: range.bottom, column: range.right },
  };
  return reduceGrid(state, { type: "written", cells, select });
}

function texts(state: GridState, column: number): string[] {
  return state.rows.map((row) => cellText(SHEET, row, column));
}

test("a paste goes from the active cell on, and rows beyond the last are new products", () => {
  const at = play(start(), { type: "moved", to: { row: 1, column: PRICE }, extends: false });
  const pasted = paste(at, "12,00\t9,00\r\n13,00\t10,00\r\n");
  expect(texts(pasted, PRICE)).toEqual(["10,00", "12,00", "13,00"]);
  expect(texts(pasted, COST)).toEqual(["8,00", "9,00", "10,00"]);
  expect(pasted.rows[2]).toMatchObject({ product: null, key: "new-1" });
  expect(rangeOf(pasted)).toEqual({ top: 1, bottom: 2, left: PRICE, right: COST });
});

test("one undo takes a whole paste back, with the rows that it added; redo brings them again", () => {
  const before = start();
  const pasted = paste(before, "A1\tUm\r\nA2\tDois\r\nA3\tTrês\r\nA4\tQuatro");
  expect(pasted.rows).toHaveLength(4);
  const undone = reduceGrid(pasted, { type: "undone" });
  expect(undone.rows).toHaveLength(2);
  expect(texts(undone, CODE)).toEqual(["prd_0", "prd_1"]);
  expect(undone.rows.every((row) => readRow(SHEET, row).changes.length === 0)).toBe(true);
  const redone = reduceGrid(undone, { type: "redone" });
  expect(texts(redone, NAME)).toEqual(["Um", "Dois", "Três", "Quatro"]);
  expect(reduceGrid(undone, { type: "undone" })).toBe(undone);
});

test("what is written after an undo ends the way back", () => {
  const pasted = paste(start(), "A1");
  const other = play(
    pasted,
    { type: "undone" },
    { type: "written", cells: [{ row: 0, column: NAME, text: "X" }] },
  );
  expect(reduceGrid(other, { type: "redone" })).toBe(other);
  expect(texts(other, CODE)[0]).toBe("prd_0");
});

test("a copied cell fills a selection; one that is no multiple of what was copied is pasted once", () => {
  const selected = play(
    start(4),
    { type: "moved", to: { row: 0, column: PRICE }, extends: false },
    { type: "moved", to: { row: 3, column: PRICE }, extends: true },
  );
  expect(texts(paste(selected, "7,50"), PRICE)).toEqual(["7,50", "7,50", "7,50", "7,50"]);
  expect(texts(paste(selected, "1,00\n2,00"), PRICE)).toEqual(["1,00", "2,00", "1,00", "2,00"]);
  expect(texts(paste(selected, "1,00\n2,00\n3,00"), PRICE)).toEqual(["1,00", "2,00", "3,00", "10,00"]);
});

test("what does not fit at the right is cut off and counted", () => {
  const last = SHEET.columns.length - 1;
  const range = { top: 0, bottom: 0, left: last, right: last };
  const plan = planPaste([["1", "2", "3"]], range, SHEET.columns.length);
  expect(plan.cells).toEqual([{ row: 0, column: last, text: "1" }]);
  expect(plan.cutColumns).toBe(2);
});

test("filling down repeats the first row of the selection, or the row above a single one", () => {
  const first = play(start(3), { type: "written", cells: [{ row: 0, column: PRICE, text: "99,90" }] });
  const range = { top: 0, bottom: 2, left: PRICE, right: PRICE };
  const filled = play(first, { type: "written", cells: planFillDown(SHEET, first.rows, range) });
  expect(texts(filled, PRICE)).toEqual(["99,90", "99,90", "99,90"]);
  const single = planFillDown(SHEET, first.rows, { ...range, top: 1, bottom: 1 });
  expect(single).toEqual([{ row: 1, column: PRICE, text: "99,90" }]);
  expect(planFillDown(SHEET, first.rows, { ...range, bottom: 0 })).toEqual([]);
});

test("a bad cell keeps what was typed and says what is wrong; the same text as stored is no change", () => {
  const state = play(start(), {
    type: "written",
    cells: [
      { row: 0, column: PRICE, text: "12.5x" },
      { row: 0, column: NAME, text: "" },
      { row: 0, column: CATEGORY, text: "Telhas" },
      { row: 1, column: PRICE, text: "10" },
    ],
  });
  const [bad, same] = state.rows;
  if (bad === undefined || same === undefined) throw new Error("rows are missing");
  expect(cellText(SHEET, bad, PRICE)).toBe("12.5x");
  expect(Object.fromEntries(readRow(SHEET, bad).problems)).toEqual({
    [PRICE]: "INVALID_MONEY",
    [NAME]: "REQUIRED",
    [CATEGORY]: "UNKNOWN_CATEGORY",
  });
  expect(readRow(SHEET, same)).toMatchObject({ changes: [] });
});

test("a row is saved with what was changed, in the version that was read; a new one with all its values", () => {
  const state = paste(
    play(start(1), { type: "written", cells: [{ row: 0, column: PRICE, text: "1.234,56" }] }),
    "",
  );
  expect(state.rows.map((row) => toSavedRow(SHEET, row))).toEqual([
    { id: "prd_0", version: 3, values: { priceCents: 123_456 } },
  ]);
  const added = play(state, { type: "moved", to: { row: 1, column: 0 }, extends: false });
  const row = paste(added, "C-1\tCabo solar\tCobrex\t6 mm\tcabos\t\t12,00\t9,00\tnão").rows[1];
  if (row === undefined) throw new Error("no row was added");
  expect(readRow(SHEET, row).problems.size).toBe(0);
  expect(toSavedRow(SHEET, row)).toMatchObject({
    id: null,
    version: null,
    values: { productCode: "C-1", categoryId: "cat_1", priceCents: 1_200, isToSell: false, active: true },
  });
});

test("after saving, rows stand as they are stored; a refused one keeps what was typed over what is there now", () => {
  const state = play(start(3), {
    type: "written",
    cells: [0, 1, 2].map((row) => ({ row, column: PRICE, text: "20,00" })),
  });
  const saved = play(state, {
    type: "saved",
    saved: [{ key: "prd_0", product: { ...cable("prd_0", 2_000), version: 4 } }],
    refused: [
      { key: "prd_1", conflict: "STALE_VERSION", theirs: { ...cable("prd_1", 1_500), version: 4 } },
      { key: "prd_2", conflict: "CODE_TAKEN", theirs: null },
    ],
  });
  const [done, stale, taken] = saved.rows;
  if (done === undefined || stale === undefined || taken === undefined) throw new Error("rows are missing");
  expect(readRow(SHEET, done).changes).toEqual([]);
  expect(readRow(SHEET, stale).changes).toEqual([{ key: "priceCents", from: 1_500, to: 2_000 }]);
  expect(toSavedRow(SHEET, stale).version).toBe(4);
  expect(Object.fromEntries(readRow(SHEET, taken).problems)).toEqual({ [CODE]: "CODE_TAKEN" });
  const settled = reduceGrid(saved, { type: "settled", key: "prd_1" });
  expect(texts(settled, PRICE)[1]).toBe("15,00");
  expect(saved.undo).toEqual([]);
});

test("what is copied can be pasted back, also with line breaks, tabs and quotes", () => {
  const state = play(start(1), {
    type: "written",
    cells: [{ row: 0, column: NAME, text: 'Cabo "solar"\n6 mm' }],
  });
  const range = { top: 0, bottom: 0, left: CODE, right: NAME };
  const copied = copyRange(SHEET, state.rows, range);
  expect(copied).toBe('prd_0\t"Cabo ""solar""\n6 mm"');
  expect(parseTsv(copied)).toEqual([["prd_0", 'Cabo "solar"\n6 mm']]);
});

test("a blank new row is nothing, and clearing touches rows that there are", () => {
  const state = play(start(1), { type: "written", cells: [{ row: 1, column: NAME, text: "x" }] });
  const cleared = play(state, {
    type: "written",
    cells: planClear(state.rows, { top: 1, bottom: 5, left: NAME, right: NAME }),
  });
  expect(cleared.rows).toHaveLength(2);
  const blank = cleared.rows[1];
  expect(blank && readRow(SHEET, blank).isBlank).toBe(true);
});
