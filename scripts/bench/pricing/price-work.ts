import { type CompiledPricing, compilePricing } from "#domain/pricing/compile-pricing.ts";
import type { LineToPrice, PriceBuyer, PricedItem } from "#domain/pricing/price-facts.ts";
import { priceLines } from "#domain/pricing/price-item.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";

const LINES = 8;
export const FORMULAS = 20;
const PRODUCTS = 500;
/** Usual amounts of a product in a kit. */
const AMOUNTS = [1, 2, 4, 8, 10, 12, 16, 20, 24, 30];
const BRANDS = Array.from({ length: FORMULAS }, (_, at) => `Marca ${String(at)}`);
const TYPES = ["module", "inverter", "stringBox", "complementaryEquipment"] as const;

/** How a kit is priced: as one item, eight kits per request; or as eight products, each with its own price. */
export const KIT_MANNERS = ["closed", "put together"] as const;
export type KitManner = (typeof KIT_MANNERS)[number];

const BUYER: PriceBuyer = {
  state: "SP",
  registration: true,
  billingType: "company",
  integratorProfile: "Ouro",
  center: "CD Campinas",
  purchaseType: "closedKits",
};

const GROUP = { variable: "integratorProfile", comparator: "igual", value: "Prata; Ouro" } as const;
const BREAKS = [
  { id: "q", basis: "quantity", from: "4", percentage: "2" },
  { id: "p", basis: "orderPower", from: "100", percentage: "1" },
] as const;

/** Twenty functions by size of the kit and group of the buyer; different kits match different ones. */
export const KIT_RULES = PricingRulesSchema.parse({
  functions: BRANDS.map((_, at) => ({
    id: `f${String(at)}`,
    name: `Faixa ${String(at)}`,
    conditions: [{ variable: "power", comparator: "menorOuIgual", value: String((at + 1) * 5) }, GROUP],
    value: `máximo(preço base * (1 - ${String(at % 9)}%); custo * 1,1)`,
  })),
  breaks: BREAKS,
  minimumMarginPct: "8",
});

/** Twenty functions of products, one per brand; a line is tried against ten of them on average. */
const PRODUCT_RULES = PricingRulesSchema.parse({
  functions: BRANDS.map((brand, at) => ({
    id: `f${String(at)}`,
    name: brand,
    conditions: [{ variable: "manufacturer", comparator: "igual", value: brand }],
    value: `máximo(custo / (1 - ${String(10 + at)}%); preço base * (1 - faixa(quantidade; 10; 0; 30; 2%; 100; 4%; 6%)))`,
  })),
  breaks: BREAKS,
  minimumMarginPct: "8",
});

/** The requests of a price list, with the rules that price them. */
export interface PriceWork {
  pricing: CompiledPricing;
  requests: readonly (readonly LineToPrice[])[];
}

/** Creates the same work for the same numbers, wherever it runs. */
export function createPriceWork(kits: number, manner: KitManner): PriceWork {
  if (manner === "closed") {
    const requests = Array.from({ length: Math.ceil(kits / LINES) }, (_, request) =>
      createLines((line) => createKitLine(request * LINES + line)),
    );
    return { pricing: compilePricing(KIT_RULES, 1), requests };
  }
  const products = Array.from({ length: PRODUCTS }, (_, at) => createProduct(at));
  const requests = Array.from({ length: kits }, (_, kit) =>
    createLines((line): LineToPrice => {
      const place = kit * LINES + line;
      const item = products[(place * 7_919) % PRODUCTS] ?? createProduct(0);
      return { item, amount: AMOUNTS[(place * 31) % AMOUNTS.length] ?? 1 };
    }),
  );
  return { pricing: compilePricing(PRODUCT_RULES, 1), requests };
}

/** Prices all requests as the product does; returns the sum in cents. */
export function priceAll({ pricing, requests }: PriceWork): number {
  let total = 0;
  for (const lines of requests) {
    for (const { priceCents } of priceLines(pricing, lines, BUYER)) total += priceCents;
  }
  return total;
}

function createLines(create: (line: number) => LineToPrice): LineToPrice[] {
  return Array.from({ length: LINES }, (_, line) => create(line));
}

function createKitLine(at: number): LineToPrice {
  const item: PricedItem = {
    kind: "kit",
    id: `kto_${String(at)}`,
    productCode: `KIT-${String(at)}`,
    type: "kit",
    category: "",
    manufacturer: "",
    powerW: 1_000 + ((at * 7_919) % 99_000),
    weightKg: 320,
    costCents: 800_000 + at,
    catalogueCents: 1_000_000 + at,
    listPrice: null,
  };
  return { amount: 1 + (at % 6), item };
}

function createProduct(at: number): PricedItem {
  const catalogueCents = 50_000 + ((at * 104_729) % 1_000_000);
  return {
    kind: "product",
    id: `prd_${String(at)}`,
    productCode: `COD-${String(at)}`,
    type: TYPES[at % TYPES.length] ?? "module",
    category: "",
    manufacturer: BRANDS[(at * 13) % FORMULAS] ?? "",
    powerW: 550,
    weightKg: 28.5,
    costCents: Math.round(catalogueCents * 0.8),
    catalogueCents,
    listPrice: at % 3 === 0 ? { name: "Campanha Ouro", priceCents: Math.round(catalogueCents * 0.96) } : null,
  };
}
