import Big from "big.js";
import type { ElectricalSettings, MountKitSettings } from "#domain/settings/kit-settings-schema.ts";
import { pctToRate } from "#domain/shared/percent.ts";
import type { ConnectedInverter } from "./connect-kit.ts";
import type { KitFinding, KitFindingCode } from "./kit-finding.ts";
import type { KitInverter, KitModule } from "./kit-parts.ts";
import { minimumInputPowerW } from "./minimum-input-power.ts";

/** Findings about the power of modules and inverters: the DC to AC ratio of the kit, the required input power, and the
 *  input limits on each inverter's data sheet, in all and for its number of strings.
 *  @example 8 × 500 W on 3 kW with 30% above: 4 000 W against 3 900 W, a warning */
export function findPowerFaults({
  modules,
  inverters,
  connected,
  settings,
  mountKit,
}: {
  modules: readonly KitModule[];
  inverters: readonly KitInverter[];
  connected: readonly ConnectedInverter[];
  settings: ElectricalSettings;
  mountKit: MountKitSettings;
}): KitFinding[] {
  if (modules.length === 0 || inverters.length === 0) return [];
  const dcW = sumOf(modules, ({ electrical }) => electrical.powerW);
  const acW = sumOf(inverters, ({ electrical }) => electrical.acPowerW);
  const highestW = acW.times(new Big(1).plus(pctToRate(settings.maxOversizingPct)));
  const lowestW = acW.times(new Big(1).minus(pctToRate(settings.maxUndersizingPct)));
  return [
    ...(dcW.gt(highestW) ? [warning("DC_POWER_ABOVE_RATIO", dcW, highestW, inverters)] : []),
    ...(dcW.lt(lowestW) ? [warning("DC_POWER_BELOW_RATIO", dcW, lowestW, inverters)] : []),
    ...findTooLittleInput(dcW, inverters, mountKit),
    ...connected.flatMap(findSheetFaults),
  ];
}

function findTooLittleInput(
  dcW: Big,
  inverters: readonly KitInverter[],
  mountKit: MountKitSettings,
): KitFinding[] {
  const minimumW = minimumInputPowerW(dcW.toNumber(), mountKit);
  const isKnown = inverters.every(({ electrical }) => typeof electrical.inputPowerW === "number");
  if (minimumW === null || !isKnown) return [];
  const inputW = sumOf(inverters, ({ electrical }) => electrical.inputPowerW ?? 0);
  return inputW.lt(minimumW) ? [warning("INPUT_POWER_BELOW_MINIMUM", inputW, minimumW, inverters)] : [];
}

function findSheetFaults({ inverter, uses }: ConnectedInverter): KitFinding[] {
  const { inputPowerW = null, powerPerStringCount = [] } = inverter.electrical;
  const dcW = uses.reduce(
    (sum, { module, moduleCount }) => sum.plus(new Big(module.electrical.powerW).times(moduleCount)),
    new Big(0),
  );
  const stringCount = uses
    .flatMap(({ assessment }) => assessment.arrangement)
    .reduce((sum, mppt) => sum + mppt.stringCount, 0);
  const ofStringsKw = powerPerStringCount.find(({ strings }) => strings === stringCount)?.powerKw ?? null;
  const ofStringsW = ofStringsKw === null ? null : new Big(ofStringsKw).times(1000);
  return [
    ...(inputPowerW !== null && dcW.gt(inputPowerW)
      ? [warning("INPUT_POWER_ABOVE_LIMIT", dcW, inputPowerW, [inverter])]
      : []),
    ...(ofStringsW !== null && dcW.gt(ofStringsW)
      ? [warning("STRING_POWER_ABOVE_LIMIT", dcW, ofStringsW, [inverter])]
      : []),
  ];
}

function warning(
  code: KitFindingCode,
  value: Big,
  limit: Big | number,
  inverters: readonly KitInverter[],
): KitFinding {
  return {
    severity: "warning",
    code,
    value: value.toNumber(),
    limit: Number(limit),
    unit: "W",
    products: inverters.map(({ productId, name }) => ({ productId, name })),
  };
}

function sumOf<Part extends { amount: number }>(parts: readonly Part[], ofOne: (part: Part) => number): Big {
  return parts.reduce((sum, part) => sum.plus(new Big(ofOne(part)).times(part.amount)), new Big(0));
}
