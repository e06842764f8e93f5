import Big from "big.js";
import { monthlyKwhOf, powerForConsumption } from "#domain/design/power-for-consumption.ts";
import { icmsInternalPct } from "#domain/formula/icms.ts";
import type { Cents } from "#domain/shared/money.ts";
import { fioBPct, type GridConnection, MINIMUM_KWH, settleBill } from "./settle-bill.ts";

/** PIS and COFINS in a bill, in percent. They move each month between 3 and 7.
 *  @source convention; decision in docs/decisions */
const PIS_COFINS_PCT = 5;
/** What a year without a fixed part of Fio B is taken to pay.
 *  @source convention; decision in docs/decisions */
const WHOLE_FIO_B_PCT = 100;
/** Power of usual modules on a square metre of roof, in watts.
 *  @source convention: modules of 21% */
const WATTS_ON_M2 = 210;
/** Connection of a house that does not say which it has. */
const USUAL_GRID: GridConnection = "bifasico";

/** Prices of a utility in reais a kWh, without taxes. */
export interface UtilityTariff {
  tariffPerKwh: number;
  /** Null where it is unknown. */
  fioBPerKwh: number | null;
}

/** The system that a monthly bill asks for, and what becomes of the bill. */
export interface SystemEstimate {
  powerW: number;
  /** Roof that its modules take, in whole square metres. */
  roofM2: number;
  /** Energy of an average month, in whole kWh. */
  monthlyKwh: number;
  consumptionKwh: number;
  billAfterCents: Cents;
  monthlySavingCents: Cents;
  /** What it rests on. */
  assumed: {
    /** Reais a kWh with taxes, two decimals. */
    tariffPerKwh: number;
    /** How many utilities of the state it is the mean of. */
    utilities: number;
    minimumKwh: number;
    fioBPct: number;
  };
}

/** Estimates the system for a household's bill, so that it generates what can be compensated and no more. Tariffs are the
 *  mean of the state's utilities, with its general ICMS rate; public lighting, tariff flags and energy that is used while
 *  it is generated are left out.
 *  @param house.billCents - of a usual month
 *  @param house.whM2Day - average daily irradiation on the plane of the modules
 *  @returns null if there is nothing to compensate, since the bill is at its minimum
 *  @throws TypeError without a tariff, or for an unknown state */
export function estimateSystem({
  billCents,
  state,
  grid,
  tariffs,
  whM2Day,
  year,
}: {
  billCents: Cents;
  state: string;
  grid: GridConnection | null;
  tariffs: readonly UtilityTariff[];
  whM2Day: number;
  year: number;
}): SystemEstimate | null {
  const icmsPct = icmsInternalPct(state);
  if (icmsPct === null || tariffs.length === 0) throw new TypeError(`No tariff of ${state}`);
  const withTaxes = (price: Big) => price.div(new Big(100).minus(icmsPct).minus(PIS_COFINS_PCT)).times(100);
  const known = tariffs.map(({ fioBPerKwh }) => fioBPerKwh).filter((fioB) => fioB !== null);
  const tariff = withTaxes(mean(tariffs.map(({ tariffPerKwh }) => tariffPerKwh)));
  const paidPct = fioBPct(year) ?? WHOLE_FIO_B_PCT;
  const gridCharge = withTaxes(known.length === 0 ? new Big(0) : mean(known))
    .times(paidPct)
    .div(100);
  const consumption = new Big(billCents).div(100).div(tariff);
  const minimumKwh = MINIMUM_KWH[grid ?? USUAL_GRID];
  const month = { consumptionKwh: consumption, tariff, gridCharge, minimumKwh };
  const { compensatedKwh: wanted, billCents: billAfterCents } = settleBill({ ...month, creditKwh: null });
  if (wanted.lte(0)) return null;
  const powerW = powerForConsumption({ monthlyKwh: wanted.toNumber(), whM2Day });
  const monthlyKwh = monthlyKwhOf({ powerW, whM2Day });
  return {
    ...{ powerW, monthlyKwh, billAfterCents },
    roofM2: Math.ceil(powerW / WATTS_ON_M2),
    consumptionKwh: consumption.round(0, Big.roundHalfUp).toNumber(),
    monthlySavingCents: billCents - billAfterCents,
    assumed: {
      tariffPerKwh: tariff.round(2, Big.roundHalfUp).toNumber(),
      utilities: tariffs.length,
      minimumKwh,
      fioBPct: paidPct,
    },
  };
}

function mean(values: readonly number[]): Big {
  return values.reduce((sum, value) => sum.plus(value), new Big(0)).div(values.length);
}
