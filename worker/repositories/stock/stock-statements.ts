import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { NEW_MOVE_ID } from "./stock-change-statements.ts";

// Units are counted by the database itself, and all needs of a request at once.

/** Reserves units at a center for a request: all of them, or the batch is refused with OUT_OF_STOCK. Products that are
 *  not for sale and closed centers count as out of stock.
 *  @param needs - summed by product, because each row is updated once */
export function reserveStock(
  distributorId: string,
  reservation: {
    requestId: string;
    centerId: string;
    needs: readonly { productId: string; amount: number }[];
    itemIds: readonly string[];
    at: string;
    /** Expiry of the reservation without a payment. */
    expiresAt: string;
  },
): WriteStatement[] {
  const { requestId, centerId, needs, itemIds, at, expiresAt } = reservation;
  const refusal = () => new DomainError("OUT_OF_STOCK", { itemIds });
  const list = JSON.stringify(needs);
  return [
    {
      query: sql`update stock set reserved = reserved + need.value ->> 'amount'
        from json_each(${list}) as need
        where stock.distributor_id = ${distributorId} and stock.center_id = ${centerId}
          and stock.product_id = need.value ->> 'productId'
          and exists (select 1 from product where product.distributor_id = ${distributorId}
            and product.id = stock.product_id and product.active = 1 and product.is_to_sell = 1)
          and exists (select 1 from distribution_center as center where center.distributor_id = ${distributorId}
            and center.id = ${centerId} and center.active = 1)`,
      refusal,
    },
    assertChanged("OUT_OF_STOCK", needs.length, refusal),
    {
      query: sql`insert into stock_reservation (distributor_id, request_id, product_id, center_id, amount, state,
          expires_at, created_at)
        select ${distributorId}, ${requestId}, need.value ->> 'productId', ${centerId}, need.value ->> 'amount',
          'held', ${expiresAt}, ${at} from json_each(${list}) as need`,
    },
    {
      query: sql`insert into stock_move (distributor_id, id, request_id, kind, product_id, center_id, reserved_change,
          at)
        select ${distributorId}, ${NEW_MOVE_ID}, ${requestId}, 'reserve',
          need.value ->> 'productId', ${centerId}, need.value ->> 'amount', ${at} from json_each(${list}) as need`,
    },
  ];
}
