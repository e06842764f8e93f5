import { parseLooseNumber, parseNumber } from "#domain/shared/numbers.ts";

/** Limit of months of a bill: one year. */
const MAX_MONTHS = 12;

export interface MonthlyConsumption {
  /** Average of the months in kWh, with two decimals. */
  monthlyKwh: number;
  /** Number of months. */
  months: number;
}

/** Parses a typed monthly consumption: the average, or the months of a bill separated by semicolons, slashes or
 *  spaces. Null for text without a number, for a negative number, and for more than twelve months.
 *  @example readMonthlyConsumption("620 kWh") // { monthlyKwh: 620, months: 1 }
 *  @example readMonthlyConsumption("598; 1.240,5") // { monthlyKwh: 919.25, months: 2 } */
export function readMonthlyConsumption(text: string): MonthlyConsumption | null {
  const parts = text
    .replace(/[^\d.,;/\s-]/g, "")
    .split(/[;/\s]+/)
    .filter((part) => part !== "");
  const values = parts.map(
    (part) => parseNumber(part) ?? (part.includes(".") ? parseLooseNumber(part) : null) ?? -1,
  );
  if (values.length === 0 || values.length > MAX_MONTHS || values.some((value) => value < 0)) return null;
  const months = values.length;
  const sum = values.reduce((total, value) => total + value, 0);
  return { monthlyKwh: Math.round((sum / months) * 100) / 100, months };
}
