import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import { CompanyPermissionsSchema } from "#domain/access/company-permissions-schema.ts";
import { MasqueradeSchema } from "#domain/access/masquerade-schema.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import type { Database } from "../db/client.ts";
import {
  distributorProfile,
  integrator,
  role,
  session,
  sessionToken,
  user,
  widgetKey,
} from "../db/schema/access.ts";
import { INTEGRATOR_OF_USER } from "./person-rows.ts";

const PermissionsSchema = z.array(z.string()).catch([]);
const ActionsSchema = z.record(z.string(), z.boolean()).catch({});
const OriginsSchema = z.array(z.string()).catch([]);
const CompanyPermissions = CompanyPermissionsSchema.catch(CompanyPermissionsSchema.parse({}));
const RoleContent = RoleContentSchema.catch(RoleContentSchema.parse({}));

export interface WidgetKeyRow {
  origins: readonly string[];
  showPrices: boolean;
}

/** Credentials as they are stored, with the person whose they are. */
export interface FoundSession {
  accessKeyHash: string;
  createdAt: string;
  expiresAt: string;
  /** Since when credentials of the person are outdated, if ever. */
  reloadAt: string | null;
  actor: UserActor | PlatformActor;
}

/** What a request must know before it may do anything: the distributor, and who is asking. */
export interface Entry {
  distributor: Distributor | null;
  session: FoundSession | null;
  widgetKey: WidgetKeyRow | null;
}

/** Who may enter at one distributor, or, for its own people, at the platform. */
export function createAccessRepository(
  database: Database,
  { id: distributorId, slug }: { id: string; slug: string },
) {
  const { orm } = database;
  const hasTerms = sql<number>`exists (select 1 from terms_document
    where terms_document.distributor_id = ${distributorId} and terms_document.active = 1)`;

  return {
    /** Distributor, session with user and role, and widget key, in one round trip. */
    async readEntry({
      tokenHash,
      publishableKey,
    }: {
      tokenHash: string | null;
      publishableKey: string | null;
    }): Promise<Entry> {
      const [profiles, sessions, keys] = await database.readBatch([
        orm
          .select({ ...getTableColumns(distributorProfile), hasTerms })
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId))
          .limit(1),
        orm
          .select({ token: sessionToken, session, user, role, integrator })
          .from(sessionToken)
          .innerJoin(
            session,
            and(
              eq(session.distributorId, sessionToken.distributorId),
              eq(session.id, sessionToken.sessionId),
              isNull(session.revokedAt),
            ),
          )
          .innerJoin(
            user,
            and(
              eq(user.distributorId, session.distributorId),
              eq(user.id, session.userId),
              eq(user.blocked, false),
            ),
          )
          .leftJoin(
            role,
            and(
              eq(role.distributorId, user.distributorId),
              sql`${role.id} = coalesce(${session.previewRoleId}, ${user.roleId})`,
            ),
          )
          .leftJoin(integrator, INTEGRATOR_OF_USER)
          .where(
            and(eq(sessionToken.distributorId, distributorId), eq(sessionToken.tokenHash, tokenHash ?? "")),
          )
          .limit(1),
        orm
          .select()
          .from(widgetKey)
          .where(
            and(
              eq(widgetKey.distributorId, distributorId),
              eq(widgetKey.key, publishableKey ?? ""),
              isNull(widgetKey.revokedAt),
            ),
          )
          .limit(1),
      ]);
      const profile = profiles[0];
      const key = keys[0];
      return {
        distributor: profile ? toDistributor(profile, slug) : null,
        session: sessions[0] ? toSession(sessions[0]) : null,
        widgetKey: key ? { origins: OriginsSchema.parse(key.origins), showPrices: key.showPrices } : null,
      };
    },
  };
}

export type AccessRepository = ReturnType<typeof createAccessRepository>;

function toDistributor(
  row: typeof distributorProfile.$inferSelect & { hasTerms: number },
  slug: string,
): Distributor {
  return {
    id: row.distributorId,
    slug,
    name: row.name,
    marketplace: row.marketplace,
    actions: ActionsSchema.parse(row.actions),
    theme: ThemeSchema.catch(ThemeSchema.parse({})).parse(row.theme),
    settings: SettingsSchema.catch(SettingsSchema.parse({})).parse(row.settings),
    hasTerms: row.hasTerms === 1,
  };
}

interface SessionRow {
  token: typeof sessionToken.$inferSelect;
  session: typeof session.$inferSelect;
  user: typeof user.$inferSelect;
  role: typeof role.$inferSelect | null;
  integrator: typeof integrator.$inferSelect | null;
}

function toSession(row: SessionRow): FoundSession {
  const { token, session: opened, user: person } = row;
  return {
    accessKeyHash: token.accessKeyHash,
    createdAt: token.createdAt,
    expiresAt: token.expiresAt < opened.expiresAt ? token.expiresAt : opened.expiresAt,
    reloadAt: person.reloadAt,
    actor: toActor(row),
  };
}

function toActor({ session: opened, user: person, role: held, integrator: company }: SessionRow) {
  const identity = {
    userId: person.id,
    sessionId: opened.id,
    name: person.name,
    surname: person.surname,
    email: person.email,
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
      permissions: CompanyPermissions.parse(company.companyPermissions),
    },
    chosenCenterId: person.chosenCenterId,
    masquerade: MasqueradeSchema.nullable().catch(null).parse(opened.masquerade),
    previewOf: preview?.name ?? null,
  } satisfies UserActor;
}
