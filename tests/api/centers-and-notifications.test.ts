import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCenter, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

test("active centers are listed by priority, with place and serviced states", async () => {
  const owner = await createTestDistributor();
  const first = await createTestCenter(owner, { priority: 0 });
  await createTestCenter(owner, { name: "CD Fechado", active: false });
  const { headers } = await createTestUser(owner);
  const answer = await callApi("GET", "/app/user/distribution-centers", { headers });
  expect(answer.data).toEqual({
    items: [
      {
        ...{ id: first, name: "CD Campinas", active: true },
        ...{ address: { state: "SP", city: "Campinas" }, servicedStates: ["SP", "PR"] },
      },
      {
        ...{ id: owner.centerId, name: "CD Goiânia", active: true },
        ...{ address: { state: "GO", city: "Goiânia" }, servicedStates: ["GO", "SP"] },
      },
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
