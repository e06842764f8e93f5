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

/** A product, or an option of a kit, as far as its price goes. */
export interface PricedItem {
  kind: "product" | "kit";
  id: string;
  productCode: string;
  type: ProductType | "kit";
  /** Name of the category; empty without one. */
  category: string;
  /** Empty for kits. */
  manufacturer: string;
  /** Of one; 0 for what has none. */
  powerW: number;
  weightKg: number;
  /** Of a kit, of its components. */
  costCents: Cents;
  /** Price of the catalogue. */
  catalogueCents: Cents;
  /** Price of the first price list that counts for the buyer and has one. */
  listPrice: { name: string; priceCents: Cents } | null;
}

/** To whom something is sold, and from where. What is not known is empty. */
export interface PriceBuyer {
  state: string;
  /** Whether who is billed has an inscrição estadual. */
  registration: boolean;
  billingType: BillingType;
  /** Name of the integrator's group. */
  integratorProfile: string;
  /** Name of the center that sells. */
  center: string;
  purchaseType: PurchaseType;
}

export interface LineToPrice {
  item: PricedItem;
  amount: number;
  /** Name of the center that sells it, where it is not the buyer's. */
  center?: string;
}

/** What all lines of a request come to before any rule. */
export interface OrderFacts {
  amount: number;
  /** Of kits and of modules that are bought by themselves. */
  powerW: number;
  valueCents: Cents;
}

/** The price that the rules start from: the price list's, else the catalogue's. */
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

/** The values of all variables of price formulas, one at a time, as formulas ask for them. */
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
