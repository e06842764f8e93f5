import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { UsedCoupon } from "#domain/coupons/coupon.ts";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { buildCouponInput, createTestCoupon, takeTestCoupon } from "#tests/factories/coupon.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
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
  expect(await takeTestCoupon(owner, used, "req_1")).toBeNull();
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
