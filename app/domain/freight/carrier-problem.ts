/** What can be wrong with asking a network of carriers for a freight: with what it is asked, with the distributor's
 *  access to it, with its service, with its answer. */
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
