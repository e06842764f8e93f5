import { isDomainError } from "#domain/shared/errors.ts";
import { createChangeSetRepository } from "#worker/repositories/change-sets/change-set-repository.ts";
import { actorsOf } from "#worker/repositories/change-sets/change-set-rows.ts";
import { auditProducts, finishChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import { createImportRowRepository } from "#worker/repositories/imports/import-row-repository.ts";
import { insertMadeChanges, updateImportRows } from "#worker/repositories/imports/import-row-statements.ts";
import { advanceImport } from "#worker/repositories/imports/import-statements.ts";
import { assertCategories } from "#worker/repositories/catalog/product-guards.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import { newId } from "#worker/scope.ts";
import type { ImportStep } from "./continue-import.ts";
import { planChunk, type PlannedRow } from "./plan-chunk.ts";

/** Limit of attempts to plan a chunk, if the catalogue changes meanwhile. */
const MAX_ATTEMPTS = 5;

const CHANGED_SINCE = { field: "productCode", code: "CHANGED_SINCE" };

/** Applies the next rows of an import in one batch: products, their history and log, the change set for an undo, and
 *  the rows themselves. Only changes that the check showed are made: a row whose product has changed since fails.
 *  @returns whether the import is complete
 *  @throws ImportLost */
export async function applyImportChunk(step: ImportStep): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOnce(step);
    } catch (error) {
      const isMoved =
        isDomainError(error, "STALE_VERSION") ||
        isDomainError(error, "CODE_TAKEN") ||
        isDomainError(error, "INVALID_BODY");
      if (!isMoved || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function applyOnce(step: ImportStep): Promise<boolean> {
  const { database, distributorId, found, lease, nextLease, now, address = "" } = step;
  const changeSetId = found.changeSetId ?? "";
  const importRows = createImportRowRepository(database, distributorId);
  const rows = await importRows.listUnapplied(found.id);
  const settled = (await planChunk(importRows, found, rows)).map(settle);
  const made = settled.filter(({ state }) => state === "applied");
  const set = await createChangeSetRepository(database, distributorId).getChangeSet(changeSetId);
  const at = now().toISOString();
  // Applied rows are counted by position; failed rows are no longer in the totals.
  const isDone = rows.length === 0 || rows.length >= found.newCount + found.changedCount - found.cursor;
  await database.writeBatch([
    ...advanceImport(distributorId, {
      id: found.id,
      state: "applying",
      to: isDone ? "applied" : "applying",
      cursor: found.cursor,
      done: made.length,
      lease,
      nextLease: isDone ? null : nextLease,
      counts: movedCounts(settled),
      at,
    }),
    ...(made.length === 0 ? [] : productStatements(distributorId, changeSetId, made, at)),
    ...(made.length === 0
      ? []
      : [auditProducts(distributorId, made.map(toAuditEntry), { actor: actorsOf(set).actor, address, at })]),
    updateImportRows(
      distributorId,
      found.id,
      settled.map(({ row: { rowNumber }, state, productId, plan: { changes }, issues }) => ({
        rowNumber,
        state,
        productId,
        changes,
        issues,
      })),
    ),
    ...(isDone ? [finishChangeSet(distributorId, changeSetId, at)] : []),
  ]);
  return isDone;
}

type Settled = ReturnType<typeof settle>;

/** The result of a row: applied if the change is the one shown, failed otherwise. */
function settle(planned: PlannedRow) {
  const { row, plan, before } = planned;
  const productId = before?.id ?? (plan.state === "new" ? newId("prd") : null);
  const wasNew = row.productId === null;
  const isPromised =
    wasNew === (before === null) && JSON.stringify(plan.changes) === JSON.stringify(row.changes);
  if (plan.state === "failed")
    return { ...planned, productId, wasNew, state: "failed" as const, issues: plan.issues };
  if (plan.state === "same") return { ...planned, productId, wasNew, state: "same" as const, issues: [] };
  return isPromised
    ? { ...planned, productId, wasNew, state: "applied" as const, issues: [] }
    : { ...planned, productId, wasNew, state: "failed" as const, issues: [CHANGED_SINCE] };
}

/** Changes of the totals by rows whose result differs from the check. */
function movedCounts(settled: readonly Settled[]) {
  const moved = settled.filter(({ state }) => state !== "applied");
  const countOf = (holds: (one: Settled) => boolean) => moved.filter(holds).length;
  return {
    new: -countOf(({ wasNew }) => wasNew),
    changed: -countOf(({ wasNew }) => !wasNew),
    same: countOf(({ state }) => state === "same"),
    failed: countOf(({ state }) => state === "failed"),
  };
}

function productStatements(distributorId: string, changeSetId: string, made: readonly Settled[], at: string) {
  const writes = made.map(({ productId, plan: { type, values }, before }) => ({
    id: productId ?? "",
    type,
    values,
    before: before && { version: before.version, values: before.values },
  }));
  return [
    ...assertCategories(
      distributorId,
      writes.map(({ values }) => values),
    ),
    ...saveProducts(distributorId, { writes, at }),
    ...insertMadeChanges(
      distributorId,
      changeSetId,
      made.map(({ productId, plan: { values, changes }, before }) => ({
        productId: productId ?? "",
        version: (before?.version ?? 0) + 1,
        before: before && only(before.values, Object.keys(changes)),
        after: before === null ? values : only(values, Object.keys(changes)),
      })),
    ),
  ];
}

function only(values: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
}

function toAuditEntry({ productId, plan: { changes, values }, before }: Settled) {
  const name = { from: before?.values.name ?? null, to: values.name };
  return {
    id: newId("aud"),
    event: before === null ? "product.created" : "product.updated",
    entityId: productId ?? "",
    changes: { name, ...(changes as Record<string, { from: unknown; to: unknown }>) },
  };
}
