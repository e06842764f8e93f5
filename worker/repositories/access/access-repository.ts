import { and, eq, getTableColumns, gt, isNull, or, sql } from "drizzle-orm";
import * as z from "zod";
import type { Distributor, PlatformActor, UserActor, WidgetActor } from "#domain/access/actor.ts";
import { SOLD_ON_SITES } from "#domain/widget-keys/widget-key-schema.ts";
import type { Database } from "#worker/db/client.ts";
import type { QueryBuilder } from "#worker/db/builder.ts";
import { jsonRow } from "#worker/db/json-row.ts";
import { type DataVersions, deepFreeze, toVersions, versionNumbers } from "#worker/db/kept-answers.ts";
import { keepRow, remember } from "#worker/db/kept-query.ts";
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
import { INTEGRATOR_OF_USER, ROLE_OF_USER } from "./person-rows.ts";

const OriginsSchema = z.array(z.string()).catch([]);
const SoldSchema = z.array(z.enum(SOLD_ON_SITES)).catch([]);

export interface WidgetKeyRow extends Pick<
  WidgetActor,
  "showPrices" | "showsKits" | "leadEmail" | "hourlyLimit" | "sells"
> {
  id: string;
  origins: readonly string[];
  /** Until when a key of before is accepted; null for the present one. */
  until: string | null;
  /** Day of the last use; null before the first. */
  lastUsedOn: string | null;
  /** The person in whose name visitors buy; null where nothing is sold. */
  buyer: UserActor | null;
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

const profileRow = jsonRow({ ...getTableColumns(distributorProfile) });
const tokenRow = jsonRow(getTableColumns(sessionToken));
const personRow = {
  session: jsonRow(getTableColumns(session)),
  user: jsonRow(getTableColumns(user)),
  role: jsonRow(getTableColumns(role)),
  integrator: jsonRow(getTableColumns(integrator)),
};

/** Profile, and whether there are terms to accept, as a JSON array. */
const profileColumn = sql<string>`json_array(${profileRow.array}, exists (select 1 from terms_document
  where terms_document.distributor_id = ${DISTRIBUTOR} and terms_document.kind = 'general' and terms_document.active = 1))`;

/** Session, user, role and company as a JSON array, for a query that joins them. */
const personColumn = sql<string>`json_array(${personRow.session.array}, ${personRow.user.array},
  case when ${role.id} is null then null else ${personRow.role.array} end,
  case when ${integrator.id} is null then null else ${personRow.integrator.array} end)`;

/** User, role and company of a buyer as a JSON array, for a query that joins them. */
const buyerColumn = sql<string>`case when ${user.id} is null then null else json_array(${personRow.user.array},
  case when ${role.id} is null then null else ${personRow.role.array} end,
  case when ${integrator.id} is null then null else ${personRow.integrator.array} end) end`;

/** A person of a company who is not blocked. */
const isBuyer = and(eq(user.type, "integrator"), eq(user.blocked, false));

/** The profile as JSON, unless this instance of the Worker knows it under its number. */
const profileUnlessKnown = (orm: QueryBuilder) =>
  orm
    .select({ profile: profileColumn })
    .from(distributorProfile)
    .where(
      and(
        eq(distributorProfile.distributorId, DISTRIBUTOR),
        sql`${sql.placeholder("knownSettings")} is not
          (select settings from data_version where distributor_id = ${DISTRIBUTOR})`,
      ),
    );

function isNamed(column: typeof widgetKey.key | typeof widgetKey.formerKey) {
  return eq(column, sql.placeholder("publishableKey"));
}

/** One statement for all that a request needs first: numbers of the data, profile, session, widget key. Its cells are
 *  JSON, or null. They are named, because the database repeats the text of a nameless column in each answer. */
const entryRow = keepRow(
  (orm) => sql`select ${versionNumbers(DISTRIBUTOR)} as numbers, ${profileUnlessKnown(orm)} as profile,
    ${orm
      .select({ session: sql`json_array(${tokenRow.array}, ${personColumn})` })
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
      )} as session,
    ${orm
      .select({
        key: sql`json_array(${widgetKey.id}, ${widgetKey.origins}, ${widgetKey.showPrices},
          iif(${isNamed(widgetKey.key)}, null, ${widgetKey.formerUntil}), ${widgetKey.lastUsedOn},
          ${widgetKey.sells}, ${widgetKey.showsKits}, ${widgetKey.leadEmail}, ${widgetKey.hourlyLimit},
          ${buyerColumn})`,
      })
      .from(widgetKey)
      .leftJoin(
        user,
        and(eq(user.distributorId, widgetKey.distributorId), eq(user.id, widgetKey.buyerId), isBuyer),
      )
      .leftJoin(role, ROLE_OF_USER)
      .leftJoin(integrator, INTEGRATOR_OF_USER)
      .where(
        and(
          eq(widgetKey.distributorId, DISTRIBUTOR),
          or(isNamed(widgetKey.key), isNamed(widgetKey.formerKey)),
          isNull(widgetKey.revokedAt),
        ),
      )} as key`,
);

/** Numbers of the data, profile, and the user of a valid session; JSON, or null. */
const personOfRoom = keepRow(
  (orm) => sql`select ${versionNumbers(DISTRIBUTOR)} as numbers, ${profileUnlessKnown(orm)} as profile,
    ${orm
      .select({ person: personColumn })
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
      )} as person`,
);

type Cells = readonly unknown[];
type PersonCells = [session: Cells, user: Cells, role: Cells | null, integrator: Cells | null];

function toSessionRow([opened, person, held, company]: PersonCells): SessionRow {
  return {
    session: personRow.session.toRow(opened),
    user: personRow.user.toRow(person),
    role: held && personRow.role.toRow(held),
    integrator: company && personRow.integrator.toRow(company),
  };
}

const readSession = remember((text) => {
  const [token, person] = JSON.parse(text) as [Cells, PersonCells];
  return toSession({ token: tokenRow.toRow(token), ...toSessionRow(person) });
}, MOST_PEOPLE);

type BuyerCells = [user: Cells, role: Cells | null, integrator: Cells | null];

/** A buyer, who has no session. */
const readBuyer = remember((text): UserActor | null => {
  const [person, held, company] = JSON.parse(text) as BuyerCells;
  const actor = toActor({
    session: { id: "", previewRoleId: null, masquerade: null },
    user: personRow.user.toRow(person),
    role: held && personRow.role.toRow(held),
    integrator: company && personRow.integrator.toRow(company),
  });
  return actor.kind === "user" ? actor : null;
}, MOST_PEOPLE);

const readActor = remember((text) => toActor(toSessionRow(JSON.parse(text) as PersonCells)), MOST_PEOPLE);

/** A profile with the number of the settings that it was read under. */
interface KnownProfile {
  settings: number;
  profile: Omit<Distributor, "slug">;
}

const knownProfiles = new Map<string, KnownProfile>();

/** The profile of an answer. Null comes for a profile that is known, or of a distributor that does not exist.
 *  @param known - the profile that the statement was told of */
function readProfile(
  known: KnownProfile | undefined,
  { distributorId, numbers }: DataVersions,
  text: string | null,
): Omit<Distributor, "slug"> | null {
  if (text === null) return known?.settings === numbers.settings ? known.profile : null;
  const [cells, hasTerms] = JSON.parse(text) as [Cells, number];
  const profile = deepFreeze(toDistributor({ ...profileRow.toRow(cells), hasTerms }));
  if (knownProfiles.size >= MOST_DISTRIBUTORS) knownProfiles.clear();
  knownProfiles.set(distributorId, { settings: numbers.settings, profile });
  return profile;
}

/** Never the number of settings. */
const UNKNOWN = -1;

/** Repository of access for one distributor, or for the platform's own people. */
export function createAccessRepository(
  database: Database,
  { id: distributorId, slug }: { id: string; slug: string },
) {
  return {
    /** Reads distributor, session with user and role, and widget key in one round trip, and the numbers of the
     *  distributor's data, under which the rest of the request may reuse what was read before. */
    async readEntry({
      tokenHash,
      publishableKey,
    }: {
      tokenHash: string | null;
      publishableKey: string | null;
    }): Promise<Entry> {
      const { profile, rest } = await readWithProfile(entryRow, {
        tokenHash: tokenHash ?? "",
        publishableKey: publishableKey ?? "",
      });
      const [found = null, key = null] = rest;
      return {
        distributor: profile,
        session: found === null ? null : readSession(found),
        widgetKey: key === null ? null : toWidgetKey(key),
      };
    },

    /** Reads a person who can buy for a company; null for anybody else. */
    async readBuyer(userId: string): Promise<UserActor | null> {
      const [rows] = await database.readBatch([
        database.orm
          .select({ buyer: buyerColumn })
          .from(user)
          .leftJoin(role, ROLE_OF_USER)
          .leftJoin(integrator, INTEGRATOR_OF_USER)
          .where(and(eq(user.distributorId, distributorId), eq(user.id, userId), isBuyer)),
      ]);
      const [found] = rows;
      return found === undefined ? null : readBuyer(found.buyer);
    },

    /** Reads the distributor and the user of a valid session in one round trip. */
    async readPerson(values: {
      sessionId: string;
      userId: string;
      now: string;
    }): Promise<{ distributor: Distributor | null; actor: FoundSession["actor"] | null }> {
      const { profile, rest } = await readWithProfile(personOfRoom, values);
      const [person = null] = rest;
      return { distributor: profile, actor: person === null ? null : readActor(person) };
    },
  };

  async function readWithProfile(
    row: typeof entryRow,
    values: Record<string, string>,
  ): Promise<{ profile: Distributor | null; rest: (string | null)[] }> {
    const known = knownProfiles.get(distributorId);
    const knownSettings = known?.settings ?? UNKNOWN;
    const cells = await database.readRow(row({ distributorId, knownSettings, ...values }));
    const [array = null, text = null, ...rest] = cells;
    database.versions = toVersions(distributorId, array);
    const profile = readProfile(known, database.versions, text);
    return { profile: profile && { ...profile, slug }, rest };
  }
}

type WidgetKeyCells = [
  id: string,
  origins: string,
  showPrices: number,
  until: string | null,
  lastUsedOn: string | null,
  sells: string,
  showsKits: number,
  leadEmail: string | null,
  hourlyLimit: number,
  buyer: BuyerCells | null,
];

function toWidgetKey(text: string): WidgetKeyRow {
  const [id, origins, showPrices, until, lastUsedOn, sells, showsKits, leadEmail, hourlyLimit, buyer] =
    JSON.parse(text) as WidgetKeyCells;
  return {
    ...{ id, leadEmail, hourlyLimit },
    origins: OriginsSchema.parse(JSON.parse(origins)),
    ...{ showPrices: showPrices === 1, showsKits: showsKits === 1, until, lastUsedOn },
    sells: SoldSchema.parse(JSON.parse(sells)),
    buyer: buyer && readBuyer(JSON.stringify(buyer)),
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
