import type { KitCheckSettings } from "#domain/kits/kit-part.ts";
import { checkParts, powerOfParts } from "#domain/kits/kit-part.ts";
import { type MountProduct, toPartAmount } from "./mount-product.ts";
import { chosenLines, type MountState } from "./mount-state.ts";

/** How well an inverter suits the modules of a kit. */
export interface InverterFit {
  /** The most suitable number of units. */
  count: number;
  /** `clean` has no finding, `warned` only warnings, `wrong` an error or an exceeded current limit. */
  fit: "clean" | "warned" | "wrong";
}

/** Limit of units to try. */
const MOST_UNITS = 60;

/** How well one inverter model alone suits the chosen modules: in the smallest number with enough power, or one more if
 *  that fixes a finding. The current that the settings name must be within its limits.
 *  @returns null without modules, or without a data sheet */
export function fitInverter(
  state: Pick<MountState, "lines" | "products" | "grid">,
  inverter: MountProduct,
  check: KitCheckSettings,
): InverterFit | null {
  if (inverter.sheet?.type !== "inverter") return null;
  const modules = chosenLines(state).flatMap(({ line, product }) =>
    product.type === "module" && line.amount > 0 ? [toPartAmount(product, line.amount)] : [],
  );
  const powerW = powerOfParts(modules);
  if (powerW === 0) return null;
  const highest = inverter.sheet.electrical.acPowerW * (1 + Number(check.settings.maxOversizingPct) / 100);
  const least = Math.max(1, Math.ceil(powerW / highest));
  const tried = [least, least + 1].map((count): InverterFit => {
    if (count > MOST_UNITS) return { count, fit: "wrong" };
    const parts = [...modules, toPartAmount(inverter, count)];
    const { findings, currentWarnings } = checkParts(parts, { ...check, grid: state.grid });
    const named = check.mountKit.automaticRecommendationCurrent === "maximumPower" ? "input" : "shortCircuit";
    const isTooLow = currentWarnings.some(({ current }) => current === named);
    const isWrong = isTooLow || findings.some(({ severity }) => severity === "error");
    return { count, fit: isWrong ? "wrong" : findings.length > 0 ? "warned" : "clean" };
  });
  const [first = { count: least, fit: "wrong" as const }] = tried;
  return tried.find(({ fit }) => fit === "clean") ?? tried.find(({ fit }) => fit === "warned") ?? first;
}
