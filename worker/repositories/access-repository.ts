import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import type { Database } from "../db/client.ts";
import { distributorProfile, integrator, role, session, user, widgetKey } from "../db/schema/access.ts";
import type { SessionRow } from "./directory-repository.ts";

const PermissionsSchema = z.array(z.string()).catch([]);
const ActionsSchema = z.record(z.string(), z.boolean()).catch({});
const OriginsSchema = z.array(z.string()).catch([]);

export interface WidgetKeyRow {
  origins: readonly string[];
  showPrices: boolean;
}

/** What a request must know before it may do anything: the distributor, and who is asking. */
export interface Entry {
  distributor: Distributor | null;
  session: { row: SessionRow; actor: UserActor } | null;
  widgetKey: WidgetKeyRow | null;
}

/** Users, sessions and keys of one distributor. */
export function createAccessRepository(
  database: Database,
  { id: distributorId, slug }: { id: string; slug: string },
) {
  const { orm } = database;

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
          .select()
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId))
          .limit(1),
        orm
          .select({ session, user, role, integrator })
          .from(session)
          .innerJoin(user, and(eq(user.distributorId, session.distributorId), eq(user.id, session.userId)))
          .leftJoin(role, and(eq(role.distributorId, user.distributorId), eq(role.id, user.roleId)))
          .leftJoin(
            integrator,
            and(eq(integrator.distributorId, user.distributorId), eq(integrator.id, user.integratorId)),
          )
          .where(
            and(
              eq(session.distributorId, distributorId),
              eq(session.tokenHash, tokenHash ?? ""),
              isNull(session.revokedAt),
              eq(user.blocked, false),
            ),
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

    async findUserByEmail(email: string) {
      const [rows] = await database.readBatch([
        orm
          .select({ id: user.id, passwordHash: user.passwordHash, blocked: user.blocked, type: user.type })
          .from(user)
          .where(and(eq(user.distributorId, distributorId), eq(user.email, email)))
          .limit(1),
      ]);
      return rows[0] ?? null;
    },

    /** Opens a session and forgets the attempts that were counted under `attemptsKey`. */
    async addSession(
      row: Omit<typeof session.$inferInsert, "distributorId">,
      attemptsKey: string,
    ): Promise<void> {
      await database.writeBatch([
        { query: orm.insert(session).values({ ...row, distributorId }) },
        {
          query: sql`delete from rate_limit where distributor_id = ${distributorId} and key = ${attemptsKey}`,
        },
      ]);
    },

    async revokeSession(sessionId: string, revokedAt: string): Promise<void> {
      await database.writeBatch([
        {
          query: orm
            .update(session)
            .set({ revokedAt })
            .where(and(eq(session.distributorId, distributorId), eq(session.id, sessionId))),
        },
      ]);
    },

    async chooseCenter(userId: string, centerId: string): Promise<void> {
      await database.writeBatch([
        {
          query: orm
            .update(user)
            .set({ chosenCenterId: centerId })
            .where(and(eq(user.distributorId, distributorId), eq(user.id, userId))),
        },
      ]);
    },

    /** Counts an attempt in its window and answers how many there were, this one included. */
    async countAttempt(key: string, windowStartedAt: number): Promise<number> {
      const [result] = await database.writeBatch([
        {
          query: sql`insert into rate_limit (distributor_id, key, window_started_at, count)
            values (${distributorId}, ${key}, ${windowStartedAt}, 1)
            on conflict (distributor_id, key) do update set
              count = case when window_started_at = excluded.window_started_at then count + 1 else 1 end,
              window_started_at = excluded.window_started_at
            returning count`,
        },
      ]);
      return Number(result?.rows[0]?.["count"] ?? 0);
    },
  };
}

export type AccessRepository = ReturnType<typeof createAccessRepository>;

function toDistributor(row: typeof distributorProfile.$inferSelect, slug: string): Distributor {
  return {
    id: row.distributorId,
    slug,
    name: row.name,
    marketplace: row.marketplace,
    actions: ActionsSchema.parse(row.actions),
    theme: ThemeSchema.catch(ThemeSchema.parse({})).parse(row.theme),
    settings: SettingsSchema.catch(SettingsSchema.parse({})).parse(row.settings),
  };
}

function toSession(row: {
  session: typeof session.$inferSelect;
  user: typeof user.$inferSelect;
  role: typeof role.$inferSelect | null;
  integrator: typeof integrator.$inferSelect | null;
}): { row: SessionRow; actor: UserActor } {
  const { user: person, role: held, integrator: company } = row;
  return {
    row: { ...row.session, sessionId: row.session.id },
    actor: {
      kind: "user",
      userId: person.id,
      sessionId: row.session.id,
      type: person.type,
      name: person.name,
      surname: person.surname,
      email: person.email,
      role: held && {
        id: held.id,
        name: held.name,
        type: held.type,
        permissions: PermissionsSchema.parse(held.permissions),
      },
      integrator: company && { id: company.id, companyName: company.companyName, cnpj: company.cnpj },
      chosenCenterId: person.chosenCenterId,
    },
  };
}
