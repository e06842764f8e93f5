import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import type { SavedView, SaveView } from "#domain/lists/saved-view-schema.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { erasePerson } from "#worker/repositories/account/privacy-statements.ts";
import { callApi } from "#tests/setup/call-api.ts";

type Person = Pick<TestUser, "headers">;

const PATH = "/app/user/saved-views";

function save(person: Person, fields: Partial<SaveView> = {}) {
  const body: SaveView = {
    ...{ saved: null, list: "/budgets", name: "Abertos", query: "group=open", isShared: false },
    ...fields,
  };
  return callApi<SavedView>("PUT", PATH, { headers: person.headers, body });
}

function remove(person: Person, id: string) {
  return callApi("DELETE", `${PATH}/${id}`, { headers: person.headers });
}

async function list(person: Person, path = "/budgets"): Promise<SavedView[]> {
  const query = new URLSearchParams({ list: path }).toString();
  const { data } = await callApi<{ items: SavedView[] }>("GET", `${PATH}?${query}`, {
    headers: person.headers,
  });
  return data.items;
}

async function createPeople() {
  const owner = await createTestDistributor();
  const [admin, staff, other] = await Promise.all([
    createTestUser(owner, { type: "admin" }),
    createTestUser(owner, { type: "staff", permissions: ["budget"] }),
    createTestUser(owner, { type: "staff", permissions: ["budget"] }),
  ]);
  return { owner, admin, staff, other };
}

test("a view is saved for the person, on every device, for its list alone, and by name", async () => {
  const { staff, other } = await createPeople();
  const { status, data } = await save(staff);
  expect(status).toBe(200);
  expect(data).toMatchObject({ name: "Abertos", isShared: false, mayChange: true, version: 1 });
  await save(staff, { name: " antigos ", query: "sort=createdAt" });
  expect((await list(staff)).map(({ name, query }) => [name, query])).toEqual([
    ["Abertos", "group=open"],
    ["antigos", "sort=createdAt"],
  ]);
  expect(await list(staff, "/requests")).toEqual([]);
  expect(await list(other)).toEqual([]);
});

test("a shared view is the team's: seen by all, changed by its owner and by administrators", async () => {
  const { owner, admin, staff, other } = await createPeople();
  const buyer = await createTestUser(owner, { permissions: ["budget"] });
  const { data } = await save(staff, { isShared: true });
  expect(await list(other)).toMatchObject([{ id: data.id, isShared: true, mayChange: false }]);
  expect(await list(admin)).toMatchObject([{ id: data.id, mayChange: true }]);
  expect(await list(buyer)).toEqual([]);
  const saved = { id: data.id, version: 1 };
  expect((await save(other, { saved, name: "Meus" })).status).toBe(403);
  expect((await remove(other, data.id)).status).toBe(403);
  expect((await save(buyer, { saved, name: "Meus" })).status).toBe(404);
  expect((await save(admin, { saved, name: "Em aberto", isShared: true })).data).toMatchObject({
    ...{ name: "Em aberto", version: 2, isShared: true },
  });
  // Taken out of the team, it is its owner's, whoever does that.
  const back = await save(admin, { saved: { id: data.id, version: 2 }, name: "Em aberto", isShared: false });
  expect(back.status).toBe(200);
  expect(await list(admin)).toEqual([]);
  expect(await list(staff)).toMatchObject([{ name: "Em aberto", isShared: false, mayChange: true }]);
});

test("the people of a company share views among them, not with another company, nor with the distributor", async () => {
  const { owner, admin } = await createPeople();
  const permissions = ["budget"];
  const [one, colleague] = [
    await createTestUser(owner, { permissions }),
    await createTestUser(owner, { permissions }),
  ];
  const stranger = await createTestUser(owner, {
    ...{ permissions, integratorId: await createTestCompany(owner, "Outra") },
  });
  const { data } = await save(one, { isShared: true });
  expect(await list(colleague)).toMatchObject([{ id: data.id, mayChange: false }]);
  for (const person of [stranger, admin]) {
    expect(await list(person)).toEqual([]);
    expect((await remove(person, data.id)).status).toBe(404);
  }
  expect((await remove(one, data.id)).status).toBe(200);
  expect(await list(colleague)).toEqual([]);
});

test("another's personal view, and one of another distributor, is not found", async () => {
  const { staff, other, admin } = await createPeople();
  const foreign = await createTestUser(await createTestDistributor(), { type: "admin" });
  const { data } = await save(staff);
  for (const person of [other, admin, foreign]) {
    expect((await save(person, { saved: { id: data.id, version: 1 } })).status).toBe(404);
    expect((await remove(person, data.id)).status).toBe(404);
  }
});

test("a name is taken once in a list, in upper or lower case, also by two at once; the team's are apart", async () => {
  const { staff } = await createPeople();
  const both = await Promise.all([save(staff), save(staff, { name: "ABERTOS" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await save(staff, { isShared: true })).status).toBe(200);
  expect((await save(staff, { list: "/requests" })).status).toBe(200);
  const { data } = await save(staff, { name: "Outra" });
  expect(await save(staff, { saved: { id: data.id, version: 1 }, name: "abertos" })).toMatchObject({
    error: { type: "NAME_TAKEN" },
  });
});

test("of two who change a view one is told, and what is unknown or invalid is refused", async () => {
  const { staff } = await createPeople();
  const { data } = await save(staff);
  const saved = { id: data.id, version: 1 };
  expect((await save(staff, { saved, name: "Um" })).status).toBe(200);
  expect(await save(staff, { saved, name: "Dois" })).toMatchObject({ error: { type: "STALE_VERSION" } });
  for (const fields of [
    { list: "/nenhuma" },
    { list: "https://other.example/" },
    { name: "" },
    { name: "x".repeat(41) },
    { query: `q=${"x".repeat(1_499)}` },
    { query: "https://other.example/" },
    { query: "q=1; Path=/" },
  ]) {
    expect([400, 404]).toContain((await save(staff, fields)).status);
  }
  expect((await remove(staff, data.id)).status).toBe(200);
  expect((await remove(staff, data.id)).status).toBe(404);
});

test("a list has 20 views of a person and 20 of the team, also when two save at once", async () => {
  const { staff } = await createPeople();
  for (let place = 1; place <= 19; place += 1) await save(staff, { name: `Visão ${String(place)}` });
  const both = await Promise.all([save(staff, { name: "A" }), save(staff, { name: "B" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = await save(staff, { name: "C" });
  expect(refused.error.details).toMatchObject({ issues: [{ field: "name", code: "TOO_MANY" }] });
  expect((await save(staff, { name: "C", isShared: true })).status).toBe(200);
});

test("who is erased leaves no views of their own", async () => {
  const { owner, staff } = await createPeople();
  await save(staff);
  await save(staff, { isShared: true });
  await owner.database.writeBatch(
    erasePerson(owner.id, staff.id, { name: "x", email: "x@x.test", at: "2026-11-21T12:00:00.000Z" }),
  );
  const left = await readRows(owner, sql`select holder from saved_view where distributor_id = ${owner.id}`);
  expect(left).toEqual([{ holder: "team" }]);
});
