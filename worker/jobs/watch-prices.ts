import { sql } from "drizzle-orm";
import { comparePrices, movesBeyond, repriceContent } from "#domain/discounts/price-drift.ts";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import type { Database, WriteStatement } from "../db/client.ts";
import { notify, onlyPerson } from "../repositories/notifications/notification-statements.ts";
import {
  createPriceDriftRepository,
  type WatchedBudget,
} from "../repositories/discounts/price-drift-repository.ts";
import {
  closeDrift,
  endCheck,
  insertDrift,
  moveCheck,
  updateDrift,
} from "../repositories/discounts/price-drift-statements.ts";
import { newId } from "../scope.ts";
import { readPricesToday } from "../services/sale/prices-today.ts";
import type { FreightScope } from "../services/freight/find-freight.ts";
import { isAskedAgain } from "../services/freight/freights-today.ts";

/** Limits of one run: budgets, and those among them whose freight is asked for again. */
const PAGE = 60;
const ASKED = 20;

interface Watch {
  env: FreightScope["env"];
  directory: Database;
  database: Database;
  distributorId: string;
  now: Date;
}

/** Prices a page of open budgets again after prices may have changed, and returns their number. The author of a budget
 *  whose total changed by more than the distributor's threshold is notified once per version. A page is one batch that
 *  moves the cursor, so the next run completes an interrupted one. */
export async function watchPrices(watch: Watch & { pageSize?: number }): Promise<number> {
  const { database, distributorId, now, pageSize = PAGE } = watch;
  const drifts = createPriceDriftRepository(database, distributorId);
  const check = await drifts.findCheck();
  if (check === null) return 0;
  const { startedAt, after } = readCursor(check);
  const budgets = upToAsked(await drifts.listOpenBudgets(after, pageSize));
  const last = budgets.at(-1);
  if (last === undefined) {
    await database.writeBatch(endCheck(distributorId, { cursor: check.cursor, startedAt }));
    return 0;
  }
  const prices = await readPricesToday(scopeOf(watch), database, distributorId, {
    settings: check.settings,
    now,
    requests: budgets,
  });
  const statements = budgets.flatMap((budget) => {
    const today = prices.get(budget.id);
    if (today === undefined) return [];
    const drift = comparePrices(budget.content, repriceContent(budget.content, today), {
      today,
      thresholdPct: check.settings.prices.driftThresholdPct,
    });
    return noteDrift(watch, budget, drift);
  });
  await database.writeBatch([
    ...statements,
    moveCheck(distributorId, { from: check.cursor, to: `${startedAt} ${last.id}` }),
  ]);
  return budgets.length;
}

/** Start of the current round, and the last budget checked in it. */
function readCursor({ cursor, requestedAt }: { cursor: string; requestedAt: string }) {
  const [startedAt = "", after = ""] = cursor === "" ? [requestedAt, ""] : cursor.split(" ");
  return { startedAt, after };
}

/** The budgets of a page up to the limit of freight questions; the rest waits for the next run. */
function upToAsked(budgets: readonly WatchedBudget[]): readonly WatchedBudget[] {
  const tooMany = budgets.filter(({ content }) => isAskedAgain(content))[ASKED];
  return tooMany === undefined ? budgets : budgets.slice(0, budgets.indexOf(tooMany));
}

function scopeOf({ env, directory, distributorId, now }: Watch): FreightScope {
  return { env, directory, now: () => now, newId, tenant: { distributor: { id: distributorId } } };
}

function noteDrift(
  { distributorId, now }: Watch,
  budget: WatchedBudget,
  content: PriceDrift,
): WriteStatement[] {
  const at = now.toISOString();
  const { id: requestId, version, name, integratorId, createdBy } = budget;
  const drift = { requestId, version, content, at };
  const { total, thresholdPct } = content;
  if (!movesBeyond(total, thresholdPct)) {
    return budget.hasDrift ? [closeDrift(distributorId, drift)] : [];
  }
  return [
    insertDrift(distributorId, drift),
    ...notify(
      distributorId,
      {
        kind: "priceDrift",
        notificationId: newId("ntf"),
        createdAt: at,
        content: { requestId, code: "", name, totalCents: total.fromCents, todayCents: total.toCents },
      },
      { integratorId, among: onlyPerson(createdBy), onlyIf: sql`changes() = 1` },
    ),
    updateDrift(distributorId, drift),
  ];
}
