import * as z from "zod";
import { GRID_CONNECTIONS } from "#domain/catalog/product-types.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";

const id = z.string().min(1).max(64);

export const MAX_KIT_LINES = 50;
export const MAX_PRODUCT_LINES = 500;
export const MAX_LINE_AMOUNT = 9_999;

/** Closed kits, by id of the option. */
export const CartKitSchema = z.strictObject({ id, amount: z.int().min(1).max(999) });

/** Loose products. An amount equal to `recAutomaticAmount` came from a recommendation, is no choice of a person, and
 *  follows the rules. */
export const CartProductSchema = z.strictObject({
  id,
  amount: z.int().min(1).max(MAX_LINE_AMOUNT),
  recAutomaticAmount: z.int().min(0).max(MAX_LINE_AMOUNT).default(0),
});

/** Rows of modules on one face of a roof. */
const RoofFaceSchema = z.strictObject({
  orientation: z.enum(["retrato", "paisagem"]),
  rows: z.int().min(1).max(200),
  modulesPerRow: z.int().min(1).max(200),
});

/** The mounting and wiring of a mounted kit. */
export const MountingSchema = z.strictObject({
  structureId: id.nullable().default(null),
  targetPowerW: z.int().min(1).max(100_000_000).nullable().default(null),
  /** Grid connection of the house. */
  grid: z.enum(GRID_CONNECTIONS).nullable().default(null),
  /** Cable length in metres from the modules to the inverter, one way; null for the usual length. */
  cableMetres: z.int().min(0).max(10_000).nullable().default(null),
  /** Whether the strings are laid out, or left to the distributor's engineers. */
  arrangement: z.enum(["known", "unknown"]).default("known"),
  /** The strings of one module model on each of several equal inverters. */
  strings: z
    .array(
      z.strictObject({
        inverterId: id,
        inverterCount: z.int().min(1).max(999),
        moduleId: id,
        stringCount: z.int().min(1).max(999),
        modulesPerString: z.int().min(1).max(200),
      }),
    )
    .max(100)
    .default([]),
  layout: z.array(RoofFaceSchema).max(40).default([]),
});

/** The source of a cart that was not made from scratch. */
export const CartOriginSchema = z.strictObject({
  kind: z.enum(["edit", "duplicate", "updateExpired", "share"]),
  /** Id of the request or, for a shared cart, of the cart. */
  id,
  /** Version of the request that was read. */
  version: z.int().min(1).nullable().default(null),
});

/** A cart on its way from a buying page to the checkout. It holds no prices. */
export const CartSchema = z.strictObject({
  purchaseType: z.enum(PURCHASE_TYPES),
  /** Id of the company that the distributor's people buy for; integrators buy for their own. */
  integratorId: id.nullable().default(null),
  kits: z.array(CartKitSchema).max(MAX_KIT_LINES).default([]),
  products: z.array(CartProductSchema).max(MAX_PRODUCT_LINES).default([]),
  mounting: MountingSchema.nullable().default(null),
  origin: CartOriginSchema.nullable().default(null),
  leadId: id.nullable().default(null),
  systemId: id.nullable().default(null),
  sizingId: id.nullable().default(null),
});

export type Mounting = z.output<typeof MountingSchema>;
export type Cart = z.output<typeof CartSchema>;
export type CartInput = z.input<typeof CartSchema>;
export type CartOrigin = z.output<typeof CartOriginSchema>;
