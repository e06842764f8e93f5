import { and, desc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { AuditPosition } from "#domain/access/audit-schema.ts";
import { eachOf } from "#worker/db/each-of.ts";
import type { Database } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/kernel.ts";

/** Filter of the log; null matches everything. */
export interface AuditLogFilter {
  /** From this instant on, and before the second. */
  fromAt: string | null;
  beforeAt: string | null;
  actorId: string | null;
  /** Part of the name of the person or of the operator. */
  actorName: string | null;
  /** Of these events. */
  events: readonly string[] | null;
  entity: string | null;
  entityId: string | null;
}

const NamesSchema = z.record(z.string(), z.string()).catch({});
const ChangesSchema = z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })).catch({});

/** Repository of the log of one distributor, or of the platform. */
export function createAuditRepository(database: Database, distributorId: string) {
  /** Query for a page, newest first: read in the order of an index from a position, so that late pages cost the same as
   *  the first. */
  function pageOf(filter: AuditLogFilter, after: AuditPosition | null, limit: number) {
    return database.orm
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actorId: auditLog.actorId,
        actorType: auditLog.actorType,
        actorName: auditLog.actorName,
        operatorId: auditLog.operatorId,
        operatorName: auditLog.operatorName,
        address: auditLog.address,
        event: auditLog.event,
        entity: auditLog.entity,
        entityId: auditLog.entityId,
        entityName: entityName(),
        categoryNames: categoryNames(),
        changes: auditLog.changes,
      })
      .from(auditLog)
      .where(and(eq(auditLog.distributorId, distributorId), ...matches(filter), ...goingOn(after)))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(limit);
  }

  return {
    pageOf,
    async listEntries(filter: AuditLogFilter, after: AuditPosition | null, limit: number) {
      const [rows] = await database.readBatch([pageOf(filter, after, limit)]);
      return rows.map((row) => ({
        ...row,
        changes: ChangesSchema.parse(row.changes),
        categoryNames: NamesSchema.parse(JSON.parse(row.categoryNames ?? "{}")),
      }));
    },
  };
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof createAuditRepository>["listEntries"]>>[number];

/** A hint for the query planner, which knows no sizes: the column is more selective than the time, so that its index is
 *  read. */
function narrow(condition: SQL): SQL {
  return sql`unlikely(${condition})`;
}

function matches(filter: AuditLogFilter): SQL[] {
  const { fromAt, beforeAt, actorId, actorName, events, entity, entityId } = filter;
  const named = actorName === null ? null : `%${actorName.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return [
    ...(fromAt === null ? [] : [gte(auditLog.at, fromAt)]),
    ...(beforeAt === null ? [] : [lt(auditLog.at, beforeAt)]),
    ...(actorId === null ? [] : [narrow(eq(auditLog.actorId, actorId))]),
    ...(named === null
      ? []
      : [
          sql`(${auditLog.actorName} like ${named} escape '\\' or ${auditLog.operatorName} like ${named} escape '\\')`,
        ]),
    ...(events === null ? [] : [ofEvents(events)]),
    ...(entity === null ? [] : [eq(auditLog.entity, entity)]),
    ...(entityId === null ? [] : [narrow(eq(auditLog.entityId, entityId))]),
  ];
}

/** One event is looked up in its index. Several are not: they are told apart among the entries of one thing. */
function ofEvents([first = "", ...more]: readonly string[]): SQL {
  if (more.length === 0) return narrow(eq(auditLog.event, first));
  return sql`+${auditLog.event} in ${eachOf([first, ...more])}`;
}

function goingOn(after: AuditPosition | null): SQL[] {
  if (after === null) return [];
  return [lte(auditLog.at, after.at), sql`(${auditLog.at} < ${after.at} or ${auditLog.id} < ${after.id})`];
}

/** Current name of the entry's subject. */
function entityName(): SQL<string | null> {
  const own = (table: string) =>
    sql.raw(`${table}.distributor_id = audit_log.distributor_id and ${table}.id = audit_log.entity_id`);
  return sql<string | null>`case audit_log.entity
    when 'user' then (select name || ' ' || surname from user where ${own("user")})
    when 'role' then (select name from role where ${own("role")})
    when 'integrator' then (select company_name from integrator where ${own("integrator")})
    when 'request' then (select code from request where ${own("request")})
    when 'kit' then (select name from kit where ${own("kit")})
    when 'product' then (select name from product where ${own("product")})
    when 'termsDocument' then coalesce((select title from terms_document where ${own("terms_document")}),
      (select title from terms_draft where ${own("terms_draft")}))
    when 'category' then (select name from category where ${own("category")})
    when 'structure' then (select name from structure where ${own("structure")})
    when 'separatedSection' then (select name from separated_section where ${own("separated_section")})
    when 'extraItem' then (select name from extra_item where ${own("extra_item")})
    when 'serviceItem' then (select name from service_item where ${own("service_item")})
    end`;
}

/** Names of the categories that the changes refer to by id, as a JSON object. */
function categoryNames(): SQL<string | null> {
  return sql<string | null>`case when audit_log.entity in ('product', 'separatedSection') then (
    select json_group_object(category.id, category.name) from json_tree(audit_log.changes) as part
      join category on category.distributor_id = audit_log.distributor_id and category.id = part.atom
    where part.type = 'text') end`;
}
