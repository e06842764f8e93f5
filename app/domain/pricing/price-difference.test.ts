import { expect, test } from "vitest";
import { priceDifferenceText } from "#copy/pricing/price-difference.ts";
import { compilePricing } from "./compile-pricing.ts";
import { priceDifference } from "./price-difference.ts";
import type { PriceBuyer, PricedItem } from "./price-facts.ts";
import { priceLines } from "./price-item.ts";
import { PricingRulesSchema } from "./pricing-rules-schema.ts";

const MODULE: PricedItem = {
  ...{ kind: "product", id: "prd_1", productCode: "MOD-600", type: "module", category: "", manufacturer: "" },
  ...{ powerW: 600, weightKg: 28, costCents: 40_000, catalogueCents: 53_990, listPrice: null },
};
const BUYER: PriceBuyer = {
  ...{ state: "GO", registration: true, billingType: "company", integratorProfile: "" },
  ...{ center: "CD Goiânia", purchaseType: "separatedSales" },
};
const QUANTITY = { id: "q", basis: "quantity", from: "10", percentage: "2" } as const;
const POWER = { id: "p", basis: "orderPower", from: "150", percentage: "1" } as const;

function differenceOf(rules: Parameters<typeof PricingRulesSchema.parse>[0], amount: number) {
  const pricing = compilePricing(PricingRulesSchema.parse(rules), 1);
  const [alone] = priceLines(pricing, [{ item: MODULE, amount: 1 }], BUYER);
  const [together] = priceLines(pricing, [{ item: MODULE, amount }], BUYER);
  if (alone === undefined || together === undefined) throw new Error("no price");
  return priceDifference(alone, together);
}

const words = (text: string | null) => text?.replaceAll("\u00a0", " ") ?? null;

test.each([
  ["below every break", [QUANTITY, POWER], 9, null],
  // 539,90 − 2 % = 529,10
  ["with enough units", [QUANTITY], 10, "Preço a partir de 10 un. do item; 1 un. sai por R$ 539,90."],
  // 250 × 0,6 kWp = 150 kWp; 539,90 − 1 % = 534,50
  ["with enough power", [POWER], 250, "Preço a partir de 150 kWp no pedido; 1 un. sai por R$ 539,90."],
  [
    "with both",
    [QUANTITY, POWER],
    250,
    "Preço a partir de 10 un. do item e 150 kWp no pedido; 1 un. sai por R$ 539,90.",
  ],
  // 539,90 − 2 % = 529,10 alone; together that less 1 %
  [
    "with a break that one alone reaches, and one that it does not",
    [{ ...QUANTITY, from: "1" }, POWER],
    250,
    "Preço a partir de 150 kWp no pedido; 1 un. sai por R$ 529,10.",
  ],
  ["with a break that one alone reaches, too", [{ ...QUANTITY, from: "1" }], 10, null],
])("why a price is not the list's, %s", (_title, breaks, amount, text) => {
  const difference = differenceOf({ breaks }, amount);
  expect(difference === null ? null : words(priceDifferenceText(difference))).toBe(text);
});

test("a function that counts the amount is said without its formula", () => {
  const formula = {
    id: "f",
    name: "Volume",
    conditions: [],
    value: "se quantidade > 5 então 500 senão preço base",
  };
  const difference = differenceOf({ functions: [formula] }, 6);
  expect(difference).toEqual({ alonePriceCents: 53_990, breaks: [] });
  expect(words(priceDifferenceText(difference ?? { alonePriceCents: 0, breaks: [] }))).toBe(
    "Preço para este conjunto; 1 un. sozinha sai por R$ 539,90.",
  );
});
