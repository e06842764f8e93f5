import "#app/features/catalog/product-grid.css";
import { useState } from "react";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { GRID_PHONE_TEXTS as TEXTS } from "#copy/catalog/product-grid.ts";
import { ModalDialog } from "#app/ui/modal-dialog.tsx";
import { cellText, type GridRow, type GridSheet, readRow } from "./grid-model.ts";
import type { GridAction } from "./grid-state.ts";
import { problemText } from "./grid-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Products that are shown at first, and added at a time. */
const PORTION = 30;

/** The sheet for narrow screens: products as a list, each unfolding to its fields. */
export function GridCards({
  sheet,
  rows,
  dispatch,
}: {
  sheet: GridSheet;
  rows: readonly GridRow[];
  dispatch: (action: GridAction) => void;
}) {
  const [shown, setShown] = useState(PORTION);
  const [opened, setOpened] = useState<number | null>(null);
  const columnOf = (key: string) => sheet.columns.findIndex((field) => field.key === key);
  const nameOf = (row: GridRow) => cellText(sheet, row, columnOf("name"));
  const row = opened === null ? undefined : rows[opened];
  return (
    <>
      <p className="app-small">{TEXTS.note}</p>
      <Panel as="ul" className="app-lines app-sheet-cards">
        {rows.slice(0, shown).map((one, index) => (
          <li key={one.key} data-changed={readRow(sheet, one).changes.length > 0 || undefined}>
            <div>
              <p className="app-strong">{nameOf(one)}</p>
              <p className="app-small">
                {TEXTS.price} {cellText(sheet, one, columnOf("priceCents"))} · {TEXTS.cost}{" "}
                {cellText(sheet, one, columnOf("costCents"))}
              </p>
            </div>
            <Button
              aria-label={fill(TEXTS.editNamed, { name: nameOf(one) })}
              onClick={() => setOpened(index)}
            >
              {TEXTS.edit}
            </Button>
          </li>
        ))}
      </Panel>
      {rows.length > shown && <Button onClick={() => setShown(shown + PORTION)}>{TEXTS.more}</Button>}
      {opened !== null && row !== undefined && (
        <ModalDialog title={nameOf(row)} className="app-sheet-card" onClose={() => setOpened(null)}>
          <CardFields sheet={sheet} row={row} index={opened} dispatch={dispatch} />
          <Button kind="primary" size="block" onClick={() => setOpened(null)}>
            {TEXTS.done}
          </Button>
        </ModalDialog>
      )}
    </>
  );
}

function CardFields({
  sheet,
  row,
  index,
  dispatch,
}: {
  sheet: GridSheet;
  row: GridRow;
  index: number;
  dispatch: (action: GridAction) => void;
}) {
  const { problems } = readRow(sheet, row);
  return (
    <div className="app-stack app-gap-12 app-sheet-card__fields">
      {sheet.columns.map((field, column) => {
        const code = problems.get(column);
        return (
          <label key={field.key} className="app-field">
            <span className="app-field__label">{PRODUCT_FIELD_LABELS[field.key]}</span>
            <Input
              defaultValue={cellText(sheet, row, column)}
              inputMode={field.kind === "money" || field.kind === "number" ? "decimal" : undefined}
              aria-invalid={code !== undefined || undefined}
              onBlur={({ target }) => {
                if (target.value === cellText(sheet, row, column)) return;
                dispatch({ type: "written", cells: [{ row: index, column, text: target.value }] });
              }}
            />
            {code !== undefined && (
              <span className="gs-field-error" role="alert">
                {problemText(field, code)}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
