import "#app/features/catalog/product-grid.css";
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { PRODUCT_FIELD_LABELS } from "#copy/catalog/catalog.ts";
import { fill } from "#copy/shared/fill.ts";
import { GRID_TEXTS } from "#copy/catalog/product-grid.ts";
import { parseTsv } from "#domain/loose-products/tsv.ts";
import { columnLeft, FROZEN_COLUMNS } from "./frozen-columns.ts";
import { type EditEnd, GridCellEditor } from "./grid-cell-editor.tsx";
import { cellText, type GridSheet } from "./grid-model.ts";
import { GridRowView, ROW_HEIGHT } from "./grid-row.tsx";
import { GridSheetHead } from "./grid-sheet-head.tsx";
import {
  copyRange,
  type GridRange,
  moveBy,
  planClear,
  planFillDown,
  planPaste,
  rangeOf,
  sizeOf,
} from "./grid-selection.ts";
import type { GridAction, GridPlace, GridState } from "./grid-state.ts";
import { stepAcross, stepFrom } from "./grid-steps.ts";
import { widthOf } from "./grid-words.ts";
import { countText } from "./count-words.ts";
import { commandOf, type SheetCommand } from "./sheet-keys.ts";
import { showPlace, useGridWindow } from "./use-grid-window.ts";

/** Rows in one paste, at most. */
const MAX_PASTED_ROWS = 5_000;

export interface GridSheetProps {
  sheet: GridSheet;
  state: GridState;
  /** Whether all products are loaded: only then can new ones be added below them. */
  isComplete: boolean;
  title: string;
  dispatch: (action: GridAction) => void;
  /** Tells screen readers what was done. */
  announce: (text: string) => void;
}

/** The sheet: an ARIA grid. The focus stays on the grid while the active cell moves. Only visible rows are
 *  rendered. */
export function GridSheetView(props: GridSheetProps) {
  const { sheet, state, isComplete, title, dispatch } = props;
  const { columns, lookups } = sheet;
  const element = useRef<HTMLDivElement>(null);
  const gridId = useId();
  const rowCount = state.rows.length + (isComplete ? 1 : 0);
  const last = { row: Math.max(0, rowCount - 1), column: columns.length - 1 };
  const range = rangeOf(state);
  const { active } = state;
  const shown = useGridWindow(element, { rowCount, active });
  const { widths, leftOf, totalWidth } = useColumnPlaces(element, columns, active);

  const move: Move = (to, isExtending = false) => dispatch({ type: "moved", to, extends: isExtending });

  const { editing, edit, endEdit } = useCellEdit(props, { element, rowCount, last, move });
  const edited = editing === null ? undefined : columns[editing.column];
  const isEditing = editing !== null;
  const onKeyDown = useSheetKeys(props, { range, last, page: shown.page, isEditing, move, edit });
  const { onCopy, onPaste } = clipboardOf(props, range);
  const pointer = pointerOf(props, { isEditing, move, edit });

  return (
    <div
      ref={element}
      role="grid"
      className="gs-panel app-sheet"
      // The grid is the only tab stop; aria-activedescendant names the active cell.
      tabIndex={0}
      aria-label={fill(GRID_TEXTS.label, { title })}
      aria-describedby={`${gridId}-keys`}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={`${gridId}-${active.row}-${active.column}`}
      onKeyDown={onKeyDown}
      onCopy={(event) => onCopy(event, false)}
      onCut={(event) => onCopy(event, true)}
      onPaste={onPaste}
      {...pointer}
    >
      <GridSheetHead columns={columns} widths={widths} width={totalWidth} />
      <Rows
        {...{ sheet, state, range, gridId }}
        shown={shown.rows}
        size={{ width: totalWidth, height: rowCount * ROW_HEIGHT }}
      />
      {editing !== null && edited !== undefined && (
        <GridCellEditor
          key={`${editing.row} ${editing.column}`}
          field={edited}
          lookups={lookups}
          text={editing.text}
          label={PRODUCT_FIELD_LABELS[edited.key]}
          style={{
            top: (editing.row + 1) * ROW_HEIGHT,
            left: leftOf(editing.column),
            width: widths[editing.column] ?? 0,
            height: ROW_HEIGHT,
          }}
          onEnd={endEdit}
        />
      )}
      <p id={`${gridId}-keys`} hidden>
        {GRID_TEXTS.keys}
      </p>
    </div>
  );
}

/** The visible rows. */
function Rows({
  sheet,
  state,
  range,
  gridId,
  shown,
  size,
}: Pick<GridSheetProps, "sheet" | "state"> & {
  range: GridRange;
  gridId: string;
  shown: readonly number[];
  /** Size of all rows together, in pixels. */
  size: { width: number; height: number };
}) {
  return (
    <div role="rowgroup" className="app-sheet__body" style={size}>
      {shown.map((index) => (
        <GridRowView
          key={index}
          sheet={sheet}
          row={state.rows[index]}
          index={index}
          gridId={gridId}
          selectedFrom={index >= range.top && index <= range.bottom ? range.left : null}
          selectedTo={index >= range.top && index <= range.bottom ? range.right : null}
          activeColumn={index === state.active.row ? state.active.column : null}
        />
      ))}
    </div>
  );
}

type Move = (to: GridPlace, isExtending?: boolean) => void;

interface EditPlace {
  element: RefObject<HTMLDivElement | null>;
  rowCount: number;
  last: GridPlace;
  move: Move;
}

/** State of the cell editor: the cell in it, and how editing begins and ends. */
function useCellEdit({ sheet, state, dispatch }: GridSheetProps, place: EditPlace) {
  const [editing, setEditing] = useState<(GridPlace & { text: string }) | null>(null);
  const { element, rowCount, last, move } = place;
  const edit = (text: string) => {
    if (state.active.row < rowCount) flushSync(() => setEditing({ ...state.active, text }));
  };
  const endEdit = (text: string, end: EditEnd) => {
    setEditing(null);
    element.current?.focus({ preventScroll: true });
    if (editing === null) return;
    const { row, column, text: before } = editing;
    if (end !== "cancel" && (text !== before || before === "")) {
      const stood = cellText(sheet, state.rows[row], column);
      if (text !== stood) dispatch({ type: "written", cells: [{ row, column, text }] });
    }
    const to = stepFrom({ row, column }, end, last);
    if (to !== null) move(to);
  };
  return { editing, edit, endEdit };
}

/** Widths and left edges of the columns; scrolls the active cell into view. */
function useColumnPlaces(
  element: RefObject<HTMLDivElement | null>,
  columns: GridSheet["columns"],
  active: GridPlace,
) {
  const widths = columns.map(widthOf);
  const leftOf = (column: number) => columnLeft(columns, column);
  const totalWidth = leftOf(columns.length);
  const activeLeft = leftOf(active.column);
  const activeWidth = widths[active.column] ?? 0;
  const fixed = leftOf(FROZEN_COLUMNS);

  useLayoutEffect(() => {
    if (element.current === null) return;
    showPlace(element.current, active, { left: activeLeft, width: activeWidth, fixed });
  }, [element, active, activeLeft, activeWidth, fixed]);
  return { widths, leftOf, totalWidth };
}

/** Commands of keys and pointer on cells; none while the editor is open. */
interface CellCommands {
  isEditing: boolean;
  move: Move;
  edit: (text: string) => void;
}

/** What the keyboard handlers depend on. */
interface KeyPlace extends CellCommands {
  range: GridRange;
  last: GridPlace;
  /** Rows in one page. */
  page: number;
}

/** Keyboard handling of the sheet: keys move the active cell or run a command. After the command to leave, Tab
 *  moves the focus out of the sheet. */
function useSheetKeys({ sheet, state, dispatch, announce }: GridSheetProps, place: KeyPlace) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { range, last, page, isEditing, move, edit } = place;
  const { active } = state;
  const obey = (command: SheetCommand) => {
    switch (command.kind) {
      case "edit":
        edit(cellText(sheet, state.rows[active.row], active.column));
        break;
      case "type":
        edit("");
        break;
      case "step":
        move(stepAcross(active, command.column, last));
        break;
      case "undo":
        dispatch({ type: "undone" });
        announce(GRID_TEXTS.undone);
        break;
      case "redo":
        dispatch({ type: "redone" });
        announce(GRID_TEXTS.redone);
        break;
      case "fill":
        dispatch({ type: "written", cells: planFillDown(sheet, state.rows, range) });
        announce(GRID_TEXTS.filled);
        break;
      case "clear":
        dispatch({ type: "written", cells: planClear(state.rows, range) });
        announce(GRID_TEXTS.cleared);
        break;
      case "all":
        dispatch({ type: "selected", anchor: { row: 0, column: 0 }, active: last });
        break;
      case "leave":
        announce(GRID_TEXTS.leaving);
        break;
    }
  };
  return (event: KeyboardEvent) => {
    if (isEditing || event.nativeEvent.isComposing) return;
    const isFar = event.ctrlKey || event.metaKey;
    const to = moveBy(event.key, { from: active, last, isFar, page });
    if (to !== null) {
      event.preventDefault();
      setIsLeaving(false);
      move(to, event.shiftKey);
      return;
    }
    const command = commandOf(event);
    if (command === null) return;
    if (command.kind === "step" && isLeaving) return;
    if (command.kind !== "type") event.preventDefault();
    setIsLeaving(command.kind === "leave");
    obey(command);
  };
}

/** Pointer handling: a press selects a cell, Shift or dragging extends the selection, and a double click opens the
 *  editor. */
function pointerOf({ sheet, state }: GridSheetProps, { isEditing, move, edit }: CellCommands) {
  const { rows, active } = state;
  const choose = ({ target }: PointerEvent, isExtending: boolean) => {
    const place = placeOf(target);
    if (place !== null && (place.row !== active.row || place.column !== active.column)) {
      move(place, isExtending);
    }
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button === 0 && !isEditing) choose(event, event.shiftKey);
    },
    onPointerMove(event: PointerEvent) {
      if (event.buttons === 1 && event.pointerType === "mouse" && !isEditing) choose(event, true);
    },
    onDoubleClick({ target }: MouseEvent) {
      if (placeOf(target) !== null) edit(cellText(sheet, rows[active.row], active.column));
    },
  };
}

/** Handlers for copy, cut and paste. */
function clipboardOf(props: GridSheetProps, range: GridRange) {
  const { sheet, state, isComplete, dispatch, announce } = props;
  const onCopy = (event: ClipboardEvent, isCut: boolean) => {
    event.preventDefault();
    const bounded = { ...range, bottom: Math.min(range.bottom, Math.max(range.top, state.rows.length - 1)) };
    event.clipboardData.setData("text/plain", copyRange(sheet, state.rows, bounded));
    const size = sizeOf(bounded);
    const words = { rows: countText(size.rows), columns: countText(size.columns) };
    announce(fill(GRID_TEXTS.copied, words));
    if (isCut) dispatch({ type: "written", cells: planClear(state.rows, range) });
  };

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const copied = parseTsv(event.clipboardData.getData("text/plain"));
    if (copied.length === 0) return;
    if (copied.length > MAX_PASTED_ROWS) {
      announce(fill(GRID_TEXTS.tooMany, { max: countText(MAX_PASTED_ROWS) }));
      return;
    }
    const plan = planPaste(copied, range, sheet.columns.length);
    const cells = isComplete ? plan.cells : plan.cells.filter(({ row }) => row < state.rows.length);
    const { top, bottom, left, right } = plan.range;
    const select = { anchor: { row: top, column: left }, active: { row: bottom, column: right } };
    dispatch({ type: "written", cells, select });
    const size = sizeOf(plan.range);
    const words = { rows: countText(size.rows), columns: countText(size.columns) };
    const cut = plan.cutColumns > 0 ? fill(GRID_TEXTS.pastedCut, { count: countText(plan.cutColumns) }) : "";
    announce(`${fill(GRID_TEXTS.pasted, words)} ${cut}`.trim());
  };

  return { onCopy, onPaste };
}

function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  return cell === null ? null : { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}
