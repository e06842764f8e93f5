import type { Permission } from "#domain/access/permissions.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { type Expiring, isExpired } from "./budget-expiry.ts";
import { type DealStatus, hasReached, namedStatus } from "./deal-status.ts";
import type { RequestType } from "./request-types.ts";

/** Why somebody cannot edit a request: it is not theirs to edit, its time is over, or its status is past the one from
 *  which nothing changes any more. */
export type EditRefusal = "permission" | "expired" | "blocked";

/** Permissions of which one is enough to edit.
 *  @source spec, request detail actions: edit */
export const EDIT_PERMISSIONS = {
  budget: ["budget.details.edit", "budget.edit"],
  order: ["order.details.edit", "order.edit"],
} as const satisfies Record<RequestType, readonly Permission[]>;

/** Permissions that let somebody edit an expired budget. */
export const EDIT_EXPIRED_PERMISSIONS = [
  "budget.details.edit.all",
  "budget.edit.all",
] as const satisfies readonly Permission[];

interface EditQuestion {
  held: readonly Permission[];
  /** All of the request's type, in which the setting names the one that blocks. */
  statuses: readonly DealStatus[];
  statusToBlockEdition: string;
  today: string;
  expiry: RequestSettings["budgetExpiry"];
}

/** What keeps somebody from editing a request; null when nothing does.
 *  @source spec, editing rules and deal statuses; decisions on both */
export function editRefusal(
  request: Expiring & { status: DealStatus },
  on: EditQuestion,
): EditRefusal | null {
  const mayEdit = editsExpired(request, on) || holdsOneOf(on, EDIT_PERMISSIONS[request.type]);
  return mayEdit ? endOfChanges(request, on) : "permission";
}

/** What keeps everybody from changing a request, in whatever way; null when nothing does. Expiry is of budgets alone, and
 *  those who may edit all of them are not held by it; nobody changes anything past the status that blocks it.
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
