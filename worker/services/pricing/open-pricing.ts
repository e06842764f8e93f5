import { type CompiledPricing, compilePricing, NO_RULES } from "#domain/pricing/compile-pricing.ts";
import { PricingRulesSchema } from "#domain/pricing/pricing-rules-schema.ts";
import { errorFacts, logEvent } from "#worker/log.ts";
import type { PublishedRulesRow } from "#worker/repositories/pricing/pricing-queries.ts";

/** Compiled versions. Published rules never change, so an entry stays valid. */
const compiledOf = new Map<string, CompiledPricing>();
const MAX_COMPILED = 200;

/** The pricing rules of a distributor, read with another batch: the known version goes into the queries, and rows come
 *  back only if it is outdated. Each version is compiled once per instance of the Worker. */
export function openPricing(distributorId: string): {
  knownVersion: number | null;
  resolve(rows: readonly PublishedRulesRow[]): CompiledPricing;
} {
  const known = compiledOf.get(distributorId) ?? null;
  return {
    knownVersion: known?.rulesVersion ?? null,
    resolve([row]) {
      if (row === undefined) return compilePricing(NO_RULES, 0);
      if (known?.rulesVersion === row.version) return known;
      const compiled = compileStored(distributorId, row);
      if (compiledOf.size >= MAX_COMPILED) compiledOf.clear();
      compiledOf.set(distributorId, compiled);
      return compiled;
    },
  };
}

/** Stored rules that cannot be compiled, for example by an unknown comparator, are reported and change no price. */
function compileStored(distributorId: string, { version, rules }: PublishedRulesRow): CompiledPricing {
  try {
    return compilePricing(PricingRulesSchema.parse(JSON.parse(rules ?? "{}")), version);
  } catch (error) {
    logEvent("error", "pricing-rules-failed", { distributorId, version, ...errorFacts(error) });
    return compilePricing(NO_RULES, version);
  }
}
