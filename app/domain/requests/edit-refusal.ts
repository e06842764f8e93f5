import type { Permission } from "#domain/access/permissions.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { type Expiring, isExpired } from "./budget-expiry.ts";
import { type DealStatus, hasReached, namedStatus } from "./deal-status.ts";
import type { RequestType } from "./request-types.ts";

/** Why a person cannot edit a request: missing permission, an expired budget, or a status from which on nothing may
 *  change. */
export type EditRefusal = "permission" | "expired" | "blocked";

/** Permissions to edit; one of them is enough.
 *  @source spec, request detail actions: edit */
export const EDIT_PERMISSIONS = {
  budget: ["budget.details.edit", "budget.edit"],
  order: ["order.details.edit", "order.edit"],
} as const satisfies Record<RequestType, readonly Permission[]>;

/** Permissions to edit an expired budget. */
export const EDIT_EXPIRED_PERMISSIONS = [
  "budget.details.edit.all",
  "budget.edit.all",
] as const satisfies readonly Permission[];

interface EditQuestion {
  held: readonly Permission[];
  /** All statuses of the request's type. The setting refers to the blocking one of them. */
  statuses: readonly DealStatus[];
  statusToBlockEdition: string;
  today: string;
  expiry: RequestSettings["budgetExpiry"];
}

/** Why a person cannot edit a request; null if they can.
 *  @source spec, editing rules and deal statuses; decisions on both */
export function editRefusal(
  request: Expiring & { status: DealStatus },
  on: EditQuestion,
): EditRefusal | null {
  const mayEdit = editsExpired(request, on) || holdsOneOf(on, EDIT_PERMISSIONS[request.type]);
  return mayEdit ? endOfChanges(request, on) : "permission";
}

/** Why nobody may change a request in any way; null without a reason. Only budgets expire, and people who may edit all
 *  budgets can change expired ones; the blocking status binds everybody.
 *  @source spec, editing rules and deal statuses; decisions on both */
export function endOfChanges(
  request: Expiring & { status: DealStatus },
  on: EditQuestion,
): Exclude<EditRefusal, "permission"> | null {
  const mark = namedStatus(on.statuses, on.statusToBlockEdition);
  if (mark !== null && hasReached(request.status, mark)) return "blocked";
  return isExpired(request, on) && !editsExpired(request, on) ? "expired" : null;
}

function editsExpired({ type }: Expiring, on: EditQuestion): boolean {
  return type === "budget" && holdsOneOf(on, EDIT_EXPIRED_PERMISSIONS);
}

function holdsOneOf({ held }: EditQuestion, permissions: readonly Permission[]): boolean {
  return permissions.some((one) => held.includes(one));
}
