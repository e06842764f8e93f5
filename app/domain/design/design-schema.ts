import * as z from "zod";
import {
  EQUIPMENT_GROUPS,
  type EquipmentGroup,
  GRID_CONNECTIONS,
  INVERTER_KINDS,
} from "#domain/catalog/product-types.ts";
import { RecommendationCartSchema } from "#domain/recommendations/recommendation-schema.ts";
import { DESIGN_LIMITS as LIMITS } from "./design-limits.ts";

const IdSchema = z.string().min(1).max(64);
const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

/** The buyer and the purchase type, which decide the prices. */
const asker = {
  purchaseType: z.enum(["kitExpress", "mountKits"]).default("kitExpress"),
  /** Id of the company that the distributor's people choose for; an integrator's own company is used otherwise. */
  integratorId: IdSchema.nullable().default(null),
};

const roof = {
  structure: RecommendationCartSchema.shape.structure,
  /** Grid connection of the house; null skips the check of phases. */
  grid: z.enum(GRID_CONNECTIONS).nullable().default(null),
};

/** A person's wishes for a kit. */
export const KitDesignQuerySchema = z.strictObject({
  ...asker,
  ...roof,
  /** Power in kWp, or monthly consumption and the place of the house. */
  target: z.union([
    z.strictObject({ powerKwp: z.number().min(LIMITS.minKwp).max(LIMITS.maxKwp) }),
    z.strictObject({
      monthlyKwh: z.number().min(LIMITS.minKwh).max(LIMITS.maxKwh),
      state: z.string().regex(/^[A-Z]{2}$/),
      /** Empty for the state's capital. */
      city: z.string().trim().max(120).default(""),
    }),
  ]),
  /** Number of modules, if it is fixed. */
  moduleCount: z.int().min(1).max(LIMITS.modules).nullable().default(null),
  moduleId: IdSchema.nullable().default(null),
  manufacturer: z.string().trim().min(1).max(80).nullable().default(null),
  inverterKind: z.enum(INVERTER_KINDS).nullable().default(null),
  limit: z.int().min(1).max(LIMITS.kits).default(LIMITS.usualKits),
});

/** A kit as a person left it. A line whose amount equals the recommended one follows the recommendation; a line
 *  without units was removed. */
export const KitCompositionSchema = z.strictObject({
  ...asker,
  ...roof,
  products: z
    .array(
      z.strictObject({
        id: IdSchema,
        amount: z.int().min(0).max(LIMITS.units),
        recAmount: z.int().min(0).max(LIMITS.units).default(0),
      }),
    )
    .max(LIMITS.lines)
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
      message: "REPEATED",
      params: { code: "REPEATED" },
    }),
});

/** A search for products to add to a kit. */
export const KitPartSearchSchema = z.strictObject({
  ...asker,
  group: z.enum(GROUPS),
  search: z.string().trim().max(80).default(""),
});

export type KitDesignQuery = z.output<typeof KitDesignQuerySchema>;
export type KitCompositionInput = z.output<typeof KitCompositionSchema>;
export type KitPartSearch = z.output<typeof KitPartSearchSchema>;
export type DesignAsker = Pick<KitDesignQuery, "purchaseType" | "integratorId">;
