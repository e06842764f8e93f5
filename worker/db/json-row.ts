import { type Column, type GetColumnData, sql, type SQL } from "drizzle-orm";

type Columns = Readonly<Record<string, Column>>;
type RowOf<Shape extends Columns> = { -readonly [Name in keyof Shape]: GetColumnData<Shape[Name]> };

/** Columns as one JSON array. The protocol describes each column of an answer by name and type, which for a wide row is
 *  longer than the row. Not for columns of fractions, which JSON of SQLite rounds.
 *  @returns the SQL of the array, null for a row that a left join did not find; and the conversion of its elements */
export function jsonRow<Shape extends Columns>(
  columns: Shape,
): { array: SQL; toRow: (cells: readonly unknown[]) => RowOf<Shape> } {
  const entries = Object.entries(columns);
  return {
    array: sql`json_array(${sql.join(
      entries.map(([, column]) => column),
      sql`, `,
    )})`,
    toRow: (cells) =>
      Object.fromEntries(
        entries.map(([name, column], index) => {
          const cell = cells[index] ?? null;
          return [name, cell === null ? null : column.mapFromDriverValue(cell)];
        }),
      ) as RowOf<Shape>,
  };
}
