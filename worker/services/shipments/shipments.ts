import type { AccessRule } from "#domain/access/may-access.ts";
import { photoOf } from "#domain/files/attachment-rules.ts";
import { accessTo, refusalOf } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type {
  AnswerClaim,
  Claim,
  ConfirmDelivery,
  NewClaimMessage,
  NewShipment,
  Shipment,
  ShipmentList,
} from "#domain/shipments/shipment-schema.ts";
import { linesToShip, progressOf } from "#domain/shipments/shipment.ts";
import { readCancelled, readShipments } from "#worker/repositories/shipments/shipment-repository.ts";
import {
  answerClaim,
  deleteShipment,
  deliverShipment,
  insertClaimMessage,
  insertShipment,
  partiesOf,
  senderOf,
} from "#worker/repositories/shipments/shipment-statements.ts";
import { createFileRepository } from "#worker/repositories/files/file-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { readStored } from "../files/read-stored.ts";
import { publishSoon } from "../live/publish-outbox.ts";
import { actionQuestion } from "../requests/action-question.ts";
import { openFor, type OpenedRequest } from "../requests/open-request.ts";
import { newsOfRequest } from "../requests/save-version.ts";
import { readUpload, storeUpload, type UploadedFile } from "../requests/store-upload.ts";
import { tellOfShipment } from "./tell.ts";

/** Permission to see shipments: everybody who sees orders. */
export const readShipmentsAccess: AccessRule = accessTo("readShipments");
/** Permission to send, and to answer claims. */
export const shipAccess: AccessRule = accessTo("ship");
/** Permission to say that a shipment has arrived. */
export const confirmDeliveryAccess: AccessRule = accessTo("confirmDelivery");

/** What leaves after an order: shipments with their invoices, deliveries, and claims. Each saves in one batch, with
 *  assertions and the audit row.
 *  @throws DomainError NOT_FOUND, also for a budget; ACCESS_DENIED, REQUEST_DELETED */
export function createShipments(scope: Scope) {
  async function read(opened: OpenedRequest): Promise<ShipmentList> {
    const { distributor, database, request, content } = opened;
    const [items, cancelled] = await Promise.all([
      readShipments(database, distributor.id, request.id),
      readCancelled(database, distributor.id, request.id),
    ]);
    const lines = linesToShip(content.lines, items, cancelled);
    const question = actionQuestion(scope, opened);
    return {
      ...{ items, lines, progress: progressOf(lines, items) },
      today: question.today,
      mayShip: refusalOf("ship", request, question) === null,
      mayConfirm: refusalOf("confirmDelivery", request, question) === null,
    };
  }

  async function find(opened: OpenedRequest, id: string): Promise<Shipment> {
    const { distributor, database, request } = opened;
    const found = (await readShipments(database, distributor.id, request.id)).find((one) => one.id === id);
    if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "shipment", id });
    return found;
  }

  async function findClaim(
    { distributor, database, request }: OpenedRequest,
    id: string,
  ): Promise<{ claim: Claim; shipmentId: string }> {
    const shipments = await readShipments(database, distributor.id, request.id);
    const found = shipments
      .flatMap((one) => one.claims.map((claim) => ({ claim, shipmentId: one.id })))
      .find(({ claim }) => claim.id === id);
    if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "claim", id });
    return found;
  }

  function news(opened: OpenedRequest, event: ShipmentEvent, changes: Changes, at: string) {
    const { distributor, request } = opened;
    return [
      audit(scope, distributor.id, { ...event, entity: "request", entityId: request.id, changes, at }),
      ...newsOfRequest(distributor.id, request, at),
    ];
  }

  return {
    /** Reads the shipments of an order, what is still to be shipped, and what the person may do. */
    list: async (requestId: string): Promise<ShipmentList> =>
      read(await openFor(scope, requestId, "readShipments")),

    /** Sends units of an order.
     *  @throws DomainError INVALID_BODY for an item that was not ordered (UNKNOWN), and for more than is left (TOO_MANY);
     *    INVALID_TRANSITION for an order that was refused; STALE_VERSION */
    async ship(requestId: string, input: NewShipment): Promise<ShipmentList> {
      const opened = await openFor(scope, requestId, "ship");
      const { distributor, database, actor, content } = opened;
      const names = new Map(content.lines.map(({ itemId, name }) => [itemId, name]));
      const lines = input.lines.map(({ itemId, amount }) => {
        const name = names.get(itemId);
        if (name === undefined) throw invalid("lines", "UNKNOWN");
        return { itemId, name, amount };
      });
      const at = scope.now().toISOString();
      const id = scope.newId("shp");
      await database.writeBatch([
        ...insertShipment(distributor.id, requestId, {
          ...{ ...input, id, lines, createdBy: actor.userId, createdAt: at },
        }),
        ...news(
          opened,
          { event: "order.shipped" },
          {
            shipped: { from: null, to: described(lines) },
            ...(input.invoiceKey === null ? {} : { invoiceKey: { from: null, to: input.invoiceKey } }),
            ...(input.trackingCode === "" ? {} : { trackingCode: { from: null, to: input.trackingCode } }),
          },
          at,
        ),
        ...tellOfShipment(scope, opened, {
          ...{ news: "sent", items: described(lines), also: [senderOf(distributor.id, id)], at },
          email: {
            kind: "shipmentSent",
            facts: {
              carrier: input.carrier || null,
              trackingCode: input.trackingCode || null,
              expectedOn: input.expectedOn,
            },
          },
        }),
      ]);
      publishSoon(scope);
      return read(opened);
    },

    /** Takes back a shipment that has not arrived.
     *  @throws DomainError NOT_FOUND, INVALID_TRANSITION for one that has arrived */
    async withdraw(requestId: string, id: string): Promise<ShipmentList> {
      const opened = await openFor(scope, requestId, "ship");
      const { distributor, database } = opened;
      const { lines } = await find(opened, id);
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...deleteShipment(distributor.id, requestId, id),
        ...news(
          opened,
          { event: "order.shipment-withdrawn" },
          { shipped: { from: described(lines), to: null } },
          at,
        ),
      ]);
      publishSoon(scope);
      return read(opened);
    },

    /** Says that a shipment has arrived, who took it in, and what is wrong with it.
     *  @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that has arrived already; INVALID_BODY for an item that
     *    was not sent (UNKNOWN), or for more units than were sent (TOO_MANY) */
    async confirm(
      requestId: string,
      id: string,
      { receivedBy, problems }: ConfirmDelivery,
    ): Promise<ShipmentList> {
      const opened = await openFor(scope, requestId, "confirmDelivery");
      const { distributor, database, actor } = opened;
      const { lines } = await find(opened, id);
      const claims = problems.map((problem) => {
        const line = lines.find(({ itemId }) => itemId === problem.itemId);
        if (line === undefined) throw invalid("problems", "UNKNOWN");
        if (problem.amount > line.amount) throw invalid("problems", "TOO_MANY");
        return { ...problem, id: scope.newId("clm"), itemName: line.name };
      });
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...deliverShipment(distributor.id, requestId, { id, receivedBy, by: actor.userId, at, claims }),
        ...news(
          opened,
          { event: "order.delivered" },
          {
            received: { from: null, to: receivedBy },
            ...(claims.length === 0
              ? {}
              : {
                  claims: {
                    from: null,
                    to: describedClaims(claims),
                  },
                }),
          },
          at,
        ),
        ...tellOfShipment(scope, opened, {
          ...(claims.length === 0
            ? { news: "delivered" as const, items: described(lines) }
            : { news: "claimMade" as const, items: describedClaims(claims) }),
          ...{ also: [senderOf(distributor.id, id)], at },
          email: { kind: claims.length === 0 ? "shipmentDelivered" : "claimMade", facts: { receivedBy } },
        }),
      ]);
      publishSoon(scope);
      return read(opened);
    },

    /** Ends a claim.
     *  @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that has ended */
    async answer(requestId: string, claimId: string, input: AnswerClaim): Promise<ShipmentList> {
      const opened = await openFor(scope, requestId, "ship");
      const { distributor, database, actor } = opened;
      const { claim } = await findClaim(opened, claimId);
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...answerClaim(distributor.id, claimId, { ...input, by: actor.userId, at }),
        ...news(
          opened,
          { event: "order.claim-answered" },
          { claims: { from: claim.itemName, to: input.answer } },
          at,
        ),
        ...tellOfShipment(scope, opened, {
          ...{ news: "claimAnswered", items: describedClaims([claim]), at },
          also: [partiesOf(distributor.id, claimId)],
          email: { kind: "claimAnswered", facts: input },
        }),
      ]);
      publishSoon(scope);
      return read(opened);
    },

    /** Says something about a claim, until it has ended.
     *  @throws DomainError NOT_FOUND; INVALID_TRANSITION for one that has ended; INVALID_BODY (TOO_MANY) */
    async say(requestId: string, claimId: string, { message }: NewClaimMessage): Promise<ShipmentList> {
      const opened = await openFor(scope, requestId, "confirmDelivery");
      const { distributor, database, actor } = opened;
      const { claim, shipmentId } = await findClaim(opened, claimId);
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...insertClaimMessage(distributor.id, {
          ...{ id: scope.newId("cmt"), claimId, message, authorId: actor.userId, createdAt: at },
        }),
        ...news(
          opened,
          { event: "order.claim-discussed" },
          { claims: { from: null, to: claim.itemName } },
          at,
        ),
        ...tellOfShipment(scope, opened, {
          ...{ news: "claimMessage", items: `${claim.itemName}: ${message.replaceAll(/\s+/g, " ")}`, at },
          also: [senderOf(distributor.id, shipmentId), partiesOf(distributor.id, claimId)],
          email: null,
        }),
      ]);
      publishSoon(scope);
      return read(opened);
    },

    /** Stores a photo for a claim to come, sent as the body or as the field `file` of a form.
     *  @throws DomainError NOT_FOUND, FILE_NOT_ALLOWED, FILES_UNAVAILABLE, INVALID_BODY (TOO_MANY) */
    async bringPhoto(requestId: string, request: Request, name: string): Promise<UploadedFile> {
      const opened = await openFor(scope, requestId, "confirmDelivery");
      return readUpload(request, name, (incoming) =>
        storeUpload(scope, opened, incoming, { typeOf: photoOf }),
      );
    },

    /** Reads a photo of a claim about an order.
     *  @throws DomainError NOT_FOUND, FILES_UNAVAILABLE */
    async readPhoto(requestId: string, fileId: string) {
      const { distributor, database } = await openFor(scope, requestId, "readShipments");
      const file = await createFileRepository(database, distributor.id).findPhoto(requestId, fileId);
      return readStored(scope.env, fileId, file);
    },
  };
}

interface ShipmentEvent {
  event: string;
}
type Changes = Record<string, { from: string | null; to: string | null }>;

function described(lines: readonly { name: string; amount: number }[]): string {
  return lines.map(({ name, amount }) => `${String(amount)} × ${name}`).join(", ");
}

function describedClaims(claims: readonly Pick<Claim, "itemName" | "amount">[]): string {
  return described(claims.map(({ itemName: name, amount }) => ({ name, amount })));
}

function invalid(field: string, code: string): DomainError {
  return new DomainError("INVALID_BODY", { issues: [{ field, code, message: code }] });
}
