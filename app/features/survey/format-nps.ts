/** A net promoter score, with a typographic minus sign.
 *  @example formatNps(-12) // "−12" */
export function formatNps(nps: number): string {
  return nps < 0 ? `−${String(-nps)}` : String(nps);
}

const MONTHS = ["jan", "fev", "mar", "abr", "mai", "jun", "jul", "ago", "set", "out", "nov", "dez"];

/** A month, formatted.
 *  @param month - YYYY-MM
 *  @example formatMonth("2026-11") // "nov/26" */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1] ?? ""}/${month.slice(2, 4)}`;
}
