import * as z from "zod";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";

/** A readonly list. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const PartSchema = z.object({
  productId: z.string(),
  type: z.enum(PRODUCT_TYPES),
  name: z.string(),
  productCode: z.string(),
  manufacturer: z.string(),
  priceCents: z.int(),
  active: z.boolean(),
});
/** A part for the editor of kits. */
export const KitPartSchema = PartSchema.extend({
  sheet: z.looseObject({ type: z.string() }).nullable(),
  version: z.int(),
});
const AmountsSchema = listOf(z.object({ part: PartSchema, amount: z.int() }));

/** Findings of the electrical check. */
export const KitCheckSchema = z.object({
  findings: listOf(
    z.object({
      severity: z.enum(["error", "warning"]),
      code: z.string(),
      value: z.number(),
      limit: z.number(),
      unit: z.string(),
      products: listOf(z.object({ productId: z.string(), name: z.string() })),
    }),
  ),
  currentWarnings: listOf(
    z.object({
      current: z.enum(["input", "shortCircuit"]),
      inverter: z.string(),
      modules: listOf(z.string()),
    }),
  ),
  strings: listOf(
    z.object({
      inverter: z.object({ productId: z.string(), name: z.string() }),
      inverterCount: z.int(),
      strings: listOf(z.object({ moduleName: z.string(), stringCount: z.int(), modulesPerString: z.int() })),
    }),
  ),
});

/** Fields of a kit in every answer. */
export const KIT_HEAD = {
  id: z.string(),
  productCode: z.string(),
  name: z.string(),
  powerW: z.int(),
  photoId: z.string().nullable(),
  promotional: z.boolean(),
  active: z.boolean(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  ruleId: z.string().nullable(),
  version: z.int(),
  updatedAt: z.string(),
};

/** A whole kit with all its parts. */
export const ClosedKitSchema = z.object({
  ...KIT_HEAD,
  description: z.string(),
  createdAt: z.string(),
  components: AmountsSchema,
  options: listOf(
    z.object({
      id: z.string(),
      structureId: z.string(),
      structureName: z.string(),
      priceCents: z.int(),
      pricePerKwpCents: z.int(),
      isToSell: z.boolean(),
      version: z.int(),
      components: AmountsSchema,
    }),
  ),
});
