import { proofOf } from "#domain/files/attachment-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import { assertAwaited } from "#worker/repositories/payments/charge-statements.ts";
import { attachProof } from "#worker/repositories/requests/request-file-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { assertRate } from "../access/attempts.ts";
import { audit } from "../audit/audit.ts";
import { readStored } from "../files/read-stored.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { openFor } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";
import { readUpload, storeUpload } from "./store-upload.ts";
import { elsewhereOf } from "#domain/payments/elsewhere.ts";
import { readForPayer } from "../payments/read-payment.ts";

/** Proofs of payments that went past the portal, of orders that their distributor charges there. */
export function createPaymentProofs(scope: Scope) {
  return {
    /** Takes a proof, a PDF or a photo, as the body or as the field `file` of a form, with the payer's agreement before it.
     *  It moves no money: the distributor looks at it and says that the order is paid. The address of the order is the only
     *  protection, as with paying it.
     *  @throws DomainError NOT_FOUND, READ_ONLY_PREVIEW, RATE_LIMITED; CHARGE_NOT_PAYABLE for an order that takes none;
     *    FILE_NOT_ALLOWED, FILES_UNAVAILABLE; INVALID_BODY without the agreement (REQUIRED), and above the limit of proofs
     *    (TOO_MANY) */
    async send(
      requestId: string,
      sent: Request,
      { name, agreed }: { name: string; agreed: boolean },
    ): Promise<{ sentAt: string }> {
      const { actor } = scope;
      if (actor.kind === "user" && actor.previewOf !== null) throw new DomainError("READ_ONLY_PREVIEW", {});
      const tenant = tenantOf(scope);
      const { distributor } = tenant;
      await assertRate(scope, tenant, "payment-proof", requestId);
      const { request, content } = await readForPayer(scope, requestId);
      const { paymentStatus } = request;
      const told = elsewhereOf(distributor.settings, { request, content });
      if (told === null) throw new DomainError("CHARGE_NOT_PAYABLE", { paymentStatus });
      const by = `payer ${requestId}`;
      const sentAt = await readUpload(sent, name, async (incoming, texts) => {
        if (told.agreementText !== "" && !agreed && !texts.has("agreed")) {
          const issue = { field: "agreed", code: "REQUIRED", message: "Agree to the sentence" };
          throw new DomainError("INVALID_BODY", { issues: [issue] });
        }
        let takenAt = "";
        await storeUpload(scope, { ...tenant, actor: { userId: by } }, incoming, {
          typeOf: proofOf,
          after: ({ id: fileId, name: fileName }, at) => {
            takenAt = at;
            return [
              assertAwaited(distributor.id, request),
              ...attachProof(distributor.id, { requestId, fileId, agreedText: told.agreementText, by, at }),
              ...notify(distributor.id, {
                kind: "paymentProof",
                notificationId: scope.newId("ntf"),
                createdAt: at,
                content: { requestId, code: request.code, name: request.name },
              }),
              ...newsOfRequest(distributor.id, request, at),
              audit(scope, distributor.id, {
                ...{ at, event: "order.proof-sent", entity: "request", entityId: requestId },
                changes: { file: { from: null, to: fileName } },
              }),
            ];
          },
        });
        return takenAt;
      });
      publishSoon(scope);
      return { sentAt };
    },

    /** Reads a proof, for its download by who sees the payment of its order.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED, FILES_UNAVAILABLE */
    async read(requestId: string, fileId: string) {
      const { distributor, database } = await openFor(scope, requestId, "readPayment");
      const file = await createFileRepository(database, distributor.id).findProof(requestId, fileId);
      return readStored(scope.env, fileId, file);
    },
  };
}
