import * as z from "zod";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import { filterOf } from "#domain/shared/list-query.ts";
import { KIT_POWER_RANGE, KIT_SORTS, KIT_STOCKS } from "./kit-list-defaults.ts";

/** Limit of options that one query may name by id. */
const MAX_KIT_IDS = 50;

/** Query of the kit list; `minPower` and `maxPower` in kWp, both inclusive. */
export const KitListQuerySchema = z.strictObject({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(10),
  minPower: z.coerce.number().min(0).max(100_000).default(KIT_POWER_RANGE.min),
  maxPower: z.coerce.number().min(0).max(100_000).default(KIT_POWER_RANGE.max),
  structure: z.string().max(64).optional(),
  fullList: z.stringbool().optional(),
  /** Manufacturer of a module or an inverter of the kit. */
  manufacturer: filterOf(z.string().max(80)),
  /** Grid connection of an inverter of the kit. */
  phase: filterOf(z.enum(GRID_CONNECTIONS)),
  /** Only kits of which the selling center has everything: in hand, or in hand with what comes. */
  stock: filterOf(z.enum(KIT_STOCKS)),
  /** Only kits on promotion. */
  promotional: z.stringbool().optional(),
  /** Ids of options, separated by commas. With ids, all other filters are ignored. */
  ids: z
    .string()
    .max(3_300)
    .transform((text) => text.split(",").filter((id) => id !== ""))
    .pipe(z.array(z.string().max(64)).max(MAX_KIT_IDS))
    .optional(),
  /** Id of the company that the distributor's people buy for. */
  integrator: z.string().max(64).optional(),
  sort: z.enum(KIT_SORTS).default("power"),
});

export const KitProductSchema = z.object({
  productId: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  type: z.enum(["module", "inverter", "stringBox", "complementaryEquipment", "custom"]),
  amount: z.int().positive(),
});

/** A structure in which a kit is for sale. The price is absent for people who may not see prices. */
export const KitStructureSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Chosen units; always 0 in a list to choose from. */
  amount: z.int().min(0),
  /** Reais. */
  price: z.number().optional(),
});

/** An option of a kit: what is bought. Price fields are absent for people who may not see prices. */
const KitListItemSchema = z.object({
  id: z.string(),
  kitId: z.string(),
  name: z.string(),
  productCode: z.string(),
  description: z.string(),
  /** kWp, two decimals. */
  power: z.number(),
  powerW: z.int(),
  /** Reais. */
  price: z.number().optional(),
  /** Reais, before the pricing rules. */
  basePrice: z.number().optional(),
  priceCents: z.int().optional(),
  pricePerKwpCents: z.int().optional(),
  /** Chosen units; always 0 in a list to choose from. */
  amount: z.int().min(0),
  isPromotional: z.boolean(),
  /** A path of the portal; for a widget, the full URL. */
  photoUrl: z.string().nullable(),
  structureId: z.string(),
  structureName: z.string(),
  /** Every structure in which the kit is for sale today, this one included, sorted by name. */
  structures: z.array(KitStructureSchema),
  centerName: z.string(),
  availability: z.enum(["inStock", "arriving", "unavailable"]),
  /** Day on which the last missing product arrives, for a kit sold ahead of its arrival. */
  futureStockDate: z.string().nullable(),
  /** Ratio of DC to AC power with two decimals; null without an inverter. */
  dcAcRatio: z.string().nullable(),
  products: z.array(KitProductSchema),
});

export const KitListSchema = z.object({
  items: z.array(KitListItemSchema),
  totalItems: z.int(),
  page: z.int(),
  limit: z.int(),
  filter: z.object({
    structures: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Of modules and inverters of kits, sorted. */
    manufacturers: z.array(z.string()),
    phases: z.array(z.enum(GRID_CONNECTIONS)),
  }),
});

export type KitListQuery = z.infer<typeof KitListQuerySchema>;
export type KitProduct = z.infer<typeof KitProductSchema>;
export type KitListItem = z.infer<typeof KitListItemSchema>;
export type KitList = z.infer<typeof KitListSchema>;
