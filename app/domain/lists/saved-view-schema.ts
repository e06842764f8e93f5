import * as z from "zod";
import { MAX_VIEW_NAME, MAX_VIEW_QUERY } from "./list-views.ts";

/** A view to save: a new one, or one in the version that was read. */
export const SaveViewSchema = z.strictObject({
  /** Null for a new one. */
  saved: z.strictObject({ id: z.string().min(1).max(64), version: z.int().min(1) }).nullable(),
  /** Path of the list's page. */
  list: z.string().max(200),
  name: z.string().trim().min(1).max(MAX_VIEW_NAME),
  query: z
    .string()
    .max(MAX_VIEW_QUERY)
    .regex(/^[\w%&*+.=-]+$/),
  /** Whether colleagues see it, too. */
  isShared: z.boolean(),
});

export type SaveView = z.infer<typeof SaveViewSchema>;

/** A saved view as a person sees it. */
export const SavedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the address. */
  query: z.string(),
  isShared: z.boolean(),
  /** Name of the person who has saved it. */
  ownerName: z.string(),
  /** Whether the person may rename, share and delete it. */
  mayChange: z.boolean(),
  version: z.int(),
});

export type SavedView = z.infer<typeof SavedViewSchema>;
