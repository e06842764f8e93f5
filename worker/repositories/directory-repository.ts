import { and, eq, sql } from "drizzle-orm";
import type { PlatformActor } from "#domain/access/actor.ts";
import type { Database } from "../db/client.ts";
import {
  distributor,
  distributorDomain,
  platformSession,
  platformUser,
  shard,
} from "../db/schema/directory.ts";
import type { Shard } from "../db/shards.ts";

export interface DirectoryEntry {
  id: string;
  slug: string;
  name: string;
  shard: Shard;
}

export interface SessionRow {
  sessionId: string;
  userId: string;
  accessKeyHash: string;
  expiresAt: string;
}

/** Distributors, where their data lives, and the platform's own users. */
export function createDirectoryRepository(database: Database) {
  const { orm } = database;
  const entries = () =>
    orm
      .select({
        id: distributor.id,
        slug: distributor.slug,
        name: distributor.name,
        url: shard.url,
        authToken: shard.authToken,
      })
      .from(distributor)
      .innerJoin(shard, eq(shard.id, distributor.shardId));
  const toEntry = (row: {
    id: string;
    slug: string;
    name: string;
    url: string | null;
    authToken: string | null;
  }) => ({
    id: row.id,
    slug: row.slug,
    name: row.name,
    shard: { url: row.url, authToken: row.authToken },
  });

  return {
    /** The accepted distributor with this custom domain, slug or id. */
    async findDistributor(by: { host?: string; slug?: string; id?: string }): Promise<DirectoryEntry | null> {
      const ids = orm
        .select({ id: distributorDomain.distributorId })
        .from(distributorDomain)
        .where(eq(distributorDomain.host, by.host ?? ""));
      const match = sql`(${distributor.slug} = ${by.slug ?? ""} or ${distributor.id} = ${by.id ?? ""} or ${distributor.id} in ${ids})`;
      const [rows] = await database.readBatch([
        entries()
          .where(and(eq(distributor.status, "accepted"), match))
          .limit(1),
      ]);
      return rows[0] ? toEntry(rows[0]) : null;
    },

    async listDistributors(): Promise<
      { id: string; slug: string; name: string; status: string; createdAt: string }[]
    > {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: distributor.id,
            slug: distributor.slug,
            name: distributor.name,
            status: distributor.status,
            createdAt: distributor.createdAt,
          })
          .from(distributor)
          .orderBy(distributor.name),
      ]);
      return rows;
    },

    async listEntries(): Promise<DirectoryEntry[]> {
      const [rows] = await database.readBatch([entries().where(eq(distributor.status, "accepted"))]);
      return rows.map(toEntry);
    },

    async findPlatformUserByEmail(email: string) {
      const [rows] = await database.readBatch([
        orm.select().from(platformUser).where(eq(platformUser.email, email)).limit(1),
      ]);
      return rows[0] ?? null;
    },

    async findPlatformSession(
      tokenHash: string,
    ): Promise<{ session: SessionRow; actor: PlatformActor } | null> {
      const [rows] = await database.readBatch([
        orm
          .select({ session: platformSession, user: platformUser })
          .from(platformSession)
          .innerJoin(platformUser, eq(platformUser.id, platformSession.userId))
          .where(
            and(
              eq(platformSession.tokenHash, tokenHash),
              eq(platformUser.blocked, false),
              sql`${platformSession.revokedAt} is null`,
            ),
          )
          .limit(1),
      ]);
      const row = rows[0];
      if (!row) return null;
      const { id, name, surname, email } = row.user;
      return {
        session: { ...row.session, sessionId: row.session.id },
        actor: {
          kind: "platform",
          type: "piedAdmin",
          userId: id,
          sessionId: row.session.id,
          name,
          surname,
          email,
        },
      };
    },

    /** Opens a session and forgets the attempts that were counted under `attemptsKey`. */
    async addPlatformSession(row: typeof platformSession.$inferInsert, attemptsKey: string): Promise<void> {
      await database.writeBatch([
        { query: orm.insert(platformSession).values(row) },
        { query: sql`delete from platform_rate_limit where key = ${attemptsKey}` },
      ]);
    },

    async revokePlatformSession(sessionId: string, revokedAt: string): Promise<void> {
      await database.writeBatch([
        { query: orm.update(platformSession).set({ revokedAt }).where(eq(platformSession.id, sessionId)) },
      ]);
    },

    /** Counts an attempt in its window and answers how many there were, this one included. */
    async countAttempt(key: string, windowStartedAt: number): Promise<number> {
      const [result] = await database.writeBatch([
        {
          query: sql`insert into platform_rate_limit (key, window_started_at, count) values (${key}, ${windowStartedAt}, 1)
            on conflict (key) do update set
              count = case when window_started_at = excluded.window_started_at then count + 1 else 1 end,
              window_started_at = excluded.window_started_at
            returning count`,
        },
      ]);
      return Number(result?.rows[0]?.["count"] ?? 0);
    },
  };
}

export type DirectoryRepository = ReturnType<typeof createDirectoryRepository>;
