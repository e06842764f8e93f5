import { performance } from "node:perf_hooks";
import { figureUpTo, type Section } from "./report.ts";
import { compilePricing } from "#domain/pricing/compile-pricing.ts";
import type { LineToPrice, PriceBuyer } from "#domain/pricing/price-facts.ts";
import { priceLines } from "#domain/pricing/price-item.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";

const LINES = 8;
const FORMULAS = 20;
const LIMIT_MS = 250;
const ROUNDS = 5;

const BUYER: PriceBuyer = {
  state: "SP",
  registration: true,
  billingType: "company",
  integratorProfile: "Ouro",
  center: "CD Campinas",
  purchaseType: "closedKits",
};

/** Twenty functions by size and group, of which each kit meets another, and breaks of both kinds. */
const RULES = PricingRulesSchema.parse({
  functions: Array.from({ length: FORMULAS }, (_, at) => ({
    id: `f${String(at)}`,
    name: `Faixa ${String(at)}`,
    conditions: [
      { variable: "power", comparator: "menorOuIgual", value: String((at + 1) * 5) },
      { variable: "integratorProfile", comparator: "igual", value: "Prata; Ouro" },
    ],
    value: `máximo(preço base * (1 - ${String(at % 9)}%); custo * 1,1)`,
  })),
  breaks: [
    { id: "q", basis: "quantity", from: "4", percentage: "2" },
    { id: "p", basis: "orderPower", from: "100", percentage: "1" },
  ],
});

/** Time that pricing so many kits takes this process, in orders of eight lines, when the rules are compiled already:
 *  the fastest of some rounds, since whatever else the machine does only adds. */
export function measurePricing(kits: number): Section {
  const pricing = compilePricing(RULES, 1);
  const orders = Array.from({ length: Math.ceil(kits / LINES) }, (_, order) =>
    Array.from({ length: LINES }, (_line, at) => buildLine(order * LINES + at)),
  );
  const times = Array.from({ length: ROUNDS }, () => {
    const begin = performance.now();
    for (const lines of orders) priceLines(pricing, lines, BUYER);
    return performance.now() - begin;
  });
  return {
    title: `Pricing ${String(kits)} kits, eight a request, with ${String(FORMULAS)} formulas`,
    figures: [
      figureUpTo({
        what: "CPU",
        number: Math.min(...times),
        limit: LIMIT_MS,
        unit: "ms",
        otherwise: "missed",
      }),
    ],
  };
}

function buildLine(at: number): LineToPrice {
  return {
    amount: 1 + (at % 6),
    item: {
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
    },
  };
}
