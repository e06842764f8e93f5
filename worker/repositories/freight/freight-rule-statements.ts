import { sql } from "drizzle-orm";
import { MAX_FREIGHT_RULES } from "#domain/freight/freight-rule.ts";
import type { FreightRuleInput } from "#domain/freight/freight-rule-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { freightRule } from "#worker/db/schema/freight.ts";

// Lines come and move as sets, since the place of one is the place of those after it.

const stale = (id: string) => () => new DomainError("STALE_VERSION", { entity: "freightRule", id });

/** Every value of a line but its place, by column. */
const VALUES = [
  ...(["name", "shippingType", "centerId", "state", "cityIbge", "cityType", "zoneType"] as const),
  ...(["cepFrom", "cepTo", "weightAboveG", "weightUpToG", "volumeAboveCm3", "volumeUpToCm3"] as const),
  ...(["powerAboveW", "powerUpToW", "type", "amount", "minimumCents", "maximumCents"] as const),
  ...(["daysToDeliver", "active"] as const),
] satisfies (keyof FreightRuleInput)[];

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const COLUMNS = sql.raw(VALUES.map(columnOf).join(", "));
const FROM_JSON = sql.raw(VALUES.map((field) => `value ->> '$.${field}'`).join(", "));

/** Appends lines to the table, in order. */
export function appendFreightRules(
  distributorId: string,
  { lines, at }: { lines: readonly (FreightRuleInput & { id: string })[]; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`insert into freight_rule (distributor_id, id, position, version, created_at, updated_at, ${COLUMNS})
        select ${distributorId}, value ->> '$.id',
          (select count(*) from freight_rule where distributor_id = ${distributorId}) + key + 1,
          1, ${at}, ${at}, ${FROM_JSON}
        from json_each(${JSON.stringify(lines)})`,
    },
    assertHolds(
      "STALE_VERSION",
      sql`(select count(*) <= ${MAX_FREIGHT_RULES}
        from freight_rule where distributor_id = ${distributorId})`,
      () =>
        new DomainError("INVALID_BODY", {
          issues: [{ field: "lines", code: "TOO_MANY", message: `At most ${String(MAX_FREIGHT_RULES)}` }],
        }),
    ),
  ];
}

/** Replaces the version of a line that the edit began with.
 *  @throws DomainError STALE_VERSION, by the batch */
export function updateFreightRule(
  distributorId: string,
  { id, input, version, at }: { id: string; input: FreightRuleInput; version: number; at: string },
): WriteStatement[] {
  return updateVersion(
    freightRule,
    { distributorId, id, version },
    { ...input, updatedAt: at },
    "freightRule",
  );
}

/** Deletes a line; later lines move up.
 *  @throws DomainError NOT_FOUND, by the batch */
export function deleteFreightRule(
  distributorId: string,
  { id, at }: { id: string; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`update freight_rule set position = position - 1, updated_at = ${at}
        where distributor_id = ${distributorId} and position > (select position from freight_rule
          where distributor_id = ${distributorId} and id = ${id})`,
    },
    deleteRow(freightRule, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "freightRule", id })),
  ];
}

/** Moves a line; the lines between its old and new position move by one.
 *  @throws DomainError STALE_VERSION, by the batch, if its position has changed or the table is too short */
export function moveFreightRule(
  distributorId: string,
  { id, from, to, at }: { id: string; from: number; to: number; at: string },
): WriteStatement[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return [
    {
      query: sql`update freight_rule set updated_at = ${at},
          position = case when id = ${id} then ${to} else position + ${from < to ? -1 : 1} end
        where distributor_id = ${distributorId} and position between ${low} and ${high}
          and exists (select 1 from freight_rule as moved where moved.distributor_id = ${distributorId}
            and moved.id = ${id} and moved.position = ${from})`,
    },
    assertChanged("STALE_VERSION", high - low + 1, stale(id)),
  ];
}

/** Exchanges the positions of lines.
 *  @throws DomainError STALE_VERSION, by the batch, if a position has changed */
export function placeFreightRules(
  distributorId: string,
  { lines, at }: { lines: readonly { id: string; from: number; to: number }[]; at: string },
): WriteStatement[] {
  return [
    {
      query: sql`update freight_rule set position = placed.value ->> '$.to', updated_at = ${at}
        from json_each(${JSON.stringify(lines)}) as placed
        where distributor_id = ${distributorId} and freight_rule.id = placed.value ->> '$.id'
          and position = placed.value ->> '$.from'`,
    },
    assertChanged("STALE_VERSION", lines.length, stale("table")),
  ];
}

/** Empties the table. */
export function deleteAllFreightRules(distributorId: string): WriteStatement {
  return deleteRow(freightRule, { distributorId });
}

/** Version of the table: another line, position or value gives another text. */
export function tableVersionOf(distributorId: string) {
  return sql<string>`(select count(*) || ':' || coalesce(sum(version), 0) || ':' || coalesce(max(updated_at), '')
    from freight_rule where distributor_id = ${distributorId})`;
}

/** Asserts that the table has not changed since it was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function assertTable(distributorId: string, tableVersion: string): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`${tableVersionOf(distributorId)} = ${tableVersion}`,
    stale("table"),
  );
}
