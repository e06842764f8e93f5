import "./data-table.css";
import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { LIST_TEXTS } from "#copy/ui/lists.ts";
import { Button } from "./button.tsx";
import { Tick } from "./input.tsx";

/** Keys of selected rows, including those on other pages. */
export interface TableSelection {
  selected: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Actions for the selected rows. */
  actions?: ReactNode;
}

/** Number of selected rows, with their actions. */
export function BulkBar({ selection: { selected, onChange, actions } }: { selection: TableSelection }) {
  const count = selected.size;
  return (
    <div className="app-data__bulk app-row" data-on={count > 0}>
      <span role="status">
        {count > 0 &&
          (count === 1 ? LIST_TEXTS.selectedOne : fill(LIST_TEXTS.selectedMany, { count: String(count) }))}
      </span>
      {count > 0 && (
        <>
          {actions}
          <Button
            kind="bare"
            className="app-data__clear"
            onClick={() => {
              onChange(new Set());
            }}
          >
            {LIST_TEXTS.clearSelection}
          </Button>
        </>
      )}
    </div>
  );
}

/** Selects all rows of the page, or none. */
export function SelectAll({ selection, keys }: { selection: TableSelection; keys: readonly string[] }) {
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const isAll = keys.length > 0 && chosen === keys.length;
  return (
    <th scope="col" className="app-data__select">
      <Tick
        aria-label={LIST_TEXTS.selectAll}
        checked={isAll}
        ref={(box) => {
          if (box !== null) box.indeterminate = chosen > 0 && !isAll;
        }}
        onChange={() => {
          const others = [...selection.selected].filter((key) => !keys.includes(key));
          selection.onChange(new Set(isAll ? others : [...others, ...keys]));
        }}
      />
    </th>
  );
}

/** Chooses one row. */
export function SelectRow({
  selection: { selected, onChange },
  row,
  labelledBy,
}: {
  selection: TableSelection;
  row: string;
  labelledBy: string;
}) {
  return (
    <td className="app-data__select">
      <Tick
        aria-labelledby={labelledBy}
        checked={selected.has(row)}
        onChange={({ currentTarget: { checked } }) => {
          const others = [...selected].filter((key) => key !== row);
          onChange(new Set(checked ? [...others, row] : others));
        }}
      />
    </td>
  );
}
