/** Kinds of failure when a carrier network is asked for a quote: the request, the distributor's credentials, the
 *  network's service, or its answer. */
export const CARRIER_PROBLEMS = [
  "noOriginCep",
  "noDestinationCep",
  "noKey",
  "unauthorized",
  "noDelivery",
  "refused",
  "timeout",
  "unreachable",
  "failing",
  "tooManyCalls",
  "resting",
  "unreadable",
  "contradictoryStatus",
  "noOptions",
  "costUnreadable",
  "costNegative",
  "daysMissing",
] as const;

export type CarrierProblem = (typeof CARRIER_PROBLEMS)[number];
