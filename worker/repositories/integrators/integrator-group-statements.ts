import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { integratorGroup } from "#worker/db/schema/pricing.ts";

const ENTITY = "integratorGroup";

interface NamedGroup {
  id: string;
  name: string;
  at: string;
}

function assertNameFree(distributorId: string, { id, name }: NamedGroup): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from integrator_group where distributor_id = ${distributorId}
      and lower(name) = lower(${name}) and id <> ${id})`,
    () => new DomainError("NAME_TAKEN", { entity: ENTITY, name }),
  );
}

/** @throws DomainError NAME_TAKEN out of the batch */
export function insertGroup(distributorId: string, group: NamedGroup): WriteStatement[] {
  const { id, name, at } = group;
  return [
    assertNameFree(distributorId, group),
    insertRow(integratorGroup, { distributorId, id, name, createdAt: at, updatedAt: at }),
  ];
}

/** @throws DomainError NAME_TAKEN, STALE_VERSION out of the batch */
export function renameGroup(
  distributorId: string,
  { version, ...group }: NamedGroup & { version: number },
): WriteStatement[] {
  const { id, name, at } = group;
  return [
    assertNameFree(distributorId, group),
    ...updateVersion(integratorGroup, { distributorId, id, version }, { name, updatedAt: at }, ENTITY),
  ];
}

/** Asserts that the pricing rules in which a group's name was looked for are still those that count. */
export function assertRulesAre(
  distributorId: string,
  { version, draftVersion }: { version: number; draftVersion: number },
): WriteStatement {
  return assertHolds(
    "STALE_VERSION",
    sql`coalesce((select max(version) from pricing_version where distributor_id = ${distributorId}), 0) = ${version}
      and coalesce((select version from pricing_draft where distributor_id = ${distributorId}), 0) = ${draftVersion}`,
    () => new DomainError("STALE_VERSION", { entity: "pricingRules", id: distributorId }),
  );
}

/** Deletes a group without members and references.
 *  @throws DomainError IN_USE, NOT_FOUND, by the batch */
export function deleteGroup(distributorId: string, id: string): WriteStatement[] {
  const unused = (usedBy: string, table: "price_list" | "coupon") =>
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from ${sql.identifier(table)} as one, json_each(one.group_ids) as named
        where one.distributor_id = ${distributorId} and named.value = ${id})`,
      () => new DomainError("IN_USE", { entity: ENTITY, id, usedBy }),
    );
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from integrator where distributor_id = ${distributorId} and group_id = ${id})`,
      () => new DomainError("IN_USE", { entity: ENTITY, id, usedBy: "integrators" }),
    ),
    unused("priceLists", "price_list"),
    unused("coupons", "coupon"),
    deleteRow(integratorGroup, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: ENTITY, id })),
  ];
}

/** Puts a set of companies into a group, and takes another one out of it.
 *  @throws DomainError NOT_FOUND out of the batch */
export function assignToGroup(
  distributorId: string,
  { id, add, remove }: { id: string; add: readonly string[]; remove: readonly string[] },
): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from integrator_group where distributor_id = ${distributorId} and id = ${id})`,
      () => new DomainError("NOT_FOUND", { entity: ENTITY, id }),
    ),
    {
      query: sql`update integrator set group_id = null, version = version + 1
        where distributor_id = ${distributorId} and group_id = ${id}
        and id in (select value from json_each(${JSON.stringify(remove)}))`,
    },
    {
      query: sql`update integrator set group_id = ${id}, version = version + 1
        where distributor_id = ${distributorId}
        and id in (select value from json_each(${JSON.stringify(add)}))`,
    },
    assertChanged(
      "ALREADY_DONE",
      new Set(add).size,
      () => new DomainError("NOT_FOUND", { entity: "integrator", id: add.join(",") }),
    ),
  ];
}
