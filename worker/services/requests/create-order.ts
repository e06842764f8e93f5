import { buyerOf } from "#domain/kits/closed-kit-sale.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { buildOrder, stockNeeds } from "#domain/requests/build-order.ts";
import {
  type CreatedOrder,
  CreatedOrderSchema,
  type CreateOrder,
} from "#domain/requests/create-order-schema.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { countUp } from "#worker/db/save-parts.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { audit } from "../audit.ts";
import { AlreadyAnswered, claimStatements, readAnswer } from "#worker/repositories/idempotency.ts";
import { assertCenterSells } from "#worker/repositories/center-statements.ts";
import { createKitRepository } from "#worker/repositories/kit-repository.ts";
import { findLowStock } from "#worker/repositories/low-stock-statements.ts";
import { notify } from "#worker/repositories/notification-statements.ts";
import { answerOrder, insertOrderStatements } from "#worker/repositories/request-repository.ts";
import { assertKitsUnchanged } from "#worker/repositories/kit-statements.ts";
import { PLAIN_SALE } from "#worker/repositories/sale-facts.ts";
import { saleStatements } from "#worker/repositories/sale-statements.ts";
import { reserveStock } from "#worker/repositories/stock-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { hashBody } from "#worker/security/tokens.ts";
import { freightOfOrder, freightQuestionOf } from "../freight/order-freight.ts";
import { openPricing } from "../pricing/open-pricing.ts";
import { priceForSale } from "../pricing/price-for-sale.ts";
import { saleBuyerOf } from "../pricing/sale-buyer.ts";
import { publishSoon } from "../realtime/publish-outbox.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Who may save an order of closed kits: integrators, for their own company. */
export const createOrderAccess: AccessRule = {
  types: ["integrator"],
  integrator: ["closedKits", "order", "requestButton.order"],
  actions: ["enableClosedKits"],
};

/** How long an order keeps its units when no charge says otherwise. */
export const RESERVATION_MS = 72 * 3_600_000;

/** Saves an order with its stock reserved, all in one batch.
 *  @throws DomainError NOT_FOUND, DELIVERY_STATE_NOT_SERVED, FREIGHT_UNAVAILABLE, PRICE_CHANGED, KIT_CHANGED, OUT_OF_STOCK,
 *  DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT, COUPON_NOT_VALID, IDEMPOTENCY_MISMATCH, CENTER_REQUIRED */
export function createCreateOrder(scope: Scope) {
  return async function createOrder(
    input: CreateOrder,
    idempotencyKey: string | null,
  ): Promise<CreatedOrder> {
    const { distributor, database, actor } = authoriseUser(scope, createOrderAccess);
    if (actor.integrator === null) throw new DomainError("ACCESS_DENIED", { reason: "no company" });
    const { knownVersion, resolve } = openPricing(distributor.id);
    const now = scope.now();
    const at = now.toISOString();
    const { settings } = distributor;
    const today = calendarDayIn(at, settings.timeZone);
    const { purchaseType, coupon } = input;
    const found = await createKitRepository(database, distributor.id).getForSale(
      input.kits.map(({ id }) => id),
      {
        buyer: buyerOf(actor, distributor),
        today,
        knownVersion,
        freight: freightQuestionOf(input, { userId: actor.userId, at }),
        withExtras: distributor.actions.extraItem === true,
        sale: { ...PLAIN_SALE, purchaseType, couponCode: coupon ? normalizeCouponCode(coupon) : null },
      },
    );
    const { center } = found;
    if (center === null) throw new DomainError("CENTER_REQUIRED", {});
    const pricing = resolve(found.rules);
    const kits = priceForSale(scope, { ...found, center, pricing, wanted: input.kits });
    const freight = await freightOfOrder(scope, settings, {
      ...{ input, kits, center, facts: found.freight, offers: found.offers },
    });
    const freightRequoted = input.freightId !== undefined && !freight.isQuoted;
    const content = buildOrder({
      ...{ input, kits, center, freight, prices: settings.prices, offers: found.offers },
      buyer: saleBuyerOf(actor, distributor, { type: "order", purchaseType, company: found.company, today }),
    });

    const id = scope.newId("req");
    const claim = idempotencyKey && {
      key: `order ${actor.userId} ${idempotencyKey}`,
      bodyHash: hashBody(input),
    };
    const kitOptionIds = content.lines.map(({ kitOptionId }) => kitOptionId);
    const needs = stockNeeds(content.lines);
    const lowStock = findLowStock(distributor.id, { center, needs });
    const statements: WriteStatement[] = [
      ...(claim ? claimStatements(distributor.id, claim, now) : []),
      assertCenterSells(distributor.id, center.id),
      countUp(distributor.id, "order"),
      ...reserveStock(distributor.id, {
        requestId: id,
        centerId: center.id,
        needs,
        kitOptionIds,
        at,
        expiresAt: new Date(now.getTime() + RESERVATION_MS).toISOString(),
      }),
      assertKitsUnchanged(distributor.id, kits),
      ...saleStatements(distributor.id, {
        ...{ content, offers: found.offers, requestId: id, at },
        integratorId: actor.integrator.id,
      }),
      ...insertOrderStatements(distributor.id, {
        id,
        name: input.name,
        integratorId: actor.integrator.id,
        createdBy: actor.userId,
        createdAt: at,
        content,
      }),
      audit(scope, distributor.id, {
        at,
        event: "order.created",
        entity: "request",
        entityId: id,
        changes: { totalCents: { from: null, to: content.totals.totalCents } },
      }),
      ...notify(distributor.id, {
        kind: "orderCreated",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: { requestId: id, code: "", name: input.name, totalCents: content.totals.totalCents },
      }),
      ...notify(
        distributor.id,
        {
          kind: "lowStock",
          notificationId: scope.newId("ntf"),
          createdAt: at,
          content: lowStock.content,
        },
        { onlyIf: lowStock.onlyIf },
      ),
      answerOrder(distributor.id, id, { key: claim ? claim.key : null, freightRequoted }),
    ];
    try {
      const results = await database.writeBatch(statements);
      publishSoon(scope);
      return CreatedOrderSchema.parse(JSON.parse(String(results.at(-1)?.rows[0]?.["answer"])));
    } catch (error) {
      if (!(error instanceof AlreadyAnswered) || !claim) throw error;
      return CreatedOrderSchema.parse(await readAnswer(database, distributor.id, claim));
    }
  };
}
