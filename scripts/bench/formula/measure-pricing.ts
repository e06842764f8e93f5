import { createRandom } from "../delivery/random.ts";
import { figureUpTo } from "../report.ts";
import type { Figure } from "../report.ts";
import type { FormulaInput, FormulaReader } from "#domain/formula/formula-types.ts";
import { createPricer } from "#domain/pricing/price-many.ts";
import { compilePriceRules, priceByRules } from "#domain/pricing/price-rules.ts";
import type { PriceRule } from "#domain/pricing/price-rules.ts";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";

const RULES = 20;
const LINES = 8;
const PRODUCTS = 500;
/** Usual amounts of a product in a kit. */
const AMOUNTS = [1, 2, 4, 8, 10, 12, 16, 20, 24, 30];
const LIMIT_MS = 250;
const BRANDS = Array.from({ length: RULES }, (_, index) => `Marca ${index}`);

/** Twenty formulas, one per brand; a line is tried against ten of them on average. */
function createRules(): PriceRule[] {
  return BRANDS.map((brand, index) => ({
    ruleId: `rule_${index}`,
    version: 1,
    name: brand,
    conditions: [{ variable: "manufacturer", comparator: "=", value: brand }],
    formula: `máximo(custo / (1 - ${10 + index}%); preço base * (1 - faixa(quantidade; 10; 0; 30; 2%; 100; 4%; 6%)))`,
  }));
}

/** Prices every line of a price list of kits twice: with all rules tried for each line, and with equal lines
 *  priced once, since many kits consist of few products. Both results must be equal. */
export function measurePricing(kits: number): Figure[] {
  const random = createRandom(5);
  const products = Array.from({ length: PRODUCTS }, () => ({
    basePrice: 50_000 + random.below(1_000_000),
    cost: 40_000 + random.below(40_000),
    manufacturer: BRANDS[random.below(RULES)] ?? "",
  }));
  const lines = Array.from({ length: kits * LINES }, () => {
    const product = products[random.below(PRODUCTS)] ?? { basePrice: 0, cost: 0, manufacturer: "" };
    return { ...product, quantity: AMOUNTS[random.below(AMOUNTS.length)] ?? 1 };
  });
  const rules = compilePriceRules(createRules(), PRICE_VOCABULARY);
  const all = cpuMs(() => sum(lines, (baseCents, read) => priceByRules(rules, baseCents, read).priceCents));
  const once = cpuMs(() => {
    const price = createPricer(rules);
    return sum(lines, (baseCents, read) => price(baseCents, read).priceCents);
  });
  const what = `${kits} kits of ${LINES} lines by ${RULES} formulas`;
  return [
    figure(`${what}, every line on its own`, all.ms),
    figure(`${what}, alike lines once`, once.ms),
    {
      what: "difference between both, in cents",
      value: String(all.total - once.total),
      aim: "0",
      verdict: all.total === once.total ? "held" : "failed",
    },
  ];
}

type Line = Readonly<Record<string, FormulaInput>> & { basePrice: number };

function sum(lines: readonly Line[], price: (baseCents: number, read: FormulaReader) => number): number {
  let total = 0;
  for (const line of lines) total += price(line.basePrice, (key) => line[key]);
  return total;
}

function cpuMs(work: () => number): { ms: number; total: number } {
  const start = process.cpuUsage();
  const total = work();
  const { user, system } = process.cpuUsage(start);
  return { ms: (user + system) / 1_000, total };
}

function figure(what: string, number: number): Figure {
  return figureUpTo({ what, number, limit: LIMIT_MS, unit: "ms CPU", otherwise: "missed" });
}
