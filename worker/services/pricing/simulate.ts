import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import type { Simulation } from "#domain/pricing/pricing-answers.ts";
import type { SimulateInput } from "#domain/pricing/pricing-input-schema.ts";
import { byDifference, simulateSales, totalSimulation } from "#domain/pricing/simulate-rules.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { createPricedItemRepository, TRIAL_PAGE_SIZE } from "#worker/repositories/priced-item-repository.ts";
import {
  createSoldRequestRepository,
  MAX_SOLD_REQUESTS,
} from "#worker/repositories/sold-request-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser } from "../tenant-of.ts";
import { openTrial, trialBuyer, type Trial } from "./trial.ts";

/** How far back requests are priced anew. */
const SIMULATED_DAYS = 90;
const REQUEST_PAGE_SIZE = 25;

/** What rules that are not published yet would change: of what was asked for in the last 90 days, who would pay what
 *  difference; of the catalogue, a page of it.
 *  @throws DomainError FORMULA_INVALID, UNKNOWN_COMPARATOR, INVALID_BODY, NOT_FOUND */
export function createSimulate(scope: Scope) {
  return async function simulate(input: SimulateInput): Promise<Simulation> {
    const tenant = authoriseUser(scope, PRICING_ACCESS);
    const trial = await openTrial(tenant, input.rules);
    const today = calendarDayIn(scope.now().toISOString(), tenant.distributor.settings.timeZone);
    return input.on === "requests"
      ? simulateRequests(tenant, trial, { page: input.page, today })
      : simulateCatalogue(tenant, trial, { ...input, kind: input.on === "kits" ? "kit" : "product", today });
  };
}

async function simulateRequests(
  { database, distributor }: Tenant,
  trial: Trial,
  { page, today }: { page: number; today: string },
): Promise<Simulation> {
  const since = addDays(today, -SIMULATED_DAYS);
  const found = await createSoldRequestRepository(database, distributor.id).listSince(
    dayStartIn(since, distributor.settings.timeZone),
  );
  const sold = found.slice(0, MAX_SOLD_REQUESTS);
  const rows = simulateSales(
    sold.map(({ lines, buyer, ...about }) => ({ about, lines, buyer })),
    trial,
  );
  return {
    items: byDifference(rows).slice((page - 1) * REQUEST_PAGE_SIZE, page * REQUEST_PAGE_SIZE),
    page,
    pageSize: REQUEST_PAGE_SIZE,
    totalItems: rows.length,
    totals: totalSimulation(rows),
    isTruncated: found.length > sold.length,
    since,
  };
}

async function simulateCatalogue(
  tenant: Tenant,
  trial: Trial,
  {
    kind,
    page,
    buyer: imagined,
    amount,
    today,
  }: Pick<SimulateInput, "page" | "buyer" | "amount"> & { kind: "product" | "kit"; today: string },
): Promise<Simulation> {
  const { database, distributor } = tenant;
  const [{ items, totalItems }, buyer] = await Promise.all([
    createPricedItemRepository(database, distributor.id).listOnSale(kind, page, {
      group: imagined.groupId,
      today,
    }),
    trialBuyer(tenant, imagined),
  ]);
  const rows = simulateSales(
    items.map(({ item, name }) => ({
      about: { id: item.id, code: item.productCode, name, integratorName: null, createdAt: null },
      lines: [{ item, amount }],
      buyer,
    })),
    trial,
  );
  return {
    items: rows,
    page,
    pageSize: TRIAL_PAGE_SIZE,
    totalItems,
    totals: totalSimulation(rows),
    isTruncated: false,
    since: null,
  };
}
