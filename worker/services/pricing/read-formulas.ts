import { type AccessRule, mayAccess, SIGNED_IN } from "#domain/access/may-access.ts";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import type { ProcessedFormula } from "#domain/pricing/processed-formula-schema.ts";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";
import type { PriceFunction } from "#domain/pricing/pricing-rules-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createPricingRepository } from "#worker/repositories/pricing/pricing-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

export const readFormulasAccess: AccessRule = SIGNED_IN;

/** Lists the formulas in force, parsed and checked. */
export function createReadFormulas(scope: Scope) {
  return async function readFormulas(): Promise<{ rulesVersion: number; formulas: ProcessedFormula[] }> {
    const { distributor, database, actor } = authoriseUser(scope, readFormulasAccess);
    const { version: rulesVersion, rules } = await createPricingRepository(
      database,
      distributor.id,
    ).readPublished();
    const isKeeper = mayAccess(actor, distributor, PRICING_ACCESS);
    return {
      rulesVersion,
      formulas: rules.functions.flatMap((one) => {
        if (!one.active) return [];
        const { id, name, appliesTo, conditions, value } = one;
        const variables = variablesOf(one);
        return [{ id, name, appliesTo, variables, ...(isKeeper ? { conditions, value } : {}) }];
      }),
    };
  };
}

function variablesOf({ conditions, value }: PriceFunction): string[] {
  const compilation = compileFormula(value, PRICE_VOCABULARY);
  const keys = [
    ...conditions.map(({ variable }) => variable),
    ...(compilation.ok ? compilation.formula.variables : []),
  ];
  return [...new Set(keys)].map((key) => {
    const variable = PRICE_VOCABULARY.variables.find((one) => one.key === key);
    if (variable === undefined) throw new DomainError("NOT_FOUND", { entity: "formulaVariable", id: key });
    return variable.name;
  });
}
