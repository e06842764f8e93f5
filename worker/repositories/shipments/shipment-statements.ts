import { type SQL, sql } from "drizzle-orm";
import type { AnswerClaim, Claim, NewShipment, Shipment } from "#domain/shipments/shipment-schema.ts";
import { MAX_CLAIM_MESSAGES, MAX_SHIPMENTS } from "#domain/shipments/shipment.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow } from "#worker/db/row-writes.ts";
import { attachFiles } from "../requests/request-file-statements.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { comment } from "#worker/db/schema/comments.ts";
import { shipment, shipmentClaim } from "#worker/db/schema/shipments.ts";
import { assertReturnedShipped, assertUnitsFit, tooMany } from "./order-units.ts";

/** Inserts a shipment of an order, if no more units of an item leave than were ordered and not cancelled.
 *  @throws DomainError STALE_VERSION for what is no order any more; INVALID_BODY (TOO_MANY), by the batch */
export function insertShipment(
  distributorId: string,
  requestId: string,
  input: Omit<NewShipment, "lines"> & {
    id: string;
    lines: Shipment["lines"];
    createdBy: string;
    createdAt: string;
  },
): WriteStatement[] {
  return [
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
        and type = 'order' and deleted_at is null)`,
      () => new DomainError("STALE_VERSION", { entity: "request", id: requestId }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from shipment where distributor_id = ${distributorId} and request_id = ${requestId})
        < ${MAX_SHIPMENTS}`,
      tooMany,
    ),
    insertRow(shipment, { distributorId, requestId, ...input }),
    assertUnitsFit(distributorId, requestId, { itemIds: input.lines.map(({ itemId }) => itemId) }),
  ];
}

/** Takes back a shipment that has not arrived, and of which no unit was returned.
 *  @throws DomainError INVALID_TRANSITION for one that has, or is gone, by the batch */
export function deleteShipment(distributorId: string, requestId: string, id: string): WriteStatement[] {
  return [
    deleteRow(shipment, { distributorId, requestId, id, deliveredAt: null }),
    assertChanged("ALREADY_DONE", 1, () => doneError("delivered", "withdrawn")),
    assertReturnedShipped(distributorId, requestId, () => doneError("returned", "withdrawn")),
  ];
}

/** Says that a shipment has arrived, and what is wrong with it.
 *  @throws DomainError INVALID_TRANSITION for one that has arrived already, or is gone; NOT_FOUND for a photo that is not
 *    the person's own, whole, new and free; by the batch */
export function deliverShipment(
  distributorId: string,
  requestId: string,
  {
    id,
    receivedBy,
    by,
    at,
    claims,
  }: {
    id: string;
    receivedBy: string;
    by: string;
    at: string;
    claims: readonly (Pick<Claim, "id" | "itemId" | "itemName" | "kind" | "amount" | "description"> & {
      photoIds: readonly string[];
    })[];
  },
): WriteStatement[] {
  return [
    updateRow(
      shipment,
      { distributorId, requestId, id, deliveredAt: null },
      { deliveredAt: at, deliveredBy: by, receivedBy },
    ),
    assertChanged("ALREADY_DONE", 1, () => doneError("delivered", "delivered")),
    ...claims.flatMap(({ photoIds, ...claim }) => [
      insertRow(shipmentClaim, { distributorId, shipmentId: id, ...claim, createdBy: by, createdAt: at }),
      ...attachFiles(distributorId, { requestId, fileIds: photoIds, claimId: claim.id, userId: by, at }),
    ]),
  ];
}

/** Adds a message to a claim that has not ended.
 *  @throws DomainError INVALID_TRANSITION for one that has, INVALID_BODY (TOO_MANY), by the batch */
export function insertClaimMessage(
  distributorId: string,
  { claimId, ...row }: { id: string; claimId: string; message: string; authorId: string; createdAt: string },
): WriteStatement[] {
  return [
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from shipment_claim where distributor_id = ${distributorId} and id = ${claimId}
        and outcome is null)`,
      () => doneError("answered", "message"),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`(select count(*) from comment where distributor_id = ${distributorId} and parent_type = 'claim'
        and parent_id = ${claimId}) < ${MAX_CLAIM_MESSAGES}`,
      () =>
        new DomainError("INVALID_BODY", {
          issues: [{ field: "message", code: "TOO_MANY", message: "full" }],
        }),
    ),
    insertRow(comment, { distributorId, parentType: "claim", parentId: claimId, ...row }),
  ];
}

/** Subquery of who has made a claim, and of who has written about it. */
export function partiesOf(distributorId: string, id: string): SQL {
  return sql`(select created_by from shipment_claim where distributor_id = ${distributorId} and id = ${id}
    union select author_id from comment where distributor_id = ${distributorId} and parent_type = 'claim'
      and parent_id = ${id})`;
}

/** Subquery of who has sent a shipment. */
export function senderOf(distributorId: string, id: string): SQL {
  return sql`(select created_by from shipment where distributor_id = ${distributorId} and id = ${id})`;
}

/** Ends a claim.
 *  @throws DomainError INVALID_TRANSITION for one that has ended, by the batch */
export function answerClaim(
  distributorId: string,
  id: string,
  { outcome, answer, by, at }: AnswerClaim & { by: string; at: string },
): WriteStatement[] {
  return [
    updateRow(
      shipmentClaim,
      { distributorId, id, outcome: null },
      { outcome, answer, answeredBy: by, answeredAt: at },
    ),
    assertChanged("ALREADY_DONE", 1, () => doneError("answered", outcome)),
  ];
}

function doneError(from: string, to: string): DomainError {
  return new DomainError("INVALID_TRANSITION", { entity: "shipment", from, to });
}
