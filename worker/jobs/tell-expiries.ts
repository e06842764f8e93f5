import { eq, sql } from "drizzle-orm";
import { expiryNews } from "#domain/requests/expiry.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { fnv1a } from "#domain/shared/fnv1a.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import type { WriteStatement } from "../db/client.ts";
import { eachOf } from "../db/each-of.ts";
import { distributorProfile } from "../db/schema/access.ts";
import { auditStatement } from "../repositories/audit/audit-statements.ts";
import { notify } from "../repositories/notifications/notification-statements.ts";
import { type ExpiringBudget, listExpiring, noteExpiry } from "../repositories/requests/expiry-repository.ts";
import { newId } from "../scope.ts";
import { othersOfRequest } from "../services/requests/sale-emails.ts";
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
 *  One budget per batch, each once for a last day: a renewed budget has another one. Runs may overlap, and the next run
 *  completes an interrupted one.
 *  @param work.origin - origin of the links in e-mails */
export async function tellExpiries({
  database,
  distributorId,
  now,
  origin,
}: TenantWork & { origin: string }): Promise<number> {
  const [[profile]] = await database.readBatch([
    database.orm
      .select({ settings: distributorProfile.settings })
      .from(distributorProfile)
      .where(eq(distributorProfile.distributorId, distributorId)),
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
        tell({ id: distributorId, settings }, budget, { today, origin, at: now.toISOString() }),
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
  { today, origin, at }: { today: string; origin: string; at: string },
): WriteStatement[] {
  const { id: distributorId } = distributor;
  const { id: requestId, code, name, totalCents, integratorId, expiresOn } = budget;
  const { sellerId, responsibleId, createdBy } = budget;
  const news = expiryNews(expiresOn, today);
  const isOver = news.startsWith("over");
  const people = [...new Set([sellerId, responsibleId, createdBy])].filter((one) => one !== null);
  return [
    ...noteExpiry(distributorId, budget, news, () => new NotDue()),
    ...notify(
      distributorId,
      {
        kind: "budgetExpiry",
        notificationId: newId("ntf"),
        createdAt: at,
        content: { requestId, code, name, totalCents, expiresOn, isOver },
      },
      { integratorId, among: sql`person.id in ${eachOf(people)}` },
    ),
    ...(isOver
      ? []
      : saleEmails(distributor, "expiryNear", {
          ...{ request: { ...budget, type: "budget" }, at, origin, among: othersOfRequest([]) },
          facts: { totalCents, expiresOn },
        })),
    ...(isOver
      ? [
          auditStatement(distributorId, {
            id: newId("aud"),
            at,
            actor: { id: "schedule", type: "system", name: "", operator: null },
            address: "",
            event: "budget.expired",
            entity: "request",
            entityId: requestId,
            changes: { expiresOn: { from: null, to: expiresOn } },
          }),
          ...newsOfRequest(distributorId, { ...budget, type: "budget" }, at),
        ]
      : []),
  ];
}
