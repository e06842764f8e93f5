import * as z from "zod";
import { MarkColorSchema } from "#domain/theme/mark-color-schema.ts";
import { TAG_COLOR, TAG_PARENTS } from "./tag.ts";

const name = z.string().trim().min(1).max(30);
const color = MarkColorSchema.default(TAG_COLOR);

/** Input of a new tag, which becomes the last of its kind. */
export const TagInputSchema = z.strictObject({ parentType: z.enum(TAG_PARENTS), name, color });

/** Input that replaces a stored version of a tag. Its kind never changes. */
export const TagUpdateSchema = z.strictObject({ name, color, version: z.int().min(1) });

/** Query of a list of tags: of a kind, in order. */
export const TagListQuerySchema = z.strictObject({
  parentType: z.enum(TAG_PARENTS),
  /** Part of a name. */
  search: z.string().trim().max(80).default(""),
});

export type TagInput = z.output<typeof TagInputSchema>;
export type TagUpdate = z.output<typeof TagUpdateSchema>;
export type TagListQuery = z.output<typeof TagListQuerySchema>;

/** A tag. */
export const TagSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  order: z.int(),
  /** Id of the distributor whose tag it is. */
  distributor: z.string(),
  parentType: z.enum(TAG_PARENTS),
  /** What ties it to the record that the list was read for; null where it is not on it, and without a record. */
  tagItemId: z.string().nullable(),
  version: z.int(),
  /** On how many records it is. */
  uses: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Tag = z.output<typeof TagSchema>;

/** A tag as a record shows it. */
export const ShownTagSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  tagItemId: z.string(),
});
