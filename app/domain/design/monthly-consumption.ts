import { parseLooseNumber, parseNumber } from "#domain/shared/numbers.ts";

/** Months of a bill that are taken at most: a year. */
const MAX_MONTHS = 12;

export interface MonthlyConsumption {
  /** Mean of the months, in kWh, to a hundredth. */
  monthlyKwh: number;
  /** Of how many. */
  months: number;
}

/** What a house uses a month, as somebody types it: the mean, or months of the bill with a semicolon, slash or space
 *  between them. Null where nothing or no number stands there, one is below zero, or there are more than a year's.
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
