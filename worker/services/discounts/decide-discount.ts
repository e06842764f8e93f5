import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { PriceRights } from "#domain/requests/allow-content.ts";
import { resumContent } from "#domain/requests/resum-content.ts";
import { NO_LIMIT_PCT } from "#domain/pricing/modifier-limits.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { notify, onlyPerson } from "#worker/repositories/notifications/notification-statements.ts";
import {
  createApprovalRepository,
  type StoredApproval,
} from "#worker/repositories/discounts/approval-repository.ts";
import { decideApproval } from "#worker/repositories/discounts/approval-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { saleEmails } from "#worker/services/shared/sale-mail.ts";
import { allowVersion, assertOpen, type OpenedRequest, openRequest } from "../requests/open-request.ts";
import { type ChangedRequest, changedRequest, saveVersion } from "../requests/save-version.ts";

/** Permission to decide discount approvals, within one's own limit. */
export const decideDiscountAccess: AccessRule = PAGES.DiscountRequisitions.access;

/** Approves a discount, which takes effect in a new version of the request.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED for one's own approval or a margin that the person may not approve,
 *    DISCOUNT_ABOVE_LIMIT, MARGIN_TOO_LOW, ORDER_WITHOUT_VALUE, BUDGET_EXPIRED, INVALID_TRANSITION if it is decided or
 *    the request is closed or blocked, STALE_VERSION if the request has changed since */
export function createApproveDiscount(scope: Scope) {
  return async function approveDiscount(id: string, { note }: { note: string }): Promise<ChangedRequest> {
    const { opened, asked } = await openApproval(scope, id);
    const { request, content, database } = opened;
    if (asked.requestVersion !== request.version) {
      throw new DomainError("STALE_VERSION", { entity: "request", id: request.id });
    }
    assertOpen(scope, opened);
    const { valueModifier } = asked.content;
    const after = allowVersion(opened, resumContent(content, { valueModifier }), {
      rights: approvalRights(opened),
    });
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...decideStatements(scope, {
        opened,
        asked,
        to: "approved",
        note,
        at,
        totalCents: after.totals.totalCents,
      }),
      ...saveVersion(scope, opened, {
        event: "request.price-modified",
        ...{ after, at, knowing: [asked.requestedBy] },
      }),
      ...emailOfDecision(scope, {
        opened,
        asked,
        to: "approved",
        note,
        at,
        totalCents: after.totals.totalCents,
      }),
    ]);
    publishSoon(scope);
    return changedRequest(request.id, request.version, after);
  };
}

/** The rights of an approval: a decrease up to the approver's limit, also on an order; the increase counts against the
 *  requester. */
function approvalRights({ rights, limits, request }: OpenedRequest): PriceRights {
  const free = { increasePct: NO_LIMIT_PCT, decreasePct: NO_LIMIT_PCT };
  return {
    ...rights,
    limits: { budget: free, order: free, [request.type]: { ...free, decreasePct: limits.decreasePct } },
  };
}

/** Refuses a discount, with a reason.
 *  @throws DomainError NOT_FOUND, ACCESS_DENIED, INVALID_TRANSITION */
export function createRefuseDiscount(scope: Scope) {
  return async function refuseDiscount(id: string, { note }: { note: string }): Promise<{ id: string }> {
    const { opened, asked } = await openApproval(scope, id);
    const { totalCents } = opened.content.totals;
    const at = scope.now().toISOString();
    const decision = { opened, asked, to: "refused", note, at, totalCents } as const;
    await opened.database.writeBatch([
      ...decideStatements(scope, decision),
      ...emailOfDecision(scope, decision),
    ]);
    publishSoon(scope);
    return { id };
  };
}

async function openApproval(
  scope: Scope,
  id: string,
): Promise<{ opened: OpenedRequest; asked: StoredApproval }> {
  const { distributor, database } = authoriseUser(scope, decideDiscountAccess);
  const asked = await createApprovalRepository(database, distributor.id).getApproval(id);
  const opened = await openRequest(scope, asked.requestId);
  if (asked.status !== "pending") {
    throw new DomainError("INVALID_TRANSITION", { entity: "requisition", from: asked.status, to: "decided" });
  }
  if (asked.requestedBy === opened.actor.userId) {
    throw new DomainError("ACCESS_DENIED", { reason: "one's own approval" });
  }
  if (asked.kind === "margin" && opened.actor.type !== "admin") {
    throw new DomainError("ACCESS_DENIED", { reason: "margins are the administrator's" });
  }
  return { opened, asked };
}

interface Decision {
  opened: OpenedRequest;
  asked: StoredApproval;
  to: "approved" | "refused";
  note: string;
  at: string;
  totalCents: number;
}

/** The e-mail to who has asked for a discount, after the version that it makes. */
function emailOfDecision(
  scope: Scope,
  { opened: { distributor, request }, asked, to, note, at, totalCents }: Decision,
): WriteStatement[] {
  return saleEmails(distributor, "discountDecided", {
    ...{ request, at, origin: scope.origin, among: onlyPerson(asked.requestedBy) },
    facts: { totalCents, decision: to, note: note.trim() === "" ? null : note },
  });
}

function decideStatements(
  scope: Scope,
  { opened: { distributor, actor, request }, asked, to, note, at, totalCents }: Decision,
): WriteStatement[] {
  return [
    ...decideApproval(distributor.id, { id: asked.id, to, by: actor.userId, note, at }),
    audit(scope, distributor.id, {
      at,
      ...(to === "approved" ? { event: "discount.approved" } : { event: "discount.refused" }),
      entity: "request",
      entityId: request.id,
      changes: {
        requisition: { from: "pending", to },
        discountPct: { from: null, to: asked.content.askedPct },
      },
    }),
    ...notify(
      distributor.id,
      {
        kind: "discountDecided",
        notificationId: scope.newId("ntf"),
        createdAt: at,
        content: { requestId: request.id, code: "", name: request.name, totalCents, decision: to },
      },
      { integratorId: request.integratorId, among: onlyPerson(asked.requestedBy) },
    ),
  ];
}
