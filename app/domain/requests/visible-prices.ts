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
 *  how they came about; without its freight where only that is not shown. */
export function visibleContent(
  content: RequestContent,
  { showsPrices, showsFreight }: { showsPrices: boolean; showsFreight: boolean },
): VisibleRequestContent {
  if (showsPrices && showsFreight) return content;
  const freight = content.freight && { ...content.freight, integrationData: null, explanation: null };
  if (showsPrices) {
    return {
      ...content,
      freight,
      totals: { ...content.totals, freightCents: null },
      explain: content.explain.filter(({ amount }) => amount === "line" || amount === "items"),
    };
  }
  return {
    ...content,
    lines: content.lines.map((line) => ({ ...line, unitPriceCents: null, totalCents: null })),
    totals: { powerW: content.totals.powerW, itemsCents: null, freightCents: null, totalCents: null },
    freight,
    explain: [],
  };
}
