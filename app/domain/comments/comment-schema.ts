import * as z from "zod";
import { MAX_COMMENT, MAX_COMMENT_FILES } from "./comment-rules.ts";

/** The most people that a comment tells. */
const MAX_MENTIONS = 20;

/** A new comment on a record. */
export const NewCommentSchema = z.strictObject({
  message: z.string().trim().min(1).max(MAX_COMMENT),
  /** The comment that it replies to. */
  replyTo: z.string().max(64).nullable().default(null),
  /** Whether only the distributor's people see it; a reply is as what it replies to. */
  isInternal: z.boolean().default(false),
  /** Ids of people to notify. */
  mentions: z.array(z.string().max(64)).max(MAX_MENTIONS).default([]),
  /** Ids of files that were brought for it. */
  files: z.array(z.string().max(64)).max(MAX_COMMENT_FILES).default([]),
});

export type NewComment = z.infer<typeof NewCommentSchema>;

const said = {
  id: z.string(),
  message: z.string(),
  authorName: z.string(),
  createdAt: z.string(),
  files: z.array(z.object({ id: z.string(), name: z.string(), contentType: z.string(), sizeBytes: z.int() })),
  /** Whether the person may delete it. */
  mayRemove: z.boolean(),
};

/** A page of comments on a record, pinned ones first, then the newest. */
export const CommentListSchema = z.object({
  items: z.array(
    z.object({
      ...said,
      parentType: z.literal("request"),
      parentId: z.string(),
      fixed: z.boolean(),
      isInternal: z.boolean(),
      /** Oldest first. */
      replies: z.array(z.object(said)),
    }),
  ),
  totalItems: z.int(),
  /** People whom a comment may tell. */
  people: z.array(z.object({ id: z.string(), name: z.string(), isOfCompany: z.boolean() })),
  /** Whether the person may keep comments among the distributor's people. */
  mayBeInternal: z.boolean(),
});

export type CommentList = z.infer<typeof CommentListSchema>;
export type Comment = CommentList["items"][number];
