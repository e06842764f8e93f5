import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { notificationKindsOf } from "#domain/notifications/notification-audience.ts";
import {
  type NotificationChannel,
  type Preferences,
  type PreferencesInput,
  PreferencesSchema,
} from "#domain/access/preferences-schema.ts";
import type { NotificationKind } from "#domain/live/notification-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createProfileRepository } from "#worker/repositories/account/profile-repository.ts";
import { mergePreferences } from "#worker/repositories/account/profile-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseSelf, SELF_ACCESS } from "#worker/services/shared/authorise.ts";

export const preferencesAccess = SELF_ACCESS;

/** A person's preferences, with only the kinds of notifications that the person can get. */
export interface OwnPreferences {
  notifications: Partial<Record<NotificationKind, Record<NotificationChannel, boolean>>>;
  /** Whether budgets and orders of theirs tell them by e-mail. */
  saleEmails: boolean;
  appearance: Preferences["appearance"];
}

export function createReadPreferences(scope: Scope) {
  return async function readPreferences(): Promise<OwnPreferences> {
    const { distributor, database, actor } = authoriseSelf(scope);
    const stored = await createProfileRepository(database, distributor.id).findPreferences(actor.userId);
    return toOwnPreferences(actor, stored);
  };
}

/** Changes channels of notifications, the e-mails of the sale and the appearance; fields that are left out stay. A change of appearance is not
 *  logged.
 *  @throws DomainError INVALID_BODY for a kind that the person cannot get */
export function createUpdatePreferences(scope: Scope) {
  return async function updatePreferences(input: PreferencesInput): Promise<OwnPreferences> {
    const { distributor, database, actor } = authoriseSelf(scope);
    assertOwnKinds(actor, input);
    const profiles = createProfileRepository(database, distributor.id);
    const before = toOwnPreferences(actor, await profiles.findPreferences(actor.userId));
    const changes = channelChanges(before, input);
    await database.writeBatch([
      ...mergePreferences(distributor.id, actor.userId, input),
      ...(Object.keys(changes).length === 0
        ? []
        : [
            audit(scope, distributor.id, {
              event: "user.preferences-changed",
              entity: "user",
              entityId: actor.userId,
              changes,
            }),
          ]),
    ]);
    return toOwnPreferences(actor, await profiles.findPreferences(actor.userId));
  };
}

function toOwnPreferences(actor: UserActor | PlatformActor, stored: unknown): OwnPreferences {
  const { notifications, saleEmails, appearance } = PreferencesSchema.parse(stored);
  const kinds = kindsOf(actor);
  return {
    notifications: Object.fromEntries(kinds.map((kind) => [kind, notifications[kind]])),
    ...{ saleEmails, appearance },
  };
}

function kindsOf(actor: UserActor | PlatformActor): readonly NotificationKind[] {
  return actor.kind === "platform" ? [] : notificationKindsOf(actor);
}

/** Channels that change, and the e-mails of the sale. */
function channelChanges({ notifications, saleEmails }: OwnPreferences, input: PreferencesInput) {
  const before: Readonly<Record<string, Readonly<Record<string, boolean>> | undefined>> = notifications;
  const channels = Object.fromEntries(
    Object.entries(input.notifications ?? {}).flatMap(([kind, channels]) =>
      Object.entries(channels ?? {}).flatMap(([channel, to]) => {
        const from = before[kind]?.[channel];
        return from === to ? [] : [[`${kind}.${channel}`, { from, to }]];
      }),
    ),
  );
  const { saleEmails: to = saleEmails } = input;
  return to === saleEmails ? channels : { ...channels, saleEmails: { from: saleEmails, to } };
}

function assertOwnKinds(actor: UserActor | PlatformActor, { notifications = {} }: PreferencesInput): void {
  const own: readonly string[] = kindsOf(actor);
  const issues = Object.keys(notifications)
    .filter((kind) => !own.includes(kind))
    .map((kind) => ({ field: `notifications.${kind}`, code: "NOT_OF_TYPE", message: "NOT_OF_TYPE" }));
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}
