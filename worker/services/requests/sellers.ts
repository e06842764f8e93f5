import type { Distributor, UserActor } from "#domain/access/actor.ts";
import type { ChangeSeller } from "#domain/requests/seller-schema.ts";
import { seesSeller, seesTeam } from "#domain/requests/request-reach.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { notify, onlyPerson } from "#worker/repositories/notifications/notification-statements.ts";
import { changeSeller, sellersOf } from "#worker/repositories/requests/seller-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { openFor } from "./open-request.ts";
import { newsOfRequest } from "./save-version.ts";

/** A person who looks after a request. */
interface Caretaker {
  id: string;
  name: string;
}

/** Who looks after a request, as its row has it. */
interface Caretakers {
  sellerId: string | null;
  sellerName: string | null;
  responsibleId: string | null;
  responsibleName: string | null;
}

/** Sellers of budgets and orders: a person of the distributor, and one of the company that buys. People change the one
 *  of their own side. It is not part of the agreement, so that no status or expiry ends it.
 *  @source spec, request detail actions: change seller; decision on sellers */
export function createSellers(scope: Scope) {
  return {
    /** Lists who may look after a request, on the side of the person.
     *  @throws DomainError NOT_FOUND, ACCESS_DENIED, REQUEST_DELETED */
    async list(id: string): Promise<{ current: string | null; items: Caretaker[] }> {
      const { distributor, database, actor, request } = await openFor(scope, id, "changeSeller");
      const isBuyer = actor.type === "integrator";
      const [items] = await database.readBatch([
        sellersOf(database, distributor.id, {
          ...{ types: [request.type], integratorId: isBuyer ? request.integratorId : null },
        }),
      ]);
      return { current: isBuyer ? request.responsibleId : request.sellerId, items };
    },

    /** Hands a request to another person, who is notified; or to nobody.
     *  @throws DomainError NOT_FOUND, also for who is not of the person's side; ACCESS_DENIED, REQUEST_DELETED,
     *    STALE_VERSION if somebody else has it meanwhile */
    async change(
      id: string,
      { type, sellerId, seenSellerId }: ChangeSeller,
    ): Promise<{ id: string; seller: Caretaker | null }> {
      const { distributor, database, actor, request } = await openFor(scope, id, "changeSeller");
      if (request.type !== type) throw new DomainError("STALE_VERSION", { entity: "request", id });
      const isBuyer = actor.type === "integrator";
      const integratorId = isBuyer ? request.integratorId : null;
      const [items] = await database.readBatch([
        sellersOf(database, distributor.id, { types: [type], integratorId }),
      ]);
      const seller = items.find((one) => one.id === sellerId) ?? null;
      if (sellerId !== null && seller === null) {
        throw new DomainError("NOT_FOUND", { entity: "user", id: sellerId });
      }
      const before = isBuyer ? request.responsibleName : request.sellerName;
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...changeSeller(distributor.id, {
          ...{ id, type, integratorId, before: seenSellerId, after: sellerId, at },
        }),
        audit(scope, distributor.id, {
          at,
          ...(isBuyer ? { event: "request.responsible-changed" } : { event: "request.seller-changed" }),
          entity: "request",
          entityId: id,
          changes: { [isBuyer ? "responsible" : "seller"]: { from: before, to: seller?.name ?? null } },
        }),
        ...(sellerId === null || sellerId === actor.userId
          ? []
          : notify(
              distributor.id,
              {
                kind: "requestHandedOver",
                notificationId: scope.newId("ntf"),
                createdAt: at,
                content: {
                  ...{ requestId: id, code: "", name: request.name, requestType: type },
                  authorName: `${actor.name} ${actor.surname}`.trim(),
                },
              },
              { integratorId: request.integratorId, among: onlyPerson(sellerId) },
            )),
        ...newsOfRequest(distributor.id, request, at),
      ]);
      publishSoon(scope);
      return { id, seller };
    },
  };
}

/** A request with who looks after it, as far as the person is told: buyers know the seller where the distributor shows
 *  them, and a company's sellers who see only what is theirs know nobody else. */
export function knownSellers<Row extends Caretakers>(row: Row, actor: UserActor, distributor: Distributor) {
  const { sellerId, sellerName, responsibleId, responsibleName, ...rest } = row;
  return {
    ...rest,
    seller: seesSeller(actor, distributor) ? caretaker(sellerId, sellerName) : null,
    responsible: seesTeam(actor, distributor) ? caretaker(responsibleId, responsibleName) : null,
  };
}

function caretaker(id: string | null, name: string | null): Caretaker | null {
  return id === null ? null : { id, name: name ?? "" };
}
