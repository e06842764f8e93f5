import "#app/features/catalog/product-grid.css";
import { IconArrowBackUp, IconArrowForwardUp } from "@tabler/icons-react";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import { cellsText, rowsText } from "./count-words.ts";
import { type GridSheet, readRow } from "./grid-model.ts";
import type { GridState } from "./grid-state.ts";
import type { GridSummary } from "./grid-summary.ts";
import { problemText } from "./grid-words.ts";
import { Button } from "#app/ui/button.tsx";
import { Panel } from "#app/ui/panel.tsx";

export interface GridBarProps {
  sheet: GridSheet;
  state: GridState;
  summary: GridSummary;
  onUndo: () => void;
  onRedo: () => void;
  onNextProblem: () => void;
  onDiscard: () => void;
  onReview: () => void;
}

/** Bar under the sheet: number of changes and problems, and the save button. */
export function GridBar(props: GridBarProps) {
  const { sheet, state, summary, onUndo, onRedo, onNextProblem, onDiscard, onReview } = props;
  const { ready, badRows, badCells, isDirty } = summary;
  return (
    <Panel as="div" className="app-row app-sheet-bar" data-dirty={isDirty}>
      <div className="app-row app-gap-4">
        <Button
          size="square"
          aria-label={GRID_TEXTS.undo}
          disabled={state.undo.length === 0}
          onClick={onUndo}
        >
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
        </Button>
        <Button
          size="square"
          aria-label={GRID_TEXTS.redo}
          disabled={state.redo.length === 0}
          onClick={onRedo}
        >
          <IconArrowForwardUp size={18} stroke={1.75} aria-hidden />
        </Button>
      </div>
      <div className="app-sheet-bar__text">
        <p role="status">
          {isDirty
            ? fill(GRID_TEXTS.changed, { rows: rowsText(ready.length + badRows) })
            : GRID_TEXTS.nothing}
          {badCells > 0 && (
            <span className="app-sheet-bar__bad">
              {" · "}
              {fill(GRID_TEXTS.bad, { cells: cellsText(badCells) })}
            </span>
          )}
        </p>
        <ActiveProblem sheet={sheet} state={state} />
      </div>
      {badCells > 0 && <Button onClick={onNextProblem}>{GRID_TEXTS.nextBad}</Button>}
      {isDirty && <Button onClick={onDiscard}>{GRID_TEXTS.discard}</Button>}
      <Button kind="primary" disabled={ready.length === 0} onClick={onReview}>
        {GRID_TEXTS.review}
      </Button>
    </Panel>
  );
}

/** The problem of the active cell as visible text. */
function ActiveProblem({ sheet, state: { rows, active } }: { sheet: GridSheet; state: GridState }) {
  const row = rows[active.row];
  const field = sheet.columns[active.column];
  const code = row && readRow(sheet, row).problems.get(active.column);
  if (code === undefined || field === undefined) return null;
  return (
    <p className="gs-field-error">
      {PRODUCT_FIELD_LABELS[field.key]}: {problemText(field, code)}
    </p>
  );
}
