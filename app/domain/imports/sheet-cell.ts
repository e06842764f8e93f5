/** The value of a cell: text, a number or a boolean of a workbook, or an unusable cell: an error, or a formula without
 *  a stored result. Formulas are never calculated here. */
export type SheetCell = string | number | boolean | { bad: "error" | "formula" };

/** A cell as text, with numbers in Brazilian notation. */
export function cellText(cell: SheetCell | undefined): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return plainNumber(cell).replace(".", ",");
  if (typeof cell === "boolean") return cell ? "Sim" : "Não";
  return typeof cell === "string" ? cell : "";
}

/** Whether nothing stands in a cell. */
export function isEmptyCell(cell: SheetCell | undefined): boolean {
  return cell === undefined || (typeof cell === "string" && cell.trim() === "");
}

/** Whether all cells of a row are empty. */
export function isEmptyRow(cells: readonly SheetCell[]): boolean {
  return cells.every(isEmptyCell);
}

/** Number of characters in a row. */
export function cellsLength(cells: readonly SheetCell[]): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 0), 0);
}

/** Workbooks store binary fractions; fifteen digits are what people see. */
function plainNumber(value: number): string {
  const digits = Number(value.toPrecision(15));
  const text = String(digits);
  return text.includes("e") ? digits.toFixed(12).replace(/\.?0+$/, "") : text;
}
