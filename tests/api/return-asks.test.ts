import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestUser } from "#tests/factories/distributor.ts";
import { createPayment } from "#tests/factories/payment.ts";
import { createReturnWorld } from "#tests/factories/return.ts";
import { readRows } from "#tests/factories/rows.ts";
import { readStock } from "#tests/factories/stock.ts";

async function createWorld() {
  const world = await createReturnWorld();
  const { owner, kit, buyer, taker, call } = world;
  return {
    ...world,
    ask: (units: { cancelled?: number; returned?: number }, by = buyer) =>
      call("POST", "/return-asks", by, {
        ...{ lines: [{ itemId: kit, ...units }], reason: "Obra menor do que o previsto" },
      }),
    decline: (askId: string, by = taker) =>
      call("POST", `/return-asks/${askId}/decline`, by, { reason: "Já está separado" }),
    /** Who was told of what. */
    told: async () => {
      const rows = await readRows(
        owner,
        sql`select content ->> '$.news' as news, user_id as id from notification
          where distributor_id = ${owner.id} and kind = 'unitsTakenBack'`,
      );
      return (news: string) => rows.filter((row) => row["news"] === news).map(({ id }) => id);
    },
  };
}

test("a buyer asks for a return: who may save returns is told, and it is taken over as it was previewed", async () => {
  const world = await createWorld();
  const { owner, productId, kit, buyer, taker, ask, list, take, told } = world;
  const admin = await createTestUser(owner, { type: "admin" });
  const asked = await ask({ cancelled: 2 });
  expect(asked.status).toBe(201);
  expect(asked.data).toMatchObject({
    asks: [{ lines: [{ itemId: kit, cancelled: 2, returned: 0 }], state: "open", answeredAt: null }],
    ...{ mayAsk: false, mayDecline: false, items: [] },
  });
  expect(await readStock(owner, productId)).toMatchObject({ onHand: 30, reserved: 20 });
  expect((await told())("asked").sort()).toEqual([admin.id, taker.id].sort());
  expect((await list()).data).toMatchObject({ mayDecline: true, mayAsk: false });
  const [one] = asked.data.asks;
  expect((await take({ cancelled: 2 }, { askId: "ask_outro" })).error.type).toBe("NOT_FOUND");
  const saved = await take({ cancelled: 2 }, { askId: one?.id });
  expect(saved.data).toMatchObject({ asks: [{ state: "taken", answer: "" }], items: [{}] });
  expect((await told())("taken")).toContain(buyer.id);
  // It was answered: no second return answers it, and there may be another ask.
  expect((await take({ cancelled: 1 }, { askId: one?.id })).error.type).toBe("STALE_VERSION");
  expect((await list(buyer)).data.mayAsk).toBe(true);
});

test("an ask is declined with a reason that its company reads, once", async () => {
  const { buyer, taker, cashier, ask, decline, list, told } = await createWorld();
  const id = (await ask({ cancelled: 1 })).data.asks[0]?.id ?? "";
  expect([(await decline(id, buyer)).status, (await decline(id, cashier)).status]).toEqual([403, 403]);
  const both = await Promise.all([decline(id), decline(id)]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await list(buyer)).data).toMatchObject({
    asks: [{ state: "declined", answer: "Já está separado" }],
    mayAsk: true,
  });
  expect((await told())("declined")).toEqual([buyer.id]);
  expect((await decline("ask_outro", taker)).error.type).toBe("NOT_FOUND");
});

test("an order has one open ask, also when two ask at once, and no more units are asked for than are left", async () => {
  const { owner, id, taker, ask, preview, list } = await createWorld();
  expect((await ask({ cancelled: 6 })).error.details).toMatchObject({ issues: [{ code: "TOO_MANY" }] });
  expect((await ask({ returned: 1 })).error.details).toMatchObject({ issues: [{ code: "TOO_MANY" }] });
  expect((await ask({ cancelled: 1 }, taker)).status).toBe(403);
  // An open charge keeps people from saving a return, not from asking for one.
  await createPayment(owner, id);
  const both = await Promise.all([ask({ cancelled: 1 }), ask({ cancelled: 2 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await ask({ cancelled: 1 })).error.type).toBe("INVALID_TRANSITION");
  expect((await list()).data.asks).toHaveLength(1);
  expect((await preview({ cancelled: 1 })).error.type).toBe("INVALID_TRANSITION");
});
