import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import type { PricedItem } from "#domain/pricing/price-facts.ts";
import type { SimulatedRow, Simulation } from "#domain/pricing/pricing-answers.ts";
import type { SimulateInput } from "#domain/pricing/pricing-input-schema.ts";
import { simulateSales, totalSimulation } from "#domain/pricing/simulate-rules.ts";
import { filterSimulation, sortSimulation } from "#domain/pricing/simulation-filter.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import { createPricedItemRepository } from "#worker/repositories/pricing/priced-item-repository.ts";
import { createSoldRequestRepository } from "#worker/repositories/requests/sold-request-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { openTrial, trialBuyer, type Trial } from "./trial.ts";

/** Number of days of past requests in a simulation. */
const SIMULATED_DAYS = 90;
const PAGE_SIZE = 50;
/** Rows per read and in total. Of each only one row of the result is kept. */
const BOUNDS = { requests: { part: 300, all: 3_000 }, catalogue: { part: 1_000, all: 10_000 } } as const;

/** Rows of everything that was simulated. */
interface Gone {
  rows: SimulatedRow[];
  isTruncated: boolean;
  since: string | null;
  categories: Simulation["categories"];
}

/** Simulates unpublished rules on the requests of the last 90 days or on the catalogue: the difference for each row.
 *  Filters, order and totals apply to all rows, not to a page.
 *  @throws DomainError FORMULA_INVALID, UNKNOWN_COMPARATOR, INVALID_BODY, NOT_FOUND */
export function createSimulate(scope: Scope) {
  return async function simulate(input: SimulateInput): Promise<Simulation> {
    const tenant = authoriseUser(scope, PRICING_ACCESS);
    const trial = await openTrial(tenant, input.rules);
    const today = calendarDayIn(scope.now().toISOString(), tenant.distributor.settings.timeZone);
    const gone =
      input.on === "requests"
        ? await goThroughRequests(tenant, trial, { input, today })
        : await goThroughCatalogue(tenant, trial, { input, today });
    const rows = sortSimulation(filterSimulation(gone.rows, input), input);
    const { page } = input;
    return {
      items: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      page,
      pageSize: PAGE_SIZE,
      totalItems: rows.length,
      totals: totalSimulation(rows),
      isTruncated: gone.isTruncated,
      since: gone.since,
      categories: gone.categories,
    };
  };
}

async function goThroughRequests(
  { database, distributor }: Tenant,
  trial: Trial,
  { input: { search, state }, today }: { input: SimulateInput; today: string },
): Promise<Gone> {
  const day = addDays(today, -SIMULATED_DAYS);
  const since = dayStartIn(day, distributor.settings.timeZone);
  const repository = createSoldRequestRepository(database, distributor.id);
  const { part, all } = BOUNDS.requests;
  const { rows, isTruncated } = await goThrough({ part, all }, async (before: SimulatedRow | null, limit) => {
    const last = before && { id: before.id, createdAt: before.createdAt ?? "" };
    const sold = await repository.listSince({ since, search, state, before: last, limit });
    return simulateSales(
      sold.map(({ lines, buyer, ...about }) => ({ about, lines, buyer })),
      trial,
    ).map((row) => ({ row, place: row }));
  });
  return { rows, isTruncated, since: day, categories: [] };
}

async function goThroughCatalogue(
  tenant: Tenant,
  trial: Trial,
  { input, today }: { input: SimulateInput; today: string },
): Promise<Gone> {
  const { search, type, categoryId, state, amount, buyer: imagined } = input;
  const repository = createPricedItemRepository(tenant.database, tenant.distributor.id);
  const [buyer, categories] = await Promise.all([
    trialBuyer(tenant, { ...imagined, state: state ?? imagined.state }),
    input.on === "products" ? repository.listCategories() : [],
  ]);
  const kind = input.on === "kits" ? "kit" : "product";
  const { rows, isTruncated } = await goThrough(BOUNDS.catalogue, async (after: PricedItem | null, limit) => {
    const filter = { search, type, categoryId, after, limit };
    const items = await repository.listOnSale(kind, filter, { group: imagined.groupId, today });
    const sales = items.map(({ item, name }) => ({
      about: { id: item.id, code: item.productCode, name, integratorName: null, createdAt: null },
      lines: [{ item, amount }],
      buyer,
    }));
    return simulateSales(sales, trial).flatMap((row, at) => {
      const place = items[at]?.item;
      return place === undefined ? [] : [{ row, place }];
    });
  });
  return { rows, isTruncated, since: null, categories };
}

/** Reads part after part, each from where the previous one ended, up to the last one or the limit. */
async function goThrough<Place>(
  { part, all }: { part: number; all: number },
  read: (after: Place | null, limit: number) => Promise<{ row: SimulatedRow; place: Place }[]>,
): Promise<{ rows: SimulatedRow[]; isTruncated: boolean }> {
  const rows: SimulatedRow[] = [];
  let last: Place | null = null;
  while (rows.length < all) {
    const found: { row: SimulatedRow; place: Place }[] = await read(last, part);
    for (const { row } of found) rows.push(row);
    last = found.at(-1)?.place ?? null;
    if (found.length < part) return { rows, isTruncated: false };
  }
  return { rows, isTruncated: (await read(last, 1)).length > 0 };
}
