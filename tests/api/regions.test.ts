import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestCenter, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi, roundTripsOf } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/regions";

interface Region {
  id: string;
  name: string;
  states: string[];
  version: number;
}

async function createOwner() {
  const owner = await createTestDistributor();
  const campinas = await createTestCenter(owner);
  const { headers } = await createTestUser(owner, { type: "admin" });
  const centerPriority = [
    { id: campinas, order: 1 },
    { id: owner.centerId, order: 2 },
  ];
  const make = (name: string, states: string[]) =>
    callApi<Region>("POST", PATH, { headers, body: { name, states, centerPriority } });
  const list = async () => (await callApi<{ items: Region[] }>("GET", PATH, { headers })).data.items;
  return { owner, campinas, headers, centerPriority, make, list };
}

test("a region holds states and centers by priority: id and order [DC-04]", async () => {
  const { owner, campinas, headers, make } = await createOwner();
  const made = await make("Sudeste", ["SP", "RJ"]);
  expect(made.status).toBe(201);
  expect((await callApi("GET", `${PATH}/${made.data.id}`, { headers })).data).toEqual({
    id: made.data.id,
    name: "Sudeste",
    states: ["RJ", "SP"],
    centerPriority: [
      { id: campinas, order: 1 },
      { id: owner.centerId, order: 2 },
    ],
    version: 1,
    updatedAt: expect.any(String) as string,
  });
});

test("a state belongs to one region: another one is told which has it, and a state given back is free", async () => {
  const { headers, centerPriority, make, list } = await createOwner();
  const southeast = await make("Sudeste", ["SP", "RJ"]);
  const refused = await make("Capital", ["GO", "SP"]);
  expect([refused.status, refused.error.type]).toEqual([409, "IN_USE"]);
  expect(refused.error.details).toEqual({ entity: "state", id: "SP", usedBy: "Sudeste" });
  expect((await list()).map(({ name }) => name)).toEqual(["Sudeste"]);
  const body = { name: "Sudeste", states: ["RJ"], centerPriority, version: 1 };
  expect((await callApi("PUT", `${PATH}/${southeast.data.id}`, { headers, body })).status).toBe(200);
  expect((await make("Capital", ["GO", "SP"])).status).toBe(201);
  expect((await callApi("DELETE", `${PATH}/${southeast.data.id}`, { headers })).data).toEqual({
    deleted: true,
  });
  expect((await make("Litoral", ["RJ"])).status).toBe(201);
});

test("two regions that take a state at the same moment: one has it, the other is told", async () => {
  const { make, list } = await createOwner();
  const answers = await Promise.all([make("Uma", ["SP"]), make("Outra", ["SP", "RJ"])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const kept = await list();
  expect(kept).toHaveLength(1);
  expect(refused?.error.details).toEqual({ entity: "state", id: "SP", usedBy: kept[0]?.name });
});

test("a region is replaced in the version that was read, under a name of its own, with centers that are there", async () => {
  const { headers, centerPriority, make } = await createOwner();
  const first = await make("Sul", ["RS"]);
  await make("Norte", ["PA"]);
  const put = async (body: object) => {
    const answer = await callApi("PUT", `${PATH}/${first.data.id}`, {
      headers,
      body: { name: "Sul", states: ["RS", "SC"], centerPriority, version: 1, ...body },
    });
    return answer.status < 300 ? answer.data["states"] : answer.error.type;
  };
  expect(await put({ name: "NORTE" })).toBe("NAME_TAKEN");
  expect(await put({ centerPriority: [{ id: "cen_none", order: 1 }] })).toBe("NOT_FOUND");
  expect(await put({})).toEqual(["RS", "SC"]);
  expect(await put({})).toBe("STALE_VERSION");
});

test("another distributor's regions and centers are not found", async () => {
  const { make, centerPriority } = await createOwner();
  const { data } = await make("Sul", ["RS"]);
  const stranger = await createTestDistributor();
  const { headers } = await createTestUser(stranger, { type: "admin" });
  const body = { name: "Sul", states: ["RS"], centerPriority };
  const path = `${PATH}/${data.id}`;
  for (const answer of [
    await callApi("GET", path, { headers }),
    await callApi("PUT", path, { headers, body: { ...body, version: 1 } }),
    await callApi("DELETE", path, { headers }),
    await callApi("POST", PATH, { headers, body }),
  ]) {
    expect([answer.status, answer.error.type]).toEqual([404, "NOT_FOUND"]);
  }
});

test("every change of a region is in the log, centers by name", async () => {
  const { owner, headers, make } = await createOwner();
  const { data } = await make("Sul", ["RS"]);
  const body = {
    name: "Sul",
    states: ["RS"],
    centerPriority: [{ id: owner.centerId, order: 1 }],
    version: 1,
  };
  await callApi("PUT", `${PATH}/${data.id}`, { headers, body });
  await callApi("DELETE", `${PATH}/${data.id}`, { headers });
  const entries = await readRows(
    owner,
    sql`select event, changes from audit_log where entity_id = ${data.id} order by at, rowid`,
  );
  const both = ["CD Campinas", "CD Goiânia"];
  expect(entries.map(({ event, changes }) => [event, JSON.parse(String(changes))])).toEqual([
    [
      "region.created",
      {
        name: { from: null, to: "Sul" },
        states: { from: null, to: ["RS"] },
        centers: { from: null, to: both },
      },
    ],
    ["region.updated", { name: { from: "Sul", to: "Sul" }, centers: { from: both, to: ["CD Goiânia"] } }],
    ["region.deleted", { name: { from: "Sul", to: null } }],
  ]);
});

test("without exclusivity a company buys from its state's region, in the list and in the order", async () => {
  const { owner, campinas, make } = await createOwner();
  const module = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId: module.id, amount: 10 }] });
  await changeRows(
    owner,
    sql`insert into stock (distributor_id, product_id, center_id, on_hand) values (${owner.id}, ${module.id}, ${campinas}, 9)`,
  );
  const buyer = await createTestUser(owner, { chosenCenterId: owner.centerId });
  const list = async () => {
    const answer = await callApi<{ items: object[] }>("GET", "/app/user/kits?fullList=true", {
      headers: buyer.headers,
    });
    return { items: answer.data.items, trips: roundTripsOf(answer) };
  };
  expect((await list()).items).toMatchObject([{ centerName: "CD Goiânia", availability: "inStock" }]);
  await changeRows(
    owner,
    sql`update integrator set address = ${JSON.stringify({ state: "SP" })} where distributor_id = ${owner.id}`,
  );
  await make("Sudeste", ["SP"]);
  const atCampinas = await list();
  expect(atCampinas.items).toMatchObject([{ centerName: "CD Campinas", availability: "unavailable" }]);
  expect(atCampinas.trips).toBe(2);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).error.type).toBe("OUT_OF_STOCK");
  await changeRows(owner, sql`update distribution_center set active = 0 where id = ${campinas}`);
  expect((await list()).items).toMatchObject([{ centerName: "CD Goiânia", availability: "inStock" }]);
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).status).toBe(201);
});
