import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { filePath } from "#domain/files/file-path.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { file } from "#worker/db/schema/bulk.ts";
import { requestFile } from "#worker/db/schema/buying.ts";
import type { OldImportFile } from "../imports/import-retention-statements.ts";

/** Files of one distributor. */
export function createFileRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(file.distributorId, distributorId);
  const ofRequest = (requestId: string) =>
    and(
      eq(requestFile.distributorId, distributorId),
      eq(requestFile.requestId, requestId),
      // What belongs to a claim, an annotation or a payment is listed and kept there.
      isNull(requestFile.claimId),
      isNull(requestFile.commentId),
      isNull(requestFile.agreedText),
    );
  const itsFile = and(own, eq(file.id, requestFile.fileId));

  /** A file that stands beside those of a request, with a claim, an annotation or its payment. */
  async function findBeside(requestId: string, fileId: string, belongs: SQL) {
    const [[row]] = await database.readBatch([
      orm
        .select({ name: requestFile.name, contentType: file.contentType, key: file.key })
        .from(requestFile)
        .innerJoin(file, itsFile)
        .where(
          and(
            eq(requestFile.distributorId, distributorId),
            eq(requestFile.requestId, requestId),
            eq(requestFile.fileId, fileId),
            belongs,
          ),
        )
        .limit(1),
    ]);
    return row ?? null;
  }

  return {
    /** Finds a displayable file by id; null also for another distributor's. */
    async findShown(id: string) {
      const [[row]] = await database.readBatch([
        orm
          .select({
            id: file.id,
            kind: file.kind,
            name: file.name,
            contentType: file.contentType,
            key: file.key,
          })
          .from(file)
          .where(and(own, eq(file.id, id), inArray(file.kind, ["photo", "datasheet"])))
          .limit(1),
      ]);
      return row ?? null;
    },

    /** Lists unused files older than an instant. */
    async listOrphans(before: string, limit: number): Promise<{ id: string; key: string }[]> {
      const [rows] = await database.readBatch([
        orm.all<{ id: string; key: string }>(sql`
          select id, key from file
          where distributor_id = ${distributorId} and kind in ('photo', 'datasheet') and created_at < ${before}
            and id not in (${shownFiles(distributorId)})
          limit ${limit}`),
      ]);
      return rows;
    },

    /** Lists uploads without a request, older than an instant. */
    async listLoose(before: string, limit: number): Promise<{ id: string; key: string }[]> {
      const [rows] = await database.readBatch([
        orm.all<{ id: string; key: string }>(sql`
          select id, key from file
          where distributor_id = ${distributorId} and kind = 'request' and created_at < ${before}
            and not exists (select 1 from request_file
              where request_file.distributor_id = ${distributorId} and request_file.file_id = file.id)
          limit ${limit}`),
      ]);
      return rows;
    },

    /** Bucket key of a file that the person uploaded for a request.
     *  @throws DomainError NOT_FOUND, also for another person's */
    async getLooseKey(id: string, userId: string): Promise<string> {
      const [[row]] = await database.readBatch([
        orm
          .select({ key: file.key })
          .from(file)
          .where(and(own, eq(file.id, id), eq(file.kind, "request"), eq(file.createdBy, userId)))
          .limit(1),
      ]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "file", id });
      return row.key;
    },

    /** Finds a file of a request; null without one. */
    async findOfRequest(requestId: string, fileId: string) {
      const [[row]] = await database.readBatch([
        orm
          .select({
            name: requestFile.name,
            contentType: file.contentType,
            key: file.key,
            isAsked: requestFile.isAsked,
          })
          .from(requestFile)
          .innerJoin(file, itsFile)
          .where(and(ofRequest(requestId), eq(requestFile.fileId, fileId)))
          .limit(1),
      ]);
      return row ?? null;
    },

    /** Finds a photo of a claim about an order; null without one. */
    findPhoto: (requestId: string, fileId: string) =>
      findBeside(requestId, fileId, isNotNull(requestFile.claimId)),

    /** Finds a proof of an order's payment; null without one. */
    findProof: (requestId: string, fileId: string) =>
      findBeside(requestId, fileId, isNotNull(requestFile.agreedText)),

    /** Finds a file of an annotation; null without one. */
    findOfComment: (requestId: string, commentId: string, fileId: string) =>
      findBeside(requestId, fileId, eq(requestFile.commentId, commentId)),

    /** Id of the file that the checkout asked for; null without one. It may differ from the one in the saved
     *  version. */
    async findAsked(requestId: string): Promise<string | null> {
      const [[row]] = await database.readBatch([
        orm
          .select({ fileId: requestFile.fileId })
          .from(requestFile)
          .where(and(ofRequest(requestId), eq(requestFile.isAsked, true)))
          .limit(1),
      ]);
      return row?.fileId ?? null;
    },

    /** Lists the files of a request, oldest first. */
    async listOfRequest(requestId: string) {
      const [rows] = await database.readBatch([
        orm
          .select({
            id: file.id,
            name: requestFile.name,
            contentType: file.contentType,
            sizeBytes: file.sizeBytes,
            isAsked: requestFile.isAsked,
            createdAt: requestFile.createdAt,
            createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
          })
          .from(requestFile)
          .innerJoin(file, itsFile)
          .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, requestFile.createdBy)))
          .where(ofRequest(requestId))
          .orderBy(asc(requestFile.createdAt), asc(requestFile.fileId)),
      ]);
      return rows;
    },

    /** Lists spreadsheets uploaded before an instant whose import has no active worker. */
    async listOldImports(before: string, limit: number): Promise<OldImportFile[]> {
      const [rows] = await database.readBatch([
        orm.all<OldImportFile>(sql`
          select file.id, file.key, product_import.id as importId from file
          left join product_import on product_import.distributor_id = file.distributor_id
            and product_import.file_id = file.id
          where file.distributor_id = ${distributorId} and file.kind = 'import' and file.created_at < ${before}
            and coalesce(product_import.state, '') not in ('checking', 'applying')
          order by file.created_at limit ${limit}`),
      ]);
      return rows;
    },
  };
}

/** Query for the proofs of an order's payment, newest first. */
export function proofsOf({ orm }: Database, distributorId: string, requestId: string) {
  return orm
    .select({
      id: requestFile.fileId,
      name: requestFile.name,
      agreedText: sql<string>`${requestFile.agreedText}`,
      sentAt: requestFile.createdAt,
    })
    .from(requestFile)
    .where(
      and(
        eq(requestFile.distributorId, distributorId),
        eq(requestFile.requestId, requestId),
        isNotNull(requestFile.agreedText),
      ),
    )
    .orderBy(desc(requestFile.createdAt), desc(requestFile.fileId));
}

/** Ids of all files of products, kits, pop-ups and the look, which name theirs by their path. */
export function shownFiles(distributorId: string) {
  const begin = filePath("");
  const idIn = (path: SQL) => sql`substr(${path}, ${begin.length + 1})`;
  const inLook = ["$.logo", "$.favicon", "$.loginTheme.image"].map((place) => {
    const path = sql`theme ->> ${place}`;
    return sql`union all select ${idIn(path)} from distributor_profile
      where distributor_id = ${distributorId} and ${path} like ${`${begin}%`}`;
  });
  return sql`select substr(image, ${begin.length + 1}) from popup
      where distributor_id = ${distributorId} and image like ${`${begin}%`}
    ${sql.join(inLook, sql` `)}
    union all select photo_id from product where distributor_id = ${distributorId} and photo_id is not null
    union all select datasheet_id from product where distributor_id = ${distributorId} and datasheet_id is not null
    union all select photo_id from kit where distributor_id = ${distributorId} and photo_id is not null`;
}
