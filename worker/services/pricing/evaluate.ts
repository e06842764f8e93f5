import { formulaProblemText } from "#copy/formula.ts";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import { roundToCents, textOfExact } from "#domain/formula/exact-text.ts";
import type { FormulaReader, FormulaTrace } from "#domain/formula/formula-types.ts";
import {
  type LineToPrice,
  orderFactsOf,
  type PriceBuyer,
  readPriceFacts,
} from "#domain/pricing/price-facts.ts";
import { priceLines } from "#domain/pricing/price-item.ts";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";
import type { Evaluation, FormulaTraceView } from "#domain/pricing/pricing-answers.ts";
import type { EvaluateInput } from "#domain/pricing/pricing-input-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createPricedItemRepository } from "#worker/repositories/pricing/priced-item-repository.ts";
import { createSoldRequestRepository } from "#worker/repositories/requests/sold-request-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { openTrial, trialBuyer } from "./trial.ts";

interface Target {
  lines: (LineToPrice & { name: string })[];
  buyer: PriceBuyer;
}

/** Evaluates rules, and one formula alone, for a product, a kit or a saved request, step by step.
 *  @throws DomainError FORMULA_INVALID, UNKNOWN_COMPARATOR, INVALID_BODY, NOT_FOUND */
export function createEvaluate(scope: Scope) {
  return async function evaluate(input: EvaluateInput): Promise<Evaluation> {
    const tenant = authoriseUser(scope, PRICING_ACCESS);
    const { tried } = await openTrial(tenant, input.rules);
    const today = calendarDayIn(scope.now().toISOString(), tenant.distributor.settings.timeZone);
    const { lines, buyer } = await readTarget(tenant, input, today);
    const prices = priceLines(tried, lines, buyer);
    return {
      prices: prices.flatMap((price, at) => {
        const line = lines[at];
        if (line === undefined) return [];
        const { id, basePriceCents, priceCents, belowMargin, failure, explain } = price;
        const { item, amount, name } = line;
        return [
          {
            id,
            name,
            productCode: item.productCode,
            amount,
            catalogueCents: item.catalogueCents,
            basePriceCents,
            priceCents,
            belowMargin,
            failure: failure?.code ?? null,
            explain,
          },
        ];
      }),
      formula: input.formula === null ? null : evaluateFormula(input.formula, lines, buyer),
    };
  };
}

async function readTarget(tenant: Tenant, input: EvaluateInput, today: string): Promise<Target> {
  const { target, amount } = input;
  const { database, distributor } = tenant;
  const missing = () => new DomainError("NOT_FOUND", { entity: target.kind, id: target.id });
  if (target.kind === "request") {
    const [request] = await createSoldRequestRepository(database, distributor.id).find(target.id);
    if (request === undefined || request.lines.length === 0) throw missing();
    return request;
  }
  const { kind, id } = target;
  const [items, buyer] = await Promise.all([
    createPricedItemRepository(database, distributor.id).findItem(
      { kind, id },
      { group: input.buyer.groupId, today },
    ),
    trialBuyer(tenant, input.buyer),
  ]);
  if (items.length === 0) throw missing();
  return { lines: items.map(({ item, name }) => ({ item, name, amount })), buyer };
}

function evaluateFormula(
  text: string,
  lines: readonly LineToPrice[],
  buyer: PriceBuyer,
): Evaluation["formula"] {
  const compilation = compileFormula(text, PRICE_VOCABULARY);
  if (!compilation.ok) {
    const problems = compilation.problems.map((problem) => ({
      code: problem.code,
      position: problem.position,
      length: problem.length,
      message: formulaProblemText(problem),
    }));
    throw new DomainError("FORMULA_INVALID", { problems });
  }
  const [line] = lines;
  if (line === undefined) return null;
  const read: FormulaReader = readPriceFacts(line, buyer, orderFactsOf(lines));
  const { formula } = compilation;
  const result = formula.evaluate(read);
  return {
    result: result.ok
      ? { valueCents: roundToCents(result.value), exact: textOfExact(result.value) }
      : { fault: result.code },
    inputs: Object.fromEntries(formula.variables.map((key) => [key, read(key) ?? null])),
    trace: viewTrace(formula.explain(read)),
  };
}

function viewTrace({ result, parts, ...part }: FormulaTrace): FormulaTraceView {
  return { ...part, result: viewResult(result), parts: parts.map(viewTrace) };
}

function viewResult(result: FormulaTrace["result"]): FormulaTraceView["result"] {
  if (result === null) return null;
  if (!result.ok) return { fault: result.code };
  return { value: typeof result.value === "object" ? textOfExact(result.value) : result.value };
}
