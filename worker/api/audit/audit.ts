import * as z from "zod";
import { AuditFilterSchema, AuditQuerySchema } from "#domain/access/audit-schema.ts";
import { csvHeaders } from "#domain/shared/csv.ts";
import { type AuditPage, auditAccess } from "#worker/services/audit/audit-log.ts";
import { PLATFORM_ACCESS } from "#worker/services/shared/authorise.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const AuditPageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      actor: z.object({ id: z.string(), type: z.string(), name: z.string() }),
      /** The operator who acted in that person's name; null without one. */
      operator: z.object({ id: z.string(), name: z.string() }).nullable(),
      address: z.string(),
      event: z.string(),
      entity: z.string(),
      entityId: z.string(),
      changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
      /** Description of the action, in Portuguese. */
      sentence: z.string(),
    }),
  ),
  nextCursor: z.string().nullable(),
});

const contract = { method: "get", tag: "Audit", query: AuditQuerySchema, answer: AuditPageSchema } as const;

export const listAuditRoute = createApiRoute(
  {
    ...contract,
    path: "/app/staff/audit",
    summary: "Who did what at the distributor, newest first",
    access: auditAccess,
  },
  async ({ query, services }) => toAnswer(await services.audit.list(query)),
);

export const listPlatformAuditRoute = createApiRoute(
  {
    ...contract,
    path: "/app/admin/audit",
    summary: "Who of the platform did what, newest first",
    access: PLATFORM_ACCESS,
  },
  async ({ query, services }) => toAnswer(await services.audit.listPlatform(query)),
);

export const exportAuditRoute = createDownloadRoute(
  {
    path: "/app/staff/audit/export",
    summary: "The distributor's log as a CSV file",
    tag: "Audit",
    access: auditAccess,
    query: AuditFilterSchema,
    fileType: "text/csv",
  },
  ({ query, services }) => {
    const { body, fileName } = services.audit.export(query);
    return { body, headers: csvHeaders(fileName) };
  },
);

function toAnswer({ items, nextCursor }: AuditPage): z.input<typeof AuditPageSchema> {
  return {
    nextCursor,
    items: items.map((row) => ({
      ...row,
      actor: { id: row.actorId, type: row.actorType, name: row.actorName },
      operator: row.operatorId === null ? null : { id: row.operatorId, name: row.operatorName ?? "" },
    })),
  };
}
