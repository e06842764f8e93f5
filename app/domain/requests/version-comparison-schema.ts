import * as z from "zod";
import { COMPARED_FIELDS, COMPARED_KINDS, COMPARED_LISTS, COMPARED_PARTS } from "./compare-versions.ts";
import type { ComparedField } from "./compare-versions.ts";
import { REQUEST_TYPES } from "./request-types.ts";
import { SAVE_KINDS } from "./save-kinds.ts";

const number = z.coerce.number().int().min(1).max(1_000_000);

/** Query of a comparison: the numbers of two versions. Without them, the last two. */
export const CompareVersionsQuerySchema = z.strictObject({
  from: number.optional(),
  to: number.optional(),
});

/** A saved version, and who saved it when. */
const KnownVersionSchema = z.object({
  version: z.int(),
  date: z.string(),
  /** Empty for a person who is gone. */
  byName: z.string(),
});

const SavedVersionSchema = KnownVersionSchema.extend({
  /** How it came to be; null where the log does not say. */
  kind: z.enum(SAVE_KINDS).nullable(),
  /** Of an approved discount: why it was asked for, and what the approver noted; empty otherwise, and for people who
   *  may not see prices. */
  reason: z.string(),
  note: z.string(),
});

const cents = z.int().nullable();
const value = z.union([z.string(), z.number()]).nullable();

const EntrySchema = z
  .object({
    name: z.string(),
    amount: z.int(),
    freeAmount: z.int(),
    unitPriceCents: cents,
    totalCents: cents,
    composition: z.string(),
  })
  .nullable();

/** Two versions of a request, side by side. */
export const VersionComparisonSchema = z.object({
  request: z.object({ id: z.string(), type: z.enum(REQUEST_TYPES), code: z.string(), name: z.string() }),
  /** Number of the newest version. */
  newest: z.int(),
  from: SavedVersionSchema,
  to: SavedVersionSchema,
  /** The newest versions, newest first, at most 1,000. */
  versions: z.array(KnownVersionSchema),
  items: z.array(
    z.object({ list: z.enum(COMPARED_LISTS), key: z.string(), from: EntrySchema, to: EntrySchema }),
  ),
  facts: z.array(
    z.object({
      field: z.enum(Object.keys(COMPARED_FIELDS) as [ComparedField, ...ComparedField[]]),
      part: z.enum(COMPARED_PARTS),
      kind: z.enum(COMPARED_KINDS),
      key: z.string(),
      of: z.string(),
      from: value,
      to: value,
    }),
  ),
});

export type CompareVersionsQuery = z.infer<typeof CompareVersionsQuerySchema>;
export type ComparedVersions = z.infer<typeof VersionComparisonSchema>;
export type ComparedVersion = z.infer<typeof SavedVersionSchema>;
