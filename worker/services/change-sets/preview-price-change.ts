import type { PriceProblem } from "#domain/change-sets/price-change.ts";
import type { PriceChange } from "#domain/change-sets/price-change-schema.ts";
import { marginTenths } from "#domain/catalog/price-margin.ts";
import { createProductSelectionRepository } from "#worker/repositories/catalog/product-selection-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { type PlannedPrice, planPriceChange } from "./plan-price-change.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Products on a page of the preview. */
const PREVIEW_PAGE_SIZE = 50;

export interface PricePreview {
  items: PreviewedPrice[];
  /** Number of selected products. */
  totalItems: number;
  changedCount: number;
  sameCount: number;
  noCostCount: number;
  aboveLimitCount: number;
  /** Number of products without a price by the formula. */
  noResultCount: number;
  belowCostCount: number;
  /** Number of closed kits with a changed product; their own prices stay. */
  kitCount: number;
}

export interface PreviewedPrice {
  id: string;
  productCode: string;
  name: string;
  state: "changed" | "same" | "NO_COST" | "ABOVE_LIMIT" | "NO_RESULT";
  /** Why the formula gives no price. */
  problem: PriceProblem | null;
  priceCents: number;
  costCents: number;
  newPriceCents: number;
  newCostCents: number;
  /** Margin over price in tenths of a percent; null without a price. */
  margin: number | null;
  newMargin: number | null;
  isBelowCost: boolean;
}

/** Previews a change of prices: first products that would fall below their cost, then skipped ones, then by name.
 *  @throws DomainError INVALID_BODY, FORMULA_INVALID */
export function createPreviewPriceChange(scope: Scope) {
  return async function previewPriceChange(change: PriceChange, page: number): Promise<PricePreview> {
    const { distributor, database } = authoriseUser(scope, changeSetsAccess);
    const all = (await planPriceChange(database, distributor.id, change)).map(toPreviewed);
    const changed = all.filter(({ state }) => state === "changed");
    const count = (state: PreviewedPrice["state"]) => all.filter((one) => one.state === state).length;
    const products = createProductSelectionRepository(database, distributor.id);
    return {
      items: all.toSorted(byRiskAndName).slice((page - 1) * PREVIEW_PAGE_SIZE, page * PREVIEW_PAGE_SIZE),
      totalItems: all.length,
      changedCount: changed.length,
      sameCount: count("same"),
      noCostCount: count("NO_COST"),
      aboveLimitCount: count("ABOVE_LIMIT"),
      noResultCount: count("NO_RESULT"),
      belowCostCount: changed.filter(({ isBelowCost }) => isBelowCost).length,
      kitCount: await products.countKits(changed.map(({ id }) => id)),
    };
  };
}

function toPreviewed({ outcome, ...one }: PlannedPrice): PreviewedPrice {
  const { id, productCode, name, priceCents, costCents } = one;
  const after = outcome.kind === "changed" ? outcome.after : one;
  return {
    id,
    productCode,
    name,
    state: outcome.kind === "left" ? outcome.reason : outcome.kind,
    problem: "problem" in outcome ? outcome.problem : null,
    priceCents,
    costCents,
    newPriceCents: after.priceCents,
    newCostCents: after.costCents,
    margin: marginTenths(one),
    newMargin: marginTenths(after),
    isBelowCost: after.priceCents < after.costCents,
  };
}

function byRiskAndName(one: PreviewedPrice, other: PreviewedPrice): number {
  const risk = riskOf(other) - riskOf(one);
  return risk === 0 ? one.name.localeCompare(other.name, "pt-BR") : risk;
}

function riskOf({ isBelowCost, state }: PreviewedPrice): number {
  if (state === "changed") return isBelowCost ? 2 : 0;
  return state === "same" ? 0 : 1;
}
