import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createPriceShop, modifyPriced, off, savePriced } from "#tests/factories/price-shop.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { ALL_OF_REQUESTS, callRequest, expireBudget } from "#tests/factories/saved-budget.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

const GIVES = ["budget.details.discount", "order.details.discount"] as const;
const REASON = "Concorrente ofereceu R$ 900 a menos.";
const FIVE = off("5", "percentage");

/** A request of a shop, the ways to change its price, and an open discount approval. */
async function createCase(type: "budget" | "order", block = "finished") {
  const shop = await createPriceShop();
  const { owner, seller, admin } = shop;
  await changeRows(
    owner,
    sql`update distributor_profile set settings = json_set(settings, '$.restrictOptions',
      json(${JSON.stringify({ statusToBlockEdition: block })})) where distributor_id = ${owner.id}`,
  );
  const { data } = await savePriced(seller, shop, 1, { type });
  const { id } = data;
  const asks = { valueModifier: off("40", "percentage"), version: 1, reason: REASON };
  const ask = (person: TestUser) =>
    callRequest<{ id: string }>(person, ["POST", id, "/discount-requisitions"], asks);
  const asked = await ask(seller);
  const change = {
    modify: (person: TestUser) => modifyPriced(person, data, FIVE),
    ask,
    reprice: (person: TestUser) => callRequest(person, ["POST", id, "/reprice"], { version: 1 }),
    approve: (person: TestUser) =>
      callApi("POST", `/app/staff/discount-requisitions/${asked.data.id}/approve`, {
        headers: person.headers,
        body: { note: "Combinado." },
      }),
  };
  const moveTo = (statusId: string) =>
    changeRows(owner, sql`update request set deal_status_id = ${statusId} where id = ${id}`);
  const fixedFor = async (person: TestUser) =>
    (await callRequest<{ fixed: string | null }>(person, ["GET", id, "/prices"])).data.fixed;
  return { ...shop, admin, id, change, moveTo, fixedFor };
}

test("what an expired budget costs is changed by who may edit expired ones, and by nobody else", async () => {
  const { owner, id, seller, admin, change, fixedFor } = await createCase("budget");
  await expireBudget(owner, id);
  for (const way of ["modify", "ask", "reprice"] as const) {
    expect([way, (await change[way](seller)).error.type]).toEqual([way, "BUDGET_EXPIRED"]);
  }
  const chief = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "order", ...GIVES],
    roleContent: { limitDiscountBudget: "50" },
  });
  expect((await change.approve(chief)).error.type).toBe("BUDGET_EXPIRED");
  expect(await fixedFor(seller)).toBe("expired");
  const all = await createTestUser(owner, {
    permissions: [...ALL_OF_REQUESTS, ...GIVES, "budget.details.edit.all"],
    roleContent: { limitDiscountBudget: "10" },
  });
  expect(await fixedFor(all)).toBeNull();
  expect((await change.approve(admin)).status).toBe(200);
});

test.each(["budget", "order"] as const)(
  "nobody changes the price of a request (%s) past the status that blocks it, whatever they may edit",
  async (type) => {
    const { owner, seller, admin, change, moveTo, fixedFor } = await createCase(type, "Enviado");
    const sent = await createTestStatus(owner, {
      type,
      name: "Enviado",
      groupName: "open",
      groupOrder: 1,
      order: 2,
    });
    const after = await createTestStatus(owner, {
      type,
      name: "Depois",
      groupName: "open",
      groupOrder: 1,
      order: 3,
    });
    for (const status of [sent, after]) {
      await moveTo(status);
      const ways = type === "budget" ? (["modify", "ask", "reprice"] as const) : (["modify", "ask"] as const);
      for (const way of ways) {
        for (const person of [seller, admin]) {
          const { status: answered, error } = await change[way](person);
          expect([way, answered, error.type]).toEqual([way, 409, "INVALID_TRANSITION"]);
        }
      }
      expect((await change.approve(admin)).error.type).toBe("INVALID_TRANSITION");
      expect(await fixedFor(admin)).toBe("blocked");
    }
  },
);

test("an order is not held by the day on which its budget would have been over", async () => {
  const { owner, id, seller, change } = await createCase("order");
  await expireBudget(owner, id);
  expect((await change.modify(seller)).status).toBe(200);
});

test("a status that is given while somebody changes the price comes first", async () => {
  const { owner, admin, change, moveTo } = await createCase("order");
  const sent = await createTestStatus(owner, { name: "Enviado", groupName: "open", groupOrder: 1, order: 2 });
  beforeSave("insert into request_version", () => moveTo(sent));
  expect((await change.modify(admin)).error.type).toBe("STALE_VERSION");
});
