import { z } from "zod";
import type { ComponentStock } from "#domain/kits/kit-availability.ts";
import type { KitProduct } from "#domain/kits/kit-list-schema.ts";
import type { kit, kitOption } from "../db/schema/catalog.ts";

export interface KitComponent extends KitProduct, ComponentStock {
  acPowerW: number | null;
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
  components: readonly KitComponent[];
}

const AcPowerSchema = z.object({ acPowerW: z.number() });

/** A kit of a list with its own components out of those of the whole page. */
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
    onHand: number | null;
    conditional: number | null;
    reserved: number | null;
    futureStockOn: string | null;
  }[],
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
    photoUrl: row.kit.photoUrl,
    structureId: option.structureId,
    structureName: row.structureName,
    components: components
      .filter(({ optionId }) => optionId === option.id)
      .map((one) => ({
        productId: one.productId,
        name: one.name,
        manufacturer: one.manufacturer,
        type: one.type,
        amount: one.amount,
        onHand: one.onHand ?? 0,
        conditional: one.conditional ?? 0,
        reserved: one.reserved ?? 0,
        futureStockOn: one.futureStockOn,
        acPowerW:
          one.type === "inverter" ? (AcPowerSchema.safeParse(one.technical).data?.acPowerW ?? null) : null,
      })),
  };
}
