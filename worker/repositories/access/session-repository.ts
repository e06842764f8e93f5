import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { deleteRow } from "#worker/db/row-writes.ts";
import { integrator, secondFactor, session, sessionToken, user } from "#worker/db/schema/access.ts";
import { rateLimit } from "#worker/db/schema/kernel.ts";
import { INTEGRATOR_OF_USER, ofPerson } from "./person-rows.ts";

/** Repository of accounts, sessions and attempts of one distributor, or of the platform. */
export function createSessionRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(user.distributorId, distributorId);

  return {
    /** Finds the account of an e-mail address, and whether it has a second factor. */
    async findAccount(email: string) {
      const [rows] = await database.readBatch([
        accounts()
          .where(and(own, eq(user.email, email)))
          .limit(1),
      ]);
      return rows[0] ?? null;
    },

    async findAccountById(id: string) {
      const [rows] = await database.readBatch([
        accounts()
          .where(and(own, eq(user.id, id)))
          .limit(1),
      ]);
      return rows[0] ?? null;
    },

    /** Finds the credentials of a refresh token, with their session. */
    async findRefresh(refreshHash: string) {
      const [rows] = await database.readBatch([
        orm
          .select({
            sessionId: session.id,
            userId: session.userId,
            userName: sql<string>`${user.name} || ' ' || ${user.surname}`,
            userType: user.type,
            blocked: user.blocked,
            revokedAt: session.revokedAt,
            sessionExpiresAt: session.expiresAt,
            issuedAt: sessionToken.createdAt,
            tokenExpiresAt: sessionToken.expiresAt,
            refreshedAt: sessionToken.refreshedAt,
            refreshExpiresAt: sessionToken.refreshExpiresAt,
          })
          .from(sessionToken)
          .innerJoin(
            session,
            and(
              eq(session.distributorId, sessionToken.distributorId),
              eq(session.id, sessionToken.sessionId),
            ),
          )
          .innerJoin(user, and(eq(user.distributorId, session.distributorId), eq(user.id, session.userId)))
          .where(
            and(eq(sessionToken.distributorId, distributorId), eq(sessionToken.refreshHash, refreshHash)),
          )
          .limit(1),
      ]);
      return rows[0] ?? null;
    },

    /** Lists valid sessions, latest first. */
    async listSessions(userId: string, now: string) {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: session.id,
            createdAt: session.createdAt,
            lastSeenAt: session.lastSeenAt,
            userAgent: session.userAgent,
            address: session.address,
            masquerade: session.masquerade,
          })
          .from(session)
          .where(
            and(
              ofPerson(session, distributorId, userId),
              isNull(session.revokedAt),
              gt(session.expiresAt, now),
            ),
          )
          .orderBy(desc(session.lastSeenAt), desc(session.id))
          .limit(100),
      ]);
      return rows;
    },

    /** Counts an attempt under each key in one round trip. A window begins with its first attempt. Returns the attempts
     *  in the window, including this one, and its start. */
    async countAttempts(
      keys: readonly string[],
      { now, windowMs }: { now: number; windowMs: number },
    ): Promise<{ count: number; startedAt: number }[]> {
      // The statement returns the counter's value after the update.
      const isOpen = sql`window_started_at > ${now - windowMs}`;
      const results = await database.writeBatch(
        keys.map((key) => ({
          query: sql`insert into rate_limit (distributor_id, key, window_started_at, count)
            values (${distributorId}, ${key}, ${now}, 1)
            on conflict (distributor_id, key) do update set
              count = case when ${isOpen} then count + 1 else 1 end,
              window_started_at = case when ${isOpen} then window_started_at else ${now} end
            returning count, window_started_at`,
        })),
      );
      return results.map(({ rows: [row] }) => ({
        count: Number(row?.["count"]),
        startedAt: Number(row?.["window_started_at"]),
      }));
    },
  };

  function accounts() {
    return orm
      .select({
        id: user.id,
        type: user.type,
        name: user.name,
        surname: user.surname,
        email: user.email,
        passwordHash: user.passwordHash,
        blocked: user.blocked,
        roleId: user.roleId,
        integratorStatus: integrator.status,
        secondFactor: secondFactor.secret,
        lastStep: secondFactor.lastStep,
        recoveryCodes: secondFactor.recoveryCodes,
      })
      .from(user)
      .leftJoin(integrator, INTEGRATOR_OF_USER)
      .leftJoin(
        secondFactor,
        and(
          eq(secondFactor.distributorId, user.distributorId),
          eq(secondFactor.userId, user.id),
          sql`${secondFactor.confirmedAt} is not null`,
        ),
      );
  }
}

/** Resets the attempts under a key. */
export function clearAttempts(distributorId: string, key: string): WriteStatement {
  return deleteRow(rateLimit, { distributorId, key });
}

export type SessionRepository = ReturnType<typeof createSessionRepository>;
export type Account = NonNullable<Awaited<ReturnType<SessionRepository["findAccount"]>>>;
