import type { ElectricalSettings } from "#domain/settings/kit-settings-schema.ts";
import type { StringFindingCode } from "./string-findings.ts";

/** Codes of findings about a whole kit. */
export type KitFindingCode =
  | Exclude<StringFindingCode, "DC_POWER_ABOVE_RATIO">
  | "DC_POWER_ABOVE_RATIO"
  | "DC_POWER_BELOW_RATIO"
  | "INPUT_POWER_ABOVE_LIMIT"
  | "INPUT_POWER_BELOW_MINIMUM"
  | "STRING_POWER_ABOVE_LIMIT"
  | "MODELS_ABOVE_MPPTS"
  | "INVERTER_MISSING"
  | "INVERTERS_NOT_COMPATIBLE"
  | "PHASES_NOT_SUPPORTED"
  | "PHASES_MIXED"
  | "VOLTAGE_ABOVE_STRING_BOX_LIMIT"
  | "STRINGS_ABOVE_BOX_INPUTS"
  | "CURRENT_ABOVE_STRING_BOX_LIMIT"
  | "STRING_BOX_NOT_COMPATIBLE";

/** One finding about a kit: its numbers, and the products concerned. */
export interface KitFinding {
  severity: "error" | "warning";
  code: KitFindingCode;
  value: number;
  limit: number;
  unit: "V" | "A" | "W" | "modules" | "strings" | "phases" | "models" | "inverters";
  products: readonly { productId: string; name: string }[];
}

/** Applies the distributor's settings to findings and sorts them: errors that the settings name become warnings, errors
 *  come first, and each code appears once per set of products, with its worst value. */
export function sortFindings(
  findings: readonly KitFinding[],
  { errorsAsWarnings }: Pick<ElectricalSettings, "errorsAsWarnings">,
): KitFinding[] {
  const worst = new Map<string, KitFinding>();
  const lenient: readonly string[] = errorsAsWarnings;
  for (const finding of findings) {
    const key = [finding.code, ...finding.products.map(({ productId }) => productId)].join(" ");
    const known = worst.get(key);
    if (known === undefined || excess(finding) > excess(known)) worst.set(key, finding);
  }
  const list = [...worst.values()].map((finding): KitFinding =>
    lenient.includes(finding.code) ? { ...finding, severity: "warning" } : finding,
  );
  return [
    ...list.filter(({ severity }) => severity === "error"),
    ...list.filter(({ severity }) => severity === "warning"),
  ];
}

function excess({ value, limit }: KitFinding): number {
  return Math.abs(value - limit);
}
