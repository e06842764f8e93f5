import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow, updateRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { returnAsk } from "#worker/db/schema/returns.ts";
import type { StoredAsk } from "./return-repository.ts";

/** Saves an ask for a return of an order that has none open.
 *  @throws DomainError STALE_VERSION if the order was deleted or has another status; INVALID_TRANSITION while another ask
 *    is open; by the batch */
export function insertAsk(
  distributorId: string,
  request: { id: string; status: { id: string } },
  ask: Pick<StoredAsk, "id" | "lines" | "reason" | "createdAt"> & { createdBy: string },
): WriteStatement[] {
  const { id: requestId, status } = request;
  return [
    assertHolds(
      "STALE_VERSION",
      sql`exists (select 1 from request where distributor_id = ${distributorId} and id = ${requestId}
        and type = 'order' and deleted_at is null and deal_status_id = ${status.id})`,
      () => new DomainError("STALE_VERSION", { entity: "request", id: requestId }),
    ),
    assertHolds(
      "ALREADY_DONE",
      sql`not exists (select 1 from return_ask where distributor_id = ${distributorId}
        and request_id = ${requestId} and state = 'open')`,
      isOpen,
    ),
    insertRow(returnAsk, { distributorId, requestId, state: "open", ...ask }),
  ];
}

/** Ends an open ask of an order.
 *  @throws DomainError STALE_VERSION for one that was answered meanwhile, by the batch */
export function endAsk(
  distributorId: string,
  { id, requestId }: { id: string; requestId: string },
  answered: { state: "taken" | "declined"; answer: string; by: string; at: string },
): WriteStatement[] {
  const { state, answer, by, at } = answered;
  return [
    updateRow(
      returnAsk,
      { distributorId, id, requestId, state: "open" },
      { state, answer, answeredBy: by, answeredAt: at },
    ),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "returnAsk", id })),
  ];
}

/** Refusal of a second ask. */
export function isOpen(): DomainError {
  return new DomainError("INVALID_TRANSITION", { entity: "returnAsk", from: "open", to: "open" });
}
