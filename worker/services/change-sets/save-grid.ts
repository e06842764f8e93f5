import {
  type ChangeSet,
  differenceOf,
  type PlannedChange,
  type RefusedChange,
} from "#domain/change-sets/change-set.ts";
import type { GridInput } from "#domain/change-sets/change-set-schema.ts";
import type { Product } from "#domain/catalog/product-schema.ts";
import { EQUIPMENT_GROUPS } from "#domain/catalog/product-types.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { createChangeSetRepository } from "#worker/repositories/change-sets/change-set-repository.ts";
import { insertChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import { assertCategories } from "#worker/repositories/catalog/product-guards.ts";
import { createProductSelectionRepository } from "#worker/repositories/catalog/product-selection-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { checkGridRow, type GridRow } from "./check-grid-row.ts";
import { continueChangeSet } from "./continue-change-set.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Limit of issues in one refusal. */
const MAX_ISSUES = 500;

/** A row that was not saved: the current product, or the fact that its code is taken. */
export type GridConflict = RefusedChange & { row: number; theirs: Product | null };

export interface GridAnswer {
  /** Null if there was nothing to change. */
  changeSet: ChangeSet | null;
  conflicts: GridConflict[];
  /** Saved products by row number, with their new versions. */
  saved: { row: number; id: string; version: number }[];
}

type RowChange = PlannedChange & { row: number };

/** Saves rows of the grid as one change set. A product that has changed since it was read is skipped and returned in
 *  its current state; all others are saved.
 *  @throws DomainError INVALID_BODY with an issue for each invalid cell, NOT_FOUND for a product of another
 *  distributor */
export function createSaveGrid(scope: Scope) {
  return async function saveGrid({ group, rows }: GridInput): Promise<GridAnswer> {
    const { distributor, database, actor } = authoriseUser(scope, changeSetsAccess);
    const products = createProductSelectionRepository(database, distributor.id);
    const known = await readKnown(products, rows);
    const newType = EQUIPMENT_GROUPS[group][0];
    const { changes, conflicts } = planRows(scope, rows, {
      known,
      newType,
      categories: new Set((await products.listChoices()).categories.map(({ id }) => id)),
      actions: distributor.actions,
    });
    if (changes.length === 0) return { changeSet: null, conflicts, saved: [] };

    const at = scope.now().toISOString();
    const id = scope.newId("chg");
    const set = { id, kind: "grid" as const, productType: newType, instruction: { group }, at };
    await database.writeBatch([
      ...assertCategories(
        distributor.id,
        changes.map(({ after }) => after),
      ),
      ...insertChangeSet(distributor.id, { ...set, actor: auditActorOf(actor) }, changes),
      audit(scope, distributor.id, { event: "change-set.applied", entity: "changeSet", entityId: id, at }),
    ]);
    const { clientAddress: address, now } = scope;
    const { refused } = await continueChangeSet({
      database,
      distributorId: distributor.id,
      id,
      now,
      address,
    });
    const theirs = await products.listByIds(refused.map(({ productId }) => productId));
    return {
      changeSet: await createChangeSetRepository(database, distributor.id).getChangeSet(id),
      conflicts: [...conflicts, ...refused.map((one) => toConflict(one, changes, theirs))],
      saved: changes
        .filter(({ productId }) => refused.every((one) => one.productId !== productId))
        .map(({ row, productId, version }) => ({ row, id: productId, version: (version ?? 0) + 1 })),
    };
  };
}

async function readKnown(
  products: ReturnType<typeof createProductSelectionRepository>,
  rows: readonly GridRow[],
): Promise<ReadonlyMap<string, Product>> {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const known = new Map((await products.listByIds(ids)).map((one) => [one.id, one]));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new DomainError("NOT_FOUND", { entity: "product", id: missing });
  if (known.size < ids.length) {
    const issue = { field: "rows", code: "DUPLICATE", message: "a product stands in two rows" };
    throw new DomainError("INVALID_BODY", { issues: [issue] });
  }
  return known;
}

/** @throws DomainError INVALID_BODY */
function planRows(
  scope: Scope,
  rows: readonly GridRow[],
  { known, ...facts }: { known: ReadonlyMap<string, Product> } & Parameters<typeof checkGridRow>[2],
): { changes: RowChange[]; conflicts: GridConflict[] } {
  const issues: FieldIssue[] = [];
  const changes: RowChange[] = [];
  const conflicts: GridConflict[] = [];
  rows.forEach((row, index) => {
    const product = row.id === null ? null : (known.get(row.id) ?? null);
    if (product !== null && product.version !== row.version) {
      conflicts.push({ row: index, productId: product.id, code: "STALE_VERSION", theirs: product });
      return;
    }
    const checked = checkGridRow(row, product, facts);
    issues.push(...checked.issues.map((issue) => ({ ...issue, field: `rows.${index}.${issue.field}` })));
    const difference =
      product === null
        ? { before: null, after: checked.values }
        : differenceOf(product.values, checked.values);
    if (difference === null) return;
    const productId = product?.id ?? scope.newId("prd");
    changes.push({ row: index, productId, version: row.version, ...difference });
  });
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues: issues.slice(0, MAX_ISSUES) });
  return { changes, conflicts };
}

function toConflict(
  refused: RefusedChange,
  changes: readonly RowChange[],
  theirs: readonly Product[],
): GridConflict {
  return {
    ...refused,
    row: changes.find(({ productId }) => productId === refused.productId)?.row ?? 0,
    theirs: theirs.find(({ id }) => id === refused.productId) ?? null,
  };
}
