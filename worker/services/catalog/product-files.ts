import { FILE_NAME_WORDS } from "#copy/files/files.ts";
import { fileName } from "#domain/files/file-name.ts";
import { checkFile, type FileSize } from "#domain/files/file-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { insertFile, setProductFile } from "#worker/repositories/files/file-statements.ts";
import {
  createProductRepository,
  type ProductDetails,
} from "#worker/repositories/catalog/product-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { productsAccess } from "./products-access.ts";
import { fileKey, openFileStore } from "../files/file-store.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** The kinds of files that a product is shown with. */
export type ProductFileKind = "photo" | "datasheet";

const SIZES: Record<ProductFileKind, FileSize> = { photo: "image", datasheet: "document" };
const ID_FIELDS = { photo: "photoId", datasheet: "datasheetId" } as const;

/** Replaces a product's picture or data sheet. The file's row is written before its bytes and the product refers to it
 *  only afterwards: a failure in between leaves the product unchanged, and the clean-up job removes the rest.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, FILE_NOT_ALLOWED, FILES_UNAVAILABLE */
export function createUploadProductFile(scope: Scope) {
  return async function uploadProductFile(
    productId: string,
    { kind, bytes, version }: { kind: ProductFileKind; bytes: Uint8Array; version: number },
  ): Promise<ProductDetails> {
    const { distributor, database, actor } = authoriseUser(scope, productsAccess);
    const products = createProductRepository(database, distributor.id);
    const before = await products.getProduct(productId);
    if (before.version !== version)
      throw new DomainError("STALE_VERSION", { entity: "product", id: productId });
    const { contentType, extension } = checkFile(bytes, SIZES[kind]);
    const id = scope.newId("fil");
    const key = fileKey(distributor.id, id);
    const at = scope.now().toISOString();
    const { productCode } = before.values;
    const words = [FILE_NAME_WORDS[kind], typeof productCode === "string" ? productCode : ""];
    const name = fileName({ words, at, timeZone: distributor.settings.timeZone, extension });
    await database.writeBatch([
      insertFile(distributor.id, {
        ...{ id, kind, name, contentType, key },
        sizeBytes: bytes.byteLength,
        createdBy: actor.userId,
        createdAt: at,
      }),
    ]);
    await openFileStore(scope.env).put(key, bytes, contentType);
    await database.writeBatch([
      ...setProductFile(distributor.id, { id: productId, version, kind, fileId: id, at }),
      audit(scope, distributor.id, {
        event: "product.updated",
        entity: "product",
        entityId: productId,
        changes: { [kind]: { from: before[ID_FIELDS[kind]], to: name } },
        at,
      }),
    ]);
    return products.getProduct(productId);
  };
}

/** Removes a product's picture or data sheet. Without one, nothing changes.
 *  @throws DomainError NOT_FOUND, STALE_VERSION */
export function createRemoveProductFile(scope: Scope) {
  return async function removeProductFile(
    productId: string,
    { kind, version }: { kind: ProductFileKind; version: number },
  ): Promise<ProductDetails> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    const products = createProductRepository(database, distributor.id);
    const before = await products.getProduct(productId);
    const current = before[ID_FIELDS[kind]];
    if (current === null) return before;
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...setProductFile(distributor.id, { id: productId, version, kind, fileId: null, at }),
      audit(scope, distributor.id, {
        event: "product.updated",
        entity: "product",
        entityId: productId,
        changes: { [kind]: { from: current, to: null } },
        at,
      }),
    ]);
    return products.getProduct(productId);
  };
}
