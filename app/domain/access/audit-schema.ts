import { z } from "zod";
import { decodeBase64UrlText, encodeBase64UrlText } from "#domain/shared/base64url.ts";
import { isCalendarDay } from "#domain/shared/calendar.ts";

/** Entries of one page of the log. */
export const AUDIT_PAGE_SIZE = 50;
/** Rows of one export at most. */
export const AUDIT_EXPORT_ROWS = 50_000;

/** Place in the log: an entry's instant and id. */
const PositionSchema = z.tuple([z.iso.datetime(), z.string().min(1).max(64)]);

/** The place after which a page goes on. */
export interface AuditPosition {
  at: string;
  id: string;
}

/** A field of a form that was left empty asks for nothing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const DaySchema = z
  .string()
  .refine(isCalendarDay, { message: "expected a day, YYYY-MM-DD", params: { code: "INVALID_DAY" } });

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
  /** Days of the distributor's calendar, both included. */
  from: optional(DaySchema),
  until: optional(DaySchema),
  /** Id of a person, or text in the name of whoever acted. */
  person: optional(z.string().trim().max(100)),
  event: optional(z.string().max(80)),
  entity: optional(z.string().max(40)),
  entityId: optional(z.string().max(64)),
};

/** What of the log is asked for; without fields, all of it. */
export const AuditFilterSchema = z.object(filters).strict();
export const AuditQuerySchema = z.object({ ...filters, cursor: optional(CursorSchema) }).strict();

export type AuditFilter = z.infer<typeof AuditFilterSchema>;
export type AuditQuery = z.infer<typeof AuditQuerySchema>;

/** A place in the log as an address carries it.
 *  @example AuditQuerySchema.parse({ cursor: encodeAuditCursor(position) }).cursor // equals position */
export function encodeAuditCursor({ at, id }: AuditPosition): string {
  return encodeBase64UrlText(JSON.stringify([at, id]));
}

/** What an address asks for, as a page takes it: fields that do not read, or that it does not know, ask for nothing. */
export function readAuditQuery(params: { get(name: string): string | null }): AuditQuery {
  const known = Object.keys(AuditQuerySchema.shape).flatMap((name) => {
    const value = params.get(name);
    return value !== null && AuditQuerySchema.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  return AuditQuerySchema.parse(Object.fromEntries(known));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
