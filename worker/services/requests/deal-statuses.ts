import { holdsPermission } from "#domain/access/held-permissions.ts";
import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isReordered } from "#domain/offers/entry-order.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import {
  heirsOf,
  isLastOfGroup,
  isReferredTo,
  type LinkedStatus,
  type StatusGroup,
} from "#domain/requests/deal-status.ts";
import {
  type DealStatusInput,
  type DealStatusUpdate,
  type NextStatuses,
  STATUS_FIELDS,
  type StoredStatus,
} from "#domain/requests/deal-status-schema.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { outboxStatements } from "#worker/repositories/live/outbox-statements.ts";
import { dealStatusTextsOf, typeOfStatus } from "#worker/repositories/requests/deal-status-repository.ts";
import {
  deleteDealStatus,
  insertDealStatus,
  orderDealStatuses,
  updateDealStatus,
  updateNextStatuses,
} from "#worker/repositories/requests/deal-status-statements.ts";
import { readersOfType } from "#worker/repositories/requests/reached.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";

/** Permission to manage statuses of budgets or of orders; each use case asks for the one of its type. */
export const dealStatusesAccess: AccessRule = PAGES.StatusSettings.access;

/** Use cases of the statuses that budgets and orders pass through. Each saves in one batch, with assertions, the audit
 *  row, and the news for whoever sees requests of the type.
 *  @throws DomainError NOT_FOUND for statuses of a type that the person does not manage */
export function createDealStatuses(scope: Scope) {
  function open(type: RequestType | null) {
    const { distributor, database, actor } = authoriseUser(scope, dealStatusesAccess);
    if (type !== null && !mayManage(actor, distributor, type)) {
      throw new DomainError("NOT_FOUND", { entity: "dealStatus", id: type });
    }
    const marks = distributor.settings.restrictOptions;
    const { budgetExpiry, paidStatusId } = distributor.settings.requests;
    /** Ids of statuses that requests get by themselves. */
    const chosen = [budgetExpiry.overStatusId, paidStatusId];
    return { distributor, database, actor, marks, chosen, at: scope.now().toISOString() };
  }

  async function list(type: RequestType): Promise<(StoredStatus & LinkedStatus)[]> {
    const { distributor, database, marks, chosen } = open(type);
    const [rows] = await database.readBatch([dealStatusTextsOf(database, distributor.id, type)]);
    return rows.map((row) => ({
      ...row,
      type,
      isNeeded: isReferredTo(row, { type, marks }) || chosen.includes(row.id) || isLastOfGroup(row, rows),
    }));
  }

  /** The status among those of its type. */
  async function find(id: string) {
    const { distributor, database } = open(null);
    const type = await typeOfStatus(database, distributor.id, id);
    const statuses = await list(type);
    const status = statuses.find((one) => one.id === id);
    if (status === undefined) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id });
    return { ...open(type), status, statuses };
  }

  /** Writes a change of a type's statuses with its news. */
  async function save(type: RequestType, statements: WriteStatement[]): Promise<void> {
    const { distributor, database, at } = open(type);
    const message = { type: "statuses.changed", requestType: type } as const;
    const audience = readersOfType(distributor.id, type);
    await database.writeBatch([
      ...statements,
      ...outboxStatements(distributor.id, at, [{ audience, message }]),
    ]);
    publishSoon(scope);
  }

  return {
    /** Types whose statuses the person manages. */
    types(): RequestType[] {
      const { actor, distributor } = open(null);
      return REQUEST_TYPES.filter((type) => mayManage(actor, distributor, type));
    },

    /** Lists the statuses of a type, in order. */
    list,

    /** @throws DomainError NOT_FOUND */
    get: async (id: string): Promise<StoredStatus> => (await find(id)).status,

    /** Statuses that the requests of this one can get when it is deleted.
     *  @throws DomainError NOT_FOUND */
    async listHeirs(id: string): Promise<StoredStatus[]> {
      const { status, statuses, marks } = await find(id);
      const { type } = status;
      return heirsOf(status, { type, statuses, markedBy: marks.statusToDiscountStock });
    },

    /** Creates a status, as the last of its group.
     *  @throws DomainError NAME_TAKEN; INVALID_BODY (UNKNOWN) for what may follow it, unless it is of the type */
    async create(input: DealStatusInput): Promise<StoredStatus> {
      const { distributor, at } = open(input.type);
      const statuses = await list(input.type);
      const id = scope.newId("dls");
      await save(input.type, [
        ...insertDealStatus(distributor.id, { id, input, at }),
        audit(scope, distributor.id, {
          event: "deal-status.created",
          entity: "dealStatus",
          entityId: id,
          changes: {
            ...describeChanges(STATUS_FIELDS, null, withNames(input, statuses)),
            type: { from: null, to: input.type },
          },
          at,
        }),
      ]);
      return (await find(id)).status;
    },

    /** Replaces a status in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN, STATUS_NEEDED; INVALID_BODY (UNKNOWN) as for a new one */
    async update(id: string, { version, ...input }: DealStatusUpdate): Promise<StoredStatus> {
      const { distributor, status, statuses, at } = await find(id);
      await save(status.type, [
        ...updateDealStatus(distributor.id, status, { ...input, version, at }),
        audit(scope, distributor.id, {
          event: "deal-status.updated",
          entity: "dealStatus",
          entityId: id,
          changes: {
            ...describeChanges(STATUS_FIELDS, withNames(status, statuses), withNames(input, statuses)),
            name: { from: status.name, to: input.name },
          },
          at,
        }),
      ]);
      return (await find(id)).status;
    },

    /** Replaces what may follow some statuses of a type, all or none, each in the version that was read.
     *  @throws DomainError NOT_FOUND, STALE_VERSION; INVALID_BODY (UNKNOWN) as for a new one */
    async setNext({ type, changes }: NextStatuses): Promise<StoredStatus[]> {
      const { distributor, at } = open(type);
      const statuses = await list(type);
      const audits = changes.map(({ id, nextStatusIds }) => {
        const status = statuses.find((one) => one.id === id);
        if (status === undefined) throw new DomainError("NOT_FOUND", { entity: "dealStatus", id });
        const to = withNames({ nextStatusIds }, statuses).nextStatusIds;
        return audit(scope, distributor.id, {
          event: "deal-status.updated",
          entity: "dealStatus",
          entityId: id,
          changes: {
            name: { from: status.name, to: status.name },
            nextStatusIds: { from: withNames(status, statuses).nextStatusIds, to },
          },
          at,
        });
      });
      await save(type, [...updateNextStatuses(distributor.id, { type, changes, at }), ...audits]);
      return list(type);
    },

    /** Deletes a status; its requests get another one with the same effect on stock, as the log of each says.
     *  @param moveTo - id of the other one; null if no request has the status
     *  @throws DomainError NOT_FOUND, STATUS_NEEDED, STATUS_IN_USE, INVALID_BODY (OTHER_STOCK) */
    async remove(id: string, moveTo: string | null): Promise<void> {
      const { distributor, status, statuses, marks, at } = await find(id);
      const { type, name } = status;
      if (status.isNeeded) throw new DomainError("STATUS_NEEDED", {});
      const heirs = heirsOf(status, { type, statuses, markedBy: marks.statusToDiscountStock });
      const heir = statuses.find((one) => one.id === moveTo);
      if (heir !== undefined && !heirs.includes(heir)) {
        const issue = { field: "moveTo", code: "OTHER_STOCK", message: "expected the same effect on stock" };
        throw new DomainError("INVALID_BODY", { issues: [issue] });
      }
      await save(type, [
        ...deleteDealStatus(distributor.id, status, {
          moveTo,
          move: {
            ...{ at, event: `${type}.status-changed` },
            ...{ actor: auditActorOf(scope.actor), address: scope.clientAddress },
          },
        }),
        audit(scope, distributor.id, {
          event: "deal-status.deleted",
          entity: "dealStatus",
          entityId: id,
          changes: { name: { from: name, to: heir?.name ?? null }, type: { from: type, to: null } },
          at,
        }),
      ]);
    },

    /** Reorders the statuses of a group, if their order is still the one that was read.
     *  @throws DomainError INVALID_BODY (NOT_THE_SAME) for missing or unknown statuses; STALE_VERSION */
    async reorder(order: {
      type: RequestType;
      group: StatusGroup;
      before: string[];
      after: string[];
    }): Promise<StoredStatus[]> {
      const { distributor, at } = open(order.type);
      if (!isReordered(order.before, order.after)) {
        const issue = { field: "after", code: "NOT_THE_SAME", message: "expected the ids of `before`" };
        throw new DomainError("INVALID_BODY", { issues: [issue] });
      }
      const names = new Map((await list(order.type)).map(({ id, name }) => [id, name]));
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join(", ");
      await save(order.type, [
        ...orderDealStatuses(distributor.id, order),
        audit(scope, distributor.id, {
          event: "deal-status.reordered",
          entity: "dealStatus",
          entityId: "",
          changes: { order: { from: named(order.before), to: named(order.after) } },
          at,
        }),
      ]);
      return list(order.type);
    },
  };
}

/** The fields of a status as the log tells them: what may follow it by name. */
function withNames<Fields extends { nextStatusIds: readonly string[] | null }>(
  fields: Fields,
  statuses: readonly StoredStatus[],
): Omit<Fields, "nextStatusIds"> & { nextStatusIds: string | null } {
  const { nextStatusIds } = fields;
  const named = (id: string) => statuses.find((one) => one.id === id)?.name ?? id;
  return { ...fields, nextStatusIds: nextStatusIds === null ? null : nextStatusIds.map(named).join(", ") };
}

function mayManage(actor: UserActor, distributor: Distributor, type: RequestType): boolean {
  return holdsPermission(
    actor,
    distributor,
    type === "budget" ? "configuration.budgetStatus" : "configuration.orderStatus",
  );
}
