/** Types of a request: a budget is an offer that may still change, an order is a purchase.
 *  @source spec, request types */
export const REQUEST_TYPES = ["budget", "order"] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];

/** Stands for nobody in the filter of who looks after requests. */
export const NO_SELLER = "none";
