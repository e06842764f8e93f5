import type { Sum, SumInput, SumItem } from "#domain/pricing/sum.ts";
import { NO_MODIFIER } from "#domain/pricing/value-modifier.ts";
import type { RequestContent, RequestLine } from "./request-content-schema.ts";
import type { RequestItem } from "./request-sum-schema.ts";

/** The facts of a line that its sum depends on. */
export type SummedLine = Pick<RequestLine, "itemId" | "unitPriceCents" | "amount"> &
  Partial<Pick<RequestLine, "freeAmount">>;

/** The parts of a request's content that its sum depends on. */
export type SummedContent = Pick<
  RequestContent,
  "extraItems" | "services" | "freights" | "valueModifier" | "defaultDiscountPct" | "coupon" | "invoice"
> & {
  lines: readonly SummedLine[];
  payment: Pick<RequestContent["payment"], "condition">;
  totals?: Pick<RequestContent["totals"], "freightCents">;
};

/** The input of `calculateSum` from a saved content; it reproduces the saved total. Old versions have no list of
 *  freights, so their freight is taken from the totals. */
export function sumInputOf(content: SummedContent): SumInput {
  const { freights, totals } = content;
  const isOld = freights.length === 0 && totals !== undefined && totals.freightCents > 0;
  return {
    lines: content.lines.map(({ itemId: id, unitPriceCents, amount, freeAmount = 0 }) => ({
      ...{ id, unitPriceCents, amount, freeAmount },
    })),
    extraItems: content.extraItems.map(toSumItem),
    services: content.services.map(toSumItem),
    freights: isOld
      ? [{ id: "freight", unitPriceCents: totals.freightCents, amount: 1, valueModifier: NO_MODIFIER }]
      : freights.map(toSumItem),
    valueModifier: content.valueModifier,
    defaultDiscountPct: content.defaultDiscountPct,
    coupon: content.coupon,
    paymentCondition: content.payment.condition,
    invoice: content.invoice,
  };
}

/** The steps of a sum, for the content. */
export function totalsOf(sum: Sum, powerW: number): RequestContent["totals"] {
  return {
    itemsCents: sum.itemsCents.product,
    extraItemsCents: sum.itemsCents.extraItem,
    servicesCents: sum.itemsCents.service,
    freightCents: sum.itemsCents.freight,
    increaseCents: sum.increaseCents,
    decreaseCents: sum.decreaseCents,
    couponCents: sum.couponCents,
    paymentConditionCents: sum.paymentConditionCents,
    totalCents: sum.totalCents,
    installmentsCents: [...sum.installmentsCents],
    companyServiceCents: sum.companyServiceCents,
    invoiceCents: sum.invoiceCents,
    powerW,
  };
}

function toSumItem({ id, unitPriceCents, amount }: RequestItem): SumItem {
  return { id, unitPriceCents, amount, valueModifier: NO_MODIFIER };
}
