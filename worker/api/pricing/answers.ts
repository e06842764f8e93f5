import * as z from "zod";
import { EXPLAINED_AMOUNTS } from "#domain/pricing/price-explanation.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";

const ExplanationSchema = z.object({
  amount: z.enum(EXPLAINED_AMOUNTS),
  subjectId: z.string().optional(),
  rule: z.string(),
  rulesVersion: z.int().optional(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
  exactCents: z.string().optional(),
  resultCents: z.int(),
});

export const DraftSchema = z.object({
  rules: PricingRulesSchema,
  version: z.int(),
  basedOn: z.int(),
  publishedVersion: z.int(),
  updatedBy: z.string().nullable(),
  updatedAt: z.string().nullable(),
});

export const VersionSchema = z.object({
  version: z.int(),
  note: z.string(),
  publishedBy: z.string(),
  publishedAt: z.string(),
  functions: z.int(),
  breaks: z.int(),
});

/** A page of a list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), totalItems: z.int(), page: z.int(), pageSize: z.int() });
}

export const PriceListSchema = z.object({
  id: z.string(),
  name: z.string(),
  groupIds: z.array(z.string()),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  active: z.boolean(),
  position: z.int(),
  version: z.int(),
  products: z.int(),
  kits: z.int(),
  updatedAt: z.string(),
});

export const PriceListItemSchema = z.object({
  kind: z.enum(["product", "kit"]),
  id: z.string(),
  productCode: z.string(),
  name: z.string(),
  priceCents: z.int(),
  catalogueCents: z.int(),
});

export const PriceListChangeSchema = z.object({ list: PriceListSchema, changed: z.int() });

export const GroupSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  integrators: z.int(),
  priceLists: z.int(),
});

export const MemberSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  cnpj: z.string().nullable(),
  state: z.string().nullable(),
  groupId: z.string().nullable(),
});

const FaultSchema = z.object({ fault: z.string() });

export const EvaluationSchema = z.object({
  prices: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        productCode: z.string(),
        amount: z.int(),
        catalogueCents: z.int(),
        basePriceCents: z.int(),
        priceCents: z.int(),
        belowMargin: z.boolean(),
        failure: z.string().nullable(),
        explain: z.array(ExplanationSchema).readonly(),
      }),
    )
    .readonly(),
  formula: z
    .object({
      result: z.union([z.object({ valueCents: z.int(), exact: z.string() }), FaultSchema]),
      inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
      /** A tree of nodes, each with its own `parts`. */
      trace: z.unknown(),
    })
    .nullable(),
});

export const SimulationSchema = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        code: z.string(),
        name: z.string(),
        integratorName: z.string().nullable(),
        createdAt: z.string().nullable(),
        currentCents: z.int(),
        simulatedCents: z.int(),
        differenceCents: z.int(),
        failures: z.int(),
        belowMargin: z.boolean(),
      }),
    )
    .readonly(),
  page: z.int(),
  pageSize: z.int(),
  totalItems: z.int(),
  totals: z.object({
    currentCents: z.int(),
    simulatedCents: z.int(),
    differenceCents: z.int(),
    rising: z.int(),
    falling: z.int(),
    failures: z.int(),
    belowMargin: z.int(),
  }),
  isTruncated: z.boolean(),
  since: z.string().nullable(),
  categories: z.array(z.object({ id: z.string(), name: z.string() })).readonly(),
});
