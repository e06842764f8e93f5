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

/** Explanations as they are stored. zod's type is not readonly, so that it differs from `PriceExplanation`. */
export type StoredExplanation = z.infer<typeof PriceExplanationSchema>;

export function toStoredExplanations(list: readonly PriceExplanation[]): StoredExplanation[] {
  return list.map(({ inputs, ...rest }) => ({ ...rest, inputs: { ...inputs } }));
}
