import { and, eq, getTableColumns, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import type { Database } from "#worker/db/client.ts";
import { keepQuery, remember } from "#worker/db/kept-query.ts";
import {
  distributorProfile,
  integrator,
  role,
  session,
  sessionToken,
  user,
  widgetKey,
} from "#worker/db/schema/access.ts";
import { ROLE_OF_SESSION, type SessionRow, toActor, toDistributor, USER_OF_SESSION } from "./access-rows.ts";
import { INTEGRATOR_OF_USER } from "./person-rows.ts";

const OriginsSchema = z.array(z.string()).catch([]);

export interface WidgetKeyRow {
  origins: readonly string[];
  showPrices: boolean;
}

/** Stored credentials with their user. */
export interface FoundSession {
  accessKeyHash: string;
  createdAt: string;
  expiresAt: string;
  /** Credentials issued before this instant are outdated; null if there never was a change. */
  reloadAt: string | null;
  actor: UserActor | PlatformActor;
}

/** The facts that a request needs first: the distributor, and the actor. */
export interface Entry {
  distributor: Distributor | null;
  session: FoundSession | null;
  widgetKey: WidgetKeyRow | null;
}

const DISTRIBUTOR = sql.placeholder("distributorId");

/** Limit of distributors and users cached in an instance of the Worker, some kilobytes each. */
const MOST_DISTRIBUTORS = 200;
const MOST_PEOPLE = 2_000;

const profileRows = keepQuery((orm) =>
  orm
    .select({
      ...getTableColumns(distributorProfile),
      hasTerms: sql<number>`exists (select 1 from terms_document
        where terms_document.distributor_id = ${DISTRIBUTOR} and terms_document.active = 1)`,
    })
    .from(distributorProfile)
    .where(eq(distributorProfile.distributorId, DISTRIBUTOR))
    .limit(1),
);

const profileQuery = remember(profileRows, ([row]) => (row ? toDistributor(row) : null), MOST_DISTRIBUTORS);

const sessionRows = keepQuery((orm) =>
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
    .innerJoin(user, USER_OF_SESSION)
    .leftJoin(role, ROLE_OF_SESSION)
    .leftJoin(integrator, INTEGRATOR_OF_USER)
    .where(
      and(
        eq(sessionToken.distributorId, DISTRIBUTOR),
        eq(sessionToken.tokenHash, sql.placeholder("tokenHash")),
      ),
    )
    .limit(1),
);

const sessionQuery = remember(sessionRows, ([row]) => (row ? toSession(row) : null), MOST_PEOPLE);

const personRows = keepQuery((orm) =>
  orm
    .select({ session, user, role, integrator })
    .from(session)
    .innerJoin(user, USER_OF_SESSION)
    .leftJoin(role, ROLE_OF_SESSION)
    .leftJoin(integrator, INTEGRATOR_OF_USER)
    .where(
      and(
        eq(session.distributorId, DISTRIBUTOR),
        eq(session.id, sql.placeholder("sessionId")),
        eq(session.userId, sql.placeholder("userId")),
        isNull(session.revokedAt),
        gt(session.expiresAt, sql.placeholder("now")),
      ),
    )
    .limit(1),
);

const personQuery = remember(personRows, ([row]) => (row ? toActor(row) : null), MOST_PEOPLE);

const widgetKeyQuery = keepQuery((orm) =>
  orm
    .select()
    .from(widgetKey)
    .where(
      and(
        eq(widgetKey.distributorId, DISTRIBUTOR),
        eq(widgetKey.key, sql.placeholder("publishableKey")),
        isNull(widgetKey.revokedAt),
      ),
    )
    .limit(1),
);

/** Repository of access for one distributor, or for the platform's own people. */
export function createAccessRepository(
  database: Database,
  { id: distributorId, slug }: { id: string; slug: string },
) {
  return {
    /** Reads distributor, session with user and role, and widget key in one round trip. */
    async readEntry({
      tokenHash,
      publishableKey,
    }: {
      tokenHash: string | null;
      publishableKey: string | null;
    }): Promise<Entry> {
      const [profile, found, keys] = await database.readKept([
        profileQuery({ distributorId }),
        sessionQuery({ distributorId, tokenHash: tokenHash ?? "" }),
        widgetKeyQuery({ distributorId, publishableKey: publishableKey ?? "" }),
      ]);
      const key = keys[0];
      return {
        distributor: profile && { ...profile, slug },
        session: found,
        widgetKey: key ? { origins: OriginsSchema.parse(key.origins), showPrices: key.showPrices } : null,
      };
    },

    /** Reads the distributor and the user of a valid session in one round trip. */
    async readPerson({
      sessionId,
      userId,
      now,
    }: {
      sessionId: string;
      userId: string;
      now: string;
    }): Promise<{ distributor: Distributor | null; actor: FoundSession["actor"] | null }> {
      const [profile, actor] = await database.readKept([
        profileQuery({ distributorId }),
        personQuery({ distributorId, sessionId, userId, now }),
      ]);
      return { distributor: profile && { ...profile, slug }, actor };
    },
  };
}

function toSession(row: SessionRow & { token: typeof sessionToken.$inferSelect }): FoundSession {
  const { token, session: opened, user: person } = row;
  return {
    accessKeyHash: token.accessKeyHash,
    createdAt: token.createdAt,
    expiresAt: token.expiresAt < opened.expiresAt ? token.expiresAt : opened.expiresAt,
    reloadAt: person.reloadAt,
    actor: toActor(row),
  };
}
