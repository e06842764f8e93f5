import { checkConnected, type KitCheck } from "#domain/kits/check-kit.ts";
import { connectKit, type ConnectedInverter } from "#domain/kits/connect-kit.ts";
import { type KitFinding, type KitFindingCode, sortFindings } from "#domain/kits/kit-finding.ts";
import { type KitCheckSettings, toComposition } from "#domain/kits/kit-part.ts";
import {
  type KitComposition,
  type KitInverter,
  type KitModule,
  presentParts,
} from "#domain/kits/kit-parts.ts";
import { createMpptCheck, type StringFinding } from "#domain/kits/string-findings.ts";
import { type MountState, type MpptChoice, partsOf, type StringGroup } from "./mount-state.ts";
import { fitGroups, groupsOf, isWithinReach } from "./string-groups.ts";

/** Findings that only strings laid out by hand can have. */
export type LayoutFindingCode = "STRINGS_ABOVE_INPUTS" | "MODULES_WITHOUT_STRING" | "STRINGS_ABOVE_MODULES";

/** One finding about a mounted kit. */
export interface MountFinding extends Omit<KitFinding, "code"> {
  code: KitFindingCode | LayoutFindingCode;
}

export interface MountCheck {
  findings: readonly MountFinding[];
  currentWarnings: KitCheck["currentWarnings"];
  /** How the kit is connected; empty if unknown, or without modules or inverters. */
  groups: readonly StringGroup[];
  /** False for amounts beyond which strings are not calculated. */
  isChecked: boolean;
}

/** Findings that do not depend on the strings, and so also apply when the strings are left to the engineers. */
const BESIDE_STRINGS: readonly MountFinding["code"][] = [
  "INVERTERS_NOT_COMPATIBLE",
  "PHASES_NOT_SUPPORTED",
  "PHASES_MIXED",
  "DC_POWER_ABOVE_RATIO",
  "DC_POWER_BELOW_RATIO",
  "INPUT_POWER_BELOW_MINIMUM",
  "STRING_BOX_NOT_COMPATIBLE",
];

const NOTHING_TO_CHECK: MountCheck = { findings: [], currentWarnings: [], groups: [], isChecked: true };

/** The electrical check of a mounted kit with modules and inverters: of the best connection, of the one laid out by
 *  hand or, with the strings left to the engineers, of everything except the strings. */
export function checkMount(state: MountState, check: KitCheckSettings): MountCheck {
  const kit = presentParts(toComposition(partsOf(state)));
  if (kit.modules.length === 0 || kit.inverters.length === 0) return NOTHING_TO_CHECK;
  if (!isWithinReach(kit)) {
    const without = checkConnected({ ...kit, stringBoxes: [] }, unconnected(kit), {
      ...check,
      grid: state.grid,
    });
    return { ...onlyBeside(without), groups: [], isChecked: false };
  }
  if (state.arrangement === "own") return checkOwn(state, kit, check);
  const connected = connectKit(kit, check.settings);
  const best = checkConnected(kit, connected, { ...check, grid: state.grid });
  if (state.arrangement === "unknown") return { ...onlyBeside(best), groups: [], isChecked: true };
  const { findings, currentWarnings } = best;
  return { findings, currentWarnings, groups: groupsOf(connected ?? []), isChecked: true };
}

/** The findings of the strings on one MPPT: voltage, currents, lengths and inputs. */
export function checkMppt(
  choice: MpptChoice,
  {
    module,
    inverter,
    settings,
  }: { module: KitModule; inverter: KitInverter } & Pick<KitCheckSettings, "settings">,
): (Omit<StringFinding, "code" | "unit"> & Pick<MountFinding, "code" | "unit">)[] {
  const electrical = {
    ...inverter.electrical,
    maxDcV: Math.min(inverter.electrical.maxDcV, module.electrical.maxSystemV ?? Infinity),
  };
  const { findingsOf } = createMpptCheck({ ...settings, module: module.electrical, inverter: electrical });
  const limit = electrical.inputsPerMppt;
  const above = { severity: "error", code: "STRINGS_ABOVE_INPUTS", unit: "strings", limit } as const;
  return [
    ...(choice.stringCount > limit ? [{ ...above, value: choice.stringCount }] : []),
    ...findingsOf(choice),
  ];
}

function checkOwn(state: MountState, kit: KitComposition, check: KitCheckSettings): MountCheck {
  const groups = fitGroups(state.strings, kit.inverters);
  const connected = groups.flatMap((group) => connectGroup(group, kit, check));
  const { findings, currentWarnings } = checkConnected(kit, connected, { ...check, grid: state.grid });
  const inputs = groups.flatMap(({ inverterId, mppts }) => {
    const inverter = kit.inverters.find(({ productId }) => productId === inverterId);
    const limit = inverter?.electrical.inputsPerMppt ?? 0;
    const value = Math.max(0, ...mppts.map((mppt) => mppt?.stringCount ?? 0));
    const products = [{ productId: inverterId, name: inverter?.name ?? "" }];
    const finding = { severity: "error", code: "STRINGS_ABOVE_INPUTS", unit: "strings", products } as const;
    return value > limit ? [{ ...finding, value, limit }] : [];
  });
  const all = [...inputs, ...kit.modules.flatMap((module) => findUnstrung(module, groups)), ...findings];
  return {
    findings: sortFindings(all as KitFinding[], check.settings),
    currentWarnings,
    groups,
    isChecked: true,
  };
}

function findUnstrung(
  { productId, name, amount }: KitModule,
  groups: readonly StringGroup[],
): MountFinding[] {
  const value = strungModules(groups, productId);
  if (value === amount) return [];
  const code = value < amount ? "MODULES_WITHOUT_STRING" : "STRINGS_ABOVE_MODULES";
  return [
    { severity: "error", code, value, limit: amount, unit: "modules", products: [{ productId, name }] },
  ];
}

/** Modules of a model in the strings of all inverters. */
export function strungModules(groups: readonly StringGroup[], moduleId: string): number {
  return groups.reduce(
    (sum, { inverterCount, mppts }) =>
      sum +
      inverterCount *
        mppts.reduce(
          (all, mppt) => (mppt?.moduleId === moduleId ? all + mppt.stringCount * mppt.modulesPerString : all),
          0,
        ),
    0,
  );
}

function connectGroup(
  { inverterId, inverterCount, mppts }: StringGroup,
  { modules, inverters }: KitComposition,
  { settings }: KitCheckSettings,
): ConnectedInverter[] {
  const inverter = inverters.find(({ productId }) => productId === inverterId);
  if (inverter === undefined) return [];
  const uses = modules.flatMap((module) => {
    const own = mppts.flatMap((mppt) => (mppt?.moduleId === module.productId ? [mppt] : []));
    if (own.length === 0) return [];
    const findings = own.flatMap((mppt) =>
      checkMppt(mppt, { module, inverter, settings }).filter(({ code }) => code !== "STRINGS_ABOVE_INPUTS"),
    ) as StringFinding[];
    const arrangement = own.map(({ stringCount, modulesPerString }) => ({ stringCount, modulesPerString }));
    const moduleCount = own.reduce((sum, mppt) => sum + mppt.stringCount * mppt.modulesPerString, 0);
    return [{ module, moduleCount, assessment: { arrangement, findings, rank: [] } }];
  });
  return Array.from({ length: inverterCount }, () => ({ inverter, uses }));
}

function unconnected({ inverters }: KitComposition): ConnectedInverter[] {
  return inverters.map((inverter) => ({ inverter, uses: [] }));
}

function onlyBeside({
  findings,
  currentWarnings,
}: KitCheck): Pick<MountCheck, "findings" | "currentWarnings"> {
  return { findings: findings.filter(({ code }) => BESIDE_STRINGS.includes(code)), currentWarnings };
}
