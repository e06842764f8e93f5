import { sql } from "drizzle-orm";
import { MAX_ORDERED_ENTRIES } from "#domain/offers/offer-limits.ts";
import type { NewOrder } from "#domain/offers/offer-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import type { category } from "#worker/db/schema/catalog.ts";
import type { structure } from "#worker/db/schema/kits.ts";
import type { extraItem, separatedSection, serviceItem } from "#worker/db/schema/offers.ts";
import type { recommendationRule } from "#worker/db/schema/pricing.ts";

/** Tables of such entries. */
export type OfferRows =
  | typeof category
  | typeof structure
  | typeof separatedSection
  | typeof extraItem
  | typeof serviceItem
  | typeof recommendationRule;

/** Columns of an entry that people write. */
export type OfferColumns<Rows extends OfferRows = OfferRows> = Partial<Rows["$inferInsert"]>;

/** A table whose rows are entries of a list that a distributor keeps. */
export interface OfferTable<Rows extends OfferRows = OfferRows> {
  rows: Rows;
  entity: string;
  /** First part of the names of its events in the audit log. */
  eventPrefix: string;
  /** What no two entries share. */
  unique: { column: "name"; code: "NAME_TAKEN" } | { column: "product_code"; code: "CODE_TAKEN" };
  /** Whether people put the entries in order by hand. */
  isOrdered: boolean;
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
  const { rows } = table;
  const position = sql`(select coalesce(max(position), 0) + 1 from ${rows} where distributor_id = ${distributorId})`;
  const row = {
    ...{ distributorId, id, ...columns, updatedAt: at },
    ...("createdAt" in rows ? { createdAt: at } : {}),
    ...(table.isOrdered ? { position } : {}),
  };
  return [
    ...(table.isOrdered ? [assertRoom(table, distributorId)] : []),
    assertUnique(table, distributorId, { id, columns }),
    // Columns and table come from one kind, which has held them together.
    insertRow<OfferRows>(rows, row as never),
  ];
}

/** Replaces the version that the person began with.
 *  @throws DomainError NAME_TAKEN or CODE_TAKEN, STALE_VERSION out of the batch */
export function updateOffer(
  table: OfferTable,
  distributorId: string,
  { id, columns, at, version }: Saved & { version: number },
): WriteStatement[] {
  const changes = { ...columns, updatedAt: at };
  return [
    assertUnique(table, distributorId, { id, columns }),
    ...updateVersion<OfferRows>(table.rows, { distributorId, id, version }, changes, table.entity),
  ];
}

/** @throws DomainError NOT_FOUND out of the batch */
export function deleteOffer(
  { rows, entity }: OfferTable,
  distributorId: string,
  id: string,
): WriteStatement[] {
  return [
    deleteRow<OfferRows>(rows, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity, id })),
  ];
}

/** Puts the entries in another order, if they still are in the one that was read.
 *  @throws DomainError STALE_VERSION out of the batch */
export function orderOffers(
  { rows, entity }: OfferTable,
  distributorId: string,
  { before, after }: NewOrder,
): WriteStatement[] {
  const current = sql`(select json_group_array(id) from
    (select id from ${rows} where distributor_id = ${distributorId} order by position, id))`;
  return [
    assertHolds("STALE_VERSION", sql`${current} = ${JSON.stringify(before)}`, () => {
      return new DomainError("STALE_VERSION", { entity, id: distributorId });
    }),
    updateRow<OfferRows>(rows, { distributorId }, {
      position: sql`(select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed
          where placed.value = ${rows}.id)`,
      // Which kinds have an order by hand is their table's to say.
    } as never),
  ];
}

function assertUnique(
  { rows, entity, unique }: OfferTable,
  distributorId: string,
  { id, columns }: Pick<Saved, "id" | "columns">,
): WriteStatement {
  const value = String("productCode" in columns ? columns.productCode : columns.name);
  const taken = sql`exists (select 1 from ${rows} where distributor_id = ${distributorId}
    and lower(${sql.identifier(unique.column)}) = lower(${value}) and id <> ${id})`;
  return assertHolds("ALREADY_DONE", sql`not ${taken}`, () =>
    unique.code === "CODE_TAKEN"
      ? new DomainError("CODE_TAKEN", { entity, codes: [value] })
      : new DomainError("NAME_TAKEN", { entity, name: value }),
  );
}

function assertRoom({ rows }: OfferTable, distributorId: string): WriteStatement {
  const total = sql`(select count(*) from ${rows} where distributor_id = ${distributorId})`;
  return assertHolds("ALREADY_DONE", sql`${total} < ${MAX_ORDERED_ENTRIES}`, () => {
    const issue = { field: "body", code: "TOO_MANY", message: `at most ${String(MAX_ORDERED_ENTRIES)}` };
    return new DomainError("INVALID_BODY", { issues: [issue] });
  });
}
