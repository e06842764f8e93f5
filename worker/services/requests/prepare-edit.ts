import type { AllowedContent } from "#domain/requests/allow-content.ts";
import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import { hasReached, namedStatus } from "#domain/requests/deal-status.ts";
import { isExpired } from "#domain/requests/budget-expiry.ts";
import { expiryOf } from "#domain/requests/expiry.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertCenterSells } from "#worker/repositories/centers/center-statements.ts";
import { releaseCoupon } from "#worker/repositories/coupons/coupon-statements.ts";
import { assertItemsUnchanged } from "#worker/repositories/sale/item-statements.ts";
import { assertUnitsFit } from "#worker/repositories/shipments/order-units.ts";
import { attachFiles } from "#worker/repositories/requests/request-file-statements.ts";
import { saleStatements } from "#worker/repositories/sale/sale-statements.ts";
import { updateEdited } from "#worker/repositories/requests/saved-request-statements.ts";
import {
  setReserved,
  startStockAnew,
  takeOut,
} from "#worker/repositories/stock/stock-reservation-statements.ts";
import type { Scope } from "#worker/scope.ts";
import type { OpenedRequest } from "./open-request.ts";
import { assertBuysSo } from "../sale/assert-buys-so.ts";
import { assertNamed } from "./assert-named.ts";
import { reserveFor } from "./create-request.ts";
import { prepareRequest } from "./prepare-request.ts";
import { givenNumber, numberStatements } from "./purchase-limit.ts";

/** The content that an edit saves, and its statements besides the version. */
export interface PreparedEdit {
  after: AllowedContent;
  statements: WriteStatement[];
  freightRequoted: boolean;
  /** Last day of a budget from then on. */
  expiresOn: string | null;
}

/** Prices an edited request as the same purchase would be priced today.
 *  @throws DomainError INVALID_BODY, ACCESS_DENIED, NOT_FOUND, CENTER_CHANGED, PRICE_CHANGED, FREIGHT_UNAVAILABLE,
 *  DELIVERY_STATE_NOT_SERVED, DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID, KIT_UNSAFE,
 *  MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE; ITEMS_SHIPPED, by the batch, for fewer units than were shipped */
export async function prepareEdit(
  scope: Scope,
  opened: OpenedRequest,
  input: CreateRequest,
): Promise<PreparedEdit> {
  const { distributor, actor, request } = opened;
  const { settings } = distributor;
  const { id, type } = request;
  assertSameKind(input, request);
  assertBuysSo(actor, distributor, input);
  const settled = await prepareRequest(scope, opened, input, opened);
  const { content: after, integratorId, items, offers, freightRequoted } = settled;
  const at = scope.now().toISOString();
  const today = calendarDayIn(at, settings.timeZone);
  const expiry = settings.requests.budgetExpiry;
  const expiresOn = type === "budget" ? expiryOf(today, expiry) : null;
  const purchaseNumber = givenNumber(input.purchaseNumber);
  return {
    ...{ after, freightRequoted, expiresOn },
    statements: [
      ...numberStatements(opened, { id, type, integratorId, purchaseNumber }),
      assertCenterSells(distributor.id, after.center.id),
      ...(type === "order"
        ? [
            assertUnitsFit(distributor.id, id, {
              refusal: () => new DomainError("ITEMS_SHIPPED", { requestId: id }),
            }),
            ...moveStock(scope, opened, after),
          ]
        : []),
      assertItemsUnchanged(distributor.id, items),
      ...assertNamed(distributor.id, input, { integratorId, before: opened.content }),
      releaseCoupon(distributor.id, { requestId: id, at }),
      ...saleStatements(distributor.id, { content: after, offers, requestId: id, integratorId, at }),
      ...attachFiles(distributor.id, {
        requestId: id,
        fileIds: input.checkoutFile === null ? input.files : [input.checkoutFile, ...input.files],
        askedId: input.checkoutFile,
        ...{ userId: actor.userId, at },
      }),
      updateEdited(distributor.id, {
        ...{ id, content: after, expiresOn, purchaseNumber },
        overStatusId: isExpired(request, { today, expiry }) ? expiry.overStatusId : null,
      }),
    ],
  };
}

/** Refuses an edit that changes the type of request or the purchase type, or adds the shop.
 *  @throws DomainError INVALID_BODY */
function assertSameKind(
  input: CreateRequest,
  { type, purchaseType, ecommerce }: Pick<OpenedRequest["request"], "type" | "purchaseType" | "ecommerce">,
): void {
  const wrong = [
    ...(input.type === type ? [] : ["type"]),
    ...(input.purchaseType === purchaseType ? [] : ["purchaseType"]),
    ...(input.ecommerce && !ecommerce ? ["ecommerce"] : []),
  ];
  if (wrong.length === 0) return;
  throw new DomainError("INVALID_BODY", {
    issues: wrong.map((field) => ({ field, code: "FIXED", message: "A request keeps what it is" })),
  });
}

/** Statements that release the stock of an order and reserve that of its new lines; from the status that sends units
 *  on, they leave at once. */
function moveStock(
  scope: Scope,
  { distributor, request, statuses }: OpenedRequest,
  content: RequestContent,
): WriteStatement[] {
  const now = scope.now();
  const at = now.toISOString();
  const { id: requestId, status } = request;
  const mark = namedStatus(statuses, distributor.settings.restrictOptions.statusToDiscountStock);
  return [
    ...startStockAnew(distributor.id, requestId, at),
    ...reserveFor(distributor.id, { requestId, content, now }),
    setReserved(distributor.id, requestId),
    ...(mark !== null && hasReached(status, mark) ? takeOut(distributor.id, requestId, at) : []),
  ];
}
