import Big from "big.js";
import type { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import type { Cents } from "#domain/shared/money.ts";

export type GridConnection = (typeof GRID_CONNECTIONS)[number];

/** Energy that a utility bills at least, in kWh a month.
 *  @source REN ANEEL 1.000/2021, art. 291 */
export const MINIMUM_KWH: Readonly<Record<GridConnection, number>> = {
  monofasico: 30,
  bifasico: 50,
  trifasico: 100,
};

const FIO_B_PCT: Readonly<Record<number, number>> = {
  2023: 15,
  2024: 30,
  2025: 45,
  2026: 60,
  2027: 75,
  2028: 90,
};

/** The part of the grid's charge (Fio B) that compensated energy pays in a year, in percent, for a system that asks for
 *  access today (GD II). Null from 2029 on: what is paid then is not fixed yet.
 *  @source Law 14.300/2022, art. 27 */
export function fioBPct(year: number): number | null {
  return FIO_B_PCT[year] ?? null;
}

/** What a month's consumption costs with a system of one's own. */
export interface SettledBill {
  /** Consumption that credits pay for, in kWh. */
  compensatedKwh: Big;
  billCents: Cents;
  billWithoutCents: Cents;
}

/** Settles a month of a household that generates: credits compensate consumption, each kWh of them still pays its part of
 *  the grid, and the bill is never below the minimum, which is compared in money.
 *  @param month.creditKwh - generated energy at hand; null for as much as is of use
 *  @param month.tariff - reais a kWh, with taxes
 *  @param month.gridCharge - what a compensated kWh pays, in reais
 *  @source REN ANEEL 1.000/2021, art. 655-I */
export function settleBill({
  consumptionKwh,
  creditKwh,
  tariff,
  gridCharge,
  minimumKwh,
}: {
  consumptionKwh: Big | number;
  creditKwh: Big | number | null;
  tariff: Big | number;
  gridCharge: Big | number;
  minimumKwh: number;
}): SettledBill {
  const [consumption, price, charge] = [new Big(consumptionKwh), new Big(tariff), new Big(gridCharge)];
  const above = largest(consumption.minus(minimumKwh), new Big(0));
  const useful = smallest(consumption, above.times(price).div(price.minus(charge)));
  const compensatedKwh = creditKwh === null ? useful : smallest(useful, new Big(creditKwh));
  const energy = consumption.minus(compensatedKwh).times(price).plus(compensatedKwh.times(charge));
  return {
    compensatedKwh,
    billCents: toCents(largest(energy, price.times(minimumKwh))),
    billWithoutCents: toCents(largest(consumption, new Big(minimumKwh)).times(price)),
  };
}

function largest(one: Big, other: Big): Big {
  return one.gt(other) ? one : other;
}

function smallest(one: Big, other: Big): Big {
  return one.lt(other) ? one : other;
}

function toCents(reais: Big): Cents {
  return reais.times(100).round(0, Big.roundHalfUp).toNumber();
}
