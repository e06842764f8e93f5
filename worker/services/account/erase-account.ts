import type { Confirmation } from "#domain/access/profile-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import {
  assertAdminRemains,
  cancelErasure,
  scheduleErasure,
} from "#worker/repositories/account/privacy-statements.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelfInPerson } from "#worker/services/shared/authorise.ts";
import { confirmPassword } from "./confirm-password.ts";
import { originOfPerson } from "../access/portal-hosts.ts";
import { sendNewsSoon } from "../access/send-news.ts";

const DAY_MS = 24 * 3_600_000;
/** Waiting period before an erasure, in which it can be withdrawn. */
const ERASURE_DELAY_DAYS = 7;

/** Schedules the erasure of the person's account, which works as before until then.
 *  @source LGPD art. 18 IV and VI
 *  @throws DomainError WRONG_PASSWORD, RATE_LIMITED, LAST_ADMIN, INVALID_TRANSITION if it is scheduled already,
 *    SUPPORT_ACCESS_LIMITED */
export function createScheduleErasure(scope: Scope) {
  return async function schedule({ currentPassword }: Confirmation): Promise<{ dueAt: string }> {
    const own = authoriseSelfInPerson(scope);
    const { distributor, database, actor } = own;
    const { account, first } = await confirmPassword(scope, own, currentPassword);
    const now = scope.now();
    const at = now.toISOString();
    const dueAt = new Date(now.getTime() + ERASURE_DELAY_DAYS * DAY_MS).toISOString();
    const page = distributor.id === PLATFORM_ID ? "/plataforma/conta" : "/info/user";
    await database.writeBatch([
      ...first,
      assertAdminRemains(distributor.id, account.id),
      scheduleErasure(distributor.id, { id: scope.newId("prv"), userId: actor.userId, at, dueAt }),
      emailStatement(distributor.id, {
        id: scope.newId("eml"),
        recipient: account.email,
        content: {
          kind: "erasureScheduled",
          name: account.name,
          dueOn: calendarDayIn(dueAt, distributor.settings.timeZone),
          cancelLink: `${originOfPerson(scope, distributor.id)}${page}#privacidade`,
        },
        createdAt: at,
      }),
      audit(scope, distributor.id, {
        event: "privacy.erasure-scheduled",
        entity: "user",
        entityId: actor.userId,
        changes: { dueAt: { from: null, to: dueAt } },
      }),
    ]);
    sendNewsSoon(scope, own);
    return { dueAt };
  };
}

/** Withdraws the scheduled erasure.
 *  @throws DomainError NOT_FOUND when none is scheduled, SUPPORT_ACCESS_LIMITED */
export function createCancelErasure(scope: Scope) {
  return async function cancel(): Promise<void> {
    const { distributor, database, actor } = authoriseSelfInPerson(scope);
    await database.writeBatch([
      ...cancelErasure(distributor.id, actor.userId, scope.now().toISOString()),
      audit(scope, distributor.id, {
        event: "privacy.erasure-withdrawn",
        entity: "user",
        entityId: actor.userId,
      }),
    ]);
  };
}
