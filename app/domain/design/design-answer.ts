import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitStrings } from "#domain/kits/check-kit.ts";
import type { CurrentWarning } from "#domain/kits/current-warnings.ts";
import type { KitFinding } from "#domain/kits/kit-finding.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { StockOutlook } from "#domain/stock/availability.ts";
import type { DesignFailure } from "./design-kits.ts";
import type { InverterKind } from "./design-wish.ts";
import type { DesignReason } from "./rank-designs.ts";

/** One product of a kit, as buyers see it. What they may not see is left out. */
export interface KitLineAnswer {
  id: string;
  productCode: string;
  name: string;
  manufacturer: string;
  type: ProductType;
  amount: number;
  recAmount: number;
  recAutomaticAmount: number;
  freeAmount: number;
  /** Of one; for who sees prices of products while choosing. */
  singlePriceCents?: Cents | undefined;
  /** Units that the center that sells can promise now and later; for who may see the inventory. */
  units?: StockOutlook | undefined;
  availability: "inStock" | "arriving" | "unavailable";
  futureStockDate: string | null;
}

/** A whole kit, designed or put together by a person. */
export interface KitAnswer {
  powerW: number;
  /** DC over AC power, two decimals; null without an inverter. */
  dcAcRatio: string | null;
  /** For who sees prices of kits while choosing. */
  priceCents?: Cents | undefined;
  pricePerKwpCents?: Cents | undefined;
  availability: "inStock" | "arriving" | "unavailable";
  futureStockDate: string | null;
  findings: KitFinding[];
  currentWarnings: CurrentWarning[];
  strings: KitStrings[];
  /** Rules that were set off and recommend nothing. */
  incompleteRules: string[];
  products: KitLineAnswer[];
  /** Recommended and taken out. */
  removed: KitLineAnswer[];
}

export interface KitDesignAnswer extends KitAnswer {
  /** Tells kits of one answer apart; the same for the same modules and inverters. */
  id: string;
  moduleCount: number;
  inverterCount: number;
  /** Modules beyond the number that reaches the power. */
  extraModules: number;
  /** Energy of a mean month; null where no place was told. */
  monthlyKwh: number | null;
  reasons: DesignReason[];
}

/** Where irradiation was looked up. */
export interface DesignPlace {
  city: string;
  state: string;
  /** Of a mean day on the tilted plane. */
  whM2Day: number;
  source: string;
}

export interface KitDesignsAnswer {
  targetW: number;
  place: DesignPlace | null;
  centerName: string;
  failure: DesignFailure | null;
  kits: KitDesignAnswer[];
}

/** A kit that a person puts together, with the sheets that its check needs. */
export interface KitCompositionAnswer extends KitAnswer {
  parts: KitPart[];
  /** Products that are not on sale any more; they are left out. */
  missingIds: string[];
}

/** A product that may be put into a kit. */
export type KitPartAnswer = Omit<
  KitLineAnswer,
  "amount" | "recAmount" | "recAutomaticAmount" | "freeAmount"
> & {
  part: KitPart;
};

/** What a page that asks for kits offers to choose from. */
export interface DesignChoices {
  modules: { id: string; name: string; manufacturer: string }[];
  structures: { id: string; name: string }[];
  /** Hybrid ones only where the distributor offers them. */
  inverterKinds: InverterKind[];
}
