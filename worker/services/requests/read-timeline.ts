import { encodeAuditCursor } from "#domain/access/audit-schema.ts";
import { TIMELINE_EVENTS } from "#domain/requests/timeline.ts";
import { type Timeline, TIMELINE_PAGE_SIZE, type TimelineQuery } from "#domain/requests/timeline-schema.ts";
import { createAuditRepository } from "#worker/repositories/audit/audit-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { describeAuditEntry } from "../audit/describe-entry.ts";
import { openFor } from "./open-request.ts";

/** Reads what happened to a budget or an order, newest first: the log about it, without addresses.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED
 *  @source spec, request detail actions: timeline */
export function createReadTimeline(scope: Scope) {
  return async function readTimeline(id: string, { kind, cursor }: TimelineQuery): Promise<Timeline> {
    const { distributor, database } = await openFor(scope, id, "readTimeline");
    const { timeZone } = distributor.settings;
    const rows = await createAuditRepository(database, distributor.id).listEntries(
      {
        ...{ fromAt: null, beforeAt: null, actorId: null, actorName: null },
        ...{ events: kind === undefined ? null : TIMELINE_EVENTS[kind], entity: "request", entityId: id },
      },
      cursor ?? null,
      TIMELINE_PAGE_SIZE + 1,
    );
    const shown = rows.slice(0, TIMELINE_PAGE_SIZE);
    const last = shown.at(-1);
    return {
      items: shown.map((row) => ({
        ...{ id: row.id, at: row.at, event: row.event, operatorName: row.operatorName },
        ...describeAuditEntry(row, timeZone),
      })),
      nextCursor: rows.length > shown.length && last ? encodeAuditCursor(last) : null,
    };
  };
}
