import * as z from "zod";
import { filePath } from "#domain/files/file-path.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import type { WantedStock } from "#domain/stock/availability.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { kit, kitOption } from "#worker/db/schema/kits.ts";
import { toPricedKit } from "../pricing/pricing-rows.ts";

/** A component of a kit, without its stock. */
export interface KitComponent extends KitProduct, Pick<WantedStock, "isOnSale"> {
  acPowerW: number | null;
}

/** A structure that a kit is for sale on, with the facts of its price. */
export interface KitStructure {
  kitId: string;
  id: string;
  name: string;
  priced: PricedItem;
}

/** A structure of a kit, out of its row. */
export function toKitStructure({
  kitId,
  id,
  name,
  option,
  productCode,
  price,
}: {
  kitId: string;
  id: string;
  name: string;
  option: typeof kitOption.$inferSelect;
  productCode: string;
  price: { costCents: number; weightKg: number; listPrice: string | null };
}): KitStructure {
  return { kitId, id, name, priced: toPricedKit({ ...option, ...price, productCode }) };
}

export interface KitRow {
  id: string;
  kitId: string;
  name: string;
  productCode: string;
  description: string;
  powerW: number;
  priceCents: number;
  pricePerKwpCents: number;
  promotional: boolean;
  photoUrl: string | null;
  structureId: string;
  structureName: string;
  structures: readonly KitStructure[];
  components: readonly KitComponent[];
}

/** Rated power in kW. */
const AcPowerSchema = z.object({ inverterOutputPower: z.number() });

function acPowerOf(technical: unknown): number | null {
  const kilowatts = AcPowerSchema.safeParse(technical).data?.inverterOutputPower;
  return kilowatts === undefined ? null : Math.round(kilowatts * 1000);
}

/** A kit of a list, with its components and structures picked from those of the whole page. */
export function toKitRow(
  row: { option: typeof kitOption.$inferSelect; kit: typeof kit.$inferSelect; structureName: string },
  components: readonly {
    optionId: string;
    productId: string;
    name: string;
    manufacturer: string;
    type: KitProduct["type"];
    technical: unknown;
    amount: number;
    active: boolean;
    isToSell: boolean;
  }[],
  structures: readonly KitStructure[],
): KitRow {
  const { option } = row;
  return {
    id: option.id,
    kitId: option.kitId,
    name: option.name,
    productCode: row.kit.productCode,
    description: row.kit.description,
    powerW: option.powerW,
    priceCents: option.priceCents,
    pricePerKwpCents: option.pricePerKwpCents,
    promotional: option.promotional,
    photoUrl: row.kit.photoId === null ? null : filePath(row.kit.photoId),
    structureId: option.structureId,
    structureName: row.structureName,
    structures: structures.filter(({ kitId }) => kitId === option.kitId),
    components: components
      .filter(({ optionId }) => optionId === option.id)
      .map((one) => ({
        productId: one.productId,
        name: one.name,
        manufacturer: one.manufacturer,
        type: one.type,
        amount: one.amount,
        isOnSale: one.active && one.isToSell,
        acPowerW: one.type === "inverter" ? acPowerOf(one.technical) : null,
      })),
  };
}
