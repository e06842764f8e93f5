/** What was done with a request, as its page says afterwards. */
export const REQUEST_DONE = ["saved", "edited", "turned", "renewed", "freightEdited"] as const;
export type RequestDone = (typeof REQUEST_DONE)[number];

/** What somebody opens a request's cart for. */
export const EDIT_TARGETS = ["items", "data", "freight", "order"] as const;
export type EditTarget = (typeof EDIT_TARGETS)[number];

/** A line that is off sale, with what may take its place. */
export interface MissingLineView {
  id: string;
  name: string;
  kind: "kit" | "product";
  substitutes: readonly { id: string; name: string; manufacturer: string; powerW: number | null }[];
}

/** A warning that a request's page shows instead of going on. */
export type RequestWarning =
  | { kind: "editFailed"; reason: string }
  | { kind: "duplicateFailed"; reason: string }
  | { kind: "duplicateShort" }
  | { kind: "missing"; target: EditTarget; missing: readonly MissingLineView[] }
  | { kind: "discount"; target: EditTarget; substitutes: Readonly<Record<string, string>> }
  | { kind: "renewAborted"; missing: readonly { id: string; name: string }[] }
  | { kind: "refused"; title: string; description: string };

/** What a request's page was answered when it did something. */
export interface RequestAnswer {
  kind: "request";
  warning: RequestWarning;
  /** Another one with each answer. */
  key: string;
}
