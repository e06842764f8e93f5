import type { ProductType } from "#domain/catalog/product-types.ts";
import type { GridProduct, GridRow } from "./grid-model.ts";

export interface GridPlace {
  row: number;
  column: number;
}

/** A cell and its new text. */
export interface CellWrite extends GridPlace {
  /** Undefined restores the stored value. */
  text: string | undefined;
}

interface CellChange extends GridPlace {
  from: string | undefined;
  to: string | undefined;
}

/** The changes of one action, undone and redone together. */
interface GridStep {
  cells: readonly CellChange[];
  /** Number of rows that the action added at the end. */
  added: number;
  place: GridPlace;
}

export interface GridState {
  rows: readonly GridRow[];
  /** The corner where the selection began, and the active cell. */
  anchor: GridPlace;
  active: GridPlace;
  undo: readonly GridStep[];
  redo: readonly GridStep[];
  /** Number of the next new row. */
  nextRow: number;
  newType: ProductType;
}

/** A row that was saved. */
export interface SavedRow {
  key: string;
  /** The product as saved. */
  product: GridProduct;
}

export interface RefusedRow {
  key: string;
  conflict: "STALE_VERSION" | "CODE_TAKEN";
  /** The product as another person saved it; null when the conflict is not a stale version. */
  theirs: GridProduct | null;
}

/** Texts typed into a row before the page was reloaded, and the version of the product that they were typed into. */
export interface RowDraft {
  version: number | null;
  texts: readonly (string | undefined)[];
}

export type GridAction =
  | { type: "loaded"; products: readonly GridProduct[] }
  | { type: "moved"; to: GridPlace; extends: boolean }
  | { type: "selected"; anchor: GridPlace; active: GridPlace }
  | { type: "written"; cells: readonly CellWrite[]; select?: { anchor: GridPlace; active: GridPlace } }
  | { type: "undone" }
  | { type: "redone" }
  | { type: "restored"; drafts: ReadonlyMap<string, RowDraft> }
  | { type: "saved"; saved: readonly SavedRow[]; refused: readonly RefusedRow[] }
  /** Resolves a conflict: `settled` keeps the stored values, `kept` the typed ones over the stored ones. */
  | { type: "settled"; key: string }
  | { type: "kept"; key: string }
  | { type: "discarded" };

/** Number of steps that can be undone. */
const MAX_STEPS = 100;
const START: GridPlace = { row: 0, column: 0 };

/** A sheet without changes or selection. */
export function emptyGrid(newType: ProductType, products: readonly GridProduct[]): GridState {
  return {
    rows: products.map(toRow),
    anchor: START,
    active: START,
    undo: [],
    redo: [],
    nextRow: 1,
    newType,
  };
}

/** The grid after an action. Rows that the action does not change stay identical objects. */
export function reduceGrid(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case "loaded":
      return { ...state, rows: addLoaded(state.rows, action.products) };
    case "moved":
      return { ...state, active: action.to, anchor: action.extends ? state.anchor : action.to };
    case "selected":
      return { ...state, anchor: action.anchor, active: action.active };
    case "written":
      return write(state, action);
    case "undone":
      return takeBack(state);
    case "redone":
      return doAgain(state);
    case "restored":
      return restore(state, action.drafts);
    case "saved":
      return { ...state, rows: settleRows(state.rows, action), undo: [], redo: [] };
    case "settled":
      return { ...state, rows: state.rows.map((row) => (row.key === action.key ? toUntouched(row) : row)) };
    case "kept":
      return {
        ...state,
        rows: state.rows.map((row) => (row.key === action.key ? { ...row, conflict: null } : row)),
      };
    case "discarded":
      return emptyGrid(
        state.newType,
        state.rows.flatMap(({ product }) => product ?? []),
      );
  }
}

function toRow(product: GridProduct): GridRow {
  return { key: product.id, type: product.type, product, texts: [], conflict: null };
}

function toUntouched(row: GridRow): GridRow {
  return { ...row, texts: [], conflict: null };
}

/** Appends products; one that is there already is skipped, since the list can shift between two pages. */
function addLoaded(rows: readonly GridRow[], products: readonly GridProduct[]): GridRow[] {
  const known = new Set(rows.map(({ key }) => key));
  return [...rows, ...products.filter(({ id }) => !known.has(id)).map(toRow)];
}

function write(state: GridState, { cells, select }: Extract<GridAction, { type: "written" }>): GridState {
  const changes = cells
    .map(({ row, column, text }) => ({ row, column, from: state.rows[row]?.texts[column], to: text }))
    .filter(({ from, to }) => from !== to);
  if (changes.length === 0) return select === undefined ? state : { ...state, ...select };
  const last = changes.reduce((most, { row }) => Math.max(most, row), 0);
  const step = { cells: changes, added: Math.max(0, last + 1 - state.rows.length), place: state.active };
  return {
    ...apply(state, step, "to"),
    ...select,
    undo: [...state.undo.slice(-MAX_STEPS + 1), step],
    redo: [],
  };
}

function takeBack(state: GridState): GridState {
  const step = state.undo.at(-1);
  if (step === undefined) return state;
  const back = apply(state, { ...step, added: 0 }, "from");
  return {
    ...back,
    rows: step.added === 0 ? back.rows : back.rows.slice(0, -step.added),
    anchor: step.place,
    active: step.place,
    undo: state.undo.slice(0, -1),
    redo: [...state.redo, step],
  };
}

function doAgain(state: GridState): GridState {
  const step = state.redo.at(-1);
  if (step === undefined) return state;
  return {
    ...apply(state, step, "to"),
    anchor: step.place,
    active: step.place,
    undo: [...state.undo, step],
    redo: state.redo.slice(0, -1),
  };
}

function apply(state: GridState, { cells, added }: GridStep, side: "from" | "to"): GridState {
  const rows = [...state.rows];
  for (let index = 0; index < added; index += 1) {
    const key = `new-${state.nextRow + index}`;
    rows.push({ key, type: state.newType, product: null, texts: [], conflict: null });
  }
  const touched = new Map<number, (string | undefined)[]>();
  for (const change of cells) {
    const texts = touched.get(change.row) ?? [...(rows[change.row]?.texts ?? [])];
    texts[change.column] = change[side];
    touched.set(change.row, texts);
  }
  for (const [index, texts] of touched) {
    const row = rows[index];
    if (row !== undefined) rows[index] = { ...row, texts: [...texts], conflict: keptConflict(row) };
  }
  return { ...state, rows, nextRow: state.nextRow + added };
}

/** The conflict of an edited row. Editing clears a taken code, which the next save checks again; a stale version
 *  stays until it is decided. */
function keptConflict({ conflict }: GridRow): GridRow["conflict"] {
  return conflict === "CODE_TAKEN" ? null : conflict;
}

/** Restores drafts. New rows are added at the end; a product with another version than the draft's becomes a
 *  conflict. */
function restore(state: GridState, drafts: ReadonlyMap<string, RowDraft>): GridState {
  const rows = state.rows.map((row) => {
    const draft = drafts.get(row.key);
    if (draft === undefined) return row;
    const conflict = draft.version === row.product?.version ? null : ("STALE_VERSION" as const);
    return { ...row, texts: draft.texts, conflict };
  });
  const added = [...drafts.values()].filter(({ version }) => version === null);
  added.forEach(({ texts }, index) => {
    const key = `new-${state.nextRow + index}`;
    rows.push({ key, type: state.newType, product: null, texts, conflict: null });
  });
  return { ...state, rows, nextRow: state.nextRow + added.length };
}

function settleRows(
  rows: readonly GridRow[],
  { saved, refused }: Extract<GridAction, { type: "saved" }>,
): GridRow[] {
  const products = new Map(saved.map(({ key, product }) => [key, product]));
  const conflicts = new Map(refused.map((one) => [one.key, one]));
  return rows.map((row) => {
    const product = products.get(row.key);
    if (product !== undefined) return toRow(product);
    const refusal = conflicts.get(row.key);
    if (refusal === undefined) return row;
    const { conflict, theirs } = refusal;
    const isStale = conflict === "STALE_VERSION";
    return { ...row, conflict, product: isStale && theirs !== null ? theirs : row.product };
  });
}
