import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { DocumentFormat } from "#domain/documents/document-model.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import { integrator, user } from "#worker/db/schema/access.ts";
import { approvalAnswer } from "#worker/db/schema/approvals.ts";
import { requestDocument } from "#worker/db/schema/documents.ts";
import { request, requestVersion } from "#worker/db/schema/requests.ts";

/** A document that was made. */
type MadeDocument = typeof requestDocument.$inferInsert;

/** Documents of requests of one distributor. */
export function createDocumentRepository({ orm, readBatch }: Database, distributorId: string) {
  return {
    /** Reads what a document says of a version beside its content; null for a version that is gone. */
    async findFacts(requestId: string, version: number) {
      const [rows, approvals, returned] = await readBatch([
        orm
          .select({
            savedAt: requestVersion.createdAt,
            budgetCode: request.budgetCode,
            createdByName: sql<string>`trim(${user.name} || ' ' || ${user.surname})`,
            integratorName: integrator.companyName,
            integratorCnpj: integrator.cnpj,
            purchaseNumber: request.purchaseNumber,
          })
          .from(request)
          .innerJoin(
            requestVersion,
            and(
              eq(requestVersion.distributorId, distributorId),
              eq(requestVersion.requestId, request.id),
              eq(requestVersion.version, version),
            ),
          )
          .innerJoin(
            integrator,
            and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
          )
          .innerJoin(user, and(eq(user.distributorId, distributorId), eq(user.id, request.createdBy)))
          .where(and(eq(request.distributorId, distributorId), eq(request.id, requestId)))
          .limit(1),
        orm
          .select({
            name: approvalAnswer.name,
            at: approvalAnswer.createdAt,
            version: approvalAnswer.version,
            code: approvalAnswer.code,
            sha256: approvalAnswer.sha256,
            address: approvalAnswer.address,
            userAgent: approvalAnswer.userAgent,
          })
          .from(approvalAnswer)
          .where(
            and(
              eq(approvalAnswer.distributorId, distributorId),
              eq(approvalAnswer.requestId, requestId),
              sql`(${approvalAnswer.version} = ${version} or ${isOfConverted(distributorId, { requestId, version })})`,
              eq(approvalAnswer.answer, "accepted"),
            ),
          )
          .orderBy(approvalAnswer.createdAt, approvalAnswer.id),
        orm.all<{ lines: string; amountCents: number }>(sql`select lines, amount_cents as amountCents
          from request_return where distributor_id = ${distributorId} and request_id = ${requestId} and undone_at is null
          order by created_at, id`),
      ]);
      const returns = returned.map(({ lines, amountCents }) => ({
        lines: JSON.parse(lines) as { itemId: string; name: string; cancelled: number; returned: number }[],
        amountCents,
      }));
      return rows[0] ? { ...rows[0], approvals, returns } : null;
    },
    /** Lists the newest requests of a type. */
    async listNewest(type: RequestType, most: number): Promise<{ id: string; code: string; name: string }[]> {
      const [rows] = await readBatch([
        orm
          .select({ id: request.id, code: request.code, name: request.name })
          .from(request)
          .where(
            and(eq(request.distributorId, distributorId), eq(request.type, type), isNull(request.deletedAt)),
          )
          .orderBy(desc(request.createdAt), desc(request.id))
          .limit(most),
      ]);
      return rows;
    },
    /** Whether a document was made before. */
    async isMade(code: string, format: DocumentFormat): Promise<boolean> {
      const [rows] = await readBatch([
        orm
          .select({ code: requestDocument.code })
          .from(requestDocument)
          .where(
            and(
              eq(requestDocument.distributorId, distributorId),
              eq(requestDocument.code, code),
              eq(requestDocument.format, format),
            ),
          )
          .limit(1),
      ]);
      return rows.length > 0;
    },
    /** What was shown to somebody who has answered it, by its code, and what became of its request; null for none. */
    async findShown(code: string) {
      const [rows] = await readBatch([
        orm
          .select({
            version: approvalAnswer.version,
            requestCode: approvalAnswer.requestCode,
            savedAt: requestVersion.createdAt,
            totalCents: approvalAnswer.totalCents,
            newestVersion: request.version,
            deletedAt: request.deletedAt,
          })
          .from(approvalAnswer)
          .innerJoin(
            request,
            and(eq(request.distributorId, distributorId), eq(request.id, approvalAnswer.requestId)),
          )
          .innerJoin(
            requestVersion,
            and(
              eq(requestVersion.distributorId, distributorId),
              eq(requestVersion.requestId, approvalAnswer.requestId),
              eq(requestVersion.version, approvalAnswer.version),
            ),
          )
          .where(and(eq(approvalAnswer.distributorId, distributorId), eq(approvalAnswer.code, code)))
          .limit(1),
      ]);
      return rows[0] ?? null;
    },
    /** Lists the files with a code, and what became of their request. */
    async listByCode(code: string) {
      const [rows] = await readBatch([
        orm
          .select({
            format: requestDocument.format,
            version: requestDocument.version,
            type: requestDocument.type,
            requestCode: requestDocument.requestCode,
            savedAt: requestDocument.savedAt,
            totalCents: requestDocument.totalCents,
            sha256: requestDocument.sha256,
            newestVersion: request.version,
            deletedAt: request.deletedAt,
          })
          .from(requestDocument)
          .innerJoin(
            request,
            and(eq(request.distributorId, distributorId), eq(request.id, requestDocument.requestId)),
          )
          .where(and(eq(requestDocument.distributorId, distributorId), eq(requestDocument.code, code)))
          .orderBy(requestDocument.format)
          .limit(4),
      ]);
      return rows;
    },
  };
}

/** Whether an acceptance is of the budget of which a conversion has made an order's newest version, at the same total.
 *  Only budgets are accepted: what comes right before an order's version is no order, or has no acceptance. */
function isOfConverted(distributorId: string, of: { requestId: string; version: number }): SQL {
  return sql`${approvalAnswer.version} = ${of.version - 1} and exists (
    select 1 from request where distributor_id = ${distributorId} and id = ${of.requestId} and type = 'order'
      and version = ${of.version} and total_cents = ${approvalAnswer.totalCents})`;
}

/** Keeps a document that was made; refused if somebody has made it meanwhile. */
export function keepDocument(row: MadeDocument, refusal: () => Error): WriteStatement[] {
  return [
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from request_document where distributor_id = ${row.distributorId}
        and code = ${row.code} and format = ${row.format})`,
      refusal,
    ),
    insertRow(requestDocument, row),
  ];
}
