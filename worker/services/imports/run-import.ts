import type { ProductImport } from "#domain/imports/import-schema.ts";
import { IMPORT_MOVES, type ImportState } from "#domain/imports/import-state.ts";
import type { ColumnMapping } from "#domain/imports/map-columns.ts";
import { importableFields } from "#domain/imports/plan-row.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { assertTransition } from "#domain/shared/transitions.ts";
import { auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { finishChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import { createImportRepository } from "#worker/repositories/imports/import-repository.ts";
import { moveImport, openImportChanges } from "#worker/repositories/imports/import-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { createUndoChangeSet } from "../change-sets/end-change-set.ts";
import { continueImport, leaseFrom } from "./continue-import.ts";
import { importsAccess } from "./imports-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** How long a request continues with an import after its response. */
const RUN_MS = 25_000;

/** Maps columns to fields. An earlier check is discarded.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION, INVALID_BODY */
export function createMapImport(scope: Scope) {
  return async function mapImport(
    id: string,
    { mapping, version }: { mapping: ColumnMapping; version: number },
  ): Promise<ProductImport> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const { imports, found, at } = await open(scope, id, "uploaded");
    assertMapping(found, mapping);
    await database.writeBatch(moveImport(distributor.id, { id, version, to: "uploaded", at, mapping }));
    return imports.getImport(id, at);
  };
}

/** Starts the check of a file against the catalogue, which shows the effect of each row. The work continues after the
 *  response.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION, INVALID_BODY */
export function createCheckImport(scope: Scope) {
  return async function checkImport(id: string, version: number): Promise<ProductImport> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const { imports, found, at } = await open(scope, id, "checking");
    assertMapping(found, found.mapping);
    const leasedUntil = leaseFrom(scope.now());
    await database.writeBatch(moveImport(distributor.id, { id, version, to: "checking", at, leasedUntil }));
    run(scope, id, leasedUntil);
    return imports.getImport(id, at);
  };
}

/** Starts to apply the changes shown by the check. The work continues after the response.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION */
export function createApplyImport(scope: Scope) {
  return async function applyImport(id: string, version: number): Promise<ProductImport> {
    const { distributor, database, actor } = authoriseUser(scope, importsAccess);
    const { imports, found, at } = await open(scope, id, "applying");
    const leasedUntil = leaseFrom(scope.now());
    const changeSetId = scope.newId("chs");
    const instruction = { actor: auditActorOf(actor), importId: id, fileName: found.fileName };
    await database.writeBatch([
      ...moveImport(distributor.id, { id, version, to: "applying", at, leasedUntil, changeSetId }),
      openImportChanges(distributor.id, {
        id: changeSetId,
        type: found.productType,
        instruction,
        userId: actor.userId,
        at,
      }),
      audit(scope, distributor.id, {
        event: "import.applied",
        entity: "import",
        entityId: id,
        changes: {
          name: { from: null, to: found.fileName },
          newCount: { from: null, to: found.newCount },
          changedCount: { from: null, to: found.changedCount },
        },
      }),
    ]);
    run(scope, id, leasedUntil);
    return imports.getImport(id, at);
  };
}

/** Continues an import without an active worker; no effect on others.
 *  @throws DomainError NOT_FOUND */
export function createContinueImport(scope: Scope) {
  return async function goOn(id: string): Promise<ProductImport> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const imports = createImportRepository(database, distributor.id);
    const found = await imports.getImport(id, scope.now().toISOString());
    if (!found.isLeased) run(scope, id, null);
    return found;
  };
}

/** Stops an import. Its changes stay, and can be undone.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION */
export function createCancelImport(scope: Scope) {
  return async function cancelImport(id: string, version: number): Promise<ProductImport> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const { imports, found, at } = await open(scope, id, "cancelled");
    await database.writeBatch([
      ...moveImport(distributor.id, { id, version, to: "cancelled", at }),
      ...(found.changeSetId === null ? [] : [finishChangeSet(distributor.id, found.changeSetId, at)]),
      audit(scope, distributor.id, {
        event: "import.cancelled",
        entity: "import",
        entityId: id,
        changes: { name: { from: found.fileName, to: found.fileName } },
      }),
    ]);
    return imports.getImport(id, at);
  };
}

/** Undoes an import, for each product that has not changed since.
 *  @throws DomainError NOT_FOUND, INVALID_TRANSITION */
export function createRevertImport(scope: Scope) {
  const undoChangeSet = createUndoChangeSet(scope);
  return async function revertImport(id: string): Promise<ProductImport> {
    authoriseUser(scope, importsAccess);
    const { imports, found } = await open(scope, id, "reverted");
    if (found.changeSetId === null) {
      throw new DomainError("INVALID_TRANSITION", { entity: "import", from: found.state, to: "reverted" });
    }
    await undoChangeSet(found.changeSetId);
    return imports.getImport(id, scope.now().toISOString());
  };
}

async function open(scope: Scope, id: string, to: ImportState) {
  const { distributor, database } = authoriseUser(scope, importsAccess);
  const imports = createImportRepository(database, distributor.id);
  const at = scope.now().toISOString();
  const found = await imports.getImport(id, at);
  assertTransition("import", IMPORT_MOVES, found.state, to);
  // Its rows are still being read.
  if (found.state === "uploaded" && found.columns.headers.length === 0) {
    throw new DomainError("INVALID_TRANSITION", { entity: "import", from: "reading", to });
  }
  return { imports, found, at };
}

function run(scope: Scope, id: string, lease: string | null): void {
  const { distributor, database } = authoriseUser(scope, importsAccess);
  const until = new Date(scope.now().getTime() + RUN_MS);
  const { now, clientAddress: address } = scope;
  scope.defer(() =>
    continueImport({ database, distributorId: distributor.id, id, now, address }, { lease, until }),
  );
}

/** Refuses a mapping with a repeated field, a field of another type, or no column for the product code.
 *  @throws DomainError INVALID_BODY */
function assertMapping({ productType, columns }: ProductImport, mapping: ColumnMapping): void {
  const keys = mapping.filter((key) => key !== null);
  const known = new Set(importableFields(productType).map(({ key }) => key));
  const issue = (field: string, code: string): FieldIssue => ({
    field,
    code,
    message: code.toLowerCase().replaceAll("_", " "),
  });
  const issues = [
    ...mapping.flatMap((key, index) =>
      key !== null && (!known.has(key) || mapping.indexOf(key) !== index)
        ? [issue(`mapping.${String(index)}`, known.has(key) ? "FIELD_REPEATED" : "FIELD_NOT_OF_TYPE")]
        : [],
    ),
    ...(keys.includes("productCode") ? [] : [issue("mapping", "CODE_NOT_MAPPED")]),
    ...(mapping.length === columns.headers.length ? [] : [issue("mapping", "COLUMN_COUNT")]),
  ];
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}
