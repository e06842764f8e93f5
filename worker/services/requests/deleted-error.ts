import type { Distributor, UserActor } from "#domain/access/actor.ts";
import { permissionsAt } from "#domain/access/held-permissions.ts";
import { isAllowed } from "#domain/requests/request-actions.ts";
import { isRestorable } from "#domain/requests/restore.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";

/** A request with what is told of its deletion. */
interface Deleted {
  id: string;
  type: RequestType;
  code: string;
  name: string;
  deletedAt: string | null;
  deletedByName: string | null;
}

/** The refusal of a deleted request: who has deleted it, and when, as long as it can be restored; later it is like one
 *  that never was. */
export function deletedError(
  scope: Scope,
  { distributor, actor, request }: { distributor: Distributor; actor: UserActor; request: Deleted },
): DomainError {
  const { id, type, code, name, deletedAt, deletedByName } = request;
  if (deletedAt === null || !isRestorable(deletedAt, scope.now())) {
    return new DomainError("NOT_FOUND", { entity: "request", id });
  }
  const viewer = { type: actor.type, held: permissionsAt(actor, distributor) };
  return new DomainError("REQUEST_DELETED", {
    ...{ requestId: id, code, name, deletedAt, byName: deletedByName ?? "" },
    mayRestore: isAllowed("restore", type, viewer),
  });
}
