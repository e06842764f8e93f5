import {
  type CreatedRequest,
  CreatedRequestSchema,
  type CreateRequest,
} from "#domain/requests/create-request-schema.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { AlreadyAnswered, claimStatements, findAnswer } from "#worker/repositories/sale/idempotency.ts";
import { answerRequest } from "#worker/repositories/requests/request-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { saveVersion } from "./save-version.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { assertNamesLead, assertSameLead } from "../sale/lead-of-cart.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { assertVersion, openFor, openForRenewal } from "./open-request.ts";
import { prepareEdit } from "./prepare-edit.ts";

/** Saves an edited budget or order: the next version under the same code, at today's prices. An order releases its
 *  units and reserves those of its new lines, in the same batch.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, OTHER_LEAD, STALE_VERSION, BUDGET_EXPIRED, INVALID_TRANSITION, and
 *    the refusals of a first save */
export function createEditRequest(scope: Scope) {
  return async function editRequest(
    id: string,
    input: CreateRequest,
    idempotencyKey: string | null,
  ): Promise<CreatedRequest> {
    const { distributor, database, actor } = authoriseUser(scope, accessTo("edit"));
    assertNamesLead(actor, distributor, input);
    const { origin } = input;
    const renews = origin?.kind === "updateExpired";
    const opened = await (renews ? openForRenewal(scope, id) : openFor(scope, id, "edit"));
    const { request } = opened;
    assertSameLead(request, input);
    const claim =
      idempotencyKey === null
        ? null
        : { key: `edit ${actor.userId} ${id} ${idempotencyKey}`, bodyHash: hashBody(input) };
    try {
      // An edit without a version applies to the current one; its batch asserts that it still is.
      if (origin?.version !== null) assertVersion(opened, origin?.version ?? 0);
      const { after, statements, freightRequoted, expiresOn } = await prepareEdit(scope, opened, input);
      const now = scope.now();
      const results = await database.writeBatch([
        ...(claim ? claimStatements(distributor.id, claim, now) : []),
        ...saveVersion(scope, opened, {
          ...(renews ? { event: "budget.renewed" } : { event: `${request.type}.edited` }),
          ...{ after, expiresOn, at: now.toISOString() },
        }),
        ...statements,
        answerRequest(distributor.id, id, { key: claim?.key ?? null, freightRequoted }),
      ]);
      publishSoon(scope);
      return CreatedRequestSchema.parse(JSON.parse(String(results.at(-1)?.rows[0]?.["answer"])));
    } catch (error) {
      const isRepeated = error instanceof AlreadyAnswered || isDomainError(error, "STALE_VERSION");
      const answer = claim && isRepeated ? await findAnswer(database, distributor.id, claim) : null;
      if (answer === null) throw error;
      return CreatedRequestSchema.parse(answer);
    }
  };
}
