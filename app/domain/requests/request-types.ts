/** What a request is: an offer that may still change, or a purchase.
 *  @source spec, request types */
export const REQUEST_TYPES = ["budget", "order"] as const;

export type RequestType = (typeof REQUEST_TYPES)[number];
