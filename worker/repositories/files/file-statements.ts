import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateVersion } from "#worker/db/row-writes.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { file as files } from "#worker/db/schema/bulk.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { shownFiles } from "./file-repository.ts";

/** A file of a distributor; its bytes lie in the bucket under `key`. */
export interface StoredFile {
  id: string;
  kind: "photo" | "datasheet" | "import" | "export" | "request";
  name: string;
  contentType: string;
  sizeBytes: number;
  key: string;
  createdBy: string;
  createdAt: string;
}

export function insertFile(distributorId: string, file: StoredFile): WriteStatement {
  return insertRow(files, { ...file, distributorId });
}

/** Puts a file in the place of the one that a product has, or none.
 *  @throws DomainError STALE_VERSION out of the batch */
export function setProductFile(
  distributorId: string,
  change: { id: string; version: number; kind: "photo" | "datasheet"; fileId: string | null; at: string },
): WriteStatement[] {
  const { id, version, kind, fileId, at } = change;
  const shown = kind === "photo" ? { photoId: fileId } : { datasheetId: fileId };
  return updateVersion(product, { distributorId, id, version }, { ...shown, updatedAt: at }, "product");
}

/** Shows a copy of a product with the files of the original, which the database reads in the same statement. */
export function copyFilesOfProduct(
  distributorId: string,
  { from, to }: { from: string; to: string },
): WriteStatement {
  return {
    query: sql`update product set (photo_id, datasheet_id) = (select original.photo_id, original.datasheet_id
        from product as original where original.distributor_id = ${distributorId} and original.id = ${from})
      where distributor_id = ${distributorId} and id = ${to}`,
  };
}

/** Takes away the rows of files that nothing shows. */
export function deleteOrphans(distributorId: string, ids: readonly string[]): WriteStatement {
  return deleteRow(
    files,
    { distributorId },
    sql`id in ${eachOf(ids)} and id not in (${shownFiles(distributorId)})`,
  );
}
