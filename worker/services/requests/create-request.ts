import type { UserActor } from "#domain/access/actor.ts";
import { ANY_BUYING_ACCESS, SHOP_ACCESS } from "#domain/access/buying-access.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import {
  type CreatedRequest,
  CreatedRequestSchema,
  type CreateRequest,
} from "#domain/requests/create-request-schema.ts";
import { expiryOf } from "#domain/requests/expiry.ts";
import { stockNeeds } from "#domain/requests/item-for-sale.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { countUp } from "#worker/db/save-parts.ts";
import { assertCenterSells } from "#worker/repositories/centers/center-statements.ts";
import {
  AlreadyAnswered,
  claimStatements,
  findClaimed,
  type IdempotencyClaim,
} from "#worker/repositories/sale/idempotency.ts";
import { assertItemsUnchanged } from "#worker/repositories/sale/item-statements.ts";
import { attachFiles } from "#worker/repositories/requests/request-file-statements.ts";
import { answerRequest, insertRequestStatements } from "#worker/repositories/requests/request-statements.ts";
import { saleStatements } from "#worker/repositories/sale/sale-statements.ts";
import { reserveStock } from "#worker/repositories/stock/stock-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { assertBuysSo } from "../sale/assert-buys-so.ts";
import { assertNamesLead } from "../sale/lead-of-cart.ts";
import { maySaveAs } from "../sale/quote-sale.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { announceRequest } from "./announce-request.ts";
import { assertNamed } from "./assert-named.ts";
import { explainLimit, givenNumber, limitStatements, numberStatements, placerOf } from "./purchase-limit.ts";
import { claimKeyOf } from "./save-key.ts";
import { emailsOfSave } from "./sale-emails.ts";
import { prepareRequest } from "./prepare-request.ts";

/** Permission to save requests. The purchase type and the button's permission are checked besides. */
export const createRequestAccess = ANY_BUYING_ACCESS;

/** How long an order keeps its units reserved, unless a charge is valid for longer. */
export const RESERVATION_MS = 72 * 3_600_000;

/** Saves a budget, or an order with its stock reserved, in one batch. Integrators save for their own company, the
 *  distributor's people for the company that they name.
 *  @param site - host of the web site on which it is saved; null for the portal
 *  @throws DomainError ACCESS_DENIED, INVALID_BODY for what is missing, NOT_FOUND, DELIVERY_STATE_NOT_SERVED,
 *  FREIGHT_UNAVAILABLE, PRICE_CHANGED, KIT_CHANGED, OUT_OF_STOCK, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT,
 *  COUPON_NOT_VALID, IDEMPOTENCY_MISMATCH, CENTER_REQUIRED, CENTER_CHANGED, KIT_UNSAFE, MARGIN_TOO_LOW,
 *  ORDER_WITHOUT_VALUE, PURCHASE_LIMIT_EXCEEDED */
export function createCreateRequest(scope: Scope, site: string | null = null) {
  return async function createRequest(
    input: CreateRequest,
    idempotencyKey: string | null,
  ): Promise<CreatedRequest> {
    const tenant = authoriseUser(scope, createRequestAccess);
    const { distributor, database, actor } = tenant;
    const { type } = input;
    assertBuysSo(actor, distributor, input);
    assertNamesLead(actor, distributor, input);
    if (!maySaveAs(actor, distributor, type)) throw new DomainError("ACCESS_DENIED", { reason: type });
    if (input.ecommerce && !mayAccess(actor, distributor, SHOP_ACCESS)) {
      throw new DomainError("ACCESS_DENIED", { reason: "ecommerce" });
    }
    const claim =
      idempotencyKey === null ? null : { key: claimKeyOf(actor, idempotencyKey), bodyHash: hashOf(input) };
    try {
      return await create(scope, tenant, { input, claim, site });
    } catch (error) {
      if (claim === null) throw error;
      // A repeated save gets the stored answer, even if a later change would refuse it now.
      const claimed = await findClaimed(database, distributor.id, claim).catch(() => null);
      const saved = claimed === null ? undefined : CreatedRequestSchema.parse(claimed.answer);
      if (saved !== undefined && claimed?.isSame === true) return saved;
      throw error instanceof AlreadyAnswered ? mismatch(claim, saved) : error;
    }
  };
}

async function create(
  scope: Scope,
  tenant: Tenant & { actor: UserActor },
  { input, claim, site }: { input: CreateRequest; claim: IdempotencyClaim | null; site: string | null },
): Promise<CreatedRequest> {
  const { distributor, database, actor } = tenant;
  const { type, purchaseType } = input;
  const { settings } = distributor;
  const { content, integratorId, items, offers, isWatched, freightRequoted } = await prepareRequest(
    scope,
    tenant,
    input,
    null,
  );
  const now = scope.now();
  const at = now.toISOString();
  const id = scope.newId("req");
  const { budgetExpiry } = settings.requests;
  const expiresOn = type === "budget" ? expiryOf(calendarDayIn(at, settings.timeZone), budgetExpiry) : null;
  const purchaseNumber = givenNumber(input.purchaseNumber) ?? null;
  const placed = { id, integratorId, purchaseType, totalCents: content.totals.totalCents, at };
  const statements: WriteStatement[] = [
    ...(claim ? claimStatements(distributor.id, claim, now) : []),
    ...(type === "order" ? limitStatements(tenant, placed) : []),
    ...numberStatements(tenant, { id, type, integratorId, purchaseNumber }),
    assertCenterSells(distributor.id, content.center.id),
    countUp(distributor.id, type),
    ...(type === "order" ? reserveFor(distributor.id, { requestId: id, content, now }) : []),
    assertItemsUnchanged(distributor.id, items),
    ...assertNamed(distributor.id, input, { integratorId, before: null }),
    ...saleStatements(distributor.id, { content, offers, requestId: id, integratorId, at }),
    ...insertRequestStatements(distributor.id, {
      ...{ id, type, purchaseType, content, name: input.name, integratorId },
      createdBy: actor.userId,
      isOfCompany: actor.type === "integrator",
      placedBy: type === "order" ? placerOf(actor) : null,
      purchaseNumber,
      createdAt: at,
      expiresOn,
      isCopy: input.origin?.kind === "duplicate",
      ecommerce: input.ecommerce,
      site,
      ...{ leadId: input.leadId, systemId: input.systemId, sizingId: input.sizingId },
    }),
    ...attachFiles(distributor.id, {
      requestId: id,
      fileIds: input.checkoutFile === null ? input.files : [input.checkoutFile, ...input.files],
      askedId: input.checkoutFile,
      ...{ userId: actor.userId, at },
    }),
    audit(scope, distributor.id, {
      at,
      event: `${type}.created`,
      entity: "request",
      entityId: id,
      changes: {
        totalCents: { from: null, to: content.totals.totalCents },
        ...(input.ecommerce ? { ecommerce: { from: null, to: true } } : {}),
        ...(site === null ? {} : { site: { from: null, to: site } }),
      },
    }),
    ...announceRequest(scope, distributor.id, { id, type, content, at, isWatched }),
    ...emailsOfSave(scope, distributor, {
      request: { id, type, purchaseType, expiresOn, name: input.name },
      ...{ saverId: actor.userId, content, at },
    }),
    answerRequest(distributor.id, id, { key: claim ? claim.key : null, freightRequoted }),
  ];
  const results = await database.writeBatch(statements).catch(async (error: unknown) => {
    throw await explainLimit(tenant, error, placed);
  });
  publishSoon(scope);
  return CreatedRequestSchema.parse(JSON.parse(String(results.at(-1)?.rows[0]?.["answer"])));
}

/** Hash of what a repetition must have in common: what is bought, and for whom. A reloaded page has another freight
 *  quote and may not know the total yet, so these are excluded. */
function hashOf(input: CreateRequest): string {
  const {
    freightQuotations: _quoted,
    expectedTotalCents: _seen,
    expectedBeforeFreightCents: _seenPart,
    ...bought
  } = input;
  return hashBody(bought);
}

function mismatch({ key }: IdempotencyClaim, saved: CreatedRequest | undefined): DomainError {
  if (saved === undefined) return new DomainError("IDEMPOTENCY_MISMATCH", { key });
  const { id, type, code } = saved;
  return new DomainError("IDEMPOTENCY_MISMATCH", { key, saved: { id, type, code } });
}

/** Reserves the units of an order's lines. */
export function reserveFor(
  distributorId: string,
  { requestId, content, now }: { requestId: string; content: RequestContent; now: Date },
): WriteStatement[] {
  return reserveStock(distributorId, {
    requestId,
    centerId: content.center.id,
    needs: stockNeeds(content.lines),
    itemIds: content.lines.map(({ itemId }) => itemId),
    at: now.toISOString(),
    expiresAt: new Date(now.getTime() + RESERVATION_MS).toISOString(),
  });
}
