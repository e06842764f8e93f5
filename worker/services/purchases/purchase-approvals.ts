import { managesCompany } from "#domain/access/company-info-schema.ts";
import type { UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { type PurchaseStatus, purchaseStateOf } from "#domain/purchases/purchase-approval.ts";
import type {
  AskPurchase,
  PendingPurchase,
  PurchaseApproval,
  RequestPurchase,
} from "#domain/purchases/purchase-approval-schema.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { type CreatedRequest, CreatedRequestSchema } from "#domain/requests/create-request-schema.ts";
import { isAboveLimit } from "#domain/requests/purchase-limit.ts";
import { purchasePath } from "#domain/requests/request-paths.ts";
import { assertSeenTotal } from "#domain/requests/seen-total.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { SQL } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";
import { notify, onlyPerson } from "#worker/repositories/notifications/notification-statements.ts";
import {
  createPurchaseApprovalRepository,
  decidePurchase,
  insertPurchase,
  type StoredPurchase,
} from "#worker/repositories/purchases/purchase-approval-repository.ts";
import { managersBut } from "#worker/repositories/purchases/purchase-rule-repository.ts";
import { useQuery } from "#worker/repositories/requests/purchase-limit-statements.ts";
import { answerRequest } from "#worker/repositories/requests/request-statements.ts";
import { saleEmailStatement } from "#worker/repositories/requests/sale-email-statements.ts";
import { inCompany } from "#worker/repositories/requests/reached.ts";
import type { Scope } from "#worker/scope.ts";
import { buyersSeeTotal } from "#domain/requests/sale-email-reach.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { orderOf, orderStatements } from "../requests/convert-budget.ts";
import { assertOpen, assertVersion, type OpenedRequest, openSeenRequest } from "../requests/open-request.ts";
import { numberStatements, givenNumber, spansAt } from "../requests/purchase-limit.ts";
import { maySeeSaved } from "#domain/requests/saved-prices.ts";
import { newsOfRequest } from "../requests/save-version.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { managedCompany } from "./purchase-rules.ts";

/** Everybody of a company who sees budgets. */
export const readPurchasesAccess: AccessRule = { types: ["integrator"], integrator: ["budget"] };

/** Who may place orders, out of a budget or at the checkout, and so ask for one. */
const ORDERING_ACCESS: AccessRule = {
  types: ["integrator"],
  integrator: ["budget.toOrder", "requestButton.order"],
  anyPermission: true,
};

/** Pending approvals that are listed. */
const MOST_PENDING = 100;

/** Approvals of orders above what a company lets its person order. The order is a budget until a manager of the company
 *  approves it. */
export function createPurchaseApprovals(scope: Scope) {
  return {
    /** Lists what the managers of the person's company are to decide, the oldest first.
     *  @throws DomainError ACCESS_DENIED for people who do not manage it, NOT_FOUND for a person without a company */
    async listPending(): Promise<PendingPurchase[]> {
      const { distributor, database, actor } = authoriseUser(scope, readPurchasesAccess);
      const company = managedCompany(actor);
      const rows = await createPurchaseApprovalRepository(database, distributor.id).listPending(
        company,
        MOST_PENDING,
      );
      return rows.map(({ purchaseType, totalCents, askedById: _askedBy, ...row }) => ({
        ...row,
        totalCents: maySeeSaved(actor, distributor.settings, { purchaseType }) ? totalCents : null,
      }));
    },

    /** Reads the newest approval of a request, and what the person may do.
     *  @throws DomainError NOT_FOUND, also for another company's; REQUEST_DELETED, ACCESS_DENIED */
    async read(requestId: string): Promise<RequestPurchase> {
      const opened = await openSeenRequest(scope, requestId, readPurchasesAccess);
      const { distributor, database, actor, request, content, shows } = opened;
      const [stored, use] = await Promise.all([
        createPurchaseApprovalRepository(database, distributor.id).findNewest(requestId),
        readUse(scope, opened),
      ]);
      const { totalCents } = content.totals;
      const approval = stored && toApproval(stored, opened);
      const isPending = approval?.state === "pending";
      const isOpen = request.type === "budget" && mayBeOrdered(scope, opened);
      const askedNumber = isPending ? givenNumber(stored?.order.purchaseNumber) : undefined;
      return {
        request: {
          ...{ id: request.id, type: request.type, code: request.code, name: content.name },
          ...{ version: request.version, totalCents: shows.prices ? totalCents : null },
          // An approval saves the number with which it was asked.
          purchaseNumber: askedNumber === undefined ? request.purchaseNumber : askedNumber,
        },
        approval,
        own: use && shows.prices ? use : null,
        mayAsk:
          isOpen &&
          !isPending &&
          mayAccess(actor, distributor, ORDERING_ACCESS) &&
          use !== null &&
          isAboveLimit(use, totalCents),
        mayDecide: isPending && managesCompany(actor) && stored?.askedById !== actor.userId,
      };
    },

    /** Asks the managers of the company to approve an order out of a budget, as it is now. They hear of it at once and
     *  by e-mail.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED, STALE_VERSION; BUDGET_EXPIRED, and
     *    INVALID_TRANSITION for what is closed, is pending already, or needs no approval; INVALID_BODY for what the order
     *    lacks, and the other refusals of a conversion but stock */
    async ask(requestId: string, { order, reason }: AskPurchase): Promise<{ id: string; state: "pending" }> {
      const opened = await openSeenRequest(scope, requestId, readPurchasesAccess);
      const { distributor, database, actor, request } = opened;
      if (!mayAccess(actor, distributor, ORDERING_ACCESS)) {
        throw new DomainError("ACCESS_DENIED", { reason: "no orders" });
      }
      assertBudget(opened);
      assertOpen(scope, opened, "toOrder");
      assertVersion(opened, order.version);
      const { after } = await orderOf(scope, opened, order);
      const { totalCents } = after.totals;
      const use = await readUse(scope, opened);
      if (use === null || use.limitCents === null || !isAboveLimit(use, totalCents)) {
        throw new DomainError("INVALID_TRANSITION", {
          ...{ entity: "purchaseApproval", from: "withinLimit", to: "pending" },
        });
      }
      const at = scope.now().toISOString();
      const id = scope.newId("pap");
      const { limitCents, usedCents, period } = use;
      const { integratorId } = request;
      await database.writeBatch([
        ...numberStatements(opened, {
          ...{ id: requestId, type: "order", integratorId },
          purchaseNumber: givenNumber(order.purchaseNumber),
        }),
        ...insertPurchase(distributor.id, {
          ...{ id, requestId, version: request.version, order, reason, totalCents },
          ...{ limitCents, usedCents, period, integratorId, requestedBy: actor.userId, createdAt: at },
        }),
        ...tell(scope, opened, {
          ...{ event: "purchase.asked", at, step: "asked", totalCents, reason },
          among: managersBut(actor.userId),
          email: {
            kind: "purchaseAsked",
            facts: { askerName: nameOf(actor), limitCents, usedCents, reason: reason || null },
          },
        }),
      ]);
      publishSoon(scope);
      return { id, state: "pending" };
    },

    /** Approves an order above a limit: its budget becomes the order in the same batch, in the name of who has asked.
     *  @throws DomainError NOT_FOUND, also for another company's; ACCESS_DENIED for who does not manage the company, and
     *    for one's own; STALE_VERSION if the budget has changed since, PRICE_CHANGED if its order would have another total;
     *    INVALID_TRANSITION if it is decided, and the other refusals of a conversion */
    async approve(id: string, { note }: { note: string }): Promise<CreatedRequest> {
      const { opened, asked } = await openAsked(scope, id);
      const { distributor, database, request } = opened;
      assertBudget(opened);
      assertVersion(opened, asked.version);
      assertOpen(scope, opened, "toOrder");
      const { after, freightRequoted } = await orderOf(scope, opened, asked.order);
      const { totalCents } = asked;
      assertSeenTotal(after, { expectedTotalCents: totalCents });
      const now = scope.now();
      const at = now.toISOString();
      const results = await database.writeBatch([
        ...decidePurchase(distributor.id, { id, to: "approved", by: opened.actor.userId, note, at }),
        ...orderStatements(scope, opened, { input: asked.order, after, now, placerId: asked.askedById }),
        ...tellDecision(scope, opened, { asked, to: "approved", note, at }),
        answerRequest(distributor.id, request.id, { key: null, freightRequoted }),
      ]);
      publishSoon(scope);
      return CreatedRequestSchema.parse(JSON.parse(String(results.at(-1)?.rows[0]?.["answer"])));
    },

    /** Refuses an order above a limit, with a reason. The budget stays.
     *  @throws DomainError NOT_FOUND, also for another company's; ACCESS_DENIED for who does not manage the company, and
     *    for one's own; INVALID_TRANSITION if it is decided */
    async refuse(id: string, { note }: { note: string }): Promise<{ id: string; state: "refused" }> {
      const { opened, asked } = await openAsked(scope, id);
      const { distributor, database, actor } = opened;
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...decidePurchase(distributor.id, { id, to: "refused", by: actor.userId, note, at }),
        ...tellDecision(scope, opened, { asked, to: "refused", note, at }),
      ]);
      publishSoon(scope);
      return { id, state: "refused" };
    },
  };
}

/** An approval that the person is to decide, with its request. */
async function openAsked(
  scope: Scope,
  id: string,
): Promise<{ opened: OpenedRequest; asked: StoredPurchase }> {
  const { distributor, database, actor } = authoriseUser(scope, readPurchasesAccess);
  const asked = await createPurchaseApprovalRepository(database, distributor.id).get(
    id,
    actor.integrator?.id ?? "",
  );
  managedCompany(actor);
  const opened = await openSeenRequest(scope, asked.requestId, readPurchasesAccess);
  if (asked.status !== "pending") {
    throw new DomainError("INVALID_TRANSITION", {
      ...{ entity: "purchaseApproval", from: asked.status, to: "decided" },
    });
  }
  if (asked.askedById === actor.userId)
    throw new DomainError("ACCESS_DENIED", { reason: "one's own purchase" });
  return { opened, asked };
}

function assertBudget({ request }: OpenedRequest): void {
  if (request.type === "budget") return;
  throw new DomainError("INVALID_TRANSITION", { entity: "request", from: "order", to: "order" });
}

function mayBeOrdered(scope: Scope, opened: OpenedRequest): boolean {
  try {
    assertOpen(scope, opened, "toOrder");
    return true;
  } catch {
    return false;
  }
}

/** What the person may order now, and has; null where the company has set nothing. */
async function readUse(scope: Scope, { distributor, database, actor, request }: OpenedRequest) {
  const [[use]] = await database.readBatch([
    useQuery(database, distributor.id, {
      ...{ integratorId: request.integratorId, placedBy: actor.userId, requestId: request.id },
      spans: spansAt(scope.now().toISOString(), distributor.settings.timeZone),
    }),
  ]);
  if (use === undefined) return null;
  const { limitCents, usedCents, period } = use;
  return { limitCents, usedCents, period };
}

function toApproval(stored: StoredPurchase, { request, shows }: OpenedRequest): PurchaseApproval {
  const { order: _order, requestId: _request, askedById, askedByName, status, ...rest } = stored;
  const { totalCents, limitCents, usedCents, ...facts } = rest;
  const amounts = shows.prices
    ? { totalCents, limitCents, usedCents }
    : { totalCents: null, limitCents: null, usedCents: null };
  const version = stored.version;
  return {
    ...facts,
    ...amounts,
    askedBy: { id: askedById, name: askedByName },
    state: purchaseStateOf({ status, version }, request),
  };
}

function nameOf({ name, surname }: UserActor): string {
  return `${name} ${surname}`.trim();
}

interface Telling {
  event: "purchase.asked" | "purchase.approved" | "purchase.refused";
  at: string;
  step: "asked" | "approved" | "refused";
  totalCents: number;
  reason: string;
  /** Condition of who is told (`person`). */
  among: SQL;
  email:
    | {
        kind: "purchaseAsked";
        facts: { askerName: string; limitCents: number; usedCents: number; reason: string | null };
      }
    | { kind: "purchaseDecided"; facts: { decision: "approved" | "refused"; note: string | null } };
}

/** Audit row, notification, e-mail and event of a step of an approval. */
function tell(
  scope: Scope,
  { distributor, actor, request }: OpenedRequest,
  { event, at, step, totalCents, reason, among, email }: Telling,
): WriteStatement[] {
  const before: PurchaseStatus | null = step === "asked" ? null : "pending";
  // An order that has just been made of it keeps its id.
  const type = step === "approved" ? ("order" as const) : request.type;
  return [
    audit(scope, distributor.id, {
      ...{ event, at, entity: "request", entityId: request.id },
      changes: {
        purchaseApproval: { from: before, to: step === "asked" ? "pending" : step },
        totalCents: { from: null, to: totalCents },
        ...(reason === "" ? {} : { reason: { from: null, to: reason } }),
      },
    }),
    ...notify(
      distributor.id,
      {
        ...{ kind: "purchaseApproval", notificationId: scope.newId("ntf"), createdAt: at },
        content: {
          ...{ requestId: request.id, code: "", name: request.name, totalCents },
          ...{ step, personName: nameOf(actor) },
        },
      },
      { integratorId: request.integratorId, among },
    ),
    saleEmailStatement(distributor.id, {
      kind: email.kind,
      request: { id: request.id, type },
      facts: {
        ...email.facts,
        ...{ totalCents, requestName: request.name.slice(0, 200) },
        link: scope.origin + purchasePath(request.id),
        preferencesLink: `${scope.origin}/info/user#notificacoes`,
      },
      among: inCompany(request.integratorId, among),
      buyersSeeTotal: buyersSeeTotal(distributor.settings.priceDisplay, request.purchaseType),
      createdAt: at,
    }),
    ...newsOfRequest(distributor.id, request, at),
  ];
}

function tellDecision(
  scope: Scope,
  opened: OpenedRequest,
  { asked, to, note, at }: { asked: StoredPurchase; to: "approved" | "refused"; note: string; at: string },
): WriteStatement[] {
  return tell(scope, opened, {
    ...(to === "approved" ? { event: "purchase.approved" } : { event: "purchase.refused" }),
    ...{ at, step: to, totalCents: asked.totalCents, reason: note },
    among: onlyPerson(asked.askedById),
    email: { kind: "purchaseDecided", facts: { decision: to, note: note || null } },
  });
}
