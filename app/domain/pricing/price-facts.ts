import type { ProductType } from "#domain/catalog/product-types.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { wayOfItem } from "#domain/shared/ways-of-cart.ts";
import type { Cents } from "#domain/shared/money.ts";
import type { FormulaInput } from "../formula/formula-types.ts";
import {
  BILLING_WORDS,
  type BillingType,
  type PriceVariableKey,
  PRODUCT_TYPE_WORDS,
  PURCHASE_WORDS,
} from "./price-vocabulary.ts";

/** The facts of a product, or of an option of a kit, that its price depends on. */
export interface PricedItem {
  kind: "product" | "kit";
  id: string;
  productCode: string;
  type: ProductType | "kit";
  /** Name of the category; empty without one. */
  category: string;
  /** Empty for kits. */
  manufacturer: string;
  /** Power of one unit in watts; 0 for items without power. */
  powerW: number;
  weightKg: number;
  /** Cost of one unit; for a kit, the sum of its components. */
  costCents: Cents;
  /** Catalogue price. */
  catalogueCents: Cents;
  /** Price in the first price list that applies to the buyer and contains the item. */
  listPrice: { name: string; priceCents: Cents } | null;
}

/** Who buys, and from which center. Unknown facts are empty. */
export interface PriceBuyer {
  state: string;
  /** Whether the billed company or customer has a state registration (inscrição estadual). */
  registration: boolean;
  billingType: BillingType;
  /** Name of the integrator's group. */
  integratorProfile: string;
  /** Name of the selling center. */
  center: string;
  purchaseType: PurchaseType;
}

export interface LineToPrice {
  item: PricedItem;
  amount: number;
  /** Name of the center that sells this line, if it is not the buyer's. */
  center?: string;
}

/** Facts of a whole request, before any rule. */
export interface OrderFacts {
  amount: number;
  /** Power in watts of the kits and of the modules bought as loose products. */
  powerW: number;
  valueCents: Cents;
}

/** The price that the rules start from: the price list's, or the catalogue's without one. */
export function basePriceOf({ listPrice, catalogueCents }: PricedItem): Cents {
  return listPrice?.priceCents ?? catalogueCents;
}

/** Units, power and value at base prices of a whole request. */
export function orderFactsOf(lines: readonly LineToPrice[]): OrderFacts {
  const facts = { amount: 0, powerW: 0, valueCents: 0 };
  for (const { item, amount } of lines) {
    facts.amount += amount;
    if (item.kind === "kit" || item.type === "module") facts.powerW += item.powerW * amount;
    facts.valueCents += basePriceOf(item) * amount;
  }
  return facts;
}

const WATTS = 1000;

/** A reader of price variables for one line: formulas and conditions ask it for one value at a time. */
export function readPriceFacts(
  { item, amount, center }: LineToPrice,
  buyer: PriceBuyer,
  order: OrderFacts,
): (key: string) => FormulaInput | undefined {
  return (key) => {
    switch (key as PriceVariableKey) {
      case "basePrice":
        return basePriceOf(item);
      case "cost":
        return item.costCents;
      case "quantity":
        return amount;
      case "power":
        return item.powerW / WATTS;
      case "weight":
        return item.weightKg;
      case "productType":
        return PRODUCT_TYPE_WORDS[item.type];
      case "category":
        return item.category;
      case "manufacturer":
        return item.manufacturer;
      case "productCode":
        return item.productCode;
      case "orderQuantity":
        return order.amount;
      case "orderPower":
        return order.powerW / WATTS;
      case "orderValue":
        return order.valueCents;
      case "purchaseType":
        return PURCHASE_WORDS[wayOfItem(item.kind, buyer.purchaseType)];
      case "state":
        return buyer.state;
      case "registration":
        return buyer.registration;
      case "billingType":
        return BILLING_WORDS[buyer.billingType];
      case "integratorProfile":
        return buyer.integratorProfile;
      case "center":
        return center ?? buyer.center;
    }
  };
}
