import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { Database } from "#worker/db/client.ts";
import { user } from "#worker/db/schema/access.ts";
import { requestVersion } from "#worker/db/schema/requests.ts";

/** A saved version, and who saved it when. */
export interface SavedContent {
  version: number;
  content: RequestContent;
  createdAt: string;
  /** Empty for a person who is gone. */
  byName: string;
}

/** A saved version without its content. */
export type KnownVersion = Omit<SavedContent, "content">;

/** A saved version with what the log says of how it came to be. */
export interface ExplainedContent extends SavedContent {
  /** Events of the log about the request at that instant. */
  events: string[];
  /** The approved discount that it applies; null for every other version. */
  approval: { reason: string; note: string } | null;
}

/** How many versions of a request are listed at most. */
const KNOWN_VERSIONS = 1_000;

/** The content without the explanations of its prices, which are most of it and which no comparison needs. */
const plainContent = sql<string>`json_set(${requestVersion.content}, '$.explain', json('[]'))`;

const byName = sql<string>`coalesce(trim(${user.name} || ' ' || ${user.surname}), '')`;

const EventsSchema = z.array(z.string());
const ApprovalSchema = z.object({ reason: z.string(), note: z.string() });

/** Versions of requests of one distributor. */
export function createSavedVersions(database: Database, distributorId: string) {
  const { orm } = database;
  const ofPerson = and(eq(user.distributorId, distributorId), eq(user.id, requestVersion.createdBy));
  const ofRequest = (requestId: string) =>
    and(eq(requestVersion.distributorId, distributorId), eq(requestVersion.requestId, requestId));

  return {
    /** Lists versions of a request, newest first.
     *  @param before - only versions before this one; null for all */
    async listVersions(requestId: string, before: number | null, most: number): Promise<SavedContent[]> {
      const [rows] = await database.readBatch([
        orm
          .select({
            ...{ version: requestVersion.version, createdAt: requestVersion.createdAt, byName },
            content: plainContent,
          })
          .from(requestVersion)
          .leftJoin(user, ofPerson)
          .where(and(ofRequest(requestId), ...(before === null ? [] : [lt(requestVersion.version, before)])))
          .orderBy(desc(requestVersion.version))
          .limit(most),
      ]);
      return rows.map((row) => ({ ...row, content: contentOf(row.content) }));
    },

    /** Reads some versions of a request with what the log says of them, and by what its newest ones are known, newest
     *  first. */
    async readVersions(
      requestId: string,
      versions: readonly number[],
    ): Promise<{ found: ExplainedContent[]; known: KnownVersion[] }> {
      const columns = { version: requestVersion.version, createdAt: requestVersion.createdAt, byName };
      const [rows, known] = await database.readBatch([
        orm
          .select({ ...columns, content: plainContent, events: eventsOfVersion, approval: approvalOfVersion })
          .from(requestVersion)
          .leftJoin(user, ofPerson)
          .where(and(ofRequest(requestId), inArray(requestVersion.version, [...versions]))),
        orm
          .select(columns)
          .from(requestVersion)
          .leftJoin(user, ofPerson)
          .where(ofRequest(requestId))
          .orderBy(desc(requestVersion.version))
          .limit(KNOWN_VERSIONS),
      ]);
      const found = rows.map(({ content, events, approval, ...row }) => ({
        ...row,
        content: contentOf(content),
        events: EventsSchema.parse(JSON.parse(events)),
        approval: approval === null ? null : ApprovalSchema.parse(JSON.parse(approval)),
      }));
      return { found, known };
    },
  };
}

/** Events of the log about the request of the outer version, written in its batch. */
const eventsOfVersion = sql<string>`(select json_group_array(entry.event) from audit_log as entry
  where entry.distributor_id = request_version.distributor_id and entry.entity = 'request'
    and entry.entity_id = request_version.request_id and entry.at = request_version.created_at)`;

/** The discount that was approved in the batch of the outer version. */
const approvalOfVersion = sql<
  string | null
>`(select json_object('reason', coalesce(asked.content ->> '$.reason', ''),
    'note', asked.decision_note) from discount_requisition as asked
  where asked.distributor_id = request_version.distributor_id and asked.request_id = request_version.request_id
    and asked.request_version = request_version.version - 1 and asked.status = 'approved'
    and asked.decided_at = request_version.created_at limit 1)`;

function contentOf(text: string): RequestContent {
  return RequestContentSchema.parse(JSON.parse(text));
}
