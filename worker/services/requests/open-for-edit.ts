import type { AccessRule } from "#domain/access/may-access.ts";
import { assertChangeable } from "#domain/requests/modify-request.ts";
import { EDIT_EXPIRED_PERMISSIONS, EDIT_PERMISSIONS, editRefusal } from "#domain/requests/edit-refusal.ts";
import { mayUpdateExpired } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { blockedError, editQuestion, type OpenedRequest, openSeenRequest } from "./open-request.ts";
import { expiredError } from "./expired-error.ts";

const EDITS = [...EDIT_PERMISSIONS.budget, ...EDIT_PERMISSIONS.order, ...EDIT_EXPIRED_PERMISSIONS] as const;

/** Permission to edit saved requests. The permissions by type and for expired budgets are checked for each request.
 *  @source spec, request detail actions: edit */
export const editRequestAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: EDITS,
  integrator: EDITS,
  anyPermission: true,
};

/** Opens a request for an edit.
 *  @param options.renews - whether the edit renews an expired budget, for people who may do that
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, BUDGET_EXPIRED, INVALID_TRANSITION from the blocking status on, once
 *    it is paid or closed, and while it may be being paid */
export async function openForEdit(scope: Scope, id: string, { renews = false } = {}): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, editRequestAccess);
  const { distributor, actor, request } = opened;
  const { settings } = distributor;
  const question = editQuestion(scope, opened);
  const { held } = question;
  const refusal = editRefusal(request, question);
  if (refusal === "permission") throw new DomainError("ACCESS_DENIED", { reason: `${request.type}.edit` });
  if (refusal === "blocked") throw blockedError(request);
  const viewer = { type: actor.type, held, actions: distributor.actions };
  if (refusal === "expired" && !(renews && mayUpdateExpired(viewer, settings.requests))) {
    throw expiredError(request);
  }
  assertChangeable(request);
  return opened;
}

/** Refuses a version other than the newest.
 *  @throws DomainError STALE_VERSION */
export function assertVersion({ request }: Pick<OpenedRequest, "request">, version: number): void {
  if (request.version !== version) {
    throw new DomainError("STALE_VERSION", { entity: "request", id: request.id });
  }
}
