import type { PriceChange } from "#domain/catalog/price-change-schema.ts";
import { marginTenths } from "#domain/catalog/price-margin.ts";
import { createProductSelectionRepository } from "#worker/repositories/product-selection-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { type PlannedPrice, planPriceChange } from "./plan-price-change.ts";
import { authoriseUser } from "#worker/services/tenant-of.ts";

/** Products on a page of a preview. */
export const PREVIEW_PAGE_SIZE = 50;

export interface PricePreview {
  items: PreviewedPrice[];
  /** Products that the selection finds. */
  totalItems: number;
  changedCount: number;
  sameCount: number;
  noCostCount: number;
  aboveLimitCount: number;
  belowCostCount: number;
  /** Closed kits that hold one of the changed products; their own prices stay. */
  kitCount: number;
}

export interface PreviewedPrice {
  id: string;
  productCode: string;
  name: string;
  state: "changed" | "same" | "NO_COST" | "ABOVE_LIMIT";
  priceCents: number;
  costCents: number;
  newPriceCents: number;
  newCostCents: number;
  /** Tenths of a percent over the price; null without a price. */
  margin: number | null;
  newMargin: number | null;
  isBelowCost: boolean;
}

/** What a change of prices would do now: those that would fall below their cost first, then by name. */
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
      belowCostCount: changed.filter(({ isBelowCost }) => isBelowCost).length,
      kitCount: await products.countKits(changed.map(({ id }) => id)),
    };
  };
}

function toPreviewed({ outcome, version: _version, ...one }: PlannedPrice): PreviewedPrice {
  const after = outcome.kind === "changed" ? outcome.after : one;
  return {
    ...one,
    state: outcome.kind === "left" ? outcome.reason : outcome.kind,
    newPriceCents: after.priceCents,
    newCostCents: after.costCents,
    margin: marginTenths(one),
    newMargin: marginTenths(after),
    isBelowCost: after.priceCents < after.costCents,
  };
}

function byRiskAndName(one: PreviewedPrice, other: PreviewedPrice): number {
  const risk = Number(isRisk(other)) - Number(isRisk(one));
  return risk === 0 ? one.name.localeCompare(other.name, "pt-BR") : risk;
}

function isRisk({ isBelowCost, state }: PreviewedPrice): boolean {
  return isBelowCost && state === "changed";
}
