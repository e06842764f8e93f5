import * as z from "zod";
import { AuditQuerySchema } from "#domain/access/audit-schema.ts";
import { filterOf } from "#domain/shared/list-query.ts";
import { TIMELINE_KINDS } from "./timeline.ts";

/** Entries of a timeline on a page. */
export const TIMELINE_PAGE_SIZE = 20;

/** Query of a timeline, newest first. */
export const TimelineQuerySchema = z.strictObject({
  /** Only what is of this kind. */
  kind: filterOf(z.enum(TIMELINE_KINDS)),
  /** `nextCursor` of the page before. */
  cursor: AuditQuerySchema.shape.cursor,
});

/** What happened to a request, newest first, in words. */
export const TimelineSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      event: z.string(),
      person: z.string(),
      /** What the person did, as a sentence that begins with the name. */
      sentence: z.string(),
      /** Name of the platform's operator who acted in the person's name. */
      operatorName: z.string().nullable(),
      details: z.array(
        z.object({
          label: z.string(),
          from: z.string().nullable(),
          to: z.string().nullable(),
          removed: z.array(z.string()),
          added: z.array(z.string()),
        }),
      ),
    }),
  ),
  /** Null at the end. */
  nextCursor: z.string().nullable(),
});

export type TimelineQuery = z.infer<typeof TimelineQuerySchema>;
export type Timeline = z.infer<typeof TimelineSchema>;
