import { eq } from "drizzle-orm";
import type { DealStatus } from "#domain/requests/deal-status.ts";
import { expiryNews } from "#domain/requests/expiry.ts";
import { overStatusOf } from "#domain/requests/chosen-status.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { fnv1a } from "#domain/shared/fnv1a.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import type { WriteStatement } from "../db/client.ts";
import { distributorProfile } from "../db/schema/access.ts";
import { auditStatement, SCHEDULE } from "../repositories/audit/audit-statements.ts";
import { notify } from "../repositories/notifications/notification-statements.ts";
import { dealStatusesOf } from "../repositories/requests/deal-status-repository.ts";
import {
  type ExpiringBudget,
  listExpiring,
  moveOver,
  noteExpiry,
} from "../repositories/requests/expiry-repository.ts";
import { newId } from "../scope.ts";
import { oneOf, othersOfRequest } from "#worker/repositories/requests/reached.ts";
import { type MailingDistributor, saleEmails } from "../services/shared/sale-mail.ts";
import { newsOfRequest } from "../services/requests/save-version.ts";
import type { TenantWork } from "./tenant-work.ts";

/** Limit of budgets in one run. */
const MAX_BUDGETS = 100;

/** Budgets that have been over for longer are no news. */
const STALE_DAYS = 7;

/** Thrown by a batch whose budget was renewed, deleted or told of meanwhile. */
class NotDue extends Error {}

/** Whether a minute is the one of each hour in which a distributor's budgets are looked at. */
export function isTellMinute(distributorId: string, now: Date): boolean {
  return fnv1a(distributorId) % 60 === now.getUTCMinutes();
}

/** Reminds the people of budgets whose last day is near, and tells them when it is over; returns the number of budgets.
 *  What is over gets the status of the distributor's choice. One budget per batch, each once for a last day: a renewed budget has another one. Runs may overlap, and the next run
 *  completes an interrupted one.
 *  @param work.origin - origin of the links in e-mails */
export async function tellExpiries({
  database,
  distributorId,
  now,
  origin,
}: TenantWork & { origin: string }): Promise<number> {
  const [[profile], statuses] = await database.readBatch([
    database.orm
      .select({ settings: distributorProfile.settings })
      .from(distributorProfile)
      .where(eq(distributorProfile.distributorId, distributorId)),
    dealStatusesOf(database, distributorId, "budget"),
  ]);
  if (profile === undefined) return 0;
  const settings = SettingsSchema.parse(profile.settings);
  const { requests, timeZone } = settings;
  const { active, remindDays } = requests.budgetExpiry;
  if (!active) return 0;
  const today = calendarDayIn(now.toISOString(), timeZone);
  const budgets = await listExpiring(database, distributorId, {
    from: addDays(today, -STALE_DAYS),
    until: addDays(today, remindDays === 0 ? -1 : remindDays),
    ...{ today, limit: MAX_BUDGETS },
  });
  let told = 0;
  for (const budget of budgets) {
    try {
      await database.writeBatch(
        tell({ id: distributorId, settings }, budget, { today, origin, at: now.toISOString(), statuses }),
      );
      told += 1;
    } catch (error) {
      if (!(error instanceof NotDue)) throw error;
    }
  }
  return told;
}

function tell(
  distributor: MailingDistributor,
  budget: ExpiringBudget,
  {
    today,
    origin,
    at,
    statuses,
  }: { today: string; origin: string; at: string; statuses: readonly DealStatus[] },
): WriteStatement[] {
  const { id: distributorId } = distributor;
  const { id: requestId, code, name, totalCents, integratorId, expiresOn } = budget;
  const { sellerId, responsibleId, createdBy } = budget;
  const news = expiryNews(expiresOn, today);
  const isOver = news.startsWith("over");
  const people = [...new Set([sellerId, responsibleId, createdBy])].filter((one) => one !== null);
  return [
    ...noteExpiry(distributorId, budget, news, () => new NotDue()),
    ...(isOver ? moveToOver(distributor, budget, { at, statuses }) : []),
    ...notify(
      distributorId,
      {
        kind: "budgetExpiry",
        notificationId: newId("ntf"),
        createdAt: at,
        content: { requestId, code, name, totalCents, expiresOn, isOver },
      },
      { integratorId, among: oneOf(people) },
    ),
    ...saleEmails(distributor, isOver ? "budgetOver" : "expiryNear", {
      ...{ request: { ...budget, type: "budget" }, at, origin, among: othersOfRequest([]) },
      facts: { totalCents, expiresOn },
    }),
    ...(isOver
      ? [
          logged(distributorId, requestId, at, {
            ...{ event: "budget.expired", changes: { expiresOn: { from: null, to: expiresOn } } },
          }),
          ...newsOfRequest(distributorId, { ...budget, type: "budget" }, at),
        ]
      : []),
  ];
}

/** Moves a budget that is over to the status of the distributor's choice, and logs it as any change of status. */
function moveToOver(
  { id: distributorId, settings }: MailingDistributor,
  budget: ExpiringBudget,
  { at, statuses }: { at: string; statuses: readonly DealStatus[] },
): WriteStatement[] {
  const { id, dealStatusId: current } = budget;
  const to = overStatusOf(settings.requests.budgetExpiry.overStatusId, { current, statuses });
  if (to === null) return [];
  const from = statuses.find((one) => one.id === current)?.name ?? null;
  return [
    ...moveOver(distributorId, budget, { to: to.id, at }, () => new NotDue()),
    logged(distributorId, id, at, {
      ...{ event: "budget.status-changed", changes: { dealStatus: { from, to: to.name } } },
    }),
  ];
}

/** What the system did to a budget, for the log. */
function logged(
  distributorId: string,
  requestId: string,
  at: string,
  { event, changes }: { event: string; changes: Record<string, { from: string | null; to: string }> },
): WriteStatement {
  return auditStatement(distributorId, {
    ...{ id: newId("aud"), at, event, changes, entity: "request", entityId: requestId },
    actor: SCHEDULE,
    address: "",
  });
}
