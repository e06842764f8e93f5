import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import { requestReturn, returnAsk } from "#worker/db/schema/returns.ts";
import { newId } from "#worker/scope.ts";
import type { ReturnList, ReturnPreview } from "#domain/returns/return-schema.ts";
import { callApi, type Method } from "../setup/call-api.ts";
import { createTestDistributor, createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestKit, createTestProduct } from "./kit.ts";
import { createTestOrder, saveOrder } from "./saved-order.ts";

/** Creates an order with a return; returns its id. */
export async function createTestReturn(owner: TestDistributor): Promise<string> {
  const { id: requestId, buyer } = await createTestOrder(owner);
  const id = newId("rtn");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(requestReturn).values({
        ...{ distributorId: owner.id, id, requestId, restCents: 0, amountCents: 100, wasPaid: false },
        lines: [
          { itemId: "itm_1", name: "Kit", cancelled: 1, returned: 0, restocked: true, amountCents: 100 },
        ],
        ...{ reason: "Desistência", createdBy: buyer.id, createdAt: "2026-11-20T12:00:00.000Z" },
      }),
    },
  ]);
  return id;
}

/** Creates an order with an open ask of its buyer; returns its id. */
export async function createTestAsk(owner: TestDistributor): Promise<string> {
  const { id: requestId, buyer } = await createTestOrder(owner);
  const id = newId("ask");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(returnAsk).values({
        ...{ distributorId: owner.id, id, requestId, reason: "Desistência", state: "open" },
        lines: [{ itemId: "itm_1", name: "Kit", cancelled: 1, returned: 0 }],
        ...{ createdBy: buyer.id, createdAt: "2026-11-20T12:00:00.000Z" },
      }),
    },
  ]);
  return id;
}

/** Units to take back; what is left out is none. */
export interface Taken {
  cancelled?: number;
  returned?: number;
  restocked?: boolean;
}

export const RETURN_KIT = { amount: 5, units: 4, priceCents: 1_000_000, freightCents: 10_000 } as const;

/** An order of five kits of four units each and R$ 100,00 of freight, of 30 units on hand, with people who may do no more
 *  than change orders, and no more than say what a payment is. */
export async function createReturnWorld({ purchaseType }: { purchaseType?: PurchaseType } = {}) {
  const owner = await createTestDistributor();
  const { id: productId } = await createTestProduct(owner, { onHand: 30 });
  const { units, amount, priceCents } = RETURN_KIT;
  const kit = await createTestKit(owner, { priceCents, components: [{ productId, amount: units }] });
  const buyer = await createTestUser(owner);
  const saved = await saveOrder(
    buyer,
    [{ id: kit, amount }],
    purchaseType === undefined ? {} : { purchaseType },
  );
  const taker = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details", "order.details.edit"],
  });
  const cashier = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details", "order.details.payment", "order.details.payment.statusEdit"],
  });
  const { id } = saved.data;
  const call = <Answer = ReturnList>(method: Method, rest: string, by: TestUser, body?: unknown) =>
    callApi<Answer>(method, `/app/user/requests/${id}${rest}`, {
      headers: by.headers,
      ...(body === undefined ? {} : { body }),
    });
  const lines = (taken: Taken) => [{ itemId: kit, ...taken }];
  const preview = (taken: Taken, by = taker) =>
    call<ReturnPreview>("POST", "/returns/preview", by, { lines: lines(taken) });
  /** Saves what was previewed. */
  const save = (taken: Taken, seen: ReturnPreview, changes: object = {}, by = taker) =>
    call("POST", "/returns", by, {
      ...{ lines: lines(taken), reason: "Cliente desistiu de uma parte" },
      seen: {
        ...{ returns: seen.returns, amountCents: seen.amountCents },
        toGiveBackCents: seen.money.toGiveBackCents,
      },
      ...changes,
    });
  return {
    ...{ owner, productId, kit, buyer, taker, cashier, id, call, preview, save },
    totalCents: saved.data.totalCents,
    list: (by = taker) => call("GET", "/returns", by),
    /** Undoes the newest one. */
    undoLast: async () => {
      const { data } = await call("GET", "/returns", taker);
      const newest = data.items.at(-1)?.id ?? "";
      return call("POST", `/returns/${newest}/undo`, taker, { reason: "Digitado no pedido errado" });
    },
    take: async (taken: Taken, changes: object = {}) => save(taken, (await preview(taken)).data, changes),
    ship: (sent: number) =>
      call<{ items: { id: string }[] }>("POST", "/shipments", taker, {
        ...{ lines: [{ itemId: kit, amount: sent }], sentOn: "2026-11-20" },
      }),
  };
}
