import type { ProductValues } from "../catalog/product-schema.ts";
import type { ProductType } from "../catalog/product-types.ts";

/** Where changes to many products come from: the grid, a change of prices, an imported file. */
export const CHANGE_SET_KINDS = ["grid", "price", "import"] as const;
export type ChangeSetKind = (typeof CHANGE_SET_KINDS)[number];

export const CHANGE_SET_STATES = [
  "scheduled",
  "applying",
  "applied",
  "undone",
  "cancelled",
  "failed",
] as const;
export type ChangeSetState = (typeof CHANGE_SET_STATES)[number];

/** Most products that one change set holds. */
export const MAX_CHANGE_SET_ROWS = 20_000;

/** What a change set does to one product: only the fields that it touches, before and after. */
export interface PlannedChange {
  productId: string;
  /** Version that was read; null for a product that the change makes. */
  version: number | null;
  before: ProductValues | null;
  after: ProductValues;
}

/** A product that a change set left alone: it was changed meanwhile, or its code belongs to another one. */
export interface RefusedChange {
  productId: string;
  code: "STALE_VERSION" | "CODE_TAKEN";
}

/** Why a scheduled change was not carried out. */
export const CHANGE_SET_FAILURES = [
  "NO_PRODUCTS",
  "TOO_MANY_PRODUCTS",
  "FORMULA_INVALID",
  "AUTHOR_GONE",
] as const;
export type ChangeSetFailure = (typeof CHANGE_SET_FAILURES)[number];

export interface ChangeSet {
  id: string;
  kind: ChangeSetKind;
  productType: ProductType | null;
  state: ChangeSetState;
  /** What was asked for, by kind. */
  instruction: Readonly<Record<string, unknown>>;
  author: string;
  failure: ChangeSetFailure | null;
  changedCount: number;
  /** Rows still to be made, or left alone because the product had changed. */
  pendingCount: number;
  refusedCount: number;
  keptCount: number;
  createdAt: string;
  scheduledAt: string | null;
  appliedAt: string | null;
  undoneAt: string | null;
  version: number;
}

export type ChangeRowState = "pending" | "made" | "refused" | "undone" | "kept";

/** One product of a change set, as its page shows it. */
export interface ChangeSetRow {
  productId: string;
  productCode: string;
  name: string;
  type: ProductType | null;
  state: ChangeRowState;
  before: ProductValues | null;
  after: ProductValues;
}

/** How a stored row is read: its version is negative until the change is made, and zero when it was refused.
 *  @param isUndone - whether the set itself has been undone
 *  @example changeRowState({ version: -3, undone: false }, false) // "pending" */
export function changeRowState(
  { version, undone }: { version: number; undone: boolean },
  isUndone: boolean,
): ChangeRowState {
  if (version === 0) return "refused";
  if (version < 0) return "pending";
  if (undone) return "undone";
  return isUndone ? "kept" : "made";
}

/** The fields in which two sets of values differ, before and after; null when they agree in all that `after` names. */
export function differenceOf(
  before: ProductValues,
  after: ProductValues,
): { before: ProductValues; after: ProductValues } | null {
  const keys = (Object.keys(after) as (keyof ProductValues)[]).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  if (keys.length === 0) return null;
  const pick = (values: ProductValues): ProductValues =>
    Object.fromEntries(keys.map((key) => [key, values[key] ?? null]));
  return { before: pick(before), after: pick(after) };
}
