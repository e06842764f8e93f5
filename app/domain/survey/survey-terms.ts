/** Types of user that a survey can ask. */
export const SURVEY_USER_TYPES = ["admin", "staff", "integrator"] as const;
export type SurveyUserType = (typeof SURVEY_USER_TYPES)[number];

/** Lowest score that can be chosen: 0, or 1 with all texts optional. */
export const SCALE_STARTS = [0, 1] as const;
export type ScaleStart = (typeof SCALE_STARTS)[number];

export const RESEARCH_STATUSES = ["draft", "active", "closed"] as const;
export type ResearchStatus = (typeof RESEARCH_STATUSES)[number];

/** What becomes of an answer of somebody who is not content. */
export const FOLLOW_UP_STATES = ["open", "inProgress", "done"] as const;
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number];

/** What a page of answers can be narrowed to, beside the class. */
export const FOLLOW_UP_FILTERS = ["open", "mine"] as const;
export type FollowUpFilter = (typeof FOLLOW_UP_FILTERS)[number];

/** Characters that a text of an answer holds at most. */
export const MAX_SURVEY_TEXT = 1_000;
/** Reasons that a survey offers at most. */
export const MAX_REASONS = 12;
