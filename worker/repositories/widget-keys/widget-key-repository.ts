import { and, asc, desc, eq, sql } from "drizzle-orm";
import type {
  SiteBuyer,
  WidgetKey,
  WidgetKeyDetail,
  WidgetKeyInput,
} from "#domain/widget-keys/widget-key-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { integrator, user, widgetKey, widgetRefusal } from "#worker/db/schema/access.ts";
import { INTEGRATOR_OF_USER } from "../access/person-rows.ts";
import { assertKnown } from "#worker/repositories/shared/known-statements.ts";

/** The most sites that are noted of a key: who tries more names is no site that was forgotten. */
const MAX_REFUSED = 50;
/** The most people to choose from. */
const MAX_BUYERS = 1_000;

/** Keys of widgets of one distributor. */
export function createWidgetKeyRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(widgetKey.distributorId, distributorId);
  return {
    /** All keys, in order of their names. */
    async listKeys(): Promise<WidgetKey[]> {
      const [rows] = await database.readBatch([
        orm.select().from(widgetKey).where(own).orderBy(asc(widgetKey.name), asc(widgetKey.id)),
      ]);
      return rows.map(toWidgetKey);
    },

    /** People in whose name the visitors of sites can buy, by company and name. */
    async listBuyers(): Promise<SiteBuyer[]> {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: user.id,
            name: sql<string>`${user.name} || ' ' || ${user.surname}`,
            companyName: integrator.companyName,
          })
          .from(user)
          .innerJoin(integrator, INTEGRATOR_OF_USER)
          .where(
            and(
              eq(user.distributorId, distributorId),
              eq(user.type, "integrator"),
              eq(user.blocked, false),
              eq(integrator.status, "enable"),
            ),
          )
          .orderBy(asc(integrator.companyName), asc(user.name), asc(user.id))
          .limit(MAX_BUYERS),
      ]);
      return rows;
    },

    /** A key with the sites that it refused.
     *  @throws DomainError NOT_FOUND, also for another distributor's key */
    async getKey(id: string): Promise<WidgetKeyDetail> {
      const [[row], refused] = await database.readBatch([
        orm
          .select()
          .from(widgetKey)
          .where(and(own, eq(widgetKey.id, id)))
          .limit(1),
        orm
          .select({ origin: widgetRefusal.origin, times: widgetRefusal.times, lastAt: widgetRefusal.lastAt })
          .from(widgetRefusal)
          .where(and(eq(widgetRefusal.distributorId, distributorId), eq(widgetRefusal.keyId, id)))
          .orderBy(desc(widgetRefusal.lastAt), asc(widgetRefusal.origin)),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "widgetKey", id });
      return { ...toWidgetKey(row), refused: refused.filter(({ origin }) => !row.origins.includes(origin)) };
    },
  };
}

function toWidgetKey(row: typeof widgetKey.$inferSelect): WidgetKey {
  const { distributorId: _owner, revokedAt, formerKey: _former, ...key } = row;
  return { ...key, origins: [...row.origins], sells: [...row.sells], active: revokedAt === null };
}

interface Saved {
  id: string;
  input: WidgetKeyInput;
  at: string;
}

/** Asserts that a person can buy for visitors: one of a company of the distributor, who is not blocked.
 *  @throws DomainError INVALID_BODY out of the batch */
export function assertBuyer(distributorId: string, buyerId: string | null): WriteStatement[] {
  const ids = buyerId === null ? [] : [buyerId];
  const of = sql`type = 'integrator' and integrator_id is not null and blocked = 0`;
  return assertKnown(distributorId, "buyerId", { table: "user", ids, of });
}

/** @param saved.key - what widgets name */
export function insertWidgetKey(
  distributorId: string,
  { id, key, input, at }: Saved & { key: string },
): WriteStatement {
  const { active, ...fields } = input;
  const times = { createdAt: at, updatedAt: at, revokedAt: active ? null : at };
  return insertRow(widgetKey, { ...fields, ...times, distributorId, id, key });
}

/** Replaces a key's settings in the version that the edit began with.
 *  @throws DomainError STALE_VERSION out of the batch */
export function updateWidgetKey(
  distributorId: string,
  { id, input: { active, ...fields }, at, version }: Saved & { version: number },
): WriteStatement[] {
  const revokedAt = active ? null : sql`coalesce(revoked_at, ${at})`;
  const changes = { ...fields, revokedAt, updatedAt: at };
  return updateVersion(widgetKey, { distributorId, id, version }, changes, "widgetKey");
}

/** Gives a key another name for widgets; the one of before is accepted until an instant.
 *  @throws DomainError STALE_VERSION out of the batch */
export function renewWidgetKey(
  distributorId: string,
  { id, key, until, at, version }: { id: string; key: string; until: string; at: string; version: number },
): WriteStatement[] {
  const changes = { key, formerKey: sql`key`, formerUntil: until, updatedAt: at };
  return updateVersion(widgetKey, { distributorId, id, version }, changes, "widgetKey");
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deleteWidgetKey(distributorId: string, id: string): WriteStatement[] {
  return [
    deleteRow(widgetKey, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "widgetKey", id })),
    deleteRow(widgetRefusal, { distributorId, keyId: id }),
  ];
}

/** Notes the day of a key's last use. */
export function noteUse(distributorId: string, id: string, day: string): WriteStatement {
  return updateRow(widgetKey, { distributorId, id }, { lastUsedOn: day });
}

/** Notes a site that tried a key without being among its sites. */
export function noteRefusal(
  distributorId: string,
  { keyId, origin, at }: { keyId: string; origin: string; at: string },
): WriteStatement {
  const own = sql`distributor_id = ${distributorId} and key_id = ${keyId}`;
  return {
    query: sql`insert into widget_refusal (distributor_id, key_id, origin, times, last_at)
      select ${distributorId}, ${keyId}, ${origin}, 1, ${at}
      where exists (select 1 from widget_refusal where ${own} and origin = ${origin})
        or (select count(*) from widget_refusal where ${own}) < ${sql.raw(String(MAX_REFUSED))}
      on conflict (distributor_id, key_id, origin) do update set times = times + 1, last_at = excluded.last_at`,
  };
}
