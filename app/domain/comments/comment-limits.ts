/** Comments on a page of a list.
 *  @source spec, defaults: lists of comments */
export const COMMENT_PAGE_SIZE = 10;

/** The most replies that a comment is shown with, the newest. */
export const MAX_REPLIES = 50;

/** The most characters of a comment. */
export const MAX_COMMENT = 2_000;
