import "./tables.css";
import type { HTMLAttributes, ReactNode } from "react";

/** A column of a table. */
export interface TableColumn<Row> {
  /** Its name: above the column, and beside each cell on a phone. Of `actions` it is heard only. */
  head: string;
  /** Numbers stand to the right; actions have no name beside them on a phone; a name is that of its row. */
  kind?: "number" | "actions" | "name";
  className?: string;
  cell: (row: Row) => ReactNode;
}

type RowProps = HTMLAttributes<HTMLTableRowElement> &
  Readonly<Record<`data-${string}`, string | boolean | undefined>>;

export interface TableProps<Row> {
  /** Its name, or the id of the heading that names it. */
  label?: string;
  labelledBy?: string;
  /** The first one names the row, unless another one is its name. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row has besides, such as its state. */
  rowProps?: (row: Row) => RowProps;
  className?: string;
  /** Without the frame around it, where it stands in one already. */
  bare?: boolean;
  /** Rows of sums below the others. */
  foot?: ReactNode;
}

/** A table of few rows, as the server gave them; on a phone each row is a card. Lists that are sorted, paged or chosen
 *  from are `DataTable`. */
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
