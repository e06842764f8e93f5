import Big from "big.js";

const LOCALE = "pt-BR";
const currencyFormat = new Intl.NumberFormat(LOCALE, { style: "currency", currency: "BRL" });
const numberFormatByDecimals = new Map<string, Intl.NumberFormat>();
const instantFormatByZone = new Map<string, Intl.DateTimeFormat>();

/** Money for people, with a no-break space (U+00A0) after the symbol.
 *  @example formatCents(123_456) // "R$ 1.234,56"
 *  @example formatCents(-5) // "-R$ 0,05" */
export function formatCents(cents: number): string {
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

/** A percentage for people, from its decimal text, with at most `maxDecimals` decimals.
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

/** Power for people: always kilowatts-peak with two decimals.
 *  @example formatPowerKwp(5_500) // "5,50 kWp" */
export function formatPowerKwp(watts: number): string {
  return `${formatNumber(new Big(watts).div(1000).toFixed(), { minDecimals: 2 })} kWp`;
}

/** A Brazilian telephone for people, from E.164 or national digits; anything else comes back as it is.
 *  @example formatPhone("+5511987654321") // "(11) 9 8765-4321"
 *  @example formatPhone("1130000000") // "(11) 3000-0000" */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^55(?=\d{10,11}$)/, "");
  if (digits.length === 11) return digits.replace(/^(\d{2})(\d)(\d{4})(\d{4})$/, "($1) $2 $3-$4");
  if (digits.length === 10) return digits.replace(/^(\d{2})(\d{4})(\d{4})$/, "($1) $2-$3");
  return phone;
}

/** A CPF or CNPJ (letters included) for people, from its canonical text; anything else comes back as it is.
 *  @example formatDocument("28001238938") // "280.012.389-38"
 *  @example formatDocument("12ABC34501DE35") // "12.ABC.345/01DE-35" */
export function formatDocument(document: string): string {
  return document
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4")
    .replace(/^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/, "$1.$2.$3/$4-$5");
}

/** A postal code for people, from its eight digits; anything else comes back as it is.
 *  @example formatCep("01310100") // "01310-100" */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, "$1-$2");
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
