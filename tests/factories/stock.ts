import { sql } from "drizzle-orm";
import { callApi } from "../setup/call-api.ts";
import type { TestDistributor, TestUser } from "./distributor.ts";
import { readRows } from "./rows.ts";

/** Stock of a product at the distributor's center. */
export async function readStock(owner: TestDistributor, productId: string, centerId = owner.centerId) {
  const [row] = await readRows(
    owner,
    sql`select on_hand as onHand, reserved, conditional, minimum, future_stock_on as futureStockOn from stock
      where distributor_id = ${owner.id} and product_id = ${productId} and center_id = ${centerId}`,
  );
  return row;
}

/** Sum of a product's ledger at the distributor's center. */
export async function readLedger(owner: TestDistributor, productId: string) {
  const [row] = await readRows(
    owner,
    sql`select coalesce(sum(on_hand_change), 0) as onHand, coalesce(sum(reserved_change), 0) as reserved,
        coalesce(sum(conditional_change), 0) as conditional
      from stock_move where distributor_id = ${owner.id} and product_id = ${productId}
        and center_id = ${owner.centerId}`,
  );
  return row;
}

/** Ledger entries of a product: kind and changes, in order. */
export function readMoves(owner: TestDistributor, productId: string) {
  return readRows(
    owner,
    sql`select kind, on_hand_change as onHand, reserved_change as reserved, conditional_change as conditional
      from stock_move where distributor_id = ${owner.id} and product_id = ${productId} order by rowid`,
  );
}

/** Changes stock through the API. */
export function changeStock(
  person: TestUser,
  owner: TestDistributor,
  productId: string,
  body: Record<string, unknown>,
) {
  return callApi("PUT", `/app/staff/stock/${productId}/${owner.centerId}`, { headers: person.headers, body });
}

/** Counts the units in stock; by default without an earlier count. */
export function countStock(
  person: TestUser,
  owner: TestDistributor,
  productId: string,
  { onHand, seenOnHand = 0 }: { onHand: number; seenOnHand?: number },
) {
  return changeStock(person, owner, productId, {
    kind: "count",
    onHand,
    seenOnHand,
    note: "Inventário anual",
  });
}

/** Creates an arrival through the API. */
export function announceArrival(
  person: TestUser,
  owner: TestDistributor,
  arrival: { productId: string; amount: number; lot?: string; expectedOn?: string | null; onSale?: boolean },
) {
  return callApi<{ id: string; version: number; state: string }>("POST", "/app/staff/stock/arrivals", {
    headers: person.headers,
    body: { centerId: owner.centerId, lot: "LOTE-7", ...arrival },
  });
}

/** Receives, changes or cancels an arrival through the API. */
export function moveArrival(
  person: TestUser,
  id: string,
  what: "receive" | "cancel",
  body: Record<string, unknown>,
) {
  return callApi<{ state: string; receivedAmount: number | null }>(
    "POST",
    `/app/staff/stock/arrivals/${id}/${what}`,
    { headers: person.headers, body },
  );
}
