import { z } from "zod";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { STOCK_MOVE_KINDS } from "./ledger.ts";
import { ARRIVAL_STATES } from "./stock-states.ts";

/** One million units; a larger number is a typing error. */
const MAX_UNITS = 1_000_000;

const id = z.string().min(1).max(64);
const day = z.string().refine(isCalendarDay);
const units = z.int().min(0).max(MAX_UNITS);
const reason = z.string().trim().min(3).max(200);
const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];
const page = z.coerce.number().int().min(1).max(10_000).default(1);

/** A change of a product's stock at a center: a count (with the number on hand when it was made), a difference, or the
 *  minimum below which people are notified. */
export const StockUpdateSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("count"), onHand: units, seenOnHand: units, note: reason }).strict(),
  z
    .object({
      kind: z.literal("adjustment"),
      change: z
        .int()
        .min(-MAX_UNITS)
        .max(MAX_UNITS)
        .refine((value) => value !== 0),
      note: reason,
    })
    .strict(),
  z.object({ kind: z.literal("minimum"), minimum: units }).strict(),
]);

const arrivalFields = {
  lot: z.string().trim().max(60).default(""),
  amount: units.min(1),
  expectedOn: day.nullable().default(null),
  onSale: z.boolean().default(true),
};

export const ArrivalInputSchema = z.object({ productId: id, centerId: id, ...arrivalFields }).strict();

export const ArrivalUpdateSchema = z.object({ ...arrivalFields, version: z.int().min(1) }).strict();

/** Units received of an arrival, and whether the rest is still expected as an arrival of its own. */
export const ArrivalReceiptSchema = z
  .object({
    amount: units.min(1),
    rest: z.enum(["expected", "dropped"]).default("dropped"),
    /** New expected day of the rest. */
    expectedOn: day.nullable().default(null),
    version: z.int().min(1),
  })
  .strict();

export const ArrivalCancelSchema = z.object({ version: z.int().min(1) }).strict();

const STOCK_FILTERS = ["low", "arriving", "out"] as const;
const STOCK_SORTS = ["name", "-name", "code", "-code", "power", "-power"] as const;
export const STOCK_PAGE_SIZE = 25;

export const StockListQuerySchema = z
  .object({
    group: z.enum(GROUPS).default("modules"),
    centerId: id.optional(),
    filter: z.enum(STOCK_FILTERS).optional(),
    search: z.string().trim().max(100).default(""),
    sort: z.enum(STOCK_SORTS).default("name"),
    page,
  })
  .strict();

export const ArrivalListQuerySchema = z
  .object({
    group: z.enum(GROUPS).optional(),
    productId: id.optional(),
    centerId: id.optional(),
    state: z.enum(ARRIVAL_STATES).default("expected"),
    /** Part of the product's name or code, or of the lot. */
    search: z.string().trim().max(100).default(""),
    /** First and last expected day; arrivals without a day are excluded. */
    from: day.optional(),
    until: day.optional(),
    page,
  })
  .strict();

export const MoveFilterSchema = z
  .object({
    group: z.enum(GROUPS).optional(),
    productId: id.optional(),
    centerId: id.optional(),
    kind: z.enum(STOCK_MOVE_KINDS).optional(),
    from: day.optional(),
    until: day.optional(),
  })
  .strict();

export const MoveListQuerySchema = MoveFilterSchema.extend({ page });

/** Products to buy, for a place. */
export const StockCheckSchema = z
  .object({
    state: z.string().regex(/^[A-Z]{2}$/),
    products: z
      .array(z.object({ id, amount: units.min(1), center: id.optional() }).strict())
      .min(1)
      .max(200),
    /** Whether the check is for a budget, which reserves no stock. */
    budget: z.boolean().default(false),
  })
  .strict();

/** Substitutes of a product, best first. */
export const SubstitutesInputSchema = z
  .object({
    substitutes: z
      .array(z.object({ id, note: z.string().trim().max(200).default("") }).strict())
      .max(20)
      .refine((list) => new Set(list.map((one) => one.id)).size === list.length),
    /** Ids of the substitutes that the person saw, in their order. */
    before: z.array(id).max(20).default([]),
  })
  .strict();

export type StockUpdate = z.infer<typeof StockUpdateSchema>;
export type ArrivalInput = z.infer<typeof ArrivalInputSchema>;
export type ArrivalUpdate = z.infer<typeof ArrivalUpdateSchema>;
export type ArrivalReceipt = z.infer<typeof ArrivalReceiptSchema>;
export type StockListQuery = z.infer<typeof StockListQuerySchema>;
export type ArrivalListQuery = z.infer<typeof ArrivalListQuerySchema>;
export type MoveFilter = z.infer<typeof MoveFilterSchema>;
export type MoveListQuery = z.infer<typeof MoveListQuerySchema>;
export type StockCheck = z.infer<typeof StockCheckSchema>;
export type SubstitutesInput = z.infer<typeof SubstitutesInputSchema>;
