import type { AppLoadContext } from "@remix-run/cloudflare";
import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { NOTIFICATION_KINDS } from "#domain/live/notification-schema.ts";
import { formatInstant } from "#domain/shared/format.ts";
import type { AccountPageProps } from "./account-page.tsx";

/** Loads the data of the account page. */
export async function loadAccount(
  { services, distributor }: AppLoadContext,
  actor: UserActor | PlatformActor,
): Promise<AccountPageProps> {
  const [profile, sessions, preferences] = await Promise.all([
    services.profile.read(),
    services.profile.listSessions(),
    services.profile.readPreferences(),
  ]);
  const { secondFactor, erasure, consents, type, ...person } = profile;
  const mayHaveSecondFactor = type === "admin" || type === "piedAdmin" || secondFactor.isOn;
  return {
    person,
    secondFactor: mayHaveSecondFactor ? secondFactor : null,
    sessions: sessions.items,
    notifications: NOTIFICATION_KINDS.flatMap((kind) => {
      const channels = preferences.notifications[kind];
      return channels === undefined ? [] : [{ kind, channels }];
    }),
    saleEmails: preferences.saleEmails,
    controller: actor.kind === "platform" ? "Girassol" : (distributor?.name ?? ""),
    consents,
    erasure: erasure && {
      dueText: formatInstant(erasure.dueAt, distributor?.settings.timeZone ?? "America/Sao_Paulo"),
      isOverdue: erasure.dueAt < new Date().toISOString(),
    },
    isSupport: actor.kind === "user" && actor.masquerade !== null,
  };
}
