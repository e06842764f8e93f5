import type { Permission } from "#domain/access/permissions.ts";
import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { type Expiring, isExpired } from "./budget-expiry.ts";
import type { DealStatus } from "./deal-status.ts";
import { editRefusal, endOfChanges } from "./edit-refusal.ts";
import { type RequestFileActions, requestFileActions } from "./request-file-actions.ts";

/** Who looks at a request, as far as what they may do with it goes. */
export interface RequestViewer {
  type: "admin" | "staff" | "integrator";
  /** Permissions that count at this distributor. */
  held: readonly Permission[];
  actions: FeatureActions;
}

/** What somebody may do with a request as it stands. */
export interface RequestActions {
  isExpired: boolean;
  edit: boolean;
  editFreight: boolean;
  duplicate: boolean;
  updateExpired: boolean;
  toOrder: boolean;
  files: RequestFileActions;
}

/** What the page of a request offers. Converting and renewing are for open budgets; an expired one is renewed first.
 *  Renewing is a change, and ends where editing does; converting is none.
 *  @param request.isFixed - it is paid, closed, or somebody may be paying it
 *  @source spec, request detail actions and availability rules */
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
    toOrder: isBudget && !expired && !request.isFixed && held.includes("budget.toOrder"),
  };
}

/** Whether somebody may bring expired budgets up to date: where the distributor has that at all, and for integrators
 *  where it lets them.
 *  @source spec, roles and permissions: update expired budget */
export function mayUpdateExpired(
  { type, held, actions }: RequestViewer,
  { enableUpdateExpiredBudget }: Pick<RequestSettings, "enableUpdateExpiredBudget">,
): boolean {
  if (actions.updateExpiredBudget !== true || !held.includes("budget")) return false;
  return type !== "integrator" || enableUpdateExpiredBudget;
}
