import { sql } from "drizzle-orm";
import type { CenterInput, CenterOrder } from "#domain/centers/center-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";
import { distributionCenter, stock } from "#worker/db/schema/stock.ts";

interface Saved {
  id: string;
  input: CenterInput;
  at: string;
}

/** Inserts a center, as the last in the delivery priority.
 *  @throws DomainError NAME_TAKEN, by the batch */
export function insertCenter(distributorId: string, { id, input, at }: Saved): WriteStatement[] {
  return [
    assertNameFree(distributorId, { id, name: input.name }),
    insertRow(distributionCenter, {
      ...input,
      distributorId,
      id,
      priority: sql`(select coalesce(max(priority), 0) + 1 from distribution_center
        where distributor_id = ${distributorId})`,
      updatedAt: at,
    }),
  ];
}

/** Replaces the version that the edit began with.
 *  @throws DomainError NAME_TAKEN, STALE_VERSION, by the batch */
export function updateCenter(
  distributorId: string,
  { id, input, at, version }: Saved & { version: number },
): WriteStatement[] {
  return [
    assertNameFree(distributorId, { id, name: input.name }),
    ...updateVersion(
      distributionCenter,
      { distributorId, id, version },
      { ...input, updatedAt: at },
      "distributionCenter",
    ),
  ];
}

/** Opens or closes a center in the version that the person saw. At least one must stay open.
 *  @throws DomainError STALE_VERSION, LAST_CENTER, by the batch */
export function setCenterActive(
  distributorId: string,
  { id, active, version, at }: { id: string; active: boolean; version: number; at: string },
): WriteStatement[] {
  return [
    ...updateVersion(
      distributionCenter,
      { distributorId, id, version },
      { active, updatedAt: at },
      "distributionCenter",
    ),
    assertOneSells(distributorId),
  ];
}

/** Deletes an unused center, and removes it from all regions.
 *  @throws DomainError IN_USE, LAST_CENTER, NOT_FOUND, by the batch */
export function deleteCenter(
  distributorId: string,
  { id, at }: { id: string; at: string },
): WriteStatement[] {
  const uses = {
    stock: sql`exists (select 1 from stock where distributor_id = ${distributorId} and center_id = ${id}
      and (on_hand <> 0 or conditional <> 0 or reserved <> 0))
      or exists (select 1 from stock_move where distributor_id = ${distributorId} and center_id = ${id})
      or exists (select 1 from stock_arrival where distributor_id = ${distributorId} and center_id = ${id})`,
    request: sql`exists (select 1 from request where distributor_id = ${distributorId} and center_id = ${id})`,
    user: sql`exists (select 1 from user where distributor_id = ${distributorId} and chosen_center_id = ${id}
      and erased_at is null)`,
  };
  return [
    ...Object.entries(uses).map(([usedBy, isUsed]): WriteStatement =>
      assertHolds(
        "ALREADY_DONE",
        sql`not (${isUsed})`,
        () => new DomainError("IN_USE", { entity: "distributionCenter", id, usedBy }),
      ),
    ),
    {
      query: sql`update distribution_region set version = version + 1, updated_at = ${at},
          center_priority = (select json_group_array(json(place.value)) from json_each(center_priority) as place
            where place.value ->> 'id' <> ${id})
        where distributor_id = ${distributorId}
          and exists (select 1 from json_each(center_priority) as place where place.value ->> 'id' = ${id})`,
    },
    deleteRow(stock, { distributorId, centerId: id }),
    deleteRow(distributionCenter, { distributorId, id }),
    assertChanged(
      "ALREADY_DONE",
      1,
      () => new DomainError("NOT_FOUND", { entity: "distributionCenter", id }),
    ),
    assertOneSells(distributorId),
  ];
}

/** Sets the delivery priority, if it has not changed since the edit began.
 *  @throws DomainError STALE_VERSION, by the batch */
export function orderCenters(distributorId: string, { centerIds, before }: CenterOrder): WriteStatement[] {
  return [
    assertHolds(
      "STALE_VERSION",
      sql`(select json_group_array(id) from
        (select id from distribution_center where distributor_id = ${distributorId} order by priority, id))
          = ${JSON.stringify(before)}`,
      () => new DomainError("STALE_VERSION", { entity: "distributor", id: distributorId }),
    ),
    {
      query: sql`update distribution_center set priority = place.key + 1
        from json_each(${JSON.stringify(centerIds)}) as place
        where distribution_center.distributor_id = ${distributorId} and distribution_center.id = place.value`,
    },
  ];
}

/** Turns exclusivity on or off without changing other settings.
 *  @throws DomainError STALE_VERSION, by the batch, if another person has just done so */
export function setExclusivity(
  distributorId: string,
  { exclusivity, at }: { exclusivity: boolean; at: string },
): WriteStatement[] {
  return [
    updateRow(
      distributorProfile,
      { distributorId },
      {
        updatedAt: at,
        settings: sql`json_set(settings, '$.distribution', json_patch(
          coalesce(json_extract(settings, '$.distribution'), '{}'), ${JSON.stringify({ exclusivity })}))`,
      },
      sql`coalesce(json_extract(settings, '$.distribution.exclusivity'), 0) <> ${Number(exclusivity)}`,
    ),
    assertChanged(
      "STALE_VERSION",
      1,
      () => new DomainError("STALE_VERSION", { entity: "distributor", id: distributorId }),
    ),
  ];
}

/** Asserts in the batch that a center still sells.
 *  @throws DomainError CENTER_REQUIRED, by the batch */
export function assertCenterSells(distributorId: string, id: string): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`exists (select 1 from distribution_center
      where distributor_id = ${distributorId} and id = ${id} and active = 1)`,
    () => new DomainError("CENTER_REQUIRED", {}),
  );
}

function assertOneSells(distributorId: string): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`exists (select 1 from distribution_center
      where distributor_id = ${distributorId} and active = 1)`,
    () => new DomainError("LAST_CENTER", {}),
  );
}

function assertNameFree(distributorId: string, { id, name }: { id: string; name: string }): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from distribution_center
      where distributor_id = ${distributorId} and id <> ${id} and name = ${name} collate nocase)`,
    () => new DomainError("NAME_TAKEN", { entity: "distributionCenter", name }),
  );
}
