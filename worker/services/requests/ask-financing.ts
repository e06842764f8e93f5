import { canAskFinancing, type FinancingAsk } from "#domain/payments/financing-ask.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { assertAwaited } from "#worker/repositories/payments/charge-statements.ts";
import { saveFinancingAsk } from "#worker/repositories/payments/financing-ask-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { assertRate } from "../access/attempts.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { newsOfRequest } from "./save-version.ts";
import { readForPayer } from "../payments/read-payment.ts";

/** Takes what the payer of an order asks for where financing was agreed on, and tells the distributor, who arranges it. The
 *  address of the order is the only protection, as with paying it; whoever asks again asks for another thing.
 *  @throws DomainError NOT_FOUND, READ_ONLY_PREVIEW, RATE_LIMITED; CHARGE_NOT_PAYABLE for an order that is not financed or
 *    awaits no payment; STALE_VERSION for one that is paid or called off meanwhile */
export function createAskFinancing(scope: Scope) {
  return async function askFinancing(requestId: string, ask: FinancingAsk): Promise<{ askedAt: string }> {
    const { actor } = scope;
    if (actor.kind === "user" && actor.previewOf !== null) throw new DomainError("READ_ONLY_PREVIEW", {});
    const tenant = tenantOf(scope);
    const { distributor, database } = tenant;
    await assertRate(scope, tenant, "financing-ask", requestId);
    const { request, content } = await readForPayer(scope, requestId);
    const { paymentStatus, code, name } = request;
    if (!canAskFinancing({ request, content }))
      throw new DomainError("CHARGE_NOT_PAYABLE", { paymentStatus });
    const askedAt = scope.now().toISOString();
    const { months } = ask;
    await database.writeBatch([
      assertAwaited(distributor.id, request),
      saveFinancingAsk(distributor.id, { ...ask, requestId, askedAt }),
      ...notify(distributor.id, {
        ...{ kind: "financingAsked", notificationId: scope.newId("ntf"), createdAt: askedAt },
        content: { requestId, code, name, months },
      }),
      ...newsOfRequest(distributor.id, request, askedAt),
      audit(scope, distributor.id, {
        ...{ at: askedAt, event: "order.financing-asked", entity: "request", entityId: requestId },
        changes: { financingMonths: { from: null, to: months } },
      }),
    ]);
    publishSoon(scope);
    return { askedAt };
  };
}
