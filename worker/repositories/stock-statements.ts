import { sql } from "drizzle-orm";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "../db/client.ts";
import { assertChanged } from "../db/save-parts.ts";

/** Reserves units at a center for a request: all of them or the batch is refused as OUT_OF_STOCK.
 *  @param needs - summed by product, since one row is changed once */
export function reserveStock(
  distributorId: string,
  reservation: {
    requestId: string;
    centerId: string;
    needs: readonly { productId: string; amount: number }[];
    kitOptionIds: readonly string[];
    at: string;
  },
): WriteStatement[] {
  const { requestId, centerId, needs, kitOptionIds, at } = reservation;
  const refusal = () => new DomainError("OUT_OF_STOCK", { kitOptionIds });
  const list = JSON.stringify(needs);
  return [
    {
      query: sql`update stock set reserved = reserved + need.value ->> 'amount'
        from json_each(${list}) as need
        where stock.distributor_id = ${distributorId} and stock.center_id = ${centerId}
          and stock.product_id = need.value ->> 'productId'`,
      refusal,
    },
    assertChanged("OUT_OF_STOCK", needs.length, refusal),
    {
      query: sql`insert into stock_move (distributor_id, request_id, kind, product_id, center_id, amount, at)
        select ${distributorId}, ${requestId}, 'reserve', need.value ->> 'productId', ${centerId},
          need.value ->> 'amount', ${at} from json_each(${list}) as need`,
    },
  ];
}
