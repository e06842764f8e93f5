import { type SQL, sql } from "drizzle-orm";
import { KEPT_GROUPS, STATUS_GROUPS, type StatusGroup } from "#domain/requests/deal-status.ts";
import type { DealStatusInput, DealStatusUpdate, NextStatuses } from "#domain/requests/deal-status-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { PAID_STATUS } from "#domain/settings/paid-status.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { type AuditEntry, auditEach } from "../audit/audit-statements.ts";
import { dealStatus, request } from "#worker/db/schema/requests.ts";

// What a status may become depends on the other statuses, on the settings, and on the requests that have it, all of
// which the batch looks at.

/** A change of a request's status, as the log tells it. */
type StatusMove = Pick<AuditEntry, "at" | "actor" | "address" | "event">;

/** Inserts a status as the last of its group.
 *  @throws DomainError NAME_TAKEN, INVALID_BODY (UNKNOWN), by the batch */
export function insertDealStatus(
  distributorId: string,
  { id, input, at }: { id: string; input: DealStatusInput; at: string },
): WriteStatement[] {
  const { type, name, group, color, nextStatusIds, message } = input;
  return [
    assertNameFree(distributorId, { id, type, name }),
    ...assertKnown(distributorId, { id, type, nextStatusIds }),
    insertRow(dealStatus, {
      ...{ distributorId, id, type, name, color, nextStatusIds, message, updatedAt: at },
      ...placeAtEnd(distributorId, { type, group }),
    }),
  ];
}

/** Replaces a status in the version that the edit began with. In another group it becomes the last one.
 *  @param before - the status that was read
 *  @throws DomainError STALE_VERSION, NAME_TAKEN, STATUS_NEEDED, INVALID_BODY (UNKNOWN), by the batch */
export function updateDealStatus(
  distributorId: string,
  before: { id: string; type: RequestType; name: string; group: StatusGroup },
  { name, group, color, nextStatusIds, message, version, at }: DealStatusUpdate & { at: string },
): WriteStatement[] {
  const { id, type } = before;
  const hasMoved = group !== before.group;
  return [
    ...(name === before.name ? [] : [assertNotReferredTo(distributorId, before)]),
    ...(hasMoved ? [assertNotLast(distributorId, before)] : []),
    ...updateVersion(
      dealStatus,
      { distributorId, id, version },
      {
        ...{ name, color, nextStatusIds, message, updatedAt: at },
        ...(hasMoved ? placeAtEnd(distributorId, { type, group }) : {}),
      },
      "dealStatus",
    ),
    assertNameFree(distributorId, { id, type, name }),
    ...assertKnown(distributorId, { id, type, nextStatusIds }),
  ];
}

/** Replaces what may follow some statuses of a type, each in the version that was read.
 *  @throws DomainError STALE_VERSION, INVALID_BODY (UNKNOWN), by the batch */
export function updateNextStatuses(
  distributorId: string,
  { type, changes, at }: NextStatuses & { at: string },
): WriteStatement[] {
  return changes.flatMap(({ id, version, nextStatusIds }) => [
    ...updateVersion(
      dealStatus,
      { distributorId, id, version },
      { nextStatusIds, updatedAt: at },
      "dealStatus",
    ),
    ...assertKnown(distributorId, { id, type, nextStatusIds }),
  ]);
}

/** Deletes a status. Its requests get another one, which the log of each tells, and it leaves the lists of what follows
 *  others, whose versions count up with that.
 *  @param moveTo - the other status; null if no request is expected to have it
 *  @param move - how the log tells that a request got it
 *  @throws DomainError NOT_FOUND, STATUS_NEEDED, STATUS_IN_USE, by the batch */
export function deleteDealStatus(
  distributorId: string,
  status: { id: string; type: RequestType; name: string; group: StatusGroup },
  { moveTo, move }: { moveTo: string | null; move: StatusMove },
): WriteStatement[] {
  const { id, type } = status;
  const { at } = move;
  return [
    assertNotReferredTo(distributorId, status),
    assertNotChosen(distributorId, id),
    assertNotLast(distributorId, status),
    ...(moveTo === null ? [] : moveRequests(distributorId, { id, type, moveTo, move })),
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from request
        where distributor_id = ${distributorId} and type = ${type} and deal_status_id = ${id})`,
      () => new DomainError("STATUS_IN_USE", {}),
    ),
    deleteRow(dealStatus, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "dealStatus", id })),
    updateRow(
      dealStatus,
      { distributorId, type },
      {
        nextStatusIds: sql`(select json_group_array(value) from json_each(next_status_ids) where value <> ${id})`,
        version: sql`version + 1`,
        updatedAt: at,
      },
      sql`exists (select 1 from json_each(next_status_ids) where value = ${id})`,
    ),
  ];
}

function moveRequests(
  distributorId: string,
  { id, type, moveTo, move }: { id: string; type: RequestType; moveTo: string; move: StatusMove },
): WriteStatement[] {
  const nameOf = (one: string) =>
    sql`(select name from deal_status where distributor_id = ${distributorId} and id = ${one})`;
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`exists (select 1 from deal_status
        where distributor_id = ${distributorId} and type = ${type} and id = ${moveTo} and id <> ${id})`,
      () => new DomainError("NOT_FOUND", { entity: "dealStatus", id: moveTo }),
    ),
    auditEach(
      distributorId,
      { ...move, entity: "request" },
      sql`select id, json_object('dealStatus', json_object('from', ${nameOf(id)}, 'to', ${nameOf(moveTo)})) as changes
        from request where distributor_id = ${distributorId} and type = ${type} and deal_status_id = ${id}`,
    ),
    updateRow(
      request,
      { distributorId, type, dealStatusId: id },
      { dealStatusId: moveTo, updatedAt: move.at },
    ),
  ];
}

/** Reorders the statuses of a group, if their order is still the one that was read.
 *  @throws DomainError STALE_VERSION, by the batch */
export function orderDealStatuses(
  distributorId: string,
  {
    type,
    group,
    before,
    after,
  }: { type: RequestType; group: StatusGroup; before: string[]; after: string[] },
): WriteStatement[] {
  const current = sql`(select json_group_array(id) from (select id from deal_status
    where distributor_id = ${distributorId} and type = ${type} and group_name = ${group} order by "order", id))`;
  return [
    assertHolds(
      "STALE_VERSION",
      sql`${current} = ${JSON.stringify(before)}`,
      () => new DomainError("STALE_VERSION", { entity: "dealStatus", id: distributorId }),
    ),
    updateRow(
      dealStatus,
      { distributorId, type, groupName: group },
      {
        order: sql`(select placed.key + 1 from json_each(${JSON.stringify(after)}) as placed
          where placed.value = ${dealStatus}.id)`,
      },
    ),
  ];
}

function placeAtEnd(distributorId: string, { type, group }: { type: RequestType; group: StatusGroup }) {
  return {
    groupName: group,
    groupOrder: STATUS_GROUPS.indexOf(group) + 1,
    order: sql<number>`(select coalesce(max(other."order"), 0) + 1 from deal_status as other
      where other.distributor_id = ${distributorId} and other.type = ${type} and other.group_name = ${group})`,
  };
}

function assertNameFree(
  distributorId: string,
  { id, type, name }: { id: string; type: RequestType; name: string },
): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from deal_status where distributor_id = ${distributorId} and type = ${type}
      and id <> ${id} and name = ${name} collate nocase)`,
    () => new DomainError("NAME_TAKEN", { entity: "dealStatus", name }),
  );
}

/** Asserts that the statuses that may follow are others of the type. */
function assertKnown(
  distributorId: string,
  { id, type, nextStatusIds }: { id: string; type: RequestType; nextStatusIds: readonly string[] | null },
): WriteStatement[] {
  if (nextStatusIds === null || nextStatusIds.length === 0) return [];
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from json_each(${JSON.stringify(nextStatusIds)}) as next
        where next.value not in (select other.id from deal_status as other
          where other.distributor_id = ${distributorId} and other.type = ${type} and other.id <> ${id}))`,
      () =>
        new DomainError("INVALID_BODY", {
          issues: [
            { field: "nextStatusIds", code: "UNKNOWN", message: "expected other statuses of the type" },
          ],
        }),
    ),
  ];
}

/** Asserts that neither a setting nor the rule of payments refers to the status by its id or name. */
function assertNotReferredTo(
  distributorId: string,
  { id, type, name }: { id: string; type: RequestType; name: string },
): WriteStatement {
  const isPaid = type === "order" && name === PAID_STATUS;
  const named = (setting: string): SQL =>
    sql`settings ->> ${`$.restrictOptions.${setting}`} in (${id}, ${name})`;
  return assertHolds(
    "ALREADY_DONE",
    sql`${isPaid ? 0 : 1} and not exists (select 1 from distributor_profile
      where distributor_id = ${distributorId}
        and (${named("statusToDiscountStock")} or ${named("statusToBlockEdition")}
          or ${named("statusToSetBillingDate")}))`,
    () => new DomainError("STATUS_NEEDED", {}),
  );
}

/** Asserts that requests do not get the status by themselves. */
function assertNotChosen(distributorId: string, id: string): WriteStatement {
  return assertHolds(
    "ALREADY_DONE",
    sql`not exists (select 1 from distributor_profile where distributor_id = ${distributorId}
      and ${id} in (settings ->> '$.requests.budgetExpiry.overStatusId', settings ->> '$.requests.paidStatusId'))`,
    () => new DomainError("STATUS_NEEDED", {}),
  );
}

/** Asserts that the status is not the last one of a group that always has one. */
function assertNotLast(
  distributorId: string,
  { id, type, group }: { id: string; type: RequestType; group: StatusGroup },
): WriteStatement {
  const isFree = KEPT_GROUPS.includes(group) ? 0 : 1;
  return assertHolds(
    "ALREADY_DONE",
    sql`${isFree} or exists (select 1 from deal_status where distributor_id = ${distributorId}
      and type = ${type} and group_name = ${group} and id <> ${id})`,
    () => new DomainError("STATUS_NEEDED", {}),
  );
}
