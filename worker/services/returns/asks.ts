import type { AccessRule } from "#domain/access/may-access.ts";
import { accessTo, type RequestAction } from "#domain/requests/request-actions.ts";
import { quoteReturn, type ReturnFacts } from "#domain/returns/quote-return.ts";
import type { AskReturn, DeclineReturn, ReturnList } from "#domain/returns/return-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { endAsk, insertAsk, isOpen } from "#worker/repositories/returns/ask-statements.ts";
import type { ReturnsOfOrder } from "#worker/repositories/returns/return-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import type { OpenedRequest } from "../requests/open-request.ts";
import { newsOfRequest } from "../requests/save-version.ts";
import { describedUnits, tellOfReturn } from "./tell.ts";

/** Permission to ask for a return: the company's people who see orders. */
export const askReturnAccess: AccessRule = accessTo("askReturn");
/** Permission to decline what was asked for: who may save returns. */
export const declineReturnAccess: AccessRule = accessTo("declineReturn");

/** The most asks of an order. */
const MOST = 100;

/** How the asks of an order are opened, and its returns read. */
interface ReturnsOf {
  open: (
    id: string,
    action: RequestAction & ("askReturn" | "declineReturn"),
  ) => Promise<OpenedRequest & { order: ReturnsOfOrder; facts: ReturnFacts }>;
  read: (id: string) => Promise<ReturnList>;
}

/** What buyers ask to have cancelled, or to give back. Saving a return answers the open ask that it names; an ask changes
 *  neither stock nor money.
 *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED */
export function createReturnAsks(scope: Scope, { open, read }: ReturnsOf) {
  return {
    /** Asks for a return. Who may save returns is told.
     *  @throws DomainError INVALID_BODY for an item that was not ordered (UNKNOWN), and for more units than are left
     *    (TOO_MANY); INVALID_TRANSITION for an order that was refused, or with an open ask; STALE_VERSION */
    async ask(requestId: string, { lines: wanted, reason }: AskReturn): Promise<ReturnList> {
      const opened = await open(requestId, "askReturn");
      const { distributor, database, actor, request, order, facts } = opened;
      if (order.asks.some(({ state }) => state === "open")) throw isOpen();
      if (order.asks.length >= MOST) {
        throw new DomainError("INVALID_BODY", {
          issues: [{ field: "lines", code: "TOO_OFTEN", message: "too many asks" }],
        });
      }
      const lines = quoteReturn(wanted, facts).lines.map(({ itemId, name, cancelled, returned }) => ({
        ...{ itemId, name, cancelled, returned },
      }));
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...insertAsk(distributor.id, request, {
          ...{ id: scope.newId("ask"), lines, reason, createdBy: actor.userId, createdAt: at },
        }),
        audit(scope, distributor.id, {
          ...{ at, event: "order.return-asked", entity: "request", entityId: requestId },
          changes: { ...describedUnits(lines), reason: { from: null, to: reason } },
        }),
        ...newsOfRequest(distributor.id, request, at),
        ...tellOfReturn(scope, opened, { news: "asked", lines, at }),
      ]);
      publishSoon(scope);
      return read(requestId);
    },

    /** Declines an open ask, with a reason that its company reads.
     *  @throws DomainError NOT_FOUND; STALE_VERSION for one that was answered */
    async decline(requestId: string, id: string, { reason }: DeclineReturn): Promise<ReturnList> {
      const opened = await open(requestId, "declineReturn");
      const { distributor, database, actor, request, order } = opened;
      const ask = order.asks.find((one) => one.id === id);
      if (ask === undefined) throw new DomainError("NOT_FOUND", { entity: "returnAsk", id });
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...endAsk(
          distributor.id,
          { id, requestId },
          { state: "declined", answer: reason, by: actor.userId, at },
        ),
        audit(scope, distributor.id, {
          ...{ at, event: "order.return-declined", entity: "request", entityId: requestId },
          changes: { ...describedUnits(ask.lines), reason: { from: null, to: reason } },
        }),
        ...newsOfRequest(distributor.id, request, at),
        ...tellOfReturn(scope, opened, { news: "declined", lines: ask.lines, at }),
      ]);
      publishSoon(scope);
      return read(requestId);
    },
  };
}
