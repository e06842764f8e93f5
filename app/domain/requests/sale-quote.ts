import type { ItemForSale } from "./item-for-sale.ts";
import type { LineStock } from "./line-stock.ts";
import type { SaleRights, SaleView } from "./sale-view.ts";

/** Something that can be bought beside the cart; without its price for who may not see it. */
export interface QuotedOffer {
  id: string;
  name: string;
  description: string;
  priceCents: number | null;
}

/** A line of a sale as somebody may see it. */
export interface QuotedLine extends Pick<
  ItemForSale,
  "kind" | "id" | "productCode" | "type" | "name" | "powerW" | "products"
> {
  amount: number;
  freeAmount: number;
  unitPriceCents: number | null;
  totalCents: number | null;
  /** Null where its units are reserved already. */
  stock: LineStock | null;
}

/** A cart that is being put together, as its buyer may see it: what is in it, what can be bought beside it, and what all
 *  of it comes to. */
export interface SaleQuote {
  lines: readonly QuotedLine[];
  extraItems: readonly (QuotedOffer & { place: "beforeAdditionalData" | "afterShipping" })[];
  services: readonly QuotedOffer[];
  /** By way of shipping. */
  sales: Record<"CIF" | "FOB", SaleView>;
  /** True when the address decides what a delivery costs. */
  hangsOnAddress: boolean;
  rights: SaleRights;
  /** What the person may save it as. */
  mayBecome: { budget: boolean; order: boolean };
}
