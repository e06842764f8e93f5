import { addBusinessDays, addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import type { Cents } from "#domain/shared/money.ts";

// A bank's collection slip: a barcode of 44 digits, which people type as a line of 47.

const DAY_MS = 86_400_000;
/** Factors count the days from here, and after 9999 begin again at 1000. */
const FACTOR_BASE = "1997-10-07";
const FACTORS = 9_000;
const FIRST_FACTOR = 1_000;
const LAST_FACTOR = 9_999;
const REAL = "9";
/** The largest amount that has room in a barcode. */
const MAX_BOLETO_CENTS: Cents = 9_999_999_999;
const TIME_ZONE = "America/Sao_Paulo";
/** Business days in which a bank tells of a slip that was paid. */
const CLEARING_DAYS = 2;

/** What a slip says. */
export interface Boleto {
  /** Three digits of the bank. */
  bank: string;
  /** Calendar day; null without one. */
  dueDate: string | null;
  /** Zero: the payer fills it in. */
  amountCents: Cents;
  /** 25 digits that the bank is free to use. */
  freeField: string;
}

/** A slip's barcode and its line.
 *  @throws RangeError for a bank or a free field of another form, and an amount that has no room
 *  @source BCB Circular Letter 2.926/2000, FEBRABAN layout of the barcode */
export function buildBoleto({ bank, dueDate, amountCents, freeField }: Boleto): {
  barcode: string;
  line: string;
} {
  const isWhole = Number.isInteger(amountCents) && amountCents >= 0 && amountCents <= MAX_BOLETO_CENTS;
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField) || !isWhole) throw new RangeError("No boleto");
  const factor = String(dueDate === null ? 0 : factorOf(dueDate)).padStart(4, "0");
  const rest = `${factor}${String(amountCents).padStart(10, "0")}${freeField}`;
  const barcode = `${bank}${REAL}${String(mod11(`${bank}${REAL}${rest}`))}${rest}`;
  return { barcode, line: lineOf(barcode) };
}

/** The last day of a slip that is made now, and until when it is open: banks tell late of a payment on its last day.
 *  @param businessDays - until it is due */
export function slipDays(now: Date, businessDays: number): { dueDate: string; expiresAt: string } {
  const dueDate = addBusinessDays(calendarDayIn(now.toISOString(), TIME_ZONE), businessDays);
  return { dueDate, expiresAt: `${addBusinessDays(addDays(dueDate, 1), CLEARING_DAYS)}T02:59:59.000Z` };
}

/** Days from the base of factors, as they are written on slips.
 *  @example factorOf("2025-02-22") // 1000: it began again */
export function factorOf(dueDate: string): number {
  const days = Math.round((Date.parse(dueDate) - Date.parse(FACTOR_BASE)) / DAY_MS);
  return days <= LAST_FACTOR ? days : FIRST_FACTOR + ((days - FIRST_FACTOR) % FACTORS);
}

/** The line that people type, from a barcode. */
export function lineOf(barcode: string): string {
  const fields = [barcode.slice(0, 4) + barcode.slice(19, 24), barcode.slice(24, 34), barcode.slice(34, 44)];
  return `${fields.map((field) => `${field}${String(mod10(field))}`).join("")}${barcode.slice(4, 19)}`;
}

/** A line as it is printed.
 *  @example formatLine("34191090081234567801023456789017516560000125090")
 *  // "34191.09008 12345.678010 23456.789017 5 16560000125090" */
export function formatLine(line: string): string {
  return line.replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, "$1.$2 $3.$4 $5.$6 $7 $8");
}

/** The bank of a slip as it is printed: its three digits with their check digit, weights 4, 3, 2.
 *  @example bankOf("34191090081234567801023456789017516560000125090") // "341-7" */
export function bankOf(line: string): string {
  const bank = line.slice(0, 3);
  const sum = Array.from(bank, Number).reduce((all, digit, index) => all + digit * (4 - index), 0);
  const digit = 11 - (sum % 11);
  return `${bank}-${String(digit >= 10 ? 0 : digit)}`;
}

/** Check digit of a field of the line: weights 2, 1, 2, 1… from the right, over the digits of each product.
 *  @example mod10("001900000") // 9 */
export function mod10(digits: string): number {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((all, digit, index) => {
      const product = digit * (index % 2 === 0 ? 2 : 1);
      return all + Math.floor(product / 10) + (product % 10);
    }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Check digit of a barcode over its other 43 digits: weights 2 to 9 from the right; 0, 10 and 11 become 1. */
export function mod11(digits: string): number {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((all, digit, index) => all + digit * (2 + (index % 8)), 0);
  const digit = 11 - (sum % 11);
  return digit === 0 || digit >= 10 ? 1 : digit;
}
