import type { SaleRights, SaleView } from "#domain/requests/sale-view.ts";
import type { SummaryLine } from "./order-summary.tsx";

/** Something that can be bought along; without its price for who may not see it. */
export interface CheckoutOffer {
  id: string;
  name: string;
  description: string;
  priceCents: number | null;
}

/** What the checkout shows of a sale that is being put together. */
export interface CheckoutQuote {
  lines: readonly SummaryLine[];
  hasMissing: boolean;
  center: { city: string; state: string };
  extraItems: readonly (CheckoutOffer & { place: "beforeAdditionalData" | "afterShipping" })[];
  services: readonly CheckoutOffer[];
  /** By way of shipping. */
  sales: Record<"CIF" | "FOB", SaleView>;
  rights: SaleRights;
}
