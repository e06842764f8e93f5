import { z } from "zod";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";

const id = z.string().min(1).max(64);

export const MAX_KIT_LINES = 50;
export const MAX_PRODUCT_LINES = 500;
export const MAX_LINE_AMOUNT = 9_999;

/** Closed kits, by option. */
export const CartKitSchema = z.object({ id, amount: z.int().min(1).max(999) }).strict();

/** Products by themselves. An amount that is still what a recommendation put in (`recAutomaticAmount`) is no choice of a
 *  person and follows the rules. */
export const CartProductSchema = z
  .object({
    id,
    amount: z.int().min(1).max(MAX_LINE_AMOUNT),
    recAutomaticAmount: z.int().min(0).max(MAX_LINE_AMOUNT).default(0),
  })
  .strict();

/** Rows of modules on one face of a roof. */
const RoofFaceSchema = z
  .object({
    orientation: z.enum(["retrato", "paisagem"]),
    rows: z.int().min(1).max(200),
    modulesPerRow: z.int().min(1).max(200),
  })
  .strict();

/** How the equipment of a mounted kit stands and is wired. */
export const MountingSchema = z
  .object({
    structureId: id.nullable().default(null),
    targetPowerW: z.int().min(1).max(100_000_000).nullable().default(null),
    /** How the house is connected. */
    grid: z.enum(GRID_CONNECTIONS).nullable().default(null),
    /** From the modules to the inverter, one way; null for the usual length. */
    cableMetres: z.int().min(0).max(10_000).nullable().default(null),
    /** Whether the strings are laid out, or left to the distributor's engineers. */
    arrangement: z.enum(["known", "unknown"]).default("known"),
    /** Strings of one model on each of some equal inverters. */
    strings: z
      .array(
        z
          .object({
            inverterId: id,
            inverterCount: z.int().min(1).max(999),
            moduleId: id,
            stringCount: z.int().min(1).max(999),
            modulesPerString: z.int().min(1).max(200),
          })
          .strict(),
      )
      .max(100)
      .default([]),
    layout: z.array(RoofFaceSchema).max(40).default([]),
  })
  .strict();

/** Where a cart comes from, when it is not made from nothing. */
export const CartOriginSchema = z
  .object({
    kind: z.enum(["edit", "duplicate", "updateExpired", "share"]),
    /** The request, or for a shared cart the cart. */
    id,
    /** Version of the request that was read. */
    version: z.int().min(1).nullable().default(null),
  })
  .strict();

/** What somebody has put together on a buying page and takes to the checkout. It says nothing of prices. */
export const CartSchema = z
  .object({
    purchaseType: z.enum(PURCHASE_TYPES),
    /** For which company the distributor's people buy; integrators buy for their own. */
    integratorId: id.nullable().default(null),
    kits: z.array(CartKitSchema).max(MAX_KIT_LINES).default([]),
    products: z.array(CartProductSchema).max(MAX_PRODUCT_LINES).default([]),
    mounting: MountingSchema.nullable().default(null),
    origin: CartOriginSchema.nullable().default(null),
    leadId: id.nullable().default(null),
    systemId: id.nullable().default(null),
    sizingId: id.nullable().default(null),
  })
  .strict();

export type Mounting = z.output<typeof MountingSchema>;
export type Cart = z.output<typeof CartSchema>;
export type CartInput = z.input<typeof CartSchema>;
export type CartOrigin = z.output<typeof CartOriginSchema>;
