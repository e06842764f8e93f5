import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestGroup } from "#tests/factories/pricing.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const DETAILS = ["integrators.read", "integrators.details"];

interface Found {
  company: { stateRegistration: string | null; groupId: string | null; version: number };
  groups: { id: string; name: string }[];
  mayChangeGroup: boolean;
}

/** A distributor whose company buys in São Paulo. */
async function openCompany() {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const id = owner.integratorId;
  await changeRows(
    owner,
    sql`update integrator set address = '{"state":"SP"}' where distributor_id = ${owner.id} and id = ${id}`,
  );
  return { owner, admin, id };
}

const get = async (by: TestUser, id: string) =>
  (await callApi<Found>("GET", `/app/staff/integrators/${id}`, { headers: by.headers })).data;
const save = (by: TestUser, id: string, body: object) =>
  callApi("PUT", `/app/staff/integrators/${id}/commercial`, { headers: by.headers, body });

test("a number is kept without its mask, in a new version, and the log has what changed", async () => {
  const { owner, admin, id } = await openCompany();
  const saved = await save(admin, id, { version: 1, stateRegistration: "110.042.490.114" });
  expect(saved.data).toEqual({ id, version: 2 });
  expect((await get(admin, id)).company).toMatchObject({ stateRegistration: "110042490114", version: 2 });
  const [row] = await readRows(
    owner,
    sql`select changes from audit_log where distributor_id = ${owner.id} and entity_id = ${id}
      and event = 'integrator.updated'`,
  );
  expect(JSON.parse(String(row?.["changes"]))).toEqual({
    stateRegistration: { from: null, to: "110042490114" },
  });
});

test("a company gets a seller among who may look after requests; one who was blocked since keeps what they have", async () => {
  const { owner, admin, id } = await openCompany();
  const seller = await createTestUser(owner, { type: "staff", permissions: ["order"] });
  const other = await createTestUser(owner, { type: "staff", permissions: ["equipment"] });
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  for (const sellerId of [other.id, stranger.id, "usr_none"]) {
    const body = { version: 1, stateRegistration: null, sellerId };
    expect(await save(admin, id, body)).toMatchObject({ status: 404 });
  }
  expect((await save(admin, id, { version: 1, stateRegistration: null, sellerId: seller.id })).status).toBe(
    200,
  );
  expect((await get(admin, id)).company).toMatchObject({ sellerId: seller.id });
  await changeRows(
    owner,
    sql`update user set blocked = 1 where distributor_id = ${owner.id} and id = ${seller.id}`,
  );
  expect((await save(admin, id, { version: 2, stateRegistration: "ISENTO" })).status).toBe(200);
  expect((await save(admin, id, { version: 3, stateRegistration: "ISENTO", sellerId: null })).status).toBe(
    200,
  );
  expect((await get(admin, id)).company).toMatchObject({ sellerId: null });
});

test("a number that is none of the company's state is refused, and nothing is kept", async () => {
  const { admin, id } = await openCompany();
  const refused = await save(admin, id, { version: 1, stateRegistration: "11004249011" });
  expect(refused.status).toBe(400);
  expect(refused.error.details).toMatchObject({
    issues: [{ field: "stateRegistration", code: "INVALID_STATE_REGISTRATION" }],
  });
  expect((await get(admin, id)).company).toMatchObject({ stateRegistration: null, version: 1 });
});

test("“isento” and “não contribuinte” are kept as such, and an empty text as not known", async () => {
  const { admin, id } = await openCompany();
  const kept: (string | null)[] = [];
  for (const [at, text] of ["isento", "Não contribuinte", ""].entries()) {
    await save(admin, id, { version: at + 1, stateRegistration: text });
    kept.push((await get(admin, id)).company.stateRegistration);
  }
  expect(kept).toEqual(["ISENTO", "NÃO CONTRIBUINTE", null]);
});

test("of two who save the same version the second is told, and so is who looked before a group was given", async () => {
  const { owner, admin, id } = await openCompany();
  const group = await createTestGroup(owner, { name: "Ouro", integratorId: null });
  const both = await Promise.all([
    save(admin, id, { version: 1, stateRegistration: "isento" }),
    save(admin, id, { version: 1, stateRegistration: "110042490114" }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await callApi("PUT", `/app/staff/pricing/groups/${group}/integrators`, {
    headers: admin.headers,
    body: { add: [id], remove: [] },
  });
  const late = await save(admin, id, { version: 2, stateRegistration: "isento", groupId: null });
  expect(late.error.type).toBe("STALE_VERSION");
  expect((await get(admin, id)).company).toMatchObject({ groupId: group, version: 3 });
});

test("the group is for whoever looks after prices; others see it and change the rest", async () => {
  const { owner, admin, id } = await openCompany();
  const gold = await createTestGroup(owner, { name: "Ouro", integratorId: null });
  const silver = await createTestGroup(owner, { name: "Prata", integratorId: null });
  const pricing = [...DETAILS, "configuration.precifications"];
  const pricer = await createTestUser(owner, { type: "staff", permissions: pricing });
  const staff = await createTestUser(owner, { type: "staff", permissions: DETAILS });
  expect((await save(staff, id, { version: 1, stateRegistration: null, groupId: gold })).status).toBe(403);
  expect((await save(pricer, id, { version: 1, stateRegistration: null, groupId: gold })).status).toBe(200);
  expect(await get(staff, id)).toMatchObject({ groups: [{ id: gold, name: "Ouro" }], mayChangeGroup: false });
  expect((await get(admin, id)).groups.map((group) => group.id)).toEqual([gold, silver]);
  expect((await save(staff, id, { version: 2, stateRegistration: "isento" })).status).toBe(200);
  expect((await get(staff, id)).company).toMatchObject({ groupId: gold, stateRegistration: "ISENTO" });
});

test("a group or a company of another distributor is not found, and readers change nothing", async () => {
  const { owner, admin, id } = await openCompany();
  const foreign = await openCompany();
  const group = await createTestGroup(foreign.owner, { name: "Ouro" });
  const reader = await createTestUser(owner, { type: "staff", permissions: ["integrators.read"] });
  const body = { version: 1, stateRegistration: null };
  expect((await save(admin, id, { ...body, groupId: group })).status).toBe(404);
  expect((await save(foreign.admin, id, body)).status).toBe(404);
  expect((await save(reader, id, body)).status).toBe(403);
});
