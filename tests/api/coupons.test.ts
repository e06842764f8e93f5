import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UsedCoupon } from "#domain/coupons/coupon.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { releaseCoupon, useCoupon } from "#worker/repositories/coupon-statements.ts";
import { buildCouponInput, createTestCoupon } from "#tests/factories/coupon.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Answered = UsedCoupon & { status: string };
type Page = { items: Answered[]; totalItems: number };

const PATH = "/app/staff/coupons";
const AT = "2026-11-22T12:00:00.000Z";

async function createSeller(): Promise<{ owner: TestDistributor; headers: Record<string, string> }> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

function today(): string {
  return calendarDayIn(new Date().toISOString(), "America/Sao_Paulo");
}

/** A request takes the coupon; answers the refusal's reason, or null. */
async function take(
  owner: TestDistributor,
  coupon: { id: string; code: string; version: number },
  requestId: string,
  integratorId = owner.integratorId,
): Promise<unknown> {
  try {
    await owner.database.writeBatch(
      useCoupon(owner.id, { coupon, requestId, integratorId, amountCents: 5_000, at: AT }),
    );
    return null;
  } catch (error) {
    if (isDomainError(error, "COUPON_NOT_VALID")) return error.details.reason;
    if (isDomainError(error, "STALE_VERSION")) return error.code;
    throw error;
  }
}

test("coupons are fixed or a percentage, and one without a limit of uses says so in words [PRICING-21]", async () => {
  const { headers } = await createSeller();
  const percentage = await callApi<Answered>("POST", PATH, {
    headers,
    body: buildCouponInput({ code: " verão10 " }),
  });
  expect(percentage.status).toBe(201);
  expect(percentage.data).toMatchObject({
    ...{ code: "VERAO10", kind: "percentage", percent: "10", amountCents: null, maxUses: null },
    ...{ maxUsesPerIntegrator: null, status: "active", uses: 0, version: 1 },
    maxUsesText: "Ilimitado",
  });
  const body = buildCouponInput({
    ...{ code: "MENOS300", kind: "fixed", amountCents: 30_000, percent: null, maxUses: 7 },
    ...{ purchaseTypes: ["closedKits"], minimumCents: 500_000 },
  });
  const fixed = await callApi<Answered>("POST", PATH, { headers, body });
  expect(fixed.data).toMatchObject({ ...body, uses: 0, maxUsesText: "7" });
  expect((await callApi("GET", `${PATH}/${fixed.data.id}`, { headers })).data).toEqual(fixed.data);
});

test("a coupon is replaced, switched, copied and deleted, each with its entry in the log", async () => {
  const { owner, headers } = await createSeller();
  const { id } = await createTestCoupon(owner);
  const body = { ...buildCouponInput({ percent: "15" }), version: 1 };
  const replaced = await callApi<Answered>("PUT", `${PATH}/${id}`, { headers, body });
  expect(replaced.data).toMatchObject({ percent: "15", version: 2 });
  const off = { active: false, version: 2 };
  const switched = await callApi<Answered>("PUT", `${PATH}/${id}/active`, { headers, body: off });
  expect(switched.data).toMatchObject({ active: false, status: "inactive", version: 3 });
  const copy = await callApi<Answered>("POST", `${PATH}/${id}/duplicate`, { headers });
  expect(copy.status).toBe(201);
  expect(copy.data.code).toMatch(/^SOL10-[A-Z0-9]{4}$/);
  expect(copy.data).toMatchObject({ percent: "15", active: false, version: 1 });
  expect((await callApi("DELETE", `${PATH}/${id}`, { headers })).data).toEqual({ deleted: true });
  expect((await callApi("GET", `${PATH}/${id}`, { headers })).status).toBe(404);
  const log = await readRows(
    owner,
    sql`select event, changes ->> '$.name.to' as name, changes ->> '$.percent.to' as percent
      from audit_log where distributor_id = ${owner.id} order by at, rowid`,
  );
  expect(log).toEqual([
    { event: "coupon.updated", name: "SOL10", percent: "15" },
    { event: "coupon.deactivated", name: "SOL10", percent: null },
    { event: "coupon.duplicated", name: copy.data.code, percent: "15" },
    { event: "coupon.deleted", name: null, percent: null },
  ]);
});

test("no two coupons have one code, whatever its case; another distributor may have it too", async () => {
  const { owner, headers } = await createSeller();
  await createTestCoupon(owner, { code: "SOL10" });
  const second = await callApi("POST", PATH, { headers, body: buildCouponInput({ code: "sol10" }) });
  expect([second.status, second.error.type]).toEqual([409, "CODE_TAKEN"]);
  const { id } = await createTestCoupon(owner, { code: "LUA10" });
  const body = { ...buildCouponInput({ code: "SOL10" }), version: 1 };
  expect((await callApi("PUT", `${PATH}/${id}`, { headers, body })).error.type).toBe("CODE_TAKEN");
  const other = await createSeller();
  expect((await callApi("POST", PATH, { headers: other.headers, body: buildCouponInput() })).status).toBe(
    201,
  );
});

test("of two people who replace or switch the same version, the second is refused and nothing is kept", async () => {
  const { owner, headers } = await createSeller();
  const { id } = await createTestCoupon(owner);
  const put = (percent: string) =>
    callApi("PUT", `${PATH}/${id}`, { headers, body: { ...buildCouponInput({ percent }), version: 1 } });
  expect((await put("11")).status).toBe(200);
  const second = await put("12");
  expect([second.status, second.error.type]).toEqual([409, "STALE_VERSION"]);
  const off = await callApi("PUT", `${PATH}/${id}/active`, { headers, body: { active: false, version: 1 } });
  expect(off.error.type).toBe("STALE_VERSION");
  const { data } = await callApi<Answered>("GET", `${PATH}/${id}`, { headers });
  expect(data).toMatchObject({ percent: "11", active: true, version: 2 });
  expect(await readRows(owner, sql`select 1 from audit_log where entity_id = ${id}`)).toHaveLength(1);
});

test("a coupon names groups that are there, and no others", async () => {
  const { owner, headers } = await createSeller();
  await changeRows(
    owner,
    sql`insert into integrator_group (distributor_id, id, name, created_at, updated_at)
      values (${owner.id}, 'grp_gold', 'Ouro', ${AT}, ${AT})`,
  );
  const make = (code: string, groupIds: string[]) =>
    callApi("POST", PATH, { headers, body: buildCouponInput({ code, groupIds }) });
  expect((await make("OURO", ["grp_gold"])).status).toBe(201);
  const refused = await make("PRATA", ["grp_gold", "grp_silver"]);
  expect(refused.status).toBe(400);
  expect(refused.error.details["issues"]).toMatchObject([{ field: "groupIds", code: "UNKNOWN_GROUP" }]);
});

test("the list is searched, filtered by status on the distributor's day, and sorted", async () => {
  const { owner, headers } = await createSeller();
  const day = today();
  await createTestCoupon(owner, { code: "ULTIMO", endsOn: day, description: "Último dia" });
  const used = await createTestCoupon(owner, { code: "SEMFIM", description: "Sem prazo" });
  await createTestCoupon(owner, { code: "PASSOU", endsOn: addDays(day, -1) });
  await createTestCoupon(owner, { code: "DESLIGADO", active: false, endsOn: addDays(day, -1) });
  expect(await take(owner, used, "req_1")).toBeNull();
  const codes = async (query: string) => {
    const { data } = await callApi<Page>("GET", `${PATH}?${query}`, { headers });
    expect(data.totalItems).toBe(data.items.length);
    return data.items.map(({ code }) => code);
  };
  expect(await codes("sort=code")).toEqual(["DESLIGADO", "PASSOU", "SEMFIM", "ULTIMO"]);
  expect(await codes("status=active&sort=code")).toEqual(["SEMFIM", "ULTIMO"]);
  expect(await codes("status=expired")).toEqual(["PASSOU"]);
  expect(await codes("status=inactive")).toEqual(["DESLIGADO"]);
  expect(await codes("search=ultimo+dia")).toEqual(["ULTIMO"]);
  expect((await codes("sort=-uses"))[0]).toBe("SEMFIM");
});

test("coupons are for those who look after requests; another distributor's are as good as none", async () => {
  const { owner } = await createSeller();
  const { id } = await createTestCoupon(owner);
  const without = await createTestUser(owner, { type: "staff", permissions: ["configuration.kits"] });
  const staff = await createTestUser(owner, { type: "staff", permissions: ["configuration.requests"] });
  expect((await callApi("GET", PATH, { headers: without.headers })).status).toBe(403);
  expect((await callApi("GET", PATH, { headers: staff.headers })).status).toBe(200);
  const { headers } = await createSeller();
  expect((await callApi<Page>("GET", PATH, { headers })).data.items).toEqual([]);
  const body = { ...buildCouponInput({ percent: "90" }), version: 1 };
  const off = { active: false, version: 1 };
  for (const target of [id, "cpn_unknown"]) {
    const path = `${PATH}/${target}`;
    expect((await callApi("GET", path, { headers })).status).toBe(404);
    expect((await callApi("GET", `${path}/uses`, { headers })).status).toBe(404);
    expect((await callApi("PUT", path, { headers, body })).status).toBe(404);
    expect((await callApi("PUT", `${path}/active`, { headers, body: off })).status).toBe(404);
    expect((await callApi("POST", `${path}/duplicate`, { headers })).status).toBe(404);
    expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  }
  expect(await readRows(owner, sql`select percent, version from coupon where id = ${id}`)).toEqual([
    { percent: "10", version: 1 },
  ]);
});

test("of ten people who take the last two uses at once, two get them and eight learn that it is used up", async () => {
  const { owner } = await createSeller();
  const coupon = await createTestCoupon(owner, { maxUses: 2 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => take(owner, coupon, `req_${String(index)}`)),
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
      take(owner, coupon, `req_${String(index)}`, company),
    ),
  );
  expect(answers.slice(0, 2).sort()).toEqual([null, "usedUpByIntegrator"].sort());
  expect(answers.slice(2).sort()).toEqual([null, "usedUpByIntegrator"].sort());
});

test("a use is given back with its request, and the same request counts once", async () => {
  const { owner } = await createSeller();
  const coupon = await createTestCoupon(owner, { maxUses: 1 });
  expect(await take(owner, coupon, "req_a")).toBeNull();
  expect(await take(owner, coupon, "req_a")).toBeNull();
  expect(await take(owner, coupon, "req_b")).toBe("usedUp");
  await owner.database.writeBatch([releaseCoupon(owner.id, { requestId: "req_a", at: AT })]);
  expect(await take(owner, coupon, "req_b")).toBeNull();
  expect(await take(owner, coupon, "req_a")).toBe("usedUp");
});

test("a coupon that went, was switched off or changed since it was read is not used", async () => {
  const { owner, headers } = await createSeller();
  const coupon = await createTestCoupon(owner);
  expect(await take(owner, { ...coupon, id: "cpn_unknown" }, "req_a")).toBe("unknown");
  const stranger = await createSeller();
  expect(await take(stranger.owner, coupon, "req_a")).toBe("unknown");
  const body = { ...buildCouponInput({ percent: "50" }), version: 1 };
  await callApi("PUT", `${PATH}/${coupon.id}`, { headers, body });
  expect(await take(owner, coupon, "req_a")).toBe("STALE_VERSION");
  await callApi("PUT", `${PATH}/${coupon.id}/active`, { headers, body: { active: false, version: 2 } });
  expect(await take(owner, { ...coupon, version: 3 }, "req_a")).toBe("disabled");
  expect(await readRows(owner, sql`select 1 from coupon_use where coupon_id = ${coupon.id}`)).toEqual([]);
});

test("a coupon's history names requests, also those that gave it back; then it cannot be deleted", async () => {
  const { owner, headers } = await createSeller();
  const coupon = await createTestCoupon(owner);
  const order = await createTestOrder(owner);
  await take(owner, coupon, order.id);
  await take(owner, coupon, "req_gone");
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
  await take(owner, full, "req_a");
  await take(owner, own, "req_a");
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
