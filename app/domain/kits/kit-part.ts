import type { ProductType } from "#domain/catalog/product-types.ts";
import type { ElectricalSettings, MountKitSettings } from "#domain/settings/kit-settings-schema.ts";
import { multiplyCents, sumCents } from "#domain/shared/money.ts";
import { checkKit, type KitCheck } from "./check-kit.ts";
import type { GridConnection, KitComposition, KitInverter, KitModule, KitStringBox } from "./kit-parts.ts";

/** The electrical data of a product for the check of kits. */
export type KitSheet =
  | ({ type: "module" } & Pick<KitModule, "electrical">)
  | ({ type: "inverter" } & Pick<KitInverter, "electrical" | "grid" | "compatibleInverters">)
  | ({ type: "stringBox" } & Pick<
      KitStringBox,
      "inputs" | "maxDcV" | "maxCurrentPerInputA" | "compatibleInverters"
    >);

/** A product that a kit can be made of. */
export interface KitPart {
  productId: string;
  type: ProductType;
  name: string;
  productCode: string;
  manufacturer: string;
  /** List price of one. */
  priceCents: number;
  /** Whether the product is for sale. */
  active: boolean;
  /** Null for equipment without electrical data, and for an incomplete data sheet. */
  sheet: KitSheet | null;
  /** Version of the product that was read. */
  version: number;
}

/** An amount of a product. */
export interface PartAmount {
  part: KitPart;
  amount: number;
}

/** The settings that the electrical check uses. */
export interface KitCheckSettings {
  settings: ElectricalSettings;
  mountKit: MountKitSettings;
}

/** The electrical check of a list of parts. */
export function checkParts(
  list: readonly PartAmount[],
  { grid = null, ...settings }: KitCheckSettings & { grid?: GridConnection | null },
): KitCheck {
  return checkKit({ ...toComposition(list), grid, ...settings });
}

/** The electrical composition of a list of parts. */
export function toComposition(list: readonly PartAmount[]): KitComposition {
  const modules: KitModule[] = [];
  const inverters: KitInverter[] = [];
  const stringBoxes: KitStringBox[] = [];
  for (const { part, amount } of list) {
    const { sheet, productId, name } = part;
    if (sheet?.type === "module") modules.push({ ...sheet, productId, name, amount });
    if (sheet?.type === "inverter") inverters.push({ ...sheet, productId, name, amount });
    if (sheet?.type === "stringBox") stringBoxes.push({ ...sheet, productId, name, amount });
  }
  return { modules, inverters, stringBoxes };
}

/** Power of a list of parts: the sum of its modules, in whole watts.
 *  @example 10 modules of 550 W: 5_500 */
export function powerOfParts(list: readonly PartAmount[]): number {
  return Math.round(
    list.reduce(
      (sum, { part: { sheet }, amount }) =>
        sheet?.type === "module" ? sum + sheet.electrical.powerW * amount : sum,
      0,
    ),
  );
}

/** Sum of the list prices of parts. */
export function listPriceOfParts(list: readonly PartAmount[]): number {
  return sumCents(list.map(({ part, amount }) => multiplyCents(part.priceCents, amount)));
}
