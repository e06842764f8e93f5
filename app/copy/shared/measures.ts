import { formatNumber } from "#domain/shared/format.ts";

/** What pages say of a fact that nobody has entered. */
const NOT_INFORMED = "não informado";

const UNITS = { kilograms: "kg", cubicMetres: "m³" } as const;

/** Weight or volume as every page says it, with two decimals. Equipment without data weighs nothing in a sum, so none
 *  and zero are both “não informado”; a smaller measure than two decimals show has up to four.
 *  @example measureText("275.5", "kilograms") // "275,50 kg"
 *  @example measureText("0.00", "cubicMetres") // "não informado" */
export function measureText(value: number | string | null | undefined, unit: keyof typeof UNITS): string {
  const number = Number(value ?? 0);
  if (!(number > 0)) return NOT_INFORMED;
  const maxDecimals = number < 0.01 ? 4 : 2;
  return `${formatNumber(value ?? 0, { minDecimals: 2, maxDecimals })}\u00a0${UNITS[unit]}`;
}
