import * as z from "zod";
import { centsToReais } from "#domain/shared/money.ts";
import { EXPLAINED_AMOUNTS, type PriceExplanation } from "./price-explanation.ts";
import type { Sum } from "./sum.ts";

const reais = z.number();
const item = z.object({ id: z.string(), price: reais });

/** How an amount came about, on the wire and in the content of requests. */
export const PriceExplanationSchema = z.object({
  amount: z.enum(EXPLAINED_AMOUNTS),
  subjectId: z.string().optional(),
  rule: z.string(),
  rulesVersion: z.int().optional(),
  inputs: z.record(z.string(), z.union([z.string(), z.number()])),
  exactCents: z.string().optional(),
  resultCents: z.int(),
});

/** A sum under the specification's names, in reais with two decimals.
 *  @source spec, precificationSummary */
export const PrecificationSummarySchema = z.object({
  invoiceValue: reais,
  totalValue: reais,
  summary: z.object({
    requestSummary: reais,
    itemsSummary: z.object({ product: reais, freight: reais, extraItem: reais, service: reais }),
    subtotalSummary: reais,
    subtotalWithModifierSummary: reais,
    invoiceSummary: reais,
  }),
  extraItems: z.array(item),
  freights: z.array(item),
  services: z.array(item),
  products: z.array(item),
});

export type PrecificationSummary = z.infer<typeof PrecificationSummarySchema>;

const price = reais.nullable();
const hiddenItems = z.array(z.object({ id: z.string(), price }));

/** A sum for a person: amounts that they may not see are null. */
export const VisibleSummarySchema = PrecificationSummarySchema.extend({
  summary: PrecificationSummarySchema.shape.summary.extend({
    itemsSummary: PrecificationSummarySchema.shape.summary.shape.itemsSummary.extend({
      ...{ freight: price, extraItem: price, service: price },
    }),
  }),
  ...{ extraItems: hiddenItems, freights: hiddenItems, services: hiddenItems },
});
export type VisibleSummary = z.infer<typeof VisibleSummarySchema>;

/** A sum in the specification's shape; `requestSummary` is the total. */
export function toPrecificationSummary(sum: Sum): PrecificationSummary {
  const { product, freight, extraItem, service } = sum.itemsCents;
  const items = (list: Sum["lines"]) =>
    list.map(({ id, totalCents }) => ({ id, price: centsToReais(totalCents) }));
  return {
    invoiceValue: centsToReais(sum.invoiceCents),
    totalValue: centsToReais(sum.totalCents),
    summary: {
      requestSummary: centsToReais(sum.totalCents),
      itemsSummary: {
        product: centsToReais(product),
        freight: centsToReais(freight),
        extraItem: centsToReais(extraItem),
        service: centsToReais(service),
      },
      subtotalSummary: centsToReais(sum.subtotalCents),
      subtotalWithModifierSummary: centsToReais(sum.subtotalWithModifierCents),
      invoiceSummary: centsToReais(sum.invoiceCents),
    },
    extraItems: items(sum.extraItems),
    freights: items(sum.freights),
    services: items(sum.services),
    products: items(sum.lines),
  };
}

/** A sum in the specification's shape, without the prices that a person may not see. */
export function toVisibleSummary(sum: Sum, shows: { extraItems: boolean; freight: boolean }): VisibleSummary {
  const whole = toPrecificationSummary(sum);
  const hidden = (list: readonly { id: string }[]) => list.map(({ id }) => ({ id, price: null }));
  const { itemsSummary } = whole.summary;
  return {
    ...whole,
    summary: {
      ...whole.summary,
      itemsSummary: {
        product: itemsSummary.product,
        freight: shows.freight ? itemsSummary.freight : null,
        extraItem: shows.extraItems ? itemsSummary.extraItem : null,
        service: shows.extraItems ? itemsSummary.service : null,
      },
    },
    extraItems: shows.extraItems ? whole.extraItems : hidden(whole.extraItems),
    services: shows.extraItems ? whole.services : hidden(whole.services),
    freights: shows.freight ? whole.freights : hidden(whole.freights),
  };
}

/** Explanations as they are stored. zod's type is not readonly, so that it differs from `PriceExplanation`. */
export type StoredExplanation = z.infer<typeof PriceExplanationSchema>;

export function toStoredExplanations(list: readonly PriceExplanation[]): StoredExplanation[] {
  return list.map(({ inputs, ...rest }) => ({ ...rest, inputs: { ...inputs } }));
}
