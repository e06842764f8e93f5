import type { Permission } from "#domain/access/permissions.ts";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { type Expiring, isExpired } from "./budget-expiry.ts";
import { type DealStatus, isReopened } from "./deal-status.ts";
import { editRefusal, endOfChanges } from "./edit-refusal.ts";
import { type RequestFileActions, requestFileActions } from "./request-file-actions.ts";
import type { RequestType } from "./request-types.ts";

/** The facts of a person that decide what they may do with a request. */
export interface RequestViewer {
  type: "admin" | "staff" | "integrator";
  /** Permissions that apply at this distributor. */
  held: readonly Permission[];
  actions: FeatureActions;
}

/** What a person may do with a request in its current state. */
export interface RequestActions {
  isExpired: boolean;
  edit: boolean;
  editFreight: boolean;
  duplicate: boolean;
  updateExpired: boolean;
  toOrder: boolean;
  /** Ids of the statuses that the person may give it. */
  changeStatusTo: string[];
  files: RequestFileActions;
  readHistory: boolean;
}

/** The actions on the page of a request. Open budgets can be converted and renewed; an expired one must be renewed
 *  first. Renewing is a change and ends when editing does; converting does not.
 *  @param request.isFixed - whether the request is paid, closed, or possibly being paid at this moment */
export function requestActions(
  request: Expiring & { status: DealStatus; isFixed: boolean },
  viewer: RequestViewer,
  on: {
    settings: RequestSettings;
    statuses: readonly DealStatus[];
    statusToBlockEdition: string;
    today: string;
  },
): RequestActions {
  const { held } = viewer;
  const { budgetExpiry: expiry } = on.settings;
  const isBudget = request.type === "budget";
  const expired = isExpired(request, { today: on.today, expiry });
  const question = { ...on, held, expiry };
  const edit = !request.isFixed && editRefusal(request, question) === null;
  const isBlocked = endOfChanges(request, question) === "blocked";
  return {
    isExpired: expired,
    edit,
    editFreight: edit,
    duplicate: isBudget && held.includes("budget.duplicate"),
    updateExpired:
      expired && !isBlocked && request.status.group !== "finished" && mayUpdateExpired(viewer, on.settings),
    files: requestFileActions(request.type, held),
    readHistory: mayReadHistory(request.type, held),
    toOrder: isBudget && !expired && !request.isFixed && held.includes("budget.toOrder"),
    changeStatusTo: statusTargets(request, viewer, on.statuses).map(({ id }) => id),
  };
}

/** Whether a person may read what changed in a request.
 *  @source spec, request detail actions: change history */
export function mayReadHistory(type: RequestType, held: readonly Permission[]): boolean {
  return held.includes(`${type}.details.changehistory`);
}

/** Permissions to change the status of requests, by type; only the distributor's people have them.
 *  @source decision on statuses: who may edit the details moves a request on */
export const CHANGE_STATUS_PERMISSIONS = {
  budget: "budget.details.edit",
  order: "order.details.edit",
} as const satisfies Record<RequestType, Permission>;

/** Statuses that a person may give a request. Out of a final group (refused or finished) it gets only from who may
 *  edit all of it; neither expiry nor the blocking status matter, since the agreement stays as it is.
 *  @param statuses - all statuses of the request's type */
export function statusTargets<Status extends DealStatus>(
  { type, status }: { type: RequestType; status: DealStatus },
  { type: side, held }: Pick<RequestViewer, "type" | "held">,
  statuses: readonly Status[],
): Status[] {
  if (side === "integrator" || !held.includes(type) || !held.includes(CHANGE_STATUS_PERMISSIONS[type])) {
    return [];
  }
  const mayReopen = held.includes(`${type}.edit`);
  return statuses.filter((to) => to.id !== status.id && (mayReopen || !isReopened(status, to)));
}

/** Whether a person may renew expired budgets: if the distributor has enabled it, and for integrators if they are
 *  included.
 *  @source spec, roles and permissions: update expired budget */
export function mayUpdateExpired(
  { type, held, actions }: RequestViewer,
  { enableUpdateExpiredBudget }: Pick<RequestSettings, "enableUpdateExpiredBudget">,
): boolean {
  if (actions.updateExpiredBudget !== true || !held.includes("budget")) return false;
  return type !== "integrator" || enableUpdateExpiredBudget;
}
