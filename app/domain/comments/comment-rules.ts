import type { UserActor } from "#domain/access/actor.ts";

/** Comments on a page of a list.
 *  @source spec, defaults: lists of comments */
export const COMMENT_PAGE_SIZE = 10;

/** The most replies that a comment is shown with, the newest. */
export const MAX_REPLIES = 50;

/** The most characters of a comment. */
export const MAX_COMMENT = 2_000;
/** The most files of a comment. */
export const MAX_COMMENT_FILES = 3;

/** Whether a person may delete a comment that they see: their own, and as administrator every one. */
export function mayRemoveComment(
  { userId, type }: Pick<UserActor, "userId" | "type">,
  { authorId }: { authorId: string },
): boolean {
  return authorId === userId || type === "admin";
}
