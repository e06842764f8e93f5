import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { releaseCoupon } from "#worker/repositories/coupons/coupon-statements.ts";
import { buildCouponInput, createTestCoupon, takeTestCoupon } from "#tests/factories/coupon.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/coupons";

const AT = "2026-11-22T12:00:00.000Z";

async function createSeller(): Promise<{ owner: TestDistributor; headers: Record<string, string> }> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

test("of ten people who take the last two uses at once, two get them and eight learn that it is used up", async () => {
  const { owner } = await createSeller();
  const coupon = await createTestCoupon(owner, { maxUses: 2 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => takeTestCoupon(owner, coupon, `req_${String(index)}`)),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  expect(answers.filter((answer) => answer === "usedUp")).toHaveLength(8);
  expect(await readRows(owner, sql`select 1 from coupon_use where coupon_id = ${coupon.id}`)).toHaveLength(2);
});

test("an integrator's limit holds for each of them, also at once", async () => {
  const { owner } = await createSeller();
  const coupon = await createTestCoupon(owner, { maxUsesPerIntegrator: 1 });
  const other = await createTestCompany(owner);
  const answers = await Promise.all(
    [owner.integratorId, owner.integratorId, other, other].map((company, index) =>
      takeTestCoupon(owner, coupon, `req_${String(index)}`, company),
    ),
  );
  expect(answers.slice(0, 2).sort()).toEqual([null, "usedUpByIntegrator"].sort());
  expect(answers.slice(2).sort()).toEqual([null, "usedUpByIntegrator"].sort());
});

test("a use is given back with its request, and the same request counts once", async () => {
  const { owner } = await createSeller();
  const coupon = await createTestCoupon(owner, { maxUses: 1 });
  expect(await takeTestCoupon(owner, coupon, "req_a")).toBeNull();
  expect(await takeTestCoupon(owner, coupon, "req_a")).toBeNull();
  expect(await takeTestCoupon(owner, coupon, "req_b")).toBe("usedUp");
  await owner.database.writeBatch([releaseCoupon(owner.id, { requestId: "req_a", at: AT })]);
  expect(await takeTestCoupon(owner, coupon, "req_b")).toBeNull();
  expect(await takeTestCoupon(owner, coupon, "req_a")).toBe("usedUp");
});

test("a coupon that went, was switched off or changed since it was read is not used", async () => {
  const { owner, headers } = await createSeller();
  const coupon = await createTestCoupon(owner);
  expect(await takeTestCoupon(owner, { ...coupon, id: "cpn_unknown" }, "req_a")).toBe("unknown");
  const stranger = await createSeller();
  expect(await takeTestCoupon(stranger.owner, coupon, "req_a")).toBe("unknown");
  const body = { ...buildCouponInput({ percent: "50" }), version: 1 };
  await callApi("PUT", `${PATH}/${coupon.id}`, { headers, body });
  expect(await takeTestCoupon(owner, coupon, "req_a")).toBe("STALE_VERSION");
  await callApi("PUT", `${PATH}/${coupon.id}/active`, { headers, body: { active: false, version: 2 } });
  expect(await takeTestCoupon(owner, { ...coupon, version: 3 }, "req_a")).toBe("disabled");
  expect(await readRows(owner, sql`select 1 from coupon_use where coupon_id = ${coupon.id}`)).toEqual([]);
});

test("a coupon's history names requests, also those that gave it back; then it cannot be deleted", async () => {
  const { owner, headers } = await createSeller();
  const coupon = await createTestCoupon(owner);
  const order = await createTestOrder(owner);
  await takeTestCoupon(owner, coupon, order.id);
  await takeTestCoupon(owner, coupon, "req_gone");
  await owner.database.writeBatch([releaseCoupon(owner.id, { requestId: "req_gone", at: AT })]);
  const { data } = await callApi("GET", `${PATH}/${coupon.id}/uses`, { headers });
  expect(data).toMatchObject({
    figures: { uses: 1, released: 1, amountCents: 5_000, integrators: 1, lastUsedAt: AT },
    totalItems: 2,
    items: [
      { requestId: "req_gone", requestCode: null, releasedAt: AT },
      { requestId: order.id, requestCode: order.code, requestType: "order", releasedAt: null },
    ].sort((a, b) => (a.requestId < b.requestId ? 1 : -1)),
  });
  const refused = await callApi("DELETE", `${PATH}/${coupon.id}`, { headers });
  expect([refused.status, refused.error.type]).toEqual([409, "IN_USE"]);
});

test("a buyer learns what a coupon takes off a subtotal or chosen kits, or why it does not count", async () => {
  const { owner } = await createSeller();
  await createTestCoupon(owner, { percent: "12.5", minimumCents: 500_000, purchaseTypes: ["closedKits"] });
  const { headers } = await createTestUser(owner);
  const check = (body: object) =>
    callApi("POST", "/app/user/coupons/check", {
      headers,
      body: { code: "sol10", purchaseType: "closedKits", ...body },
    });
  const items = [{ id: await createTestKit(owner), amount: 2 }];
  const description = "Dez por cento na primeira compra";
  expect((await check({ subtotalCents: 1_000_001 })).data).toEqual({
    ...{ code: "SOL10", description, reductionCents: 125_000 },
  });
  expect((await check({ items })).data).toEqual({ code: "SOL10", description, reductionCents: 250_000 });
  const low = await check({ subtotalCents: 499_999 });
  expect([low.status, low.error.type]).toEqual([422, "COUPON_NOT_VALID"]);
  expect(low.error.details).toEqual({ code: "SOL10", reason: "belowMinimum", limitCents: 500_000 });
  const other = await check({ subtotalCents: 500_000, purchaseType: "mountKits" });
  expect(other.error.details["reason"]).toBe("purchaseType");
  const unknown = await check({ code: "lua", subtotalCents: 500_000 });
  expect(unknown.error.details).toEqual({ code: "LUA", reason: "unknown" });
  const without = await createTestUser(owner, { permissions: ["closedKits"] });
  const body = { code: "SOL10", purchaseType: "closedKits", subtotalCents: 1 };
  expect((await callApi("POST", "/app/user/coupons/check", { headers: without.headers, body })).status).toBe(
    403,
  );
});

test("where prices stay hidden until the request is saved, a check of kits says no amount", async () => {
  const owner = await createTestDistributor({
    settings: { priceDisplay: { howToDisplayPricesInClosedKits: "onRequest" } },
  });
  await createTestCoupon(owner);
  const { headers } = await createTestUser(owner);
  const items = [{ id: await createTestKit(owner), amount: 1 }];
  const body = { code: "SOL10", purchaseType: "closedKits", items };
  const { data } = await callApi("POST", "/app/user/coupons/check", { headers, body });
  expect(data["reductionCents"]).toBeNull();
});

test("limits that are reached are told before anything is saved, for all and for the own company", async () => {
  const { owner } = await createSeller();
  const full = await createTestCoupon(owner, { code: "CHEIO", maxUses: 1 });
  const own = await createTestCoupon(owner, { code: "MEU", maxUsesPerIntegrator: 1 });
  await takeTestCoupon(owner, full, "req_a");
  await takeTestCoupon(owner, own, "req_a");
  const reasonFor = async (code: string, integratorId = owner.integratorId) => {
    const { headers } = await createTestUser(owner, { integratorId });
    const body = { code, purchaseType: "closedKits", subtotalCents: 100 };
    const { status, error } = await callApi("POST", "/app/user/coupons/check", { headers, body });
    return status === 200 ? null : error.details["reason"];
  };
  expect(await reasonFor("CHEIO")).toBe("usedUp");
  expect(await reasonFor("MEU")).toBe("usedUpByIntegrator");
  expect(await reasonFor("MEU", await createTestCompany(owner))).toBeNull();
});
