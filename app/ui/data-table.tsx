import "./data-table.css";
import { useLocation, useNavigation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useId } from "react";
import { LIST_TEXTS } from "#copy/ui/lists.ts";
import type { ListSort } from "#app/lib/lists/list-address.ts";
import { BulkBar, SelectAll, SelectRow, type TableSelection } from "./data-table-selection.tsx";
import { ColumnMenu, SortHead, SortMenu } from "./data-table-menus.tsx";
import { useHiddenColumns } from "./use-hidden-columns.ts";

/** A column. */
export interface DataColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Key of the order by this column in the address; without it the column is not sortable. */
  sort?: string;
  /** Alignment; numbers are right-aligned. */
  align?: "end";
  className?: string;
  /** Whether the column names the row; without one, the first column does. */
  isName?: boolean;
  /** Whether people may hide the column. */
  hideable?: boolean;
  /** Whether the column is hidden at first. */
  startsHidden?: boolean;
}

export interface DataTableProps<Row> {
  /** Caption of the table for screen readers, and storage key of the visible columns. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  sort: ListSort | null;
  selection?: TableSelection;
  rowActions?: (row: Row) => ReactNode;
}

/** A page of a list that the server sorts and pages. The order is in the address, people choose the visible
 *  columns, and on a phone rows are cards. While another page is loaded, the rows are grey. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowKey, columns, sort, selection, rowActions } = props;
  const unasked = columns.filter(({ startsHidden }) => startsHidden === true).map(({ key }) => key);
  const [hidden, hide] = useHiddenColumns(caption, unasked);
  const isLoading = useIsListLoading();
  const id = useId();
  const shown = columns.filter(({ key, hideable }) => hideable !== true || !hidden.has(key));
  const named = shown.find(({ isName }) => isName) ?? shown[0];
  const keys = rows.map(rowKey);
  return (
    <div className="app-data">
      <div className="app-data__head app-row app-row--end">
        {selection && <BulkBar selection={selection} />}
        <SortMenu columns={columns} sort={sort} />
        <ColumnMenu columns={columns} hidden={hidden} onHide={hide} />
      </div>
      <div className="app-table-frame">
        <table className="app-table app-data__table" aria-label={caption} aria-busy={isLoading}>
          <thead>
            <tr>
              {selection && <SelectAll selection={selection} keys={keys} />}
              {shown.map((column) => (
                <SortHead key={column.key} column={column} sort={sort} />
              ))}
              {rowActions && (
                <th scope="col">
                  <span className="gs-visually-hidden">{LIST_TEXTS.actions}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const key = rowKey(row);
              const isSelected = selection?.selected.has(key);
              return (
                <tr key={key} data-selected={isSelected}>
                  {selection && <SelectRow selection={selection} row={key} labelledBy={`${id}-${key}`} />}
                  {shown.map((column) => (
                    <DataCell
                      key={column.key}
                      column={column}
                      id={column === named ? `${id}-${key}` : undefined}
                    >
                      {column.cell(row)}
                    </DataCell>
                  ))}
                  {rowActions && <td className="app-data__actions">{rowActions(row)}</td>}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function DataCell<Row>({
  column: { title, align, className },
  id,
  children,
}: {
  column: DataColumn<Row>;
  /** Id of the cell with the row's name. */
  id: string | undefined;
  children: ReactNode;
}) {
  const names = [align === "end" && "app-number", className].filter(Boolean).join(" ") || undefined;
  const content = <span className="app-data__cell">{children}</span>;
  return id === undefined ? (
    <td data-label={title} className={names}>
      {content}
    </td>
  ) : (
    <th id={id} scope="row" data-label={title} className={names} onMouseEnter={showWhole}>
      {content}
    </th>
  );
}

/** Names a cell by its whole text while its line shows a part of it. */
function showWhole({ currentTarget }: MouseEvent<HTMLElement>): void {
  const [line] = currentTarget.children;
  const isCut = line !== undefined && line.scrollWidth > line.clientWidth;
  if (isCut) currentTarget.title = currentTarget.textContent;
  else currentTarget.removeAttribute("title");
}

/** Whether another page, order or filter of the same list is being loaded. */
function useIsListLoading(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === "loading" && location.pathname === pathname;
}
