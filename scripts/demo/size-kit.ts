import type { DemoInverter, DemoModule } from "./demo-products.ts";
import { arrangeStrings, checkKitStrings } from "#domain/kits/check-kit-strings.ts";

/** Record low of the air and hottest cell, in °C, for the check of every demo kit. */
export const DEMO_SITE = { siteMinC: 0, cellMaxC: 70 } as const;

const MIN_DC_AC_RATIO = 1;
const MAX_DC_AC_RATIO = 1.35;
const BEST_DC_AC_RATIO = 1.2;
/** Offsets to the module count of the target power, in the order in which they are tried. */
const MODULE_OFFSETS = [0, 1, -1, 2, -2];

export interface SizedKit {
  module: DemoModule;
  inverter: DemoInverter;
  moduleCount: number;
  inverterCount: number;
  powerW: number;
  /** Strings of the whole kit; each module of a micro-inverter counts as one. */
  stringCount: number;
}

/** The kit nearest to a power, with the inverter whose DC/AC ratio is nearest to 1.2 (between 1.00 and 1.35), and
 *  without any finding between modules and inverter, warnings included.
 *  @throws Error when the family has no such kit */
export function sizeKit({
  module,
  inverters,
  targetKwp,
}: {
  module: DemoModule;
  inverters: readonly DemoInverter[];
  targetKwp: number;
}): SizedKit {
  const wanted = Math.round((targetKwp * 1000) / module.electrical.powerW);
  for (const offset of MODULE_OFFSETS) {
    const [best] = inverters
      .map((inverter) => connect(module, inverter, wanted + offset))
      .filter((kit) => kit !== null)
      .sort((a, b) => distanceFromBest(a) - distanceFromBest(b));
    if (best !== undefined) return best;
  }
  throw new Error(`no inverter of the line takes ${targetKwp} kWp of ${module.productCode}`);
}

/** DC/AC ratio. */
export function dcAcRatio({ powerW, inverter, inverterCount }: SizedKit): number {
  return powerW / (inverter.electrical.acPowerW * inverterCount);
}

function connect(module: DemoModule, inverter: DemoInverter, moduleCount: number): SizedKit | null {
  const { kind, mpptCount, inputsPerMppt } = inverter.electrical;
  const inverterCount = kind === "micro" ? Math.ceil(moduleCount / (mpptCount * inputsPerMppt)) : 1;
  const design = { module: module.electrical, inverter: inverter.electrical, ...DEMO_SITE };
  if (checkKitStrings({ ...design, moduleCount, inverterCount }).length > 0) return null;
  const kit = {
    module,
    inverter,
    moduleCount,
    inverterCount,
    powerW: module.electrical.powerW * moduleCount,
    stringCount: kind === "micro" ? moduleCount : countStrings({ ...design, moduleCount }),
  };
  const ratio = dcAcRatio(kit);
  return ratio >= MIN_DC_AC_RATIO && ratio <= MAX_DC_AC_RATIO ? kit : null;
}

function countStrings(design: Parameters<typeof arrangeStrings>[0]): number {
  return (arrangeStrings(design) ?? []).reduce((total, { stringCount }) => total + stringCount, 0);
}

function distanceFromBest(kit: SizedKit): number {
  return Math.abs(dcAcRatio(kit) - BEST_DC_AC_RATIO);
}
