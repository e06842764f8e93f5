import * as z from "zod";
import { COMPARED_KINDS } from "./compare-versions.ts";
import { HISTORY_PAGE_SIZE } from "./history-page-size.ts";
import { CHANGE_FIELDS } from "./version-changes.ts";

const value = z.union([z.string(), z.number()]).nullable();

/** Query of the change history, newest version first. */
export const RequestHistoryQuerySchema = z.strictObject({
  /** Only versions before this one. */
  before: z.coerce.number().int().min(2).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).default(HISTORY_PAGE_SIZE),
});

/** Versions of a request with what each changed, newest first. */
export const RequestHistorySchema = z.object({
  items: z.array(
    z.object({
      version: z.int(),
      date: z.string(),
      byName: z.string(),
      changes: z.array(
        z.object({
          field: z.enum(CHANGE_FIELDS),
          key: z.string(),
          of: z.string(),
          kind: z.enum(COMPARED_KINDS),
          from: value,
          to: value,
        }),
      ),
    }),
  ),
  /** Value of `before` for the next older ones; null at the end. */
  before: z.int().nullable(),
});

export type RequestHistoryQuery = z.infer<typeof RequestHistoryQuerySchema>;
export type RequestHistory = z.infer<typeof RequestHistorySchema>;
