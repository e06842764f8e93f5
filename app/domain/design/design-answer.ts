import type { ProductType } from "#domain/catalog/product-types.ts";
import type { KitStrings } from "#domain/kits/check-kit.ts";
import type { CurrentWarning } from "#domain/kits/current-warnings.ts";
import type { KitFinding } from "#domain/kits/kit-finding.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import type { PriceDifference } from "#domain/pricing/price-difference.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { StockOutlook } from "#domain/stock/availability.ts";
import type { DesignFailure } from "./design-kits.ts";
import type { InverterKind } from "./design-wish.ts";
import type { DesignReason } from "./rank-designs.ts";

/** One product of a kit, as a buyer sees it; hidden fields are absent. */
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
  /** Unit price, for people who see prices of products while choosing. */
  singlePriceCents?: Cents | undefined;
  /** Why that is not the price of a single unit; absent if it is. */
  difference?: PriceDifference | undefined;
  /** Units that the selling center can promise now and later, for people who may see the inventory. */
  units?: StockOutlook | undefined;
  availability: "inStock" | "arriving" | "unavailable";
  futureStockDate: string | null;
}

/** A whole kit, designed or mounted. */
export interface KitAnswer {
  powerW: number;
  /** Path of the picture of its first module that has one; null without. */
  photoUrl: string | null;
  /** Ratio of DC to AC power with two decimals; null without an inverter. */
  dcAcRatio: string | null;
  /** For people who see prices of kits while choosing. */
  priceCents?: Cents | undefined;
  pricePerKwpCents?: Cents | undefined;
  availability: "inStock" | "arriving" | "unavailable";
  futureStockDate: string | null;
  findings: KitFinding[];
  currentWarnings: CurrentWarning[];
  strings: KitStrings[];
  /** Names of rules that applied and recommended nothing. */
  incompleteRules: string[];
  products: KitLineAnswer[];
  /** Recommended products that were removed. */
  removed: KitLineAnswer[];
}

export interface KitDesignAnswer extends KitAnswer {
  /** Id of the kit within one answer; equal for equal modules and inverters. */
  id: string;
  moduleCount: number;
  inverterCount: number;
  /** Modules beyond the number that reaches the power. */
  extraModules: number;
  /** Energy of an average month in kWh; null without a place. */
  monthlyKwh: number | null;
  reasons: DesignReason[];
}

/** The place whose irradiation was used. */
export interface DesignPlace {
  city: string;
  state: string;
  /** Average daily irradiation of the tilted plane in Wh/m². */
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

/** A kit that a person puts together, with the data sheets for its check. */
export interface KitCompositionAnswer extends KitAnswer {
  parts: KitPart[];
  /** Ids of products that are no longer for sale, which are left out. */
  missingIds: string[];
}

/** A product that can be added to a kit. */
export type KitPartAnswer = Omit<
  KitLineAnswer,
  "amount" | "recAmount" | "recAutomaticAmount" | "freeAmount"
> & {
  part: KitPart;
};

/** The choices on a page that designs kits. */
export interface DesignChoices {
  modules: { id: string; name: string; manufacturer: string }[];
  structures: { id: string; name: string }[];
  /** Hybrid inverters are included if the distributor offers them. */
  inverterKinds: InverterKind[];
}
