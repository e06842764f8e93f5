import { findMissing } from "#domain/checkout/find-missing.ts";
import { findOpenQuestions } from "#domain/custom-forms/settle-forms.ts";
import type { AllowedContent } from "#domain/requests/allow-content.ts";
import { checkoutValuesOf } from "#domain/requests/checkout-values.ts";
import { type CreatedRequest, CreatedRequestSchema } from "#domain/requests/create-request-schema.ts";
import { isSameDelivery, isSamePayment, orderFromBudget, paymentOf } from "#domain/requests/frozen-change.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { assertSeenTotal } from "#domain/requests/seen-total.ts";
import type { ConvertBudget } from "#domain/requests/convert-budget-schema.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { countUp } from "#worker/db/save-parts.ts";
import { createCustomFormRepository } from "#worker/repositories/custom-forms/custom-form-repository.ts";
import { conversionStatements } from "#worker/repositories/requests/saved-request-statements.ts";
import { assertCenterSells } from "#worker/repositories/centers/center-statements.ts";
import {
  AlreadyAnswered,
  claimStatements,
  findAnswer,
  type IdempotencyClaim,
} from "#worker/repositories/sale/idempotency.ts";
import { attachFiles } from "#worker/repositories/requests/request-file-statements.ts";
import { answerRequest } from "#worker/repositories/requests/request-statements.ts";
import { turnTags } from "#worker/repositories/tags/tag-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import {
  allowVersion,
  assertMay,
  assertVersion,
  type OpenedRequest,
  openSeenRequest,
} from "./open-request.ts";
import { newsOfVersion } from "./save-version.ts";
import { settleAnswers } from "../custom-forms/settle-answers.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { announceRequest } from "./announce-request.ts";
import { reserveFor } from "./create-request.ts";
import { emailsOfSave } from "./sale-emails.ts";
import { freightOfContent, readAround } from "./frozen-freight.ts";
import { explainLimit, givenNumber, limitStatements, numberStatements } from "./purchase-limit.ts";
import { askedBy, assertComplete } from "./prepare-request.ts";

/** Converts a budget into an order: the same request under a code of orders, with its units reserved, in one batch. The
 *  sum stays the budget's, unless delivery or payment changes.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, STALE_VERSION, BUDGET_EXPIRED, INVALID_TRANSITION for what is an order
 *  already or closed, INVALID_BODY for what an order needs and the budget does not say, OUT_OF_STOCK, PRICE_CHANGED,
 *  FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED, DISCOUNT_ABOVE_LIMIT for what the budget's giver may not give on
 *    orders,
 *  INCREASE_ABOVE_LIMIT, MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE, PURCHASE_LIMIT_EXCEEDED, IDEMPOTENCY_MISMATCH */
export function createConvertBudget(scope: Scope) {
  return async function convertBudget(
    id: string,
    input: ConvertBudget,
    idempotencyKey: string | null,
  ): Promise<CreatedRequest> {
    const { distributor, database, actor } = authoriseUser(scope, accessTo("toOrder"));
    const claim =
      idempotencyKey === null
        ? null
        : {
            key: `turn ${actor.userId} ${id} ${idempotencyKey}`,
            bodyHash: hashBody(input),
          };
    try {
      return await turn(scope, { id, input, claim });
    } catch (error) {
      if (claim === null || !mayBeRepeated(error)) throw error;
      // A converted budget no longer exists, so a repeated call gets the stored answer.
      const answer = await findAnswer(database, distributor.id, claim);
      if (answer === null) throw error;
      return CreatedRequestSchema.parse(answer);
    }
  };
}

async function turn(
  scope: Scope,
  { id, input, claim }: { id: string; input: ConvertBudget; claim: IdempotencyClaim | null },
): Promise<CreatedRequest> {
  const now = scope.now();
  const at = now.toISOString();
  const opened = await openBudget(scope, id);
  assertVersion(opened, input.version);
  const { distributor, database, actor, request } = opened;
  const { after, freightRequoted } = await orderOf(scope, opened, input);
  const { integratorId, purchaseType } = request;
  const placed = { id, integratorId, purchaseType, totalCents: after.totals.totalCents, at };
  const statements = [
    ...(claim ? claimStatements(distributor.id, claim, now) : []),
    ...limitStatements(opened, placed),
    ...numberStatements(opened, {
      ...{ id, type: "order", integratorId },
      purchaseNumber: givenNumber(input.purchaseNumber),
    }),
    ...orderStatements(scope, opened, { input, after, now, placerId: actor.userId }),
    answerRequest(distributor.id, id, { key: claim?.key ?? null, freightRequoted }),
  ];
  const results = await database.writeBatch(statements).catch(async (error: unknown) => {
    throw await explainLimit(opened, error, placed);
  });
  publishSoon(scope);
  return CreatedRequestSchema.parse(JSON.parse(String(results.at(-1)?.rows[0]?.["answer"])));
}

/** Statements that make a budget an order in the name of a person.
 *  @param made.placerId - who places the order, for whom its files were uploaded */
export function orderStatements(
  scope: Scope,
  opened: OpenedRequest,
  {
    input,
    after,
    now,
    placerId,
  }: { input: ConvertBudget; after: AllowedContent; now: Date; placerId: string },
): WriteStatement[] {
  const { distributor, actor, request } = opened;
  const { id } = request;
  const at = now.toISOString();
  return [
    assertCenterSells(distributor.id, after.center.id),
    countUp(distributor.id, "order"),
    ...conversionStatements(distributor.id, {
      ...{ request, content: after, createdBy: placerId, at },
      placedBy: actor.type === "integrator" ? placerId : null,
      purchaseNumber: givenNumber(input.purchaseNumber),
    }),
    ...turnTags(distributor.id, id, at),
    ...reserveFor(distributor.id, { requestId: id, content: after, now }),
    ...attachFiles(distributor.id, {
      requestId: id,
      fileIds: input.checkoutFile ? [input.checkoutFile, ...input.files] : input.files,
      askedId: input.checkoutFile ?? null,
      ...{ userId: placerId, at },
    }),
    ...newsOfVersion(scope, opened, { event: "budget.turned", after, at }),
    ...announceRequest(scope, distributor.id, { type: "order", id, content: after, at, isWatched: true }),
    ...emailsOfSave(scope, distributor, {
      request: { ...request, type: "order", expiresOn: null, name: after.name },
      ...{ saverId: placerId, content: after, at },
    }),
  ];
}

/** A valid budget that may be converted.
 *  @throws DomainError NOT_FOUND, BUDGET_EXPIRED, INVALID_TRANSITION */
export async function openBudget(scope: Scope, id: string): Promise<OpenedRequest> {
  const opened = await openSeenRequest(scope, id, accessTo("toOrder"));
  if (opened.request.type !== "budget") {
    throw new DomainError("INVALID_TRANSITION", { entity: "request", from: "order", to: "order" });
  }
  assertMay(scope, "toOrder", opened);
  return opened;
}

/** The content of the order. If delivery and payment stay the budget's, only the custom forms are read for it.
 *  @throws DomainError INVALID_BODY, PRICE_CHANGED, NOT_FOUND, FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED, and what
 *  `allowVersion` does */
export async function orderOf(
  scope: Scope,
  opened: OpenedRequest,
  input: ConvertBudget,
): Promise<{ after: AllowedContent; freightRequoted: boolean }> {
  const { content, distributor, database, request } = opened;
  const askedForms = createCustomFormRepository(database, distributor.id);
  const { freightQuotations, payment: choice } = input;
  const { additionalInfo = checkoutValuesOf(content).additionalInfo, checkoutFile = content.checkoutFile } =
    input;
  assertComplete(
    findMissing({ input: { type: "order", additionalInfo, checkoutFile }, ...askedBy(distributor.settings) }),
  );
  const sendsSo = isSameDelivery(content, additionalInfo);
  const paysSo = choice === undefined || isSamePayment(content, choice);
  const isAsFound = sendsSo && paysSo && input.customForms === undefined;
  const around = isAsFound ? null : await readAround(scope, opened, { additionalInfo, freightQuotations });
  const freight =
    sendsSo || around === null ? null : await freightOfContent(scope, opened, { around, additionalInfo });
  const forms = around?.offers.forms ?? (await askedForms.listAsked(request.purchaseType));
  const customForms = input.customForms && settleAnswers(forms, input.customForms, "order");
  if (customForms === undefined) assertComplete(findOpenQuestions(forms, content.customForms));
  const answers = { ...input, customForms };
  const sent = orderFromBudget(content, answers, { freight, payment: null });
  const after =
    paysSo || around === null
      ? sent
      : orderFromBudget(content, answers, {
          freight,
          payment: paymentOf(sent, choice, around.offers.methods),
        });
  const allowed = allowVersion(opened, after, { type: "order" });
  assertSeenTotal(allowed, input);
  return { after: allowed, freightRequoted: freightQuotations.length > 0 && freight?.isQuoted === false };
}

function mayBeRepeated(error: unknown): boolean {
  return (
    error instanceof AlreadyAnswered ||
    isDomainError(error, "STALE_VERSION") ||
    isDomainError(error, "INVALID_TRANSITION")
  );
}
