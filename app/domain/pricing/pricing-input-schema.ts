import * as z from "zod";
import { MAX_CENTS } from "#domain/catalog/product-fields.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { MAX_PRICES_AT_ONCE } from "./price-list-limits.ts";
import { BILLING_TYPES } from "./price-vocabulary.ts";
import { PricingRulesSchema } from "./pricing-rules-schema.ts";
import { SIMULATION_EFFECTS, SIMULATION_SORTS } from "./simulation-filter.ts";

const IdSchema = z.string().min(1).max(64);
const VersionSchema = z.int().min(1);
const StateSchema = z.string().regex(/^[A-Z]{2}$/);

/** A draft to save. `version` is that of the draft the edit began with, 0 without one. */
export const DraftSaveSchema = z.strictObject({
  version: z.int().min(0),
  basedOn: z.int().min(0),
  rules: PricingRulesSchema.strict(),
});

export const DraftPublishSchema = z.strictObject({
  version: VersionSchema,
  note: z.string().trim().max(400).default(""),
});

/** Copies a published version into the draft. `version` is that of the draft it replaces, 0 without one. */
export const DraftRestoreSchema = z.strictObject({ version: z.int().min(0) });

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

export const PriceListInputSchema = z.strictObject(listFields).refine(inOrder, reversed);
export const PriceListUpdateSchema = z
  .strictObject({ ...listFields, version: VersionSchema })
  .refine(inOrder, reversed);

/** Prices of a list by code. A kit has one price per structure, by option id; a null price removes the item from the
 *  list. */
export const PriceListItemsSchema = z.strictObject({
  version: VersionSchema,
  items: z
    .array(
      z.strictObject({
        kind: z.enum(["product", "kit"]),
        /** Product code or id of a product; code or id of a kit, or id of one of its options. */
        code: z.string().trim().min(1).max(64),
        priceCents: z.int().min(0).max(MAX_CENTS).nullable(),
      }),
    )
    .min(1)
    .max(MAX_PRICES_AT_ONCE),
});

/** Fills a list from the catalogue, with a percentage applied to its prices: "-5" means five percent off. */
export const PriceListFillSchema = z.strictObject({
  version: VersionSchema,
  kind: z.enum(["product", "kit"]),
  pct: z.string().regex(/^-?(?:0|[1-9]\d?)(?:\.\d{1,4})?$/),
  /** Keeps prices that the list already has. */
  onlyMissing: z.boolean().default(false),
});

export const GroupInputSchema = z.strictObject({ name: z.string().trim().min(1).max(60) });
export const GroupUpdateSchema = GroupInputSchema.extend({ version: VersionSchema });
/** The members of a group. Integrators who are removed belong to no group afterwards. */
export const GroupMembersSchema = z.strictObject({
  add: z.array(IdSchema).max(500).default([]),
  remove: z.array(IdSchema).max(500).default([]),
});

/** The buyer of a trial price; each field that is left out stays empty. */
const TrialBuyerSchema = z.strictObject({
  state: StateSchema.nullable().default(null),
  registration: z.boolean().default(false),
  billingType: z.enum(BILLING_TYPES).default("company"),
  groupId: IdSchema.nullable().default(null),
  centerId: IdSchema.nullable().default(null),
});

/** A trial of one formula, or of whole rules, on a product, an option of a kit or the lines of a request. */
export const EvaluateSchema = z.strictObject({
  target: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("product"), id: IdSchema }),
    z.strictObject({ kind: z.literal("kit"), id: IdSchema }),
    z.strictObject({ kind: z.literal("request"), id: IdSchema }),
  ]),
  buyer: TrialBuyerSchema.default(TrialBuyerSchema.parse({})),
  amount: z.int().min(1).max(100_000).default(1),
  /** A formula to evaluate alone, besides the rules. */
  formula: z.string().max(4_000).nullable().default(null),
  /** Rules to try; null means the draft, or the published rules without one. */
  rules: PricingRulesSchema.nullable().default(null),
});

/** A simulation: which rules (null for the draft), on past sales or on the catalogue, with filter, order and page of
 *  its rows. */
export const SimulateSchema = z.strictObject({
  on: z.enum(["requests", "products", "kits"]).default("requests"),
  page: z.int().min(1).max(10_000).default(1),
  /** Part of a request's code or integrator's name, or of an item's code or name. */
  search: z.string().trim().max(80).default(""),
  /** State (UF) of the request's company; for products and kits, the state of the buyer. */
  state: StateSchema.nullable().default(null),
  /** Product type, for products only. */
  type: z.enum(PRODUCT_TYPES).nullable().default(null),
  categoryId: IdSchema.nullable().default(null),
  effect: z.enum(SIMULATION_EFFECTS).default("all"),
  minPct: z.number().min(0).max(1_000).default(0),
  sort: z.enum(SIMULATION_SORTS).default("difference"),
  direction: z.enum(["asc", "desc"]).default("desc"),
  rules: PricingRulesSchema.nullable().default(null),
  /** The buyer, for products and kits only. */
  buyer: TrialBuyerSchema.default(TrialBuyerSchema.parse({})),
  amount: z.int().min(1).max(100_000).default(1),
});

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
