import { PAID_STATUS } from "#domain/settings/paid-status.ts";
import { MARK_COLORS } from "#domain/shared/mark-colors.ts";
import { REQUEST_TYPES, type RequestType } from "./request-types.ts";

/** Groups of statuses, in order. Those of `distributor` are steps of the distributor's own, which no board shows.
 *  @source decision on status groups */
export const STATUS_GROUPS = ["open", "negotiation", "distributor", "finished", "refused"] as const;
export type StatusGroup = (typeof STATUS_GROUPS)[number];

/** What a group of statuses belongs to: a type of requests, or the distributor.
 *  @source spec, deal statuses */
export const GROUP_PARENTS = [...REQUEST_TYPES, "distributor"] as const;
export type GroupParent = (typeof GROUP_PARENTS)[number];

/** The parent of a group of a type's statuses. */
export function parentOfGroup(group: StatusGroup, type: RequestType): GroupParent {
  return group === "distributor" ? "distributor" : type;
}

/** Whether requests in a status stand on the board: not in those whose group belongs to the distributor. */
export function isOnBoard({ group }: Pick<DealStatus, "group">): boolean {
  return group !== "distributor";
}

/** Groups that always have a status: new requests begin in the first, and rules refer to the others by name. */
export const KEPT_GROUPS: readonly StatusGroup[] = ["open", "finished", "refused"];

/** Initial values of the form of a new status. */
export const EMPTY_STATUS_FORM = {
  ...{ name: "", group: "open", color: MARK_COLORS[0].color },
  ...{ followedByAny: "true", nextStatusIds: [], message: "" },
} as const;

/** The facts of a status of budgets or orders that rules depend on. */
export interface DealStatus {
  id: string;
  name: string;
  group: StatusGroup;
  groupOrder: number;
  order: number;
}

/** A status with those that people may give a request after it. */
export interface LinkedStatus extends DealStatus {
  /** Ids; null for any other. */
  nextStatusIds: readonly string[] | null;
}

/** Whether people may give a request a status after another one. What is no person's choice, such as the status of a
 *  renewed budget, is not held back.
 *  @param statuses - all statuses of the type */
export function mayFollow(
  from: Pick<DealStatus, "id">,
  to: Pick<DealStatus, "id">,
  statuses: readonly LinkedStatus[],
): boolean {
  const next = statuses.find(({ id }) => id === from.id)?.nextStatusIds ?? null;
  return next === null || next.includes(to.id);
}

/** The effect of a payment or a change of status on an order's stock: `takeOut` sends its units; `bringBack` returns
 *  sent units and reserves them for a time; `keep` reserves them without a limit, as for a paid order; `giveBack`
 *  releases all. */
export type StockEffect = "takeOut" | "bringBack" | "keep" | "giveBack" | "none";

/** The status that a setting refers to: by id, by name, or by group, which means the group's first. Null without a
 *  match.
 *  @source spec, deal statuses */
export function namedStatus<Status extends DealStatus>(
  statuses: readonly Status[],
  named: string,
): Status | null {
  const first = [...statuses].sort(comparePlaces).find(({ group }) => group === named);
  return (
    statuses.find(({ id }) => id === named) ?? statuses.find(({ name }) => name === named) ?? first ?? null
  );
}

/** Whether a status is the mark or a later one. A refused status never is. */
export function hasReached(status: DealStatus, mark: DealStatus): boolean {
  return status.group !== "refused" && comparePlaces(status, mark) >= 0;
}

/** The effect on stock when an order gets a status, or is paid. A payment counts as the status named Pago, whatever
 *  status the order has; if the setting refers to no status, only a payment takes units out.
 *  @param on.statuses - all statuses of orders
 *  @param on.markedBy - the setting that refers to the status which takes units out */
export function stockEffectOf(
  status: DealStatus,
  { statuses, markedBy, isPaid }: { statuses: readonly DealStatus[]; markedBy: string; isPaid: boolean },
): StockEffect {
  if (status.group === "refused") return "giveBack";
  const mark = namedStatus(statuses, markedBy);
  if (mark === null) return isPaid ? "takeOut" : "none";
  const paid = isPaid ? (statuses.find(({ name }) => name === PAID_STATUS) ?? status) : status;
  if (hasReached(status, mark) || hasReached(paid, mark)) return "takeOut";
  return isPaid ? "keep" : "bringBack";
}

/** Whether an order leaves a final group (refused or finished) for another, which needs more than a change of status.
 *  @source spec, decision on statuses */
export function isReopened(from: DealStatus, to: DealStatus): boolean {
  const ends = from.group === "refused" || from.group === "finished";
  return ends && from.group !== to.group;
}

/** Settings that refer to a status, by its id, its name or its group. */
export interface StatusMarks {
  statusToDiscountStock: string;
  statusToBlockEdition: string;
  statusToSetBillingDate: string;
}

/** Whether a setting, or the rule of payments, refers to a status by its id or its name. Such a status keeps its name
 *  and is not deleted. */
export function isReferredTo(
  { id, name }: Pick<DealStatus, "id" | "name">,
  { type, marks }: { type: "budget" | "order"; marks: StatusMarks },
): boolean {
  if (type === "order" && name === PAID_STATUS) return true;
  return Object.values(marks).some((named) => named === id || named === name);
}

/** Whether a status is the last one of a group that always has one. */
export function isLastOfGroup(status: DealStatus, statuses: readonly DealStatus[]): boolean {
  if (!KEPT_GROUPS.includes(status.group)) return false;
  return statuses.every(({ id, group }) => id === status.id || group !== status.group);
}

/** Statuses that the requests of a deleted one can go to: those with the same effect on stock.
 *  @param on.markedBy - the setting that refers to the status which takes units out */
export function heirsOf<Status extends DealStatus>(
  status: DealStatus,
  on: { type: "budget" | "order"; statuses: readonly Status[]; markedBy: string },
): Status[] {
  const effects = (one: DealStatus) =>
    [false, true].map((isPaid) => stockEffectOf(one, { ...on, isPaid })).join();
  return on.statuses.filter(
    (one) => one.id !== status.id && (on.type === "budget" || effects(one) === effects(status)),
  );
}

/** Compares statuses by group, then by order within the group.
 *  @source spec, deal statuses */
function comparePlaces(one: DealStatus, other: DealStatus): number {
  return one.groupOrder - other.groupOrder || one.order - other.order;
}
