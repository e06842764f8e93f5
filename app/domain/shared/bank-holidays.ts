const DAY_MS = 86_400_000;

/** National holidays that fall on the same day each year, with the first year of those that were not always. */
const FIXED: readonly { day: string; since?: number }[] = [
  { day: "01-01" },
  { day: "04-21" },
  { day: "05-01" },
  { day: "09-07" },
  { day: "10-12" },
  { day: "11-02" },
  { day: "11-15" },
  { day: "11-20", since: 2024 },
  { day: "12-25" },
];

/** Days from Easter Sunday: Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const FROM_EASTER = [-48, -47, -2, 60];

/** Days, besides Saturdays and Sundays, on which Brazilian banks do not settle in a year, in order: national holidays,
 *  Carnival Monday and Tuesday, Corpus Christi. State and city holidays are not among them.
 *  @param year - from 1981 on, by the laws of today
 *  @source Laws 662/1949, 6.802/1980, 10.607/2002, 14.759/2023; CMN Resolution 4.880/2020
 *  @example bankHolidaysOf(2026)[1] // "2026-02-16", Carnival Monday */
export function bankHolidaysOf(year: number): string[] {
  const fixed = FIXED.filter(({ since = 0 }) => year >= since).map(({ day }) => `${String(year)}-${day}`);
  const easter = easterMs(year);
  const moving = FROM_EASTER.map((days) => new Date(easter + days * DAY_MS).toISOString().slice(0, 10));
  return [...fixed, ...moving].sort();
}

const known = new Map<number, ReadonlySet<string>>();

/** Whether banks are closed on a day for a holiday, whatever the year.
 *  @param day - calendar day */
export function isBankHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const days = known.get(year) ?? new Set(bankHolidaysOf(year));
  known.set(year, days);
  return days.has(day);
}

/** Easter Sunday, at midnight UTC.
 *  @source Anonymous Gregorian algorithm (Meeus, Jones, Butcher) */
function easterMs(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day);
}
