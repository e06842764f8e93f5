import * as z from "zod";
import { filterOf, readListQuery } from "#domain/shared/list-query.ts";
import { decodeBase64UrlText, encodeBase64UrlText } from "#domain/shared/base64url.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";

/** Entries on a page of the log. */
export const AUDIT_PAGE_SIZE = 50;
/** Limit of rows in an export. */
export const AUDIT_EXPORT_ROWS = 50_000;

/** A position in the log: an entry's instant and id. */
const PositionSchema = z.tuple([z.iso.datetime(), z.string().min(1).max(64)]);

/** The position after which a page starts. */
export interface AuditPosition {
  at: string;
  id: string;
}

const CursorSchema = z
  .string()
  .max(300)
  .transform((text, context): AuditPosition => {
    const position = PositionSchema.safeParse(parseJson(decodeBase64UrlText(text) ?? ""));
    if (position.success) return { at: position.data[0], id: position.data[1] };
    context.addIssue({ code: "custom", message: "expected a cursor that an answer gave" });
    return z.NEVER;
  });

const filters = {
  /** Calendar days of the distributor, both included. */
  from: filterOf(DaySchema),
  until: filterOf(DaySchema),
  /** Id of a person, or part of the name of the person who acted. */
  person: filterOf(z.string().trim().max(100)),
  event: filterOf(z.string().max(80)),
  entity: filterOf(z.string().max(40)),
  entityId: filterOf(z.string().max(64)),
};

/** Filters of the log; without fields, the whole log. */
export const AuditFilterSchema = z.strictObject(filters);
export const AuditQuerySchema = z.strictObject({ ...filters, cursor: filterOf(CursorSchema) });

export type AuditFilter = z.infer<typeof AuditFilterSchema>;
export type AuditQuery = z.infer<typeof AuditQuerySchema>;

/** A position in the log, encoded for an address.
 *  @example AuditQuerySchema.parse({ cursor: encodeAuditCursor(position) }).cursor // equals position */
export function encodeAuditCursor({ at, id }: AuditPosition): string {
  return encodeBase64UrlText(JSON.stringify([at, id]));
}

/** Reads the filters of an address, for a page. Invalid and unknown fields are ignored. */
export function readAuditQuery(params: { get(name: string): string | null }): AuditQuery {
  return readListQuery(AuditQuerySchema, params);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
