import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
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
  return {
    query: sql`insert into file (distributor_id, id, kind, name, content_type, size_bytes, key, created_by, created_at)
      values (${distributorId}, ${file.id}, ${file.kind}, ${file.name}, ${file.contentType}, ${file.sizeBytes},
        ${file.key}, ${file.createdBy}, ${file.createdAt})`,
  };
}

/** What a product is shown with, by what is changed. */
const COLUMNS = { photo: "photo_id", datasheet: "datasheet_id" } as const;

/** Puts a file in the place of the one that a product has, or none.
 *  @throws DomainError STALE_VERSION out of the batch */
export function setProductFile(
  distributorId: string,
  change: { id: string; version: number; kind: "photo" | "datasheet"; fileId: string | null; at: string },
): WriteStatement[] {
  const { id, version, kind, fileId, at } = change;
  return [
    {
      query: sql`update product set ${sql.raw(COLUMNS[kind])} = ${fileId}, version = version + 1, updated_at = ${at}
        where distributor_id = ${distributorId} and id = ${id} and version = ${version}`,
    },
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "product", id })),
  ];
}

/** Shows a copy of a product with the files of the original. */
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
  return {
    query: sql`delete from file where distributor_id = ${distributorId}
      and id in (select value from json_each(${JSON.stringify(ids)}))
      and id not in (${shownFiles(distributorId)})`,
  };
}
