import { z } from "zod";
import { MAX_CENTS } from "#domain/catalog/product-fields.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import { MAX_PRICES_AT_ONCE } from "./price-list-limits.ts";
import { BILLING_TYPES } from "./price-vocabulary.ts";
import { PricingRulesSchema } from "./pricing-rules-schema.ts";
import { SIMULATION_EFFECTS, SIMULATION_SORTS } from "./simulation-filter.ts";

const IdSchema = z.string().min(1).max(64);
const DaySchema = z.string().refine(isCalendarDay, { params: { code: "INVALID_DAY" } });
const VersionSchema = z.int().min(1);
const StateSchema = z.string().regex(/^[A-Z]{2}$/);

/** A draft to be kept. `version` is the draft's that was read, 0 when there was none. */
export const DraftSaveSchema = z
  .object({ version: z.int().min(0), basedOn: z.int().min(0), rules: PricingRulesSchema.strict() })
  .strict();

export const DraftPublishSchema = z
  .object({ version: VersionSchema, note: z.string().trim().max(400).default("") })
  .strict();

/** Takes a published version into the draft; `version` is the draft's that it replaces, 0 when there is none. */
export const DraftRestoreSchema = z.object({ version: z.int().min(0) }).strict();

const listFields = {
  name: z.string().trim().min(1).max(60),
  groupIds: z.array(IdSchema).max(100).default([]),
  startsOn: DaySchema.nullable().default(null),
  endsOn: DaySchema.nullable().default(null),
  active: z.boolean().default(true),
  position: z.int().min(0).max(10_000).default(0),
};

type ListFields = z.output<z.ZodObject<typeof listFields>>;
const inOrder = ({ startsOn, endsOn }: Pick<ListFields, "startsOn" | "endsOn">) =>
  startsOn === null || endsOn === null || startsOn <= endsOn;
const reversed = { path: ["endsOn"], message: "PERIOD_REVERSED", params: { code: "PERIOD_REVERSED" } };

export const PriceListInputSchema = z.object(listFields).strict().refine(inOrder, reversed);
export const PriceListUpdateSchema = z
  .object({ ...listFields, version: VersionSchema })
  .strict()
  .refine(inOrder, reversed);

/** Prices of a list by product code (a kit's has one price for each of its structures, by option id); null takes the
 *  price out of the list. */
export const PriceListItemsSchema = z
  .object({
    version: VersionSchema,
    items: z
      .array(
        z
          .object({
            kind: z.enum(["product", "kit"]),
            /** Product code or id of a product; code or id of a kit, or id of one of its options. */
            code: z.string().trim().min(1).max(64),
            priceCents: z.int().min(0).max(MAX_CENTS).nullable(),
          })
          .strict(),
      )
      .min(1)
      .max(MAX_PRICES_AT_ONCE),
  })
  .strict();

/** Fills a list from the catalogue with a percentage on its prices: "-5" is five percent off. */
export const PriceListFillSchema = z
  .object({
    version: VersionSchema,
    kind: z.enum(["product", "kit"]),
    pct: z.string().regex(/^-?(?:0|[1-9]\d?)(?:\.\d{1,4})?$/),
    /** Prices that the list has already stay. */
    onlyMissing: z.boolean().default(false),
  })
  .strict();

export const GroupInputSchema = z.object({ name: z.string().trim().min(1).max(60) }).strict();
export const GroupUpdateSchema = GroupInputSchema.extend({ version: VersionSchema });
/** Integrators that are to belong to the group; those that are taken out belong to none. */
export const GroupMembersSchema = z
  .object({
    add: z.array(IdSchema).max(500).default([]),
    remove: z.array(IdSchema).max(500).default([]),
  })
  .strict();

/** For whom a price is tried out; what is left out is a buyer without it. */
const TrialBuyerSchema = z
  .object({
    state: StateSchema.nullable().default(null),
    registration: z.boolean().default(false),
    billingType: z.enum(BILLING_TYPES).default("company"),
    groupId: IdSchema.nullable().default(null),
    centerId: IdSchema.nullable().default(null),
  })
  .strict();

/** One formula, or the whole of some rules, against one product, kit option or line of a request. */
export const EvaluateSchema = z
  .object({
    target: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("product"), id: IdSchema }).strict(),
      z.object({ kind: z.literal("kit"), id: IdSchema }).strict(),
      z.object({ kind: z.literal("request"), id: IdSchema }).strict(),
    ]),
    buyer: TrialBuyerSchema.default(TrialBuyerSchema.parse({})),
    amount: z.int().min(1).max(100_000).default(1),
    /** Tried by itself when it is there. */
    formula: z.string().max(4_000).nullable().default(null),
    /** Rules to try; the draft's, else the published ones, when it is null. */
    rules: PricingRulesSchema.nullable().default(null),
  })
  .strict();

/** What a simulation is asked for: the draft, or these rules, on what was sold or on what is on sale, of it the rows that
 *  fit, in an order, a page. */
export const SimulateSchema = z
  .object({
    on: z.enum(["requests", "products", "kits"]).default("requests"),
    page: z.int().min(1).max(10_000).default(1),
    /** Part of a request's code or of its integrator's name; of an item's code or name. */
    search: z.string().trim().max(80).default(""),
    /** Of requests, the state of the company; products and kits are priced for a buyer there. */
    state: StateSchema.nullable().default(null),
    /** Of products. */
    type: z.enum(PRODUCT_TYPES).nullable().default(null),
    categoryId: IdSchema.nullable().default(null),
    effect: z.enum(SIMULATION_EFFECTS).default("all"),
    minPct: z.number().min(0).max(1_000).default(0),
    sort: z.enum(SIMULATION_SORTS).default("difference"),
    direction: z.enum(["asc", "desc"]).default("desc"),
    rules: PricingRulesSchema.nullable().default(null),
    /** For products and kits. */
    buyer: TrialBuyerSchema.default(TrialBuyerSchema.parse({})),
    amount: z.int().min(1).max(100_000).default(1),
  })
  .strict();

export type DraftSave = z.output<typeof DraftSaveSchema>;
export type DraftPublish = z.output<typeof DraftPublishSchema>;
export type PriceListInput = z.output<typeof PriceListInputSchema>;
export type PriceListUpdate = z.output<typeof PriceListUpdateSchema>;
export type PriceListItems = z.output<typeof PriceListItemsSchema>;
export type PriceListFill = z.output<typeof PriceListFillSchema>;
export type GroupInput = z.output<typeof GroupInputSchema>;
export type GroupUpdate = z.output<typeof GroupUpdateSchema>;
export type GroupMembers = z.output<typeof GroupMembersSchema>;
export type TrialBuyer = z.output<typeof TrialBuyerSchema>;
export type EvaluateInput = z.output<typeof EvaluateSchema>;
export type SimulateInput = z.output<typeof SimulateSchema>;
