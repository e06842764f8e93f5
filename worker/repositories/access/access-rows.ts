import { and, eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { CompanyPermissionsSchema } from "#domain/access/company-permissions-schema.ts";
import { MasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";
import { PreferencesSchema } from "#domain/access/preferences-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import type { distributorProfile, integrator } from "#worker/db/schema/access.ts";
import { role, session, user } from "#worker/db/schema/access.ts";

const PermissionsSchema = z.array(z.string()).catch([]);
const ActionsSchema = z.record(z.string(), z.boolean()).catch({});
const CompanyPermissions = CompanyPermissionsSchema.catch(() => CompanyPermissionsSchema.parse({}));
const Theme = ThemeSchema.catch(() => ThemeSchema.parse({}));
const Settings = SettingsSchema.catch(() => SettingsSchema.parse({}));
const RoleContent = RoleContentSchema.catch(() => RoleContentSchema.parse({}));

/** Joins the user of a session, unless blocked. */
export const USER_OF_SESSION = and(
  eq(user.distributorId, session.distributorId),
  eq(user.id, session.userId),
  eq(user.blocked, false),
);

/** Joins the effective role of a session: the user's own, or the previewed one. */
export const ROLE_OF_SESSION = and(
  eq(role.distributorId, user.distributorId),
  sql`${role.id} = coalesce(${session.previewRoleId}, ${user.roleId})`,
);

/** A person with what a session says of them. */
export interface PersonRow {
  session: Pick<typeof session.$inferSelect, "id" | "previewRoleId" | "masquerade">;
  user: typeof user.$inferSelect;
  role: typeof role.$inferSelect | null;
  integrator: typeof integrator.$inferSelect | null;
}

export interface SessionRow extends PersonRow {
  session: typeof session.$inferSelect;
}

/** A distributor with its settings, without the slug, which the directory knows. Settings that this version cannot read
 *  take their defaults. */
export function toDistributor(
  row: typeof distributorProfile.$inferSelect & { hasTerms: number },
): Omit<Distributor, "slug"> {
  return {
    id: row.distributorId,
    name: row.name,
    marketplace: row.marketplace,
    actions: ActionsSchema.parse(row.actions),
    theme: Theme.parse(row.theme),
    settings: Settings.parse(row.settings),
    hasTerms: row.hasTerms === 1,
  };
}

/** The user of a session as an actor. */
export function toActor({
  session: opened,
  user: person,
  role: held,
  integrator: company,
}: PersonRow): UserActor | PlatformActor {
  const identity = {
    userId: person.id,
    sessionId: opened.id,
    name: person.name,
    surname: person.surname,
    email: person.email,
    appearance: PreferencesSchema.parse(person.preferences).appearance,
  };
  if (person.type === "piedAdmin") {
    return { kind: "platform", type: "piedAdmin", ...identity } satisfies PlatformActor;
  }
  const preview = opened.previewRoleId === null ? null : held;
  return {
    kind: "user",
    ...identity,
    type: preview?.type ?? person.type,
    emailVerified: person.emailVerifiedAt !== null,
    role: held && {
      ...RoleContent.parse(held.content),
      id: held.id,
      name: held.name,
      type: held.type,
      permissions: PermissionsSchema.parse(held.permissions),
    },
    integrator: company && {
      id: company.id,
      companyName: company.companyName,
      cnpj: company.cnpj,
      status: company.status,
      groupId: company.groupId,
      permissions: CompanyPermissions.parse(company.companyPermissions),
    },
    chosenCenterId: person.chosenCenterId,
    masquerade: MasqueradeSchema.nullable().catch(null).parse(opened.masquerade),
    previewOf: preview?.name ?? null,
  } satisfies UserActor;
}
