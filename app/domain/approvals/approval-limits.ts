/** Characters of a name, and of a comment. */
export const MAX_APPROVAL_NAME = 120;
export const MAX_APPROVAL_COMMENT = 2_000;

/** Days that a link of a budget without a last day is good for, unless somebody says otherwise. */
export const USUAL_LINK_DAYS = 15;

/** The most days that a link may be good for. */
export const MOST_LINK_DAYS = 365;
