/** Types of user that a survey can include. */
export const SURVEY_USER_TYPES = ["admin", "staff", "integrator"] as const;
export type SurveyUserType = (typeof SURVEY_USER_TYPES)[number];

/** Lowest scores of the two scales: 0, or 1 with all texts optional. */
export const SCALE_STARTS = [0, 1] as const;
export type ScaleStart = (typeof SCALE_STARTS)[number];

export const RESEARCH_STATUSES = ["draft", "active", "closed"] as const;
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number];

/** States of the follow-up of a detractor's answer. */
export const FOLLOW_UP_STATES = ["open", "inProgress", "done"] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** Filters of answers by follow-up, besides the class. */
export const FOLLOW_UP_FILTERS = ["open", "mine"] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

/** Limit of characters in a text of an answer. */
export const MAX_SURVEY_TEXT = 1_000;
/** Limit of reasons in a survey. */
export const MAX_REASONS = 12;
