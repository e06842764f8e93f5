/** What a cell of a file holds: text, a number or a yes/no of a workbook, or what cannot be used: an error, or a formula
 *  whose result the file does not hold. Formulas are never computed here. */
export type SheetCell = string | number | boolean | { bad: "error" | "formula" };

/** A cell as text for people: numbers as Brazilians write them. */
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

/** A row without cells that say anything. */
export function isEmptyRow(cells: readonly SheetCell[]): boolean {
  return cells.every(isEmptyCell);
}

/** How many characters of text a row holds. */
export function cellsLength(cells: readonly SheetCell[]): number {
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 0), 0);
}

/** Workbooks keep binary fractions: fifteen digits are what the person saw. */
function plainNumber(value: number): string {
  const digits = Number(value.toPrecision(15));
  const text = String(digits);
  return text.includes("e") ? digits.toFixed(12).replace(/\.?0+$/, "") : text;
}
