import { type SQL, sql } from "drizzle-orm";
import { MAX_ORDERED_ENTRIES } from "#domain/offers/offer-limits.ts";
import type { NewOrder } from "#domain/offers/offer-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** Columns of an entry by name, as the database holds them. */
export type OfferColumns = Readonly<Record<string, string | number>>;

/** A table whose rows are entries of a list that a distributor keeps. */
export interface OfferTable {
  name:
    | "category"
    | "structure"
    | "separated_section"
    | "extra_item"
    | "service_item"
    | "recommendation_rule";
  entity: string;
  /** First part of the names of its events in the audit log. */
  eventPrefix: string;
  /** What no two entries share. */
  unique: { column: "name"; code: "NAME_TAKEN" } | { column: "product_code"; code: "CODE_TAKEN" };
  /** Whether people put the entries in order by hand. */
  isOrdered: boolean;
  hasCreatedAt: boolean;
}

interface Saved {
  id: string;
  columns: OfferColumns;
  at: string;
}

/** @throws DomainError NAME_TAKEN or CODE_TAKEN, INVALID_BODY (TOO_MANY) out of the batch */
export function insertOffer(
  table: OfferTable,
  distributorId: string,
  { id, columns, at }: Saved,
): WriteStatement[] {
  const from = sql.identifier(table.name);
  const values: Record<string, unknown> = {
    distributor_id: distributorId,
    id,
    ...columns,
    ...(table.isOrdered
      ? {
          position: sql`(select coalesce(max(position), 0) + 1 from ${from} where distributor_id = ${distributorId})`,
        }
      : {}),
    ...(table.hasCreatedAt ? { created_at: at } : {}),
    version: 1,
    updated_at: at,
  };
  return [
    ...(table.isOrdered ? [assertRoom(table, distributorId)] : []),
    assertUnique(table, distributorId, { id, columns }),
    {
      query: sql`insert into ${from} (${list(Object.keys(values).map((name) => sql.identifier(name)))})
        values (${list(Object.values(values).map((value) => sql`${value}`))})`,
    },
  ];
}

/** Replaces the version that the person began with.
 *  @throws DomainError NAME_TAKEN or CODE_TAKEN, STALE_VERSION out of the batch */
export function updateOffer(
  table: OfferTable,
  distributorId: string,
  { id, columns, at, version }: Saved & { version: number },
): WriteStatement[] {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  return [
    assertUnique(table, distributorId, { id, columns }),
    {
      query: sql`update ${sql.identifier(table.name)} set ${list(sets)}, version = version + 1, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: table.entity, id })),
  ];
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deleteOffer(
  { name, entity }: OfferTable,
  distributorId: string,
  id: string,
): WriteStatement[] {
  return [
    {
      query: sql`delete from ${sql.identifier(name)} where distributor_id = ${distributorId} and id = ${id}`,
    },
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity, id })),
  ];
}

/** Puts the entries in another order, if they still are in the one that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function orderOffers(
  { name, entity }: OfferTable,
  distributorId: string,
  { before, after }: NewOrder,
): WriteStatement[] {
  const from = sql.identifier(name);
  const current = sql`(select json_group_array(id) from
    (select id from ${from} where distributor_id = ${distributorId} order by position, id))`;
  return [
    assertHolds("STALE_VERSION", sql`${current} = ${JSON.stringify(before)}`, () => {
      return new DomainError("STALE_VERSION", { entity, id: distributorId });
    }),
    {
      query: sql`update ${from} set position =
          (select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed where placed.value = ${from}.id)
        where distributor_id = ${distributorId}`,
    },
  ];
}

/** Asserts a fact inside the batch. */
export function assertHolds(
  code: "STALE_VERSION" | "ALREADY_DONE",
  fact: SQL,
  refusal: () => Error,
): WriteStatement {
  return { query: sql`insert into guard (code, holds) select ${code}, ${fact}`, refusal };
}

function assertUnique(
  { name, entity, unique }: OfferTable,
  distributorId: string,
  { id, columns }: Pick<Saved, "id" | "columns">,
): WriteStatement {
  const value = String(columns[unique.column]);
  const taken = sql`exists (select 1 from ${sql.identifier(name)} where distributor_id = ${distributorId}
    and lower(${sql.identifier(unique.column)}) = lower(${value}) and id <> ${id})`;
  return assertHolds("ALREADY_DONE", sql`not ${taken}`, () =>
    unique.code === "CODE_TAKEN"
      ? new DomainError("CODE_TAKEN", { entity, codes: [value] })
      : new DomainError("NAME_TAKEN", { entity, name: value }),
  );
}

function assertRoom({ name }: OfferTable, distributorId: string): WriteStatement {
  const total = sql`(select count(*) from ${sql.identifier(name)} where distributor_id = ${distributorId})`;
  return assertHolds("ALREADY_DONE", sql`${total} < ${MAX_ORDERED_ENTRIES}`, () => {
    const issue = { field: "body", code: "TOO_MANY", message: `at most ${String(MAX_ORDERED_ENTRIES)}` };
    return new DomainError("INVALID_BODY", { issues: [issue] });
  });
}

function list(parts: readonly SQL[] | readonly ReturnType<typeof sql.identifier>[]): SQL {
  return sql.join([...parts], sql`, `);
}
