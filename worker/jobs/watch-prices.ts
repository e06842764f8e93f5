import { sql } from "drizzle-orm";
import { comparePrices, movesBeyond, repriceContent } from "#domain/discounts/price-drift.ts";
import type { PriceDrift } from "#domain/discounts/price-drift-schema.ts";
import type { Database, WriteStatement } from "../db/client.ts";
import { notify } from "../repositories/notification-statements.ts";
import { createPriceDriftRepository, type WatchedBudget } from "../repositories/price-drift-repository.ts";
import {
  closeDrift,
  endCheck,
  insertDrift,
  moveCheck,
  updateDrift,
} from "../repositories/price-drift-statements.ts";
import { newId } from "../scope.ts";
import { readPricesToday } from "../services/discounts/prices-today.ts";

/** Budgets that one run looks at, at most. */
const PAGE = 60;

interface Watch {
  database: Database;
  distributorId: string;
  now: Date;
}

/** Prices one page of the open budgets anew after something changed that prices hang on, and answers how many. Who made a
 *  budget whose total moved beyond the distributor's threshold is told once for each version. A page is one batch that
 *  moves the cursor, so a run that dies is made up for by the next one. */
export async function watchPrices(watch: Watch & { pageSize?: number }): Promise<number> {
  const { database, distributorId, now, pageSize = PAGE } = watch;
  const drifts = createPriceDriftRepository(database, distributorId);
  const check = await drifts.findCheck();
  if (check === null) return 0;
  const { startedAt, after } = readCursor(check);
  const budgets = await drifts.listOpenBudgets(after, pageSize);
  const last = budgets.at(-1);
  if (last === undefined) {
    await database.writeBatch(endCheck(distributorId, { cursor: check.cursor, startedAt }));
    return 0;
  }
  const statements: WriteStatement[] = [];
  for (const [integratorId, own] of groupByCompany(budgets)) {
    const prices = await readPricesToday(database, distributorId, {
      settings: check.settings,
      now,
      group: { integratorId, requests: own },
    });
    for (const budget of own) {
      const today = prices.get(budget.id);
      if (today === undefined) continue;
      const drift = comparePrices(budget.content, repriceContent(budget.content, today), {
        onSale: new Set(today.lines.keys()),
        thresholdPct: check.settings.prices.driftThresholdPct,
      });
      statements.push(...noteDrift(watch, budget, drift));
    }
  }
  await database.writeBatch([
    ...statements,
    moveCheck(distributorId, { from: check.cursor, to: `${startedAt} ${last.id}` }),
  ]);
  return budgets.length;
}

/** When the round under way began, and the last budget that it looked at. */
function readCursor({ cursor, requestedAt }: { cursor: string; requestedAt: string }) {
  const [startedAt = "", after = ""] = cursor === "" ? [requestedAt, ""] : cursor.split(" ");
  return { startedAt, after };
}

function groupByCompany(budgets: readonly WatchedBudget[]): Map<string, WatchedBudget[]> {
  const groups = new Map<string, WatchedBudget[]>();
  for (const budget of budgets) {
    groups.set(budget.integratorId, [...(groups.get(budget.integratorId) ?? []), budget]);
  }
  return groups;
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
      { integratorId, among: sql`person.id = ${createdBy}`, onlyIf: sql`changes() = 1` },
    ),
    updateDrift(distributorId, drift),
  ];
}
