import { sql } from "drizzle-orm";
import type { ChangeSetFailure, ChangeSetKind, PlannedChange } from "#domain/change-sets/change-set.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { changeSet } from "#worker/db/schema/bulk.ts";
import type { AuditActor } from "../audit/audit-statements.ts";

// Rows of a change set are written and moved as sets, by the thousand; the change set itself is a plain row.

/** Rows that go into one statement. */
const ROWS_A_STATEMENT = 2_000;

/** Thrown by a batch whose rows another worker has processed. */
export class RowsTaken extends Error {}

/** A requested change set. It stores the person, because later work has no request. */
export interface NewChangeSet {
  id: string;
  kind: ChangeSetKind;
  /** Product type of new products; null without any. */
  productType: ProductType | null;
  instruction: Readonly<Record<string, unknown>>;
  actor: AuditActor;
  at: string;
}

/** Stores a change set with all its rows; `continueChangeSet` applies it chunk by chunk. */
export function insertChangeSet(
  distributorId: string,
  set: NewChangeSet,
  changes: readonly PlannedChange[],
): WriteStatement[] {
  return [insertSet(distributorId, set, null), ...insertRows(distributorId, set.id, changes)];
}

/** Stores a change to be planned and applied at an instant. */
export function scheduleChangeSet(
  distributorId: string,
  set: NewChangeSet,
  scheduledAt: string,
): WriteStatement {
  return insertSet(distributorId, set, scheduledAt);
}

function insertSet(
  distributorId: string,
  { id, kind, productType, instruction, actor, at }: NewChangeSet,
  scheduledAt: string | null,
): WriteStatement {
  return insertRow(changeSet, {
    distributorId,
    id,
    kind,
    productType,
    state: scheduledAt === null ? "applying" : "scheduled",
    instruction: { ...instruction, actor },
    createdBy: actor.id,
    createdAt: at,
    scheduledAt,
  });
}

function insertRows(
  distributorId: string,
  changeSetId: string,
  changes: readonly PlannedChange[],
): WriteStatement[] {
  const parts: WriteStatement[] = [];
  for (let first = 0; first < changes.length; first += ROWS_A_STATEMENT) {
    const part = changes
      .slice(first, first + ROWS_A_STATEMENT)
      .map(({ productId, version, before, after }) => ({
        productId,
        version: -((version ?? 0) + 1),
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
      }));
    parts.push({
      query: sql`insert into change_set_row (distributor_id, change_set_id, product_id, version, before, after, undone)
        select ${distributorId}, ${changeSetId}, one.value ->> 'productId', one.value ->> 'version',
          one.value ->> 'before', one.value ->> 'after', 0
        from json_each(${JSON.stringify(part)}) as one`,
    });
  }
  return parts;
}

/** Starts a scheduled change set with its products.
 *  @throws RowsTaken, by the batch, if it has started or was cancelled */
export function beginScheduled(
  distributorId: string,
  id: string,
  changes: readonly PlannedChange[],
): WriteStatement[] {
  return [
    updateRow(
      changeSet,
      { distributorId, id, state: "scheduled" },
      { state: "applying", version: sql`version + 1` },
    ),
    assertChanged("ALREADY_DONE", 1, () => new RowsTaken()),
    ...insertRows(distributorId, id, changes),
  ];
}

/** Fails a scheduled change set, with a reason. */
export function failScheduled(distributorId: string, id: string, failure: ChangeSetFailure): WriteStatement {
  return updateRow(
    changeSet,
    { distributorId, id, state: "scheduled" },
    {
      state: "failed",
      version: sql`version + 1`,
      instruction: sql`json_set(instruction, '$.failure', ${failure})`,
    },
  );
}

/** Marks the rows applied by this batch. Negative versions are pending.
 *  @throws RowsTaken, by the batch */
export function takeRows(
  distributorId: string,
  changeSetId: string,
  productIds: readonly string[],
): WriteStatement[] {
  return [
    {
      query: sql`update change_set_row set version = -version
        where distributor_id = ${distributorId} and change_set_id = ${changeSetId} and version < 0
          and product_id in (select value from json_each(${JSON.stringify(productIds)}))`,
    },
    assertChanged("ALREADY_DONE", productIds.length, () => new RowsTaken()),
    updateRow(
      changeSet,
      { distributorId, id: changeSetId },
      { changedCount: sql`changed_count + ${productIds.length}` },
    ),
  ];
}

/** Marks the rows that the change skips. */
export function refuseRows(
  distributorId: string,
  changeSetId: string,
  productIds: readonly string[],
): WriteStatement {
  return {
    query: sql`update change_set_row set version = 0
      where distributor_id = ${distributorId} and change_set_id = ${changeSetId} and version < 0
        and product_id in (select value from json_each(${JSON.stringify(productIds)}))`,
  };
}

/** Completes a change set without pending rows. */
export function finishChangeSet(distributorId: string, id: string, at: string): WriteStatement {
  return updateRow(
    changeSet,
    { distributorId, id, state: "applying" },
    { state: "applied", appliedAt: at, version: sql`version + 1` },
    sql`not exists (select 1 from change_set_row as row where row.distributor_id = ${distributorId}
      and row.change_set_id = ${id} and row.version < 0)`,
  );
}

/** Cancels a scheduled change set.
 *  @throws DomainError INVALID_TRANSITION, by the batch */
export function cancelChangeSet(distributorId: string, id: string, from: string): WriteStatement[] {
  return [
    updateRow(
      changeSet,
      { distributorId, id, state: "scheduled" },
      { state: "cancelled", version: sql`version + 1` },
    ),
    assertChanged("ALREADY_DONE", 1, () =>
      moveRefused(from === "scheduled" ? "applying" : from, "cancelled"),
    ),
  ];
}

/** Starts to undo an applied change set; `continueUndo` does the work. Starting again is allowed.
 *  @throws DomainError INVALID_TRANSITION, by the batch */
export function beginUndo(
  distributorId: string,
  id: string,
  { from, actor, at }: { from: string; actor: AuditActor; at: string },
): WriteStatement[] {
  return [
    updateRow(
      changeSet,
      { distributorId, id, state: "applied" },
      {
        undoneAt: sql`coalesce(undone_at, ${at})`,
        version: sql`version + 1`,
        instruction: sql`json_set(instruction, '$.undoneBy', json(${JSON.stringify(actor)}))`,
      },
    ),
    assertChanged("ALREADY_DONE", 1, () => moveRefused(from === "applied" ? "undone" : from, "undone")),
  ];
}

/** Marks the rows that this batch undoes.
 *  @throws RowsTaken, by the batch */
export function undoRows(
  distributorId: string,
  changeSetId: string,
  productIds: readonly string[],
): WriteStatement[] {
  return [
    {
      query: sql`update change_set_row set undone = 1
        where distributor_id = ${distributorId} and change_set_id = ${changeSetId} and version > 0 and undone = 0
          and product_id in (select value from json_each(${JSON.stringify(productIds)}))`,
    },
    assertChanged("ALREADY_DONE", productIds.length, () => new RowsTaken()),
  ];
}

/** Completes an undo; the remaining rows were kept. */
export function finishUndo(distributorId: string, id: string, at: string): WriteStatement {
  return updateRow(
    changeSet,
    { distributorId, id, state: "applied" },
    {
      state: "undone",
      undoneAt: at,
      version: sql`version + 1`,
      keptCount: sql`(select count(*) from change_set_row as row where row.distributor_id = ${distributorId}
        and row.change_set_id = ${id} and row.version > 0 and row.undone = 0)`,
    },
    sql`undone_at is not null`,
  );
}

/** Audit rows of many products in one statement. */
export function auditProducts(
  distributorId: string,
  entries: readonly {
    id: string;
    event: string;
    entityId: string;
    changes: Readonly<Record<string, { from: unknown; to: unknown }>>;
  }[],
  { actor, address, at }: { actor: AuditActor; address: string; at: string },
): WriteStatement {
  return {
    query: sql`insert into audit_log (distributor_id, id, at, actor_id, actor_type, actor_name, operator_id,
        operator_name, address, event, entity, entity_id, changes)
      select ${distributorId}, one.value ->> 'id', ${at}, ${actor.id}, ${actor.type}, ${actor.name},
        ${actor.operator?.id ?? null}, ${actor.operator?.name ?? null}, ${address}, one.value ->> 'event', 'product',
        one.value ->> 'entityId', one.value -> 'changes'
      from json_each(${JSON.stringify(entries)}) as one`,
  };
}

function moveRefused(from: string, to: string): DomainError {
  return new DomainError("INVALID_TRANSITION", { entity: "changeSet", from, to });
}
