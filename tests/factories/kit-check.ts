import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildInverterElectrical, buildModuleElectrical } from "./electrical.ts";
import { checkKit } from "#domain/kits/check-kit.ts";
import type { GridConnection, KitInverter, KitModule, KitStringBox } from "#domain/kits/kit-parts.ts";
import type { InverterElectrical, ModuleElectrical } from "#domain/kits/string-sizing.ts";

const settings = ElectricalSettingsSchema.parse({});

const mountKit = MountKitSettingsSchema.parse({});

/** Modules of one model, in the given amount. */
export function kitModule(
  amount: number,
  electrical: Partial<ModuleElectrical> = {},
  name = "LR5-550",
): KitModule {
  return {
    productId: `prd_${name}`,
    name,
    amount,
    electrical: buildModuleElectrical(electrical),
  };
}

/** Inverters of one model, in the given amount. */
export function kitInverter(
  amount: number,
  electrical: Partial<InverterElectrical> = {},
  { name = "INV-10", ...rest }: Partial<Omit<KitInverter, "amount" | "electrical">> = {},
): KitInverter {
  return {
    productId: `prd_${name}`,
    name,
    amount,
    grid: "monofasico",
    compatibleInverters: [],
    electrical: buildInverterElectrical(electrical),
    ...rest,
  };
}

/** A string box of two inputs. */
export function kitBox(changes: Partial<KitStringBox> = {}): KitStringBox {
  return {
    productId: "prd_box",
    name: "BOX",
    amount: 1,
    inputs: 2,
    maxDcV: 600,
    maxCurrentPerInputA: null,
    compatibleInverters: [],
    ...changes,
  };
}

/** Checks a kit with the default settings. */
export function checkOf(
  modules: readonly KitModule[],
  inverters: readonly KitInverter[],
  rest: {
    stringBoxes?: readonly KitStringBox[];
    grid?: GridConnection;
    settings?: Partial<typeof settings>;
    mountKit?: Partial<typeof mountKit>;
  } = {},
) {
  return checkKit({
    modules,
    inverters,
    stringBoxes: rest.stringBoxes ?? [],
    grid: rest.grid ?? null,
    settings: { ...settings, ...rest.settings },
    mountKit: { ...mountKit, ...rest.mountKit },
  });
}

/** Severity and code of each finding. */
export function codesOf(...args: Parameters<typeof checkOf>): string[] {
  return checkOf(...args).findings.map(({ severity, code }) => `${severity} ${code}`);
}

/** The resulting strings in short: `1x INV-10: 2×9 LR5-550`. */
export function stringsOf(...args: Parameters<typeof checkOf>): string[] {
  return checkOf(...args).strings.map(
    (one) =>
      `${one.inverterCount}x ${one.inverter.name}: ${one.strings
        .map((each) => `${each.stringCount}×${each.modulesPerString} ${each.moduleName}`)
        .join(" + ")}`,
  );
}
