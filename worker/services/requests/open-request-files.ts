import { permissionsAt } from "#domain/access/held-permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { type RequestFileActions, requestFileActions } from "#domain/requests/request-file-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { type OpenedRequest, openSeenRequest } from "./open-request.ts";

function whoHolds(permissions: NonNullable<AccessRule["integrator"] & AccessRule["staff"]>): AccessRule {
  return {
    types: ["admin", "staff", "integrator"],
    staff: permissions,
    integrator: permissions,
    anyPermission: true,
  };
}

/** Permission for each file action. The permission by type is checked for each request.
 *  @source spec, request detail actions: files */
export const requestFileAccess: Readonly<Record<keyof RequestFileActions, AccessRule>> = {
  read: whoHolds(["budget.details.files", "order.details.files"]),
  change: whoHolds(["budget.details.files.change", "order.details.files.change"]),
  remove: whoHolds(["budget.details.files.remove", "order.details.files.remove"]),
  download: whoHolds(["budget.details.files.download", "order.details.files.download"]),
};

/** Opens a request for a file action.
 *  @throws DomainError NOT_FOUND, also for another company's request and for a type that the person may not see;
 *    ACCESS_DENIED */
export async function openRequestFiles(
  scope: Scope,
  requestId: string,
  action: keyof RequestFileActions,
): Promise<OpenedRequest & { actions: RequestFileActions }> {
  const opened = await openSeenRequest(scope, requestId, requestFileAccess[action]);
  const { actor, distributor, request } = opened;
  const held = permissionsAt(actor, distributor);
  const actions = requestFileActions(request.type, held);
  if (!actions[action]) {
    throw new DomainError("ACCESS_DENIED", { reason: `${request.type}.details.files` });
  }
  return { ...opened, actions };
}
