import { changeMount, type MountChange } from "#domain/mount-kit/change-mount.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { EMPTY_MOUNT, type MountState } from "#domain/mount-kit/mount-state.ts";
import type { KitSheet } from "#domain/kits/kit-part.ts";
import { ElectricalSettingsSchema, MountKitSettingsSchema } from "#domain/settings/kit-settings-schema.ts";
import { buildInverterElectrical, buildModuleElectrical } from "./electrical.ts";

/** Settings of the check of a new distributor. */
export const CHECK = {
  settings: ElectricalSettingsSchema.parse({}),
  mountKit: MountKitSettingsSchema.parse({}),
};

/** A product of a mounted kit, of 10 kg and R$ 100,00. */
export function buildMountProduct(productId: string, changes: Partial<MountProduct> = {}): MountProduct {
  return {
    ...{ productId, type: "complementaryEquipment", name: productId, productCode: productId },
    ...{ manufacturer: "Fabricante", category: "", photoUrl: null, sheet: null },
    ...{ weightKg: 10, volumeM3: 0.1, priceCents: 10_000, stock: null },
    ...changes,
  };
}

/** The module of `buildModuleElectrical`: 550 W, 3 to 10 in series on the inverter below. */
export const MODULE = buildMountProduct("MOD", {
  type: "module",
  sheet: { type: "module", electrical: buildModuleElectrical() },
});

/** An inverter of 5 kW with two MPPTs of one input. */
export const INVERTER = buildInverterProduct("INV", { acPowerW: 5_000 });

export function buildInverterProduct(
  productId: string,
  changes: Parameters<typeof buildInverterElectrical>[0] = {},
): MountProduct {
  const electrical = buildInverterElectrical(changes);
  const sheet: KitSheet = { type: "inverter", electrical, grid: "monofasico", compatibleInverters: [] };
  return buildMountProduct(productId, { type: "inverter", sheet });
}

/** A mounted kit after changes to an empty one. */
export function mountOf(...changes: readonly MountChange[]): MountState {
  return changes.reduce(changeMount, EMPTY_MOUNT);
}

/** Adds a product in an amount. */
export function pick(product: MountProduct, amount?: number): MountChange {
  return { type: "pick", product, severalModules: false, ...(amount === undefined ? {} : { amount }) };
}
