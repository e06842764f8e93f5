import "./tables.css";
import type { HTMLAttributes, ReactNode } from "react";

/** A column of a table. */
export interface TableColumn<Row> {
  /** Heading of the column; on a phone, beside each cell. The heading of `actions` is visually hidden. */
  head: string;
  /** `number` is right-aligned, `actions` has no heading on a phone, `name` is the row's heading. */
  kind?: "number" | "actions" | "name";
  className?: string;
  cell: (row: Row) => ReactNode;
}

type RowProps = HTMLAttributes<HTMLTableRowElement> &
  Readonly<Record<`data-${string}`, string | boolean | undefined>>;

export interface TableProps<Row> {
  /** Accessible name, or the id of the heading that names the table. */
  label?: string;
  labelledBy?: string;
  /** The first column is the row's heading, unless another one is of kind `name`. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Further attributes of a row, such as its state. */
  rowProps?: (row: Row) => RowProps;
  className?: string;
  /** Whether the table has no frame, because its surroundings have one. */
  bare?: boolean;
  /** Rows of sums at the end. */
  foot?: ReactNode;
}

/** A table of few rows in the given order; on a phone, rows are cards. For sortable, paged or selectable lists use
 *  `DataTable`. */
export function Table<Row>({
  columns,
  rows,
  keyOf,
  rowProps,
  bare = false,
  foot,
  ...table
}: TableProps<Row>) {
  const named = columns.find(({ kind }) => kind === "name") ?? columns[0];
  const content = (
    <table
      className={table.className ? `app-table ${table.className}` : "app-table"}
      aria-label={table.label}
      aria-labelledby={table.labelledBy}
    >
      <thead>
        <tr>
          {columns.map(({ head, kind }) => (
            <th key={head} scope="col" className={kind === "number" ? "app-number" : undefined}>
              {kind === "actions" ? <span className="gs-visually-hidden">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...rowProps?.(row)}>
            {columns.map((column) => cellOf(column, row, column === named))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  );
  return bare ? content : <div className="app-table-frame">{content}</div>;
}

function cellOf<Row>({ head, kind, className, cell }: TableColumn<Row>, row: Row, isName: boolean) {
  const classes = [kind === "number" && "app-number", className].filter(Boolean).join(" ") || undefined;
  const label = kind === "actions" ? undefined : head;
  if (isName) {
    return (
      <th key={head} scope="row" data-label={label} className={classes}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td key={head} data-label={label} className={classes}>
      {cell(row)}
    </td>
  );
}
