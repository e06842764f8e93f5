import { EQUIPMENT_GROUPS, type EquipmentGroup, type ProductType } from "#domain/catalog/product-types.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { IMPORT_MOVES } from "#domain/imports/import-state.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { assertTransition } from "#domain/shared/transitions.ts";
import { createImportRepository } from "#worker/repositories/imports/import-repository.ts";
import { deleteImportRows } from "#worker/repositories/imports/import-row-statements.ts";
import { deleteImport, insertImport, moveImport } from "#worker/repositories/imports/import-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { fileKey, openFileStore } from "../files/file-store.ts";
import { importsAccess } from "./imports-access.ts";
import { readImportFile } from "./read-import-file.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Content type of a file before it is inspected. */
const CONTENT_TYPE = "application/octet-stream";

/** Time after which reading a file counts as failed. */
const READING_MS = 120_000;

/** The uploader's description of a file. */
export interface FileWords {
  name: string;
  group: EquipmentGroup;
  /** Product type of new products; by default the first of the page. */
  type?: ProductType | undefined;
}

interface StoredUpload {
  fileId: string;
  key: string;
  sizeBytes: number;
}

/** Receives a file: streams its bytes to the bucket, then its rows to the database, and suggests a mapping of its
 *  columns.
 *  @throws DomainError FILE_NOT_ALLOWED */
export function createUploadImport(scope: Scope) {
  /** Stores the bytes, up to a limit. */
  async function storeUpload(bytes: AsyncIterable<Uint8Array>): Promise<StoredUpload> {
    const { distributor } = authoriseUser(scope, importsAccess);
    const fileId = scope.newId("fil");
    const key = fileKey(distributor.id, fileId);
    const sizeBytes = await openFileStore(scope.env).putStream(key, upToLimit(bytes), CONTENT_TYPE);
    return { fileId, key, sizeBytes };
  }

  async function dropUpload({ key }: StoredUpload): Promise<void> {
    await openFileStore(scope.env).delete([key]);
  }

  async function uploadImport(
    stored: StoredUpload,
    { name, group, type }: FileWords,
  ): Promise<ProductImport> {
    const { distributor, database, actor } = authoriseUser(scope, importsAccess);
    const { fileId, key, sizeBytes } = stored;
    const types: readonly ProductType[] = EQUIPMENT_GROUPS[group];
    const ofType = type !== undefined && types.includes(type) ? type : EQUIPMENT_GROUPS[group][0];
    const id = scope.newId("imp");
    const now = scope.now();
    const fileName = cleanName(name);
    try {
      await database.writeBatch([
        ...insertImport(distributor.id, {
          id,
          fileId,
          fileKey: key,
          fileName,
          contentType: CONTENT_TYPE,
          sizeBytes,
          type: ofType,
          userId: actor.userId,
          at: now.toISOString(),
          leasedUntil: new Date(now.getTime() + READING_MS).toISOString(),
        }),
        audit(scope, distributor.id, {
          event: "import.uploaded",
          entity: "import",
          entityId: id,
          changes: { name: { from: null, to: fileName } },
        }),
      ]);
      await readImportFile(database, distributor.id, openFileStore(scope.env).source(key, sizeBytes), {
        importId: id,
        type: ofType,
        sheet: null,
        now: scope.now,
      });
    } catch (error) {
      await database.writeBatch(deleteImport(distributor.id, id));
      await dropUpload(stored);
      throw error;
    }
    return createImportRepository(database, distributor.id).getImport(id, scope.now().toISOString());
  }

  return { storeUpload, dropUpload, uploadImport };
}

async function* upToLimit(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const limitBytes = IMPORT_LIMITS.fileBytes;
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > limitBytes) throw new DomainError("FILE_NOT_ALLOWED", { reason: "size", limitBytes });
    yield chunk;
  }
}

/** Reads another sheet of the same workbook.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_TRANSITION, FILE_NOT_ALLOWED */
export function createChooseSheet(scope: Scope) {
  return async function chooseSheet(
    id: string,
    { sheet, version }: { sheet: string; version: number },
  ): Promise<ProductImport> {
    const { distributor, database } = authoriseUser(scope, importsAccess);
    const imports = createImportRepository(database, distributor.id);
    const now = scope.now();
    const found = await imports.getImport(id, now.toISOString());
    assertTransition("import", IMPORT_MOVES, found.state, "uploaded");
    if (!found.columns.sheets.includes(sheet))
      throw new DomainError("NOT_FOUND", { entity: "sheet", id: sheet });
    const { key, sizeBytes } = await imports.getFile(id);
    await database.writeBatch([
      ...moveImport(distributor.id, {
        id,
        version,
        to: "uploaded",
        at: now.toISOString(),
        leasedUntil: new Date(now.getTime() + READING_MS).toISOString(),
      }),
      deleteImportRows(distributor.id, id),
    ]);
    await readImportFile(database, distributor.id, openFileStore(scope.env).source(key, sizeBytes), {
      importId: id,
      type: found.productType,
      sheet,
      now: scope.now,
    });
    return imports.getImport(id, scope.now().toISOString());
  };
}

/** A file name without folders and control characters. */
function cleanName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? "";
  return (
    base
      .replace(/[\p{Cc}\p{Cf}]/gu, "")
      .trim()
      .slice(0, 120) || "planilha"
  );
}
