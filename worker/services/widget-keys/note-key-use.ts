import { calendarDayIn } from "#domain/shared/calendar.ts";
import { isSiteOrigin } from "#domain/validation/site-origin.ts";
import { noteRefusal, noteUse } from "#worker/repositories/widget-keys/widget-key-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";

/** The most sites that an instance of the Worker remembers to have noted. */
const MAX_NOTED = 1_000;

/** The minute in which a key's refusal of a site was noted last, so that a flood of calls is not one of writes. */
const noted = new Map<string, string>();

/** Notes, after the answer, that a key was used on this day, with its first call of the day. */
export function noteKeyUse(
  scope: Scope,
  { id, lastUsedOn }: { id: string; lastUsedOn: string | null },
): void {
  const { distributor, database } = tenantOf(scope);
  const today = calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone);
  if (lastUsedOn !== null && lastUsedOn >= today) return;
  scope.defer(() => database.writeBatch([noteUse(distributor.id, id, today)]));
}

/** Notes, after the answer, that a site tried a key without being among its sites; once a minute. */
export function noteRefusedSite(scope: Scope, { id }: { id: string }, origin: string): void {
  if (!isSiteOrigin(origin)) return;
  const { distributor, database } = tenantOf(scope);
  const at = scope.now().toISOString();
  const [name, minute] = [`${distributor.id} ${id} ${origin}`, at.slice(0, "2026-11-29T16:20".length)];
  if (noted.get(name) === minute) return;
  if (noted.size >= MAX_NOTED) noted.clear();
  noted.set(name, minute);
  scope.defer(() => database.writeBatch([noteRefusal(distributor.id, { keyId: id, origin, at })]));
}
