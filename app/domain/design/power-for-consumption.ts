import Big from "big.js";

/** Share of the modules' energy under standard conditions that reaches the meter, in percent. Losses by heat (9%),
 *  dirt (3%), mismatch and shadow (4%), cables (2%) and the inverter (3%) leave 0.91 × 0.97 × 0.96 × 0.98 × 0.97 =
 *  0.805; ageing of the modules takes some points more.
 *  @source usual range in Brazil 75 to 82%; decision in docs/decisions */
const PERFORMANCE_RATIO_PCT = "78";

const DAYS_A_YEAR = 365;
/** Irradiance of standard test conditions in W/m². */
const STANDARD_SUN = 1000;
const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Average daily irradiation of a year in Wh/m², from the averages of its twelve months, weighted by their days.
 *  @throws TypeError without twelve months
 *  @example January 5 000, all others 4 000: (5 000 × 31 + 4 000 × 334) ÷ 365 = 4 084.93… */
export function yearlyMeanWhM2Day(months: readonly number[]): number {
  if (months.length !== DAYS_OF_MONTHS.length) throw new TypeError("a year has twelve months");
  return DAYS_OF_MONTHS.reduce(
    (sum, days, month) => sum.plus(new Big(months[month] ?? 0).times(days)),
    new Big(0),
  )
    .div(DAYS_A_YEAR)
    .toNumber();
}

/** Power of modules in whole watts that yields the consumption of twelve such months in a year.
 *  @param whM2Day - average daily irradiation on the plane of the modules */
export function powerForConsumption({
  monthlyKwh,
  whM2Day,
}: {
  monthlyKwh: number;
  whM2Day: number;
}): number {
  const yearlyWh = new Big(monthlyKwh).times(1000).times(12);
  return yearlyWh.div(yieldOfWatt(whM2Day)).round(0, Big.roundUp).toNumber();
}

/** Energy of an average month in whole kWh.
 *  @example 5 500 W at 5 470 Wh/m²: 5.5 × 365 × 5.47 × 0.78 ÷ 12 = 713.77, so 714 */
export function monthlyKwhOf({ powerW, whM2Day }: { powerW: number; whM2Day: number }): number {
  return new Big(powerW).times(yieldOfWatt(whM2Day)).div(12).div(1000).round(0, Big.roundHalfUp).toNumber();
}

/** Yearly yield of one watt of modules in Wh. */
function yieldOfWatt(whM2Day: number): Big {
  return new Big(whM2Day).times(DAYS_A_YEAR).times(PERFORMANCE_RATIO_PCT).div(100).div(STANDARD_SUN);
}
