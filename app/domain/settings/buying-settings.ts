import { comparePct } from "#domain/shared/percent.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import type {
  ElectricalSettings,
  KitSettings,
  MountKitSettings,
  MountKitSteps,
} from "./kit-settings-schema.ts";

/** Settings of the pages that choose and mount kits. */
export interface BuyingSettings {
  kits: KitSettings;
  mountKit: MountKitSettings;
  stepsMountKit: MountKitSteps;
  electrical: ElectricalSettings;
}

export type BuyingSettingsName = keyof BuyingSettings;
export type MountKitStep = MountKitSteps[number]["type"];

export const BUYING_SETTINGS_NAMES = [
  "kits",
  "mountKit",
  "stepsMountKit",
  "electrical",
] as const satisfies readonly BuyingSettingsName[];

/** Steps of mounting a kit, in the specification's order. */
export const STEP_ORDER = [
  "module",
  "inverter",
  "string",
  "structure",
  "product",
  "checkout",
] as const satisfies readonly MountKitStep[];

/** Steps that are always shown and required, because there is no kit without them. */
const FIXED_STEPS: readonly MountKitStep[] = ["module", "checkout"];

/** Codes of contradictory settings. */
export type BuyingRefusal =
  | "STEPS_ORDER"
  | "STEP_NEEDED"
  | "REQUIRED_HIDDEN"
  | "INVERTER_STEP_NEEDED"
  | "STRING_WITHOUT_INVERTER"
  | "LAYOUT_HIDDEN"
  | "STRUCTURE_STEP_HIDDEN"
  | "STRING_STEP_HIDDEN"
  | "PCT_OUT_OF_RANGE";

/** Highest percentage for the inverters' minimum input power, and for oversizing. */
const MAX_RATIO_PCT = "200";
const WHOLE_PCT = "100";

/** Contradictions in these settings, by the field to change; empty without any.
 *  @source house: docs/decisions */
export function checkBuying(settings: BuyingSettings): FieldIssue[] {
  return [
    ...checkSteps(settings.stepsMountKit, settings.mountKit.requiredInverterToMountKit),
    ...checkKits(settings),
    ...checkPercents(settings),
  ].map(([field, code]) => ({ field, code, message: code }));
}

/** The visible steps. */
export function shownSteps(steps: MountKitSteps): MountKitSteps {
  return steps.filter(({ show }) => show);
}

type Refused = readonly [field: string, code: BuyingRefusal];

function checkSteps(steps: MountKitSteps, needsInverter: boolean): Refused[] {
  if (steps.map(({ type }) => type).join() !== STEP_ORDER.join()) return [["stepsMountKit", "STEPS_ORDER"]];
  return steps.flatMap(({ type, show, required }): Refused[] => {
    const field = `stepsMountKit.${type}`;
    const isWhole = show && required;
    if (FIXED_STEPS.includes(type) && !isWhole) return [[field, "STEP_NEEDED"]];
    if (type === "inverter" && needsInverter && !isWhole) return [[field, "INVERTER_STEP_NEEDED"]];
    if (required && !show) return [[field, "REQUIRED_HIDDEN"]];
    return type === "string" && show && !isShown(steps, "inverter")
      ? [[field, "STRING_WITHOUT_INVERTER"]]
      : [];
  });
}

function checkKits({ kits, stepsMountKit }: BuyingSettings): Refused[] {
  const found: [boolean, Refused][] = [
    [
      kits.multipleStructureLayout && !kits.showStructureLayout,
      ["kits.multipleStructureLayout", "LAYOUT_HIDDEN"],
    ],
    [
      kits.showStructureLayout && !isShown(stepsMountKit, "structure"),
      ["kits.showStructureLayout", "STRUCTURE_STEP_HIDDEN"],
    ],
    [
      kits.showButtonUnknownArrangement && !isShown(stepsMountKit, "string"),
      ["kits.showButtonUnknownArrangement", "STRING_STEP_HIDDEN"],
    ],
  ];
  return found.filter(([isWrong]) => isWrong).map(([, refused]) => refused);
}

function checkPercents({ mountKit, electrical }: BuyingSettings): Refused[] {
  const limits: [string, string, string][] = [
    ["mountKit.inversorPowerInputMinPercent", mountKit.inversorPowerInputMinPercent, MAX_RATIO_PCT],
    ["electrical.maxOversizingPct", electrical.maxOversizingPct, MAX_RATIO_PCT],
    ["electrical.maxUndersizingPct", electrical.maxUndersizingPct, WHOLE_PCT],
  ];
  return limits
    .filter(([, pct, limit]) => comparePct(pct, limit) > 0)
    .map(([field]) => [field, "PCT_OUT_OF_RANGE"] as const);
}

function isShown(steps: MountKitSteps, wanted: MountKitStep): boolean {
  return steps.some(({ type, show }) => type === wanted && show);
}
