import { sql } from "drizzle-orm";
import {
  type RequisitionContent,
  RequisitionContentSchema,
  type RequisitionKind,
  type RequisitionStatus,
} from "#domain/discounts/requisition-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "../db/client.ts";
import { discountRequisition } from "../db/schema/pricing.ts";

/** A requisition with what people know the request and one another by. */
export interface StoredRequisition {
  id: string;
  requestId: string;
  requestVersion: number;
  kind: RequisitionKind;
  content: RequisitionContent;
  status: RequisitionStatus;
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

const ofRequest = <Value>(column: "type" | "code" | "name" | "version") =>
  sql<Value>`(select ${sql.identifier(column)} from request as asked where asked.distributor_id = ${discountRequisition.distributorId}
    and asked.id = ${discountRequisition.requestId})`;

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
  type: ofRequest<"budget" | "order">("type"),
  code: ofRequest<string>("code"),
  name: ofRequest<string>("name"),
  version: ofRequest<number>("version"),
  integratorName: sql<string>`(select company.company_name from request as asked join integrator as company
    on company.distributor_id = asked.distributor_id and company.id = asked.integrator_id
    where asked.distributor_id = ${discountRequisition.distributorId} and asked.id = ${discountRequisition.requestId})`,
};

/** Requisitions of one distributor. */
export function createRequisitionRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const here = sql`${discountRequisition.distributorId} = ${distributorId}`;
  const rows = () => orm.select(COLUMNS).from(discountRequisition);
  return {
    /** @throws DomainError NOT_FOUND */
    async getRequisition(id: string): Promise<StoredRequisition> {
      const [found] = await database.readBatch([
        rows().where(sql`${here} and ${discountRequisition.id} = ${id}`),
      ]);
      const [row] = found;
      if (!row) throw new DomainError("NOT_FOUND", { entity: "requisition", id });
      return toStored(row);
    },

    /** Those of one request, newest first. */
    async listOfRequest(requestId: string): Promise<StoredRequisition[]> {
      const [found] = await database.readBatch([
        rows()
          .where(sql`${here} and ${discountRequisition.requestId} = ${requestId}`)
          .orderBy(sql`${discountRequisition.createdAt} desc, ${discountRequisition.id} desc`)
          .limit(20),
      ]);
      return found.map(toStored);
    },

    async listRequisitions({
      status,
      sort,
      limit,
      offset,
    }: {
      status: RequisitionStatus | "all";
      sort: "oldest" | "newest";
      limit: number;
      offset: number;
    }): Promise<{ items: StoredRequisition[]; totalItems: number }> {
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
  Pick<StoredRequisition, "decidedByName"> & {
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
}: Omit<Row, "distributorId" | "decidedBy">): StoredRequisition {
  return {
    ...row,
    requestedByName: requestedByName ?? "",
    content: RequisitionContentSchema.parse(content),
    request: { type, code, name, version, integratorName },
  };
}
