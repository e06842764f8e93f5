import { useEffect, useRef, useState } from "react";
import { createFormDraftStore, type DraftTarget } from "#app/lib/drafts/form-draft-store.ts";
import type { GridRow, GridSheet } from "./grid-model.ts";
import type { GridAction, RowDraft } from "./grid-state.ts";

/** Pause after the last edit before the draft is kept, in milliseconds. */
const REST_MS = 600;

/** Keeps the sheet's edits in the tab's storage, and restores them once all products are loaded. Texts are stored
 *  by field, so that they survive a change of the columns. */
export function useGridDraft(
  target: DraftTarget,
  {
    sheet,
    rows,
    isComplete,
    isDirty,
    dispatch,
  }: {
    sheet: GridSheet;
    rows: readonly GridRow[];
    isComplete: boolean;
    isDirty: boolean;
    dispatch: (action: GridAction) => void;
  },
): { restored: boolean; clear: () => void } {
  const [store] = useState(() => createFormDraftStore(target));
  const [state, setState] = useState<"waiting" | "restored" | "none">("waiting");
  const hasRead = useRef(false);
  useEffect(() => {
    if (!isComplete || hasRead.current) return;
    hasRead.current = true;
    void store.read().then((fields) => {
      const drafts = fields === null ? new Map<string, RowDraft>() : readDrafts(sheet, fields);
      if (drafts.size > 0) dispatch({ type: "restored", drafts });
      setState(drafts.size > 0 ? "restored" : "none");
    });
  }, [isComplete, store, sheet, dispatch]);
  useEffect(() => {
    if (state === "waiting") return undefined;
    const timer = setTimeout(() => {
      void (isDirty ? store.write(toFields(sheet, rows)) : store.clear());
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [state, isDirty, rows, sheet, store]);
  return {
    restored: state === "restored",
    clear: () => {
      setState("none");
      void store.clear();
    },
  };
}

function toFields({ columns }: GridSheet, rows: readonly GridRow[]): Record<string, string[]> {
  const typed = rows.filter(({ texts }) => texts.some((text) => text !== undefined));
  return Object.fromEntries(
    typed.map(({ key, product, texts }) => [
      key,
      [
        String(product?.version ?? ""),
        ...columns.flatMap((field, column) => {
          const text = texts[column];
          return text === undefined ? [] : [`${field.key}=${text}`];
        }),
      ],
    ]),
  );
}

function readDrafts(
  { columns }: GridSheet,
  fields: Readonly<Record<string, readonly string[]>>,
): Map<string, RowDraft> {
  return new Map(
    Object.entries(fields).map(([key, [version = "", ...typed]]) => {
      const byField = new Map(
        typed.map((one) => [one.slice(0, one.indexOf("=")), one.slice(one.indexOf("=") + 1)]),
      );
      const texts = columns.map((field) => byField.get(field.key));
      return [key, { version: version === "" ? null : Number(version), texts }];
    }),
  );
}
