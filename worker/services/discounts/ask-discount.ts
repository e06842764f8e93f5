import Big from "big.js";
import { fallsBelowMargin, marginEffect } from "#domain/requests/margin-effect.ts";
import { assertMayModify, isSameModifier, standingOf } from "#domain/requests/modify-request.ts";
import type { ApprovalContent, ApprovalKind } from "#domain/discounts/approval-schema.ts";
import { resumContent, sumOfContent } from "#domain/requests/resum-content.ts";
import { isNothing, partPct, type ValueModifier } from "#domain/pricing/value-modifier.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { notify } from "#worker/repositories/notifications/notification-statements.ts";
import {
  decideApproval,
  insertApproval,
  mayBeAsked,
  mayDecide,
} from "#worker/repositories/discounts/approval-statements.ts";
import { createApprovalRepository } from "#worker/repositories/discounts/approval-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { saleEmails } from "#worker/services/shared/sale-mail.ts";
import { assertCurrent } from "./modify-request.ts";
import { mayAskDiscount, type OpenedRequest, openRequest, pricedVersion } from "../requests/open-request.ts";

/** Requests approval of a discount above the person's limit, or below the minimum margin. A request has at most one
 *  pending approval.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED for people who may give no discount, STALE_VERSION,
 *    INCREASE_ABOVE_LIMIT, BUDGET_EXPIRED, INVALID_TRANSITION if one is pending, the request is closed, or no approval
 *    is needed */
export function createAskDiscount(scope: Scope) {
  return async function askDiscount(
    id: string,
    input: { valueModifier: ValueModifier; version: number; reason: string },
  ): Promise<{ id: string; status: "pending" }> {
    const opened = await openRequest(scope, id);
    const { distributor, database, actor, request, content } = opened;
    if (!mayAskDiscount(actor, distributor, request.type)) {
      throw new DomainError("ACCESS_DENIED", { reason: "no discounts" });
    }
    assertCurrent(scope, opened, input.version);
    const after = resumContent(content, { valueModifier: input.valueModifier });
    const kind = kindOf(opened, input.valueModifier, after);
    const asked = contentOf(opened, input, after);
    const at = scope.now().toISOString();
    const requisitionId = scope.newId("req");
    await database.writeBatch([
      ...insertApproval(distributor.id, {
        ...{ id: requisitionId, requestId: id, requestVersion: request.version, kind },
        ...{ content: asked, requestedBy: actor.userId, createdAt: at },
      }),
      audit(scope, distributor.id, {
        at,
        event: "discount.asked",
        entity: "request",
        entityId: id,
        changes: {
          discountPct: { from: asked.limitPct, to: asked.askedPct },
          totalCents: { from: asked.beforeCents, to: asked.afterCents },
        },
      }),
      ...notify(
        distributor.id,
        {
          kind: "discountAsked",
          notificationId: scope.newId("ntf"),
          createdAt: at,
          content: {
            ...{ requestId: id, code: "", name: request.name, totalCents: asked.afterCents },
            ...{
              askedPct: new Big(asked.askedPct).round(2).toFixed(),
              askerName: `${actor.name} ${actor.surname}`.trim(),
            },
          },
        },
        {
          among: mayDecide({
            requestType: request.type,
            askedPct: asked.askedPct,
            askerId: actor.userId,
            kind,
          }),
        },
      ),
      ...saleEmails(distributor, "discountAsked", {
        ...{ request, at, origin: scope.origin },
        among: mayBeAsked({
          requestType: request.type,
          askedPct: asked.askedPct,
          askerId: actor.userId,
          kind,
        }),
        facts: {
          totalCents: asked.afterCents,
          askedPct: new Big(asked.askedPct).round(2).toFixed(),
          askerName: `${actor.name} ${actor.surname}`.trim().slice(0, 200),
          reason: asked.reason.trim() === "" ? null : asked.reason,
        },
      }),
    ]);
    publishSoon(scope);
    return { id: requisitionId, status: "pending" };
  };
}

/** Withdraws a pending discount approval.
 *  @throws DomainError NOT_FOUND for another person's, INVALID_TRANSITION */
export function createWithdrawDiscount(scope: Scope) {
  return async function withdrawDiscount(id: string, requisitionId: string): Promise<void> {
    const { distributor, database, actor } = await openRequest(scope, id);
    const asked = await createApprovalRepository(database, distributor.id).getApproval(requisitionId);
    if (asked.requestId !== id || asked.requestedBy !== actor.userId) {
      throw new DomainError("NOT_FOUND", { entity: "requisition", id: requisitionId });
    }
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...decideApproval(distributor.id, {
        ...{ id: requisitionId, to: "withdrawn", by: actor.userId, note: "", at },
      }),
      audit(scope, distributor.id, {
        at,
        event: "discount.withdrawn",
        entity: "request",
        entityId: id,
        changes: { requisition: { from: "pending", to: "withdrawn" } },
      }),
    ]);
  };
}

/** Why an approval is needed: the person's limit, or the margin. Increases cannot be approved. */
function kindOf(opened: OpenedRequest, valueModifier: ValueModifier, after: RequestContent): ApprovalKind {
  const { content, request, rights } = opened;
  const nothingToAsk = () =>
    new DomainError("INVALID_TRANSITION", { entity: "requisition", from: "allowed", to: "pending" });
  if (isSameModifier(content.valueModifier, valueModifier)) throw nothingToAsk();
  const before = pricedVersion(opened);
  const minimumPct = rights.minimumMarginPct;
  if (!rights.approvesMargins && fallsBelowMargin({ ...before, content: after }, { before, minimumPct })) {
    assertIncrease(opened, valueModifier);
    return "margin";
  }
  try {
    assertWithin(opened, valueModifier);
  } catch (error) {
    if (!isDomainError(error, "DISCOUNT_ABOVE_LIMIT")) throw error;
    return "discount";
  }
  throw new DomainError("INVALID_TRANSITION", {
    entity: "requisition",
    from: `allowed ${request.type}`,
    to: "pending",
  });
}

/** @throws DomainError INCREASE_ABOVE_LIMIT */
function assertIncrease(opened: OpenedRequest, { increase }: ValueModifier): void {
  assertWithin(opened, { increase, decrease: opened.content.valueModifier.decrease });
}

/** @throws DomainError DISCOUNT_ABOVE_LIMIT, INCREASE_ABOVE_LIMIT */
function assertWithin({ request, content, limits }: OpenedRequest, asked: ValueModifier): void {
  const standing = standingOf(content, { from: request.type, to: request.type });
  assertMayModify(standing, asked, { limits, subtotalCents: sumOfContent(content).subtotalCents });
}

function contentOf(
  { request, content, limits }: OpenedRequest,
  { valueModifier, reason }: { valueModifier: ValueModifier; reason: string },
  after: RequestContent,
): ApprovalContent {
  const { subtotalCents } = sumOfContent(content);
  const { decrease } = valueModifier;
  const { costCents, minimumMarginPct: minimumPct } = request;
  return {
    valueModifier,
    limitPct: limits.decreasePct ?? "0",
    askedPct: isNothing(decrease) ? "0" : (partPct(subtotalCents, decrease) ?? "100"),
    subtotalCents,
    beforeCents: content.totals.totalCents,
    afterCents: after.totals.totalCents,
    margin: marginEffect(content.totals, after.totals, { costCents, minimumPct }),
    reason,
  };
}
