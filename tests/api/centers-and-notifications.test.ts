import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCenter, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("active centers are listed by priority, with place and serviced states", async () => {
  const owner = await createTestDistributor();
  const first = await createTestCenter(owner, { priority: 0 });
  await createTestCenter(owner, { name: "CD Fechado", active: false });
  const { headers } = await createTestUser(owner);
  const answer = await callApi("GET", "/app/user/distribution-centers", { headers });
  expect(answer.data).toEqual({
    items: [
      { id: first, name: "CD Campinas", city: "Campinas", state: "SP", servicedStates: ["SP", "PR"] },
      { id: owner.centerId, name: "CD Goiânia", city: "Goiânia", state: "GO", servicedStates: ["GO", "SP"] },
    ],
  });
});

test("an integrator chooses the center that sells to them [CALLS-17]", async () => {
  const owner = await createTestDistributor();
  const campinas = await createTestCenter(owner);
  const user = await createTestUser(owner);
  const body = { chosenDistributionCenter: campinas };
  const answer = await callApi("PUT", "/app/user/distribution-center", { headers: user.headers, body });
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual(body);
  expect(await readRows(owner, sql`select chosen_center_id from user where id = ${user.id}`)).toEqual([
    { chosen_center_id: campinas },
  ]);
});

test("choosing a center is written into the log, by its name", async () => {
  const owner = await createTestDistributor();
  const campinas = await createTestCenter(owner);
  const user = await createTestUser(owner);
  const body = { chosenDistributionCenter: campinas };
  await callApi("PUT", "/app/user/distribution-center", { headers: user.headers, body });
  const [entry] = await readRows(
    owner,
    sql`select actor_id, entity_id, changes ->> '$.name.to' as name from audit_log
      where distributor_id = ${owner.id} and event = 'center.chosen'`,
  );
  expect(entry).toEqual({ actor_id: user.id, entity_id: campinas, name: "CD Campinas" });
});

test("a center that closes while it is chosen is not chosen", async () => {
  const owner = await createTestDistributor();
  const campinas = await createTestCenter(owner);
  const user = await createTestUser(owner, { chosenCenterId: owner.centerId });
  beforeSave("set chosen_center_id", () =>
    changeRows(owner, sql`update distribution_center set active = 0 where id = ${campinas}`),
  );
  const body = { chosenDistributionCenter: campinas };
  const answer = await callApi("PUT", "/app/user/distribution-center", { headers: user.headers, body });
  expect(answer.status).toBe(404);
  expect(await readRows(owner, sql`select chosen_center_id from user where id = ${user.id}`)).toEqual([
    { chosen_center_id: owner.centerId },
  ]);
});

test("a center that is closed or unknown cannot be chosen", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { chosenCenterId: owner.centerId });
  for (const id of [await createTestCenter(owner, { active: false }), "cen_unknown"]) {
    const body = { chosenDistributionCenter: id };
    const answer = await callApi("PUT", "/app/user/distribution-center", { headers: user.headers, body });
    expect(answer.status).toBe(404);
  }
  expect(await readRows(owner, sql`select chosen_center_id from user where id = ${user.id}`)).toEqual([
    { chosen_center_id: owner.centerId },
  ]);
});

type Bell = {
  notifications: { id: string; lookedAt: string | null; createdAt: string }[];
  read: number;
  unread: number;
};

test("notifications come newest first with the counts over all pages, and are read one by one or all", async () => {
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  const { buyer } = await createTestOrder(owner);
  await createTestOrder(owner, { buyer });
  await createTestOrder(owner, { buyer });
  const read = async (query = "") =>
    (await callApi<Bell>("GET", `/app/user/notifications${query}`, { headers: admin.headers })).data;
  const mark = (body: unknown) => callApi("PUT", "/app/user/notifications", { headers: admin.headers, body });

  const all = await read();
  expect(all).toMatchObject({ read: 0, unread: 3 });
  expect(all.notifications.map(({ createdAt }) => createdAt)).toEqual(
    all.notifications
      .map(({ createdAt }) => createdAt)
      .sort()
      .reverse(),
  );
  const [newest, middle, oldest] = all.notifications.map(({ id }) => id);
  const secondPage = await read("?page=2&limit=2");
  expect(secondPage).toMatchObject({ notifications: [{ id: oldest }], read: 0, unread: 3 });

  await mark({ ids: [middle, "ntf_unknown"] });
  const after = await read();
  expect(after).toMatchObject({ read: 1, unread: 2 });
  expect(after.notifications.map(({ lookedAt }) => lookedAt !== null)).toEqual([false, true, false]);
  await mark({ readAll: true });
  expect(await read()).toMatchObject({ read: 3, unread: 0, notifications: [{ id: newest }, {}, {}] });
});
