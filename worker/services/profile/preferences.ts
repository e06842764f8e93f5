import type { UserType } from "#domain/access/actor.ts";
import {
  notificationKindsOf,
  type PreferencesInput,
  PreferencesSchema,
} from "#domain/notifications/preferences-schema.ts";
import type { NotificationKind } from "#domain/realtime/messages.ts";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createProfileRepository } from "#worker/repositories/profile-repository.ts";
import { mergePreferences } from "#worker/repositories/profile-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit.ts";
import { authoriseUser } from "../tenant-of.ts";

export const preferencesAccess = SIGNED_IN;

/** Kinds of notification that the person gets at all, each with whether the portal shows it. */
export interface OwnPreferences {
  notifications: Partial<Record<NotificationKind, boolean | undefined>>;
}

export function createReadPreferences(scope: Scope) {
  return async function readPreferences(): Promise<OwnPreferences> {
    const { distributor, database, actor } = authoriseUser(scope, preferencesAccess);
    const stored = await createProfileRepository(database, distributor.id).findPreferences(actor.userId);
    return toOwnPreferences(actor.type, stored);
  };
}

/** Changes which notifications the portal shows; kinds that are not named stay as they are.
 *  @throws DomainError INVALID_BODY for a kind that the person does not get */
export function createUpdatePreferences(scope: Scope) {
  return async function savePreferences(input: PreferencesInput): Promise<OwnPreferences> {
    const { distributor, database, actor } = authoriseUser(scope, preferencesAccess);
    assertOwnKinds(actor.type, input);
    const profiles = createProfileRepository(database, distributor.id);
    const before = toOwnPreferences(actor.type, await profiles.findPreferences(actor.userId));
    const changed = Object.entries(input.notifications).filter(
      ([kind, isShown]) => before.notifications[kind as NotificationKind] !== isShown,
    );
    await database.writeBatch([
      mergePreferences(distributor.id, actor.userId, input),
      audit(scope, distributor.id, {
        event: "user.preferences-changed",
        entity: "user",
        entityId: actor.userId,
        changes: Object.fromEntries(
          changed.map(([kind, isShown]) => [kind, { from: !isShown, to: isShown }]),
        ),
      }),
    ]);
    return { notifications: { ...before.notifications, ...input.notifications } };
  };
}

function toOwnPreferences(type: UserType, stored: unknown): OwnPreferences {
  const { notifications } = PreferencesSchema.parse(stored);
  return {
    notifications: Object.fromEntries(notificationKindsOf(type).map((kind) => [kind, notifications[kind]])),
  };
}

function assertOwnKinds(type: UserType, { notifications }: PreferencesInput): void {
  const own: readonly string[] = notificationKindsOf(type);
  const issues = Object.keys(notifications)
    .filter((kind) => !own.includes(kind))
    .map((kind) => ({ field: `notifications.${kind}`, code: "NOT_OF_TYPE", message: "NOT_OF_TYPE" }));
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}
