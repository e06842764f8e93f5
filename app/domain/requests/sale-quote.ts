import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import type { ItemForSale } from "./item-for-sale.ts";
import type { LineStock } from "./line-stock.ts";
import type { SaleRights, SaleView } from "./sale-view.ts";

/** An extra item or service on offer. The price is absent for people who may not see it. */
export interface QuotedOffer {
  id: string;
  name: string;
  description: string;
  priceCents: number | null;
}

/** A line of a sale, as a person may see it. */
export interface QuotedLine extends Pick<
  ItemForSale,
  "kind" | "id" | "productCode" | "type" | "name" | "powerW" | "products"
> {
  amount: number;
  freeAmount: number;
  unitPriceCents: number | null;
  totalCents: number | null;
  /** Why a unit costs something else than alone; null for the same price, and for people who do not see it. */
  difference: PriceDifference | null;
  /** Null for a line whose units are reserved already. */
  stock: LineStock | null;
}

/** A cart in progress, as its buyer may see it: lines, offers and totals. */
export interface SaleQuote {
  lines: readonly QuotedLine[];
  extraItems: readonly (QuotedOffer & { place: "beforeAdditionalData" | "afterShipping" })[];
  services: readonly QuotedOffer[];
  /** By shipping type. */
  sales: Record<"CIF" | "FOB", SaleView>;
  /** Whether the delivery's price depends on the address. */
  hangsOnAddress: boolean;
  rights: SaleRights;
  /** The request types that the person may save it as. */
  mayBecome: { budget: boolean; order: boolean };
}
