import * as z from "zod";
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
  z.strictObject({ kind: z.literal("count"), onHand: units, seenOnHand: units, note: reason }),
  z.strictObject({
    kind: z.literal("adjustment"),
    change: z
      .int()
      .min(-MAX_UNITS)
      .max(MAX_UNITS)
      .refine((value) => value !== 0),
    note: reason,
  }),
  z.strictObject({ kind: z.literal("minimum"), minimum: units }),
]);

const arrivalFields = {
  lot: z.string().trim().max(60).default(""),
  amount: units.min(1),
  expectedOn: day.nullable().default(null),
  onSale: z.boolean().default(true),
};

export const ArrivalInputSchema = z.strictObject({ productId: id, centerId: id, ...arrivalFields });

export const ArrivalUpdateSchema = z.strictObject({ ...arrivalFields, version: z.int().min(1) });

/** Units received of an arrival, and whether the rest is still expected as an arrival of its own. */
export const ArrivalReceiptSchema = z.strictObject({
  amount: units.min(1),
  rest: z.enum(["expected", "dropped"]).default("dropped"),
  /** New expected day of the rest. */
  expectedOn: day.nullable().default(null),
  version: z.int().min(1),
});

export const ArrivalCancelSchema = z.strictObject({ version: z.int().min(1) });

const STOCK_FILTERS = ["low", "arriving", "out"] as const;
const STOCK_SORTS = ["name", "-name", "code", "-code", "power", "-power"] as const;
export const STOCK_PAGE_SIZE = 25;

export const StockListQuerySchema = z.strictObject({
  group: z.enum(GROUPS).default("modules"),
  centerId: id.optional(),
  filter: z.enum(STOCK_FILTERS).optional(),
  search: z.string().trim().max(100).default(""),
  sort: z.enum(STOCK_SORTS).default("name"),
  page,
});

export const ArrivalListQuerySchema = z.strictObject({
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
});

export const MoveFilterSchema = z.strictObject({
  group: z.enum(GROUPS).optional(),
  productId: id.optional(),
  centerId: id.optional(),
  kind: z.enum(STOCK_MOVE_KINDS).optional(),
  from: day.optional(),
  until: day.optional(),
});

export const MoveListQuerySchema = MoveFilterSchema.extend({ page });

/** Products to buy, for a place. */
export const StockCheckSchema = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/),
  products: z
    .array(z.strictObject({ id, amount: units.min(1), center: id.optional() }))
    .min(1)
    .max(200),
  /** Whether the check is for a budget, which reserves no stock. */
  budget: z.boolean().default(false),
});

/** Substitutes of a product, best first. */
export const SubstitutesInputSchema = z.strictObject({
  substitutes: z
    .array(z.strictObject({ id, note: z.string().trim().max(200).default("") }))
    .max(20)
    .refine((list) => new Set(list.map((one) => one.id)).size === list.length),
  /** Ids of the substitutes that the person saw, in their order. */
  before: z.array(id).max(20).default([]),
});

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
