import type { AccessRule } from "#domain/access/may-access.ts";
import {
  AUDIT_PAGE_SIZE,
  type AuditFilter,
  type AuditQuery,
  encodeAuditCursor,
} from "#domain/access/audit-schema.ts";
import { addDays } from "#domain/shared/calendar.ts";
import { dayStartIn } from "#domain/shared/day-start.ts";
import {
  type AuditLogFilter,
  type AuditRow,
  createAuditRepository,
} from "#worker/repositories/audit/audit-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authorise, authorisePlatform } from "#worker/services/shared/authorise.ts";
import { type AuditWords, describeAuditEntry } from "./describe-entry.ts";
import { type AuditExport, openAuditExport } from "./export-audit.ts";

/** Permission to read the log: administrators only. */
export const auditAccess: AccessRule = { types: ["admin"] };

export type DescribedEntry = AuditRow & AuditWords;

export interface AuditPage {
  items: DescribedEntry[];
  /** Cursor of the next page; null after the oldest entry. */
  nextCursor: string | null;
  /** Time zone of days and instants. */
  timeZone: string;
}

/** Lists a page of the distributor's log, newest first. */
export function createListAudit(scope: Scope) {
  return (query: AuditQuery): Promise<AuditPage> => readPage(authorise(scope, auditAccess), query);
}

/** Lists a page of the platform's own log. */
export function createListPlatformAudit(scope: Scope) {
  return (query: AuditQuery): Promise<AuditPage> => readPage(authorisePlatform(scope), query);
}

/** Exports the distributor's log as a file. */
export function createExportAudit(scope: Scope) {
  return (filter: AuditFilter): AuditExport => exportOf(scope, authorise(scope, auditAccess), filter);
}

/** Exports the platform's own log as a file. */
export function createExportPlatformAudit(scope: Scope) {
  return (filter: AuditFilter): AuditExport => exportOf(scope, authorisePlatform(scope), filter);
}

async function readPage({ distributor, database }: Tenant, query: AuditQuery): Promise<AuditPage> {
  const { timeZone } = distributor.settings;
  const { cursor = null, ...filter } = query;
  const rows = await createAuditRepository(database, distributor.id).listEntries(
    toLogFilter(filter, timeZone),
    cursor,
    AUDIT_PAGE_SIZE + 1,
  );
  const shown = rows.slice(0, AUDIT_PAGE_SIZE);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({ ...row, ...describeAuditEntry(row, timeZone) })),
    nextCursor: rows.length > shown.length && last ? encodeAuditCursor(last) : null,
    timeZone,
  };
}

function exportOf(scope: Scope, { distributor, database }: Tenant, filter: AuditFilter): AuditExport {
  const { timeZone } = distributor.settings;
  const log = createAuditRepository(database, distributor.id);
  const logFilter = toLogFilter(filter, timeZone);
  return openAuditExport({
    readRows: (after, limit) => log.listEntries(logFilter, after, limit),
    timeZone,
    now: scope.now(),
  });
}

/** Converts days to instants in the distributor's time zone, and a person to an id or to a part of a name. */
function toLogFilter(
  { from, until, person = "", event, entity, entityId }: AuditFilter,
  timeZone: string,
): AuditLogFilter {
  const isId = /^[a-z]{3}_[\da-z]{10,}$/.test(person);
  return {
    fromAt: from === undefined ? null : dayStartIn(from, timeZone),
    beforeAt: until === undefined ? null : dayStartIn(addDays(until, 1), timeZone),
    actorId: isId ? person : null,
    actorName: isId || person === "" ? null : person,
    events: event === undefined ? null : [event],
    entity: entity ?? null,
    entityId: entityId ?? null,
  };
}
