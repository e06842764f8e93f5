import type { CreatedRequest, CreateRequest } from "#domain/requests/create-request-schema.ts";
import type { Scope } from "#worker/scope.ts";
import { createCreateRequest } from "./create-request.ts";
import { createEditRequest } from "./edit-request.ts";

/** Saves what a checkout sends: a new request, or the next version of the one that its cart edits.
 *  @throws DomainError as `createRequest` and `editRequest` */
export function createSaveRequest(scope: Scope) {
  const create = createCreateRequest(scope);
  const edit = createEditRequest(scope);
  return async function saveRequest(
    input: CreateRequest,
    idempotencyKey: string | null,
  ): Promise<CreatedRequest> {
    const { origin } = input;
    const isEdit = origin?.kind === "edit" || origin?.kind === "updateExpired";
    return isEdit ? edit(origin.id, input, idempotencyKey) : create(input, idempotencyKey);
  };
}
