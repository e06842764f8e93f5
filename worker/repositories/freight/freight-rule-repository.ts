import { and, asc, count, eq, gte, isNull, lte, or, sql } from "drizzle-orm";
import type { FreightTableRule, ZoneType } from "#domain/freight/freight-rule.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { freightRule } from "#worker/db/schema/freight.ts";
import { tableVersionOf } from "./freight-rule-statements.ts";

/** Lines of a page. */
const FREIGHT_PAGE_SIZE = 50;

/** A line of the table as its keepers see it. */
export type StoredFreightRule = Omit<
  typeof freightRule.$inferSelect,
  "distributorId" | "createdAt" | "updatedAt"
>;

/** The freight table of one distributor. */
export function createFreightRuleRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(freightRule.distributorId, distributorId);
  const inOrder = () =>
    orm.select().from(freightRule).where(own).orderBy(asc(freightRule.position), asc(freightRule.id));
  const version = () => orm.select({ text: tableVersionOf(distributorId) }).from(sql`(select 1)`);

  return {
    /** A page of the table in its order. */
    async listPage(page: number) {
      const [rows, [counted], [known]] = await database.readBatch([
        inOrder()
          .limit(FREIGHT_PAGE_SIZE)
          .offset((page - 1) * FREIGHT_PAGE_SIZE),
        orm.select({ total: count() }).from(freightRule).where(own),
        version(),
      ]);
      return { items: rows.map(toStored), totalItems: counted?.total ?? 0, tableVersion: known?.text ?? "" };
    },

    /** The whole table. */
    async listAll(): Promise<StoredFreightRule[]> {
      const [rows] = await database.readBatch([inOrder()]);
      return rows.map(toStored);
    },

    /** @throws DomainError NOT_FOUND, also when it is another distributor's */
    async get(id: string): Promise<StoredFreightRule> {
      const [[row]] = await database.readBatch([
        orm
          .select()
          .from(freightRule)
          .where(and(own, eq(freightRule.id, id))),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "freightRule", id });
      return toStored(row);
    },
  };
}

function toStored(row: typeof freightRule.$inferSelect): StoredFreightRule {
  const { distributorId: _owner, createdAt: _created, updatedAt: _updated, ...rule } = row;
  return rule;
}

/** What is known of a delivery before its cart is read. */
export interface KnownDelivery {
  shippingType: "CIF" | "FOB";
  /** Null for wherever it is. */
  state: string | null;
  zoneType: ZoneType;
  cep: string | null;
}

/** Query for the active lines that may fit a delivery, in their order. */
export function candidateRules(
  { orm }: Database,
  distributorId: string,
  { shippingType, state, zoneType, cep }: KnownDelivery,
) {
  return orm
    .select()
    .from(freightRule)
    .where(
      and(
        state === null ? eq(freightRule.distributorId, distributorId) : isOfState(distributorId, state),
        eq(freightRule.active, true),
        eq(freightRule.shippingType, shippingType),
        or(isNull(freightRule.zoneType), eq(freightRule.zoneType, zoneType)),
        or(isNull(freightRule.cepFrom), lte(freightRule.cepFrom, cep ?? sql`''`)),
        or(isNull(freightRule.cepTo), cep === null ? sql`false` : gte(freightRule.cepTo, cep)),
      ),
    )
    .orderBy(asc(freightRule.position), asc(freightRule.id));
}

/** A distributor's lines of a state and those of all states, each from the index. */
function isOfState(distributorId: string, state: string) {
  return sql`freight_rule.rowid in (
    select rowid from freight_rule where distributor_id = ${distributorId} and state = ${state}
    union all select rowid from freight_rule where distributor_id = ${distributorId} and state is null)`;
}

/** Row of a line as the rules of freight know it. */
export function toTableRule(row: typeof freightRule.$inferSelect): FreightTableRule {
  const { distributorId: _owner, position: _place, active: _active, version: _version, ...rule } = row;
  const { createdAt: _created, updatedAt: _updated, ...line } = rule;
  return line;
}
