import type { ProductValues } from "../catalog/product-schema.ts";
import type { ProductType } from "../catalog/product-types.ts";

/** Sources of change sets: the grid, a change of prices, an imported file. */
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

/** Limit of products in one change set. */
export const MAX_CHANGE_SET_ROWS = 20_000;

/** The change of one product: only the changed fields, with their values before and after. */
export interface PlannedChange {
  productId: string;
  /** Version that was read; null for a new product. */
  version: number | null;
  before: ProductValues | null;
  after: ProductValues;
}

/** A product that a change set skipped: it had changed meanwhile, or its code belongs to another product. */
export interface RefusedChange {
  productId: string;
  code: "STALE_VERSION" | "CODE_TAKEN";
}

/** Why a scheduled change set was not applied. */
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
  /** The requested change, by kind. */
  instruction: Readonly<Record<string, unknown>>;
  author: string;
  failure: ChangeSetFailure | null;
  changedCount: number;
  /** Rows that are pending, or that were skipped because the product had changed. */
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

/** The state of a stored row. Its version is negative until the change is applied, and zero if it was skipped.
 *  @param isUndone - whether the whole change set has been undone */
export function changeRowState(
  { version, undone }: { version: number; undone: boolean },
  isUndone: boolean,
): ChangeRowState {
  if (version === 0) return "refused";
  if (version < 0) return "pending";
  if (undone) return "undone";
  return isUndone ? "kept" : "made";
}

/** The fields in which two sets of values differ, before and after; null if all fields of `after` are equal. */
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
