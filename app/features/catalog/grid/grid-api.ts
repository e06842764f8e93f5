import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { type GridProduct, type GridRow, type GridSheet, toSavedRow } from "./grid-model.ts";
import type { RefusedRow, SavedRow } from "./grid-state.ts";

export interface GridFilter {
  group: EquipmentGroup;
  search: string;
  manufacturer: string;
  categoryId: string;
}

/** Rows in one save, at most. */
export const MAX_SAVED_ROWS = 5_000;

/** Loads a page of the products that match the filter. */
export async function loadGridPage(
  filter: GridFilter,
  page: number,
): Promise<{ items: GridProduct[]; hasMore: boolean }> {
  const query = { ...filter, page };
  return (await portalApi.call("GET", "/app/staff/change-sets/grid", { query })) as {
    items: GridProduct[];
    hasMore: boolean;
  };
}

interface WireAnswer {
  changeSet: { id: string; changedCount: number } | null;
  conflicts: { row: number; code: RefusedRow["conflict"]; theirs: GridProduct | null }[];
  saved: { row: number; id: string; version: number }[];
}

export interface GridSaving {
  changeSetId: string | null;
  savedCount: number;
  saved: SavedRow[];
  refused: RefusedRow[];
}

/** Saves rows as one change set, and returns the result of each. */
export async function saveGridRows(
  sheet: GridSheet,
  group: EquipmentGroup,
  rows: readonly GridRow[],
): Promise<GridSaving> {
  const sent = rows.map((row) => ({ row, wire: toSavedRow(sheet, row) }));
  const body = { kind: "grid", group, rows: sent.map(({ wire }) => wire) };
  const answer = (await portalApi.call("POST", "/app/staff/change-sets", { body })) as WireAnswer;
  const versions = new Map(answer.saved.map((one) => [one.row, one]));
  const refused = answer.conflicts.flatMap(({ row, code, theirs }) => {
    const key = sent[row]?.row.key;
    return key === undefined ? [] : [{ key, conflict: code, theirs }];
  });
  const refusedKeys = new Set(refused.map(({ key }) => key));
  const saved = sent.flatMap(({ row, wire }, index): SavedRow[] => {
    if (refusedKeys.has(row.key)) return [];
    const made = versions.get(index);
    const id = made?.id ?? row.product?.id;
    const version = made?.version ?? row.product?.version;
    if (id === undefined || version === undefined) return [];
    const values = { ...row.product?.values, ...wire.values };
    return [{ key: row.key, product: { id, type: row.type, version, values } }];
  });
  return {
    changeSetId: answer.changeSet?.id ?? null,
    savedCount: answer.changeSet?.changedCount ?? 0,
    saved,
    refused,
  };
}
