import type { AppLoadContext } from "@remix-run/cloudflare";
import { AuditFilterSchema, readAuditQuery } from "#domain/access/audit-schema.ts";
import { csvHeaders } from "#domain/shared/csv.ts";
import type { AuditEntryView, AuditFilterValues } from "./audit-view.ts";

type Audit = AppLoadContext["services"]["audit"];

/** Loads a page of the log by its address, with the values of the filter bar. */
export async function readAuditPage(request: Request, list: Audit["list"]) {
  const query = readAuditQuery(new URL(request.url).searchParams);
  const { items, nextCursor, timeZone } = await list(query);
  const { cursor, ...filter } = query;
  return {
    entries: items.map(
      ({ id, at, person, sentence, details, actorType, operatorName, address }): AuditEntryView => ({
        id,
        at,
        person,
        sentence,
        details,
        operatorName,
        isOperator: actorType === "piedAdmin",
        address,
      }),
    ),
    entityName: filter.entityId === undefined ? null : (items[0]?.entityName ?? filter.entityId),
    filter: filter satisfies AuditFilterValues,
    isContinued: cursor !== undefined,
    nextCursor,
    timeZone,
  };
}

/** Answers the log as a file, with the filters of the page. */
export function answerAuditExport(request: Request, open: Audit["export"]): Response {
  const { cursor: _cursor, ...filter } = readAuditQuery(new URL(request.url).searchParams);
  const { body, fileName } = open(AuditFilterSchema.parse(filter));
  return new Response(body, { headers: csvHeaders(fileName) });
}
