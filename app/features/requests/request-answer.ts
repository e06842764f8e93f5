/** Actions that the request's page reports afterwards. */
export const REQUEST_DONE = [
  "saved",
  "edited",
  "turned",
  "renewed",
  "freightEdited",
  "statusChanged",
  "restored",
  "sellerChanged",
  "billingSet",
  "numberSet",
  "paymentEdited",
  "tagged",
] as const;

/** Outcome of a conversion that comes after somebody else's, told on the order's page with who it was. */
export const TURNED_BEFORE = "turnedBefore";
export type RequestDone = (typeof REQUEST_DONE)[number];

/** Parts of a request that its cart can be opened for. */
export const EDIT_TARGETS = ["items", "data", "freight", "order"] as const;
export type EditTarget = (typeof EDIT_TARGETS)[number];

/** A possible replacement, with what changes by it; the price for people who may see prices. */
export interface SubstituteView {
  id: string;
  name: string;
  manufacturer: string;
  powerDifferenceW: number | null;
  priceDifferenceCents?: number | undefined;
}

/** A line that is no longer on sale, with its possible replacements. */
export interface MissingLineView {
  id: string;
  name: string;
  kind: "kit" | "product";
  substitutes: readonly SubstituteView[];
}

/** A warning that stops an action on a request's page. */
export type RequestWarning =
  | { kind: "editFailed"; reason: string }
  | { kind: "duplicateFailed"; reason: string }
  | { kind: "duplicateShort" }
  | { kind: "missing"; target: EditTarget; missing: readonly MissingLineView[] }
  | { kind: "discount"; target: EditTarget; substitutes: Readonly<Record<string, string>> }
  | { kind: "renewAborted"; missing: readonly { id: string; name: string }[] }
  | { kind: "refused"; title: string; description: string };

/** The answer of a request's page to an action. */
export interface RequestAnswer {
  kind: "request";
  warning: RequestWarning;
  /** Unique for each answer. */
  key: string;
}
