import { and, eq, sql } from "drizzle-orm";
import {
  type ApprovalContent,
  ApprovalContentSchema,
  type ApprovalKind,
  type ApprovalStatus,
} from "#domain/discounts/approval-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { integrator } from "#worker/db/schema/access.ts";
import { discountRequisition } from "#worker/db/schema/pricing.ts";
import { request } from "#worker/db/schema/requests.ts";

/** A discount approval with what people know the request and one another by. */
export interface StoredApproval {
  id: string;
  requestId: string;
  requestVersion: number;
  kind: ApprovalKind;
  content: ApprovalContent;
  status: ApprovalStatus;
  requestedBy: string;
  requestedByName: string;
  createdAt: string;
  decidedByName: string | null;
  decidedAt: string | null;
  decisionNote: string;
  request: { type: "budget" | "order"; code: string; name: string; version: number; integratorName: string };
}

const nameOf = (id: typeof discountRequisition.requestedBy | typeof discountRequisition.decidedBy) =>
  sql<string | null>`(select trim(person.name || ' ' || person.surname) from user as person
    where person.distributor_id = ${discountRequisition.distributorId} and person.id = ${id})`;

const COLUMNS = {
  id: discountRequisition.id,
  requestId: discountRequisition.requestId,
  requestVersion: discountRequisition.requestVersion,
  kind: discountRequisition.kind,
  content: discountRequisition.content,
  status: discountRequisition.status,
  requestedBy: discountRequisition.requestedBy,
  requestedByName: nameOf(discountRequisition.requestedBy),
  createdAt: discountRequisition.createdAt,
  decidedByName: nameOf(discountRequisition.decidedBy),
  decidedAt: discountRequisition.decidedAt,
  decisionNote: discountRequisition.decisionNote,
  type: request.type,
  code: request.code,
  name: request.name,
  version: request.version,
  integratorName: integrator.companyName,
};

/** Discount approvals of one distributor. */
export function createApprovalRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const here = sql`${discountRequisition.distributorId} = ${distributorId}`;
  const rows = () =>
    orm
      .select(COLUMNS)
      .from(discountRequisition)
      .innerJoin(
        request,
        and(eq(request.distributorId, distributorId), eq(request.id, discountRequisition.requestId)),
      )
      .innerJoin(
        integrator,
        and(eq(integrator.distributorId, distributorId), eq(integrator.id, request.integratorId)),
      );
  return {
    /** @throws DomainError NOT_FOUND */
    async getApproval(id: string): Promise<StoredApproval> {
      const [found] = await database.readBatch([
        rows().where(sql`${here} and ${discountRequisition.id} = ${id}`),
      ]);
      const [row] = found;
      if (!row) throw new DomainError("NOT_FOUND", { entity: "requisition", id });
      return toStored(row);
    },

    /** Those of one request, newest first. */
    async listOfRequest(requestId: string): Promise<StoredApproval[]> {
      const [found] = await database.readBatch([
        rows()
          .where(sql`${here} and ${discountRequisition.requestId} = ${requestId}`)
          .orderBy(sql`${discountRequisition.createdAt} desc, ${discountRequisition.id} desc`)
          .limit(20),
      ]);
      return found.map(toStored);
    },

    async listApprovals({
      status,
      sort,
      limit,
      offset,
    }: {
      status: ApprovalStatus | "all";
      sort: "oldest" | "newest";
      limit: number;
      offset: number;
    }): Promise<{ items: StoredApproval[]; totalItems: number }> {
      const matching = status === "all" ? here : sql`${here} and ${discountRequisition.status} = ${status}`;
      const direction = sort === "oldest" ? sql`asc` : sql`desc`;
      const [items, counted] = await database.readBatch([
        rows()
          .where(matching)
          .orderBy(sql`${discountRequisition.createdAt} ${direction}, ${discountRequisition.id} ${direction}`)
          .limit(limit)
          .offset(offset),
        orm
          .select({ total: sql<number>`count(*)` })
          .from(discountRequisition)
          .where(matching),
      ]);
      return { items: items.map(toStored), totalItems: counted[0]?.total ?? 0 };
    },
  };
}

type Row = typeof discountRequisition.$inferSelect &
  Pick<StoredApproval, "decidedByName"> & {
    requestedByName: string | null;
    type: "budget" | "order";
    code: string;
    name: string;
    version: number;
    integratorName: string;
  };

function toStored({
  type,
  code,
  name,
  version,
  integratorName,
  content,
  requestedByName,
  ...row
}: Omit<Row, "distributorId" | "decidedBy">): StoredApproval {
  return {
    ...row,
    requestedByName: requestedByName ?? "",
    content: ApprovalContentSchema.parse(content),
    request: { type, code, name, version, integratorName },
  };
}
