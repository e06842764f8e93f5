import * as z from "zod";
import { PriceChangeSchema } from "./price-change-schema.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "../catalog/product-types.ts";

/** Limit of rows in one save of the grid. */
const MAX_GRID_ROWS = 5_000;

const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

/** Only the fields that the person changed; of a new product, all fields that are filled in. */
const GridRowSchema = z
  .strictObject({
    /** Id of the product; null for a new one. */
    id: z.string().max(64).nullable(),
    version: z.int().min(1).nullable(),
    values: z.record(z.string().max(60), z.union([z.string().max(4_000), z.number(), z.boolean(), z.null()])),
  })
  .refine(({ id, version }) => (id === null) === (version === null));

/** A change of many products: rows of a grid, or a change of prices, now or later. */
export const ChangeSetInputSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("grid"),
    group: z.enum(GROUPS),
    rows: z.array(GridRowSchema).min(1).max(MAX_GRID_ROWS),
  }),
  z.strictObject({
    kind: z.literal("price"),
    ...PriceChangeSchema.shape,
    scheduledAt: z.iso.datetime().nullable().default(null),
  }),
]);

/** Query of the grid; empty form fields are no filter. */
export const GridQuerySchema = z.object({
  group: z.enum(GROUPS),
  search: z.string().trim().max(120).default(""),
  manufacturer: z.string().trim().max(80).default(""),
  categoryId: z.string().max(64).default(""),
});

export type GridQuery = z.infer<typeof GridQuerySchema>;
export type ChangeSetInput = z.infer<typeof ChangeSetInputSchema>;
export type GridInput = Extract<ChangeSetInput, { kind: "grid" }>;
export type PriceInput = Extract<ChangeSetInput, { kind: "price" }>;
