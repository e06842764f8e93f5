import { exactOfCents, exactOfNumber, exactOfText } from "./exact-text.ts";
import type { Exact } from "./exact.ts";
import { FormulaFault } from "./formula-fault.ts";
import type { FormulaInput, FormulaReader, FormulaVariable } from "./formula-types.ts";

/** Value of a `money` variable, given in cents, or of a `number`, given as a number or a dot decimal.
 *  @throws FormulaFault MISSING_VALUE, INVALID_VALUE */
export function readNumber({ key, kind }: FormulaVariable, read: FormulaReader): Exact {
  const value = given(key, read);
  if (kind === "money") return typeof value === "number" ? exactOfCents(value) : invalid();
  if (typeof value === "number") return exactOfNumber(value);
  return typeof value === "string" ? exactOfText(value) : invalid();
}

/** @throws FormulaFault MISSING_VALUE, INVALID_VALUE */
export function readText({ key }: FormulaVariable, read: FormulaReader): string {
  const value = given(key, read);
  return typeof value === "string" ? value : invalid();
}

/** @throws FormulaFault MISSING_VALUE, INVALID_VALUE */
export function readBoolean({ key }: FormulaVariable, read: FormulaReader): boolean {
  const value = given(key, read);
  return typeof value === "boolean" ? value : invalid();
}

function given(key: string, read: FormulaReader): FormulaInput {
  const value = read(key);
  if (value === null || value === undefined) throw new FormulaFault("MISSING_VALUE");
  return value;
}

function invalid(): never {
  throw new FormulaFault("INVALID_VALUE");
}
