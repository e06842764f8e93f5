import Big from "big.js";
import { pctToRate } from "#domain/shared/percent.ts";

/** Input power in watts that the inverters of a kit must reach together: a share of the modules' power. Null while the
 *  rule is switched off.
 *  @source spec, minimum input power of inverters
 *  @example 10 modules of 550 W at 80%: 4_400 */
export function minimumInputPowerW(
  modulesPowerW: number,
  settings: { inversorPowerInputMinPercent: string; enableInversorPowerInputMinPercentage: boolean },
): number | null {
  if (!settings.enableInversorPowerInputMinPercentage) return null;
  return new Big(modulesPowerW).times(pctToRate(settings.inversorPowerInputMinPercent)).toNumber();
}
