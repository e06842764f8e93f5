import type { UserActor } from "#domain/access/actor.ts";
import { sellerPermissions } from "#domain/access/seller.ts";
import type { RequestContent } from "./request-content-schema.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** Whether a person sees what budgets and orders cost: everybody but sellers whose company does not let them.
 *  @source spec, requests: seller-integrator's view of prices */
export function maySeeRequestPrices(actor: Pick<UserActor, "type" | "role" | "integrator">): boolean {
  return sellerPermissions(actor)?.authSellerViewRequestsBudgetsPrices ?? true;
}

/** A row with its total, or without it for who may not see it. */
export function visibleTotal<Row extends { totalCents: number }>(
  row: Row,
  showsPrices: boolean,
): Omit<Row, "totalCents"> & { totalCents: number | null } {
  return { ...row, totalCents: showsPrices ? row.totalCents : null };
}

/** The content of a request with its prices, or without any amount of money for who may not see them: lines, sums and
 *  how they came about. */
export function visibleContent(content: RequestContent, showsPrices: boolean): VisibleRequestContent {
  if (showsPrices) return content;
  return {
    ...content,
    lines: content.lines.map(({ basePriceCents: _base, ...line }) => ({
      ...line,
      unitPriceCents: null,
      totalCents: null,
    })),
    totals: { powerW: content.totals.powerW, itemsCents: null, freightCents: null, totalCents: null },
    explain: [],
  };
}
