import Big from "big.js";

const LOCALE = "pt-BR";
/** Formats are made at their first use: that takes milliseconds, and most requests need none. */
let currencyFormat: Intl.NumberFormat | undefined;
const numberFormatByDecimals = new Map<string, Intl.NumberFormat>();
const instantFormatByZone = new Map<string, Intl.DateTimeFormat>();

/** Money for people, with a no-break space (U+00A0) after the symbol.
 *  @example formatCents(123_456) // "R$ 1.234,56"
 *  @example formatCents(-5) // "-R$ 0,05" */
export function formatCents(cents: number): string {
  currencyFormat ??= new Intl.NumberFormat(LOCALE, { style: "currency", currency: "BRL" });
  return currencyFormat.format(cents / 100 + 0);
}

/** A number for people, rounded half-up on its decimal value; between no and two decimals unless told.
 *  @example formatNumber(1234.5678, { maxDecimals: 3 }) // "1.234,568" */
export function formatNumber(
  value: number | string,
  {
    minDecimals = 0,
    maxDecimals = Math.max(2, minDecimals),
  }: { minDecimals?: number; maxDecimals?: number } = {},
): string {
  const rounded = new Big(value).round(maxDecimals, Big.roundHalfUp).toNumber() + 0;
  return numberFormat(minDecimals, maxDecimals).format(rounded);
}

/** A percentage for people from decimal text, with at most `maxDecimals` decimals.
 *  @example formatPct("12.34") // "12,34%" */
export function formatPct(pct: string, maxDecimals = 2): string {
  return `${formatNumber(pct, { maxDecimals })}%`;
}

/** A calendar day for people; a text of another form comes back as it is.
 *  @example formatDay("2026-11-21") // "21/11/2026" */
export function formatDay(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

/** An instant for people, in a time zone, to the minute.
 *  @throws RangeError for an unknown time zone or a text that is no instant
 *  @example formatInstant("2026-11-21T17:05:00Z", "America/Sao_Paulo") // "21/11/2026 14:05" */
export function formatInstant(instantIso: string, timeZone: string): string {
  const parts = instantFormat(timeZone).formatToParts(new Date(instantIso));
  const partOf = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? "";
  return `${partOf("day")}/${partOf("month")}/${partOf("year")} ${partOf("hour")}:${partOf("minute")}`;
}

/** Size of a file for people, at least one kilobyte.
 *  @example formatFileSize(340_000) // "340 KB"
 *  @example formatFileSize(1_250_000) // "1,3 MB" */
export function formatFileSize(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.max(1, bytes / 1_000), { maxDecimals: 0 })} KB`;
  return `${formatNumber(bytes / 1_000_000, { maxDecimals: 1 })} MB`;
}

/** Power for people: always kilowatts-peak with two decimals, with a no-break space (U+00A0) before the unit.
 *  @example formatPowerKwp(5_500) // "5,50 kWp" */
export function formatPowerKwp(watts: number): string {
  return `${formatNumber(new Big(watts).div(1000).toFixed(), { minDecimals: 2 })}\u00a0kWp`;
}

function numberFormat(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`;
  const known = numberFormatByDecimals.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(LOCALE, { minimumFractionDigits, maximumFractionDigits });
  numberFormatByDecimals.set(key, format);
  return format;
}

function instantFormat(timeZone: string): Intl.DateTimeFormat {
  const known = instantFormatByZone.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  instantFormatByZone.set(timeZone, format);
  return format;
}
