import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { LinkedStatus } from "#domain/requests/deal-status.ts";
import type { ActionQuestion } from "#domain/requests/request-actions.ts";
import { viewerOf } from "#domain/requests/request-viewer.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import type { Scope } from "#worker/scope.ts";

/** The person who asks for an action, and the distributor's rules at this moment. */
export function actionQuestion(
  scope: Scope,
  {
    distributor,
    actor,
    statuses,
  }: { distributor: Distributor; actor: UserActor; statuses: readonly LinkedStatus[] },
): ActionQuestion {
  const { settings } = distributor;
  return {
    viewer: viewerOf(actor, distributor),
    settings: settings.requests,
    statuses,
    marks: settings.restrictOptions,
    today: calendarDayIn(scope.now().toISOString(), settings.timeZone),
  };
}
