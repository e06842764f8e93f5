import { sql } from "drizzle-orm";
import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { buildPaymentEvent, createPayment, deliverEvent, readCharge } from "#tests/factories/payment.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

function listen(owner: Pick<TestDistributor, "slug">, id: string) {
  return callApi<{ token: string; room: string; url: string }>("POST", `/app/open/order/${id}/live`, {
    headers: { "x-debug-distributor": owner.slug },
  });
}

/** What the room was given for the payer of an order. */
const newsOf = (owner: TestDistributor, id: string) =>
  readRows(
    owner,
    sql`select message ->> '$.type' as type, message ->> '$.paymentStatus' as status from outbox
      where distributor_id = ${owner.id} and audience = ${JSON.stringify({ userIds: [`payer ${id}`] })} order by seq`,
  );

test("the page of an order's payment may listen for news of that order, and is nobody else in the room", async () => {
  const owner = await createTestDistributor();
  const { id } = await createTestOrder(owner);
  const { data } = await listen(owner, id);
  expect(data).toMatchObject({ room: owner.id, url: apiEnv.PARTYKIT_PUBLIC_URL });
  const { payload } = await jwtVerify(data.token, new TextEncoder().encode(apiEnv.LIVE_SECRET));
  expect(payload).toMatchObject({
    ...{ distributorId: owner.id, room: owner.id, userId: `payer ${id}`, type: "payer" },
    ...{ name: "", roleId: null, integratorId: null },
  });
});

test("nobody listens to a budget, an order that is not there, or one of another distributor", async () => {
  const owner = await createTestDistributor();
  const { id } = await createTestOrder(owner);
  const world = await createBudgetWorld();
  const budget = await saveBudget(world);
  for (const [place, wrong] of [
    [world.owner, budget.id],
    [owner, "req_unknown"],
    [await createTestDistributor(), id],
  ] as const) {
    expect(await listen(place, wrong)).toMatchObject({ status: 404, error: { type: "NOT_FOUND" } });
  }
});

test("a payer hears of a charge, of money of another amount and of what somebody decides of it, each in its batch", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { id } = await createTestOrder(owner);
  await createPayment(owner, id);
  const charge = await readCharge(owner, id);
  await deliverEvent(owner, buildPaymentEvent(charge, { amountCents: 1_000 }));
  const accepted = await callApi("POST", `/app/user/requests/${id}/charges/${charge.id}/acceptance`, {
    headers: admin.headers,
    body: { seenHeldCents: 1_000, waivesRest: true, reason: "Combinado" },
  });
  expect(accepted.status).toBe(200);
  // What a provider keeps is no news for who pays.
  await deliverEvent(owner, buildPaymentEvent(charge, { type: "charge.fee", amountCents: 10 }));
  expect(await newsOf(owner, id)).toEqual([
    { type: "payment.changed", status: "requested" },
    { type: "payment.changed", status: "requested" },
    { type: "payment.changed", status: "received" },
  ]);
});
