import type { ElectricalSettings, MountKitSettings } from "#domain/settings/kit-settings-schema.ts";
import { type ConnectedInverter, connectKit } from "./connect-kit.ts";
import { type CurrentWarning, listCurrentWarnings } from "./current-warnings.ts";
import { findGridFaults } from "./grid-findings.ts";
import { type GridConnection, type KitComposition, presentParts } from "./kit-parts.ts";
import { type KitFinding, sortFindings } from "./kit-finding.ts";
import { findPowerFaults } from "./power-findings.ts";
import { findStringBoxFaults } from "./string-box-findings.ts";

/** The strings of one module model on each of several equal inverters. */
export interface KitStrings {
  inverter: { productId: string; name: string };
  inverterCount: number;
  strings: readonly { moduleName: string; stringCount: number; modulesPerString: number }[];
}

export interface KitCheck {
  findings: readonly KitFinding[];
  currentWarnings: readonly CurrentWarning[];
  /** The best way to connect the kit, even if it has findings. */
  strings: readonly KitStrings[];
}

/** The electrical check of a kit, which may mix models of modules and of inverters: strings at the coldest morning and
 *  the hottest cell, currents, power, string boxes, phases, and the grid connection of the house.
 *  @param grid - how the house is connected; null leaves the phases out
 *  @source IEC 62548 / ABNT NBR 16690; limits of the data sheets; settings of the distributor */
export function checkKit({
  grid = null,
  settings,
  mountKit,
  ...composition
}: KitComposition & {
  grid?: GridConnection | null;
  settings: ElectricalSettings;
  mountKit: MountKitSettings;
}): KitCheck {
  const kit = presentParts(composition);
  return checkConnected(kit, connectKit(kit, settings), { grid, settings, mountKit });
}

/** The electrical check of a kit whose connection is already decided.
 *  @param connected - null when there are more models of modules than MPPTs */
export function checkConnected(
  kit: KitComposition,
  connectedOrNot: readonly ConnectedInverter[] | null,
  {
    grid,
    settings,
    mountKit,
  }: { grid: GridConnection | null; settings: ElectricalSettings; mountKit: MountKitSettings },
): KitCheck {
  const { modules, inverters } = kit;
  const connected = connectedOrNot ?? [];
  const findings = [
    ...findMissingParts(kit, { mountKit, isConnected: connected.length > 0 }),
    ...connected.flatMap(findStringFaults),
    ...findPowerFaults({ modules, inverters, connected, settings, mountKit }),
    ...findStringBoxFaults({ ...kit, connected, settings }),
    ...findGridFaults(inverters, grid),
  ];
  return {
    findings: sortFindings(findings, settings),
    currentWarnings: listCurrentWarnings(kit),
    strings: describeStrings(connected),
  };
}

function findMissingParts(
  { modules, inverters }: KitComposition,
  { mountKit, isConnected }: { mountKit: MountKitSettings; isConnected: boolean },
): KitFinding[] {
  if (inverters.length === 0) {
    const isMissing = modules.length > 0 && mountKit.requiredInverterToMountKit;
    const missing = { value: 0, limit: 1, unit: "inverters", products: [] } as const;
    return isMissing ? [{ severity: "warning", code: "INVERTER_MISSING", ...missing }] : [];
  }
  if (isConnected) return [];
  const limit = inverters.reduce((sum, { amount, electrical }) => sum + amount * electrical.mpptCount, 0);
  return [
    {
      severity: "warning",
      code: "MODELS_ABOVE_MPPTS",
      value: modules.length,
      limit,
      unit: "models",
      products: [...modules, ...inverters].map(({ productId, name }) => ({ productId, name })),
    },
  ];
}

function findStringFaults({ inverter, uses }: ConnectedInverter): KitFinding[] {
  const named = { productId: inverter.productId, name: inverter.name };
  if (uses.length === 0) {
    const code = "INVERTER_WITHOUT_MODULES";
    return [{ severity: "error", code, value: 0, limit: 1, unit: "modules", products: [named] }];
  }
  return uses.flatMap(({ module, assessment }) =>
    assessment.findings.map((finding) => ({
      ...finding,
      products: [{ productId: module.productId, name: module.name }, named],
    })),
  );
}

function describeStrings(connected: readonly ConnectedInverter[]): KitStrings[] {
  const groups = new Map<string, KitStrings>();
  for (const { inverter, uses } of connected) {
    const { productId, name } = inverter;
    const strings = uses.flatMap(({ module, assessment }) => stringsByLength(module.name, assessment));
    const key = JSON.stringify([productId, strings]);
    const inverterCount = (groups.get(key)?.inverterCount ?? 0) + 1;
    groups.set(key, { inverter: { productId, name }, inverterCount, strings });
  }
  return [...groups.values()].filter(({ strings }) => strings.length > 0);
}

function stringsByLength(
  moduleName: string,
  { arrangement }: ConnectedInverter["uses"][number]["assessment"],
): KitStrings["strings"] {
  const lengths = [...new Set(arrangement.map(({ modulesPerString }) => modulesPerString))];
  return lengths.map((modulesPerString) => ({
    moduleName,
    modulesPerString,
    stringCount: arrangement
      .filter((mppt) => mppt.modulesPerString === modulesPerString)
      .reduce((sum, mppt) => sum + mppt.stringCount, 0),
  }));
}
