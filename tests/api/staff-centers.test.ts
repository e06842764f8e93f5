import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestCenter,
  createTestDistributor,
  createTestUser,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { buildCenterInput } from "#tests/factories/distribution.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/distribution-centers";

interface Center {
  id: string;
  name: string;
  active: boolean;
  version: number;
  use: Record<string, number>;
}

async function createOwner(settings: Record<string, unknown> = {}) {
  const owner = await createTestDistributor({ settings });
  const { headers } = await createTestUser(owner, { type: "admin" });
  return { owner, headers };
}

async function readCenters(headers: Record<string, string>): Promise<Center[]> {
  return (await callApi<{ items: Center[] }>("GET", PATH, { headers })).data.items;
}

/** The result of an answer: success, or the refusal's type. */
function toldBy({ status, error }: { status: number; error: { type: string } | undefined }): string {
  return status < 300 ? "done" : `${String(status)} ${String(error?.type)}`;
}

function entriesOf(owner: TestDistributor) {
  return readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id} order by at, rowid`,
  );
}

test("a center is made, comes last, is read, replaced and closed, each with its entry in the log", async () => {
  const { owner, headers } = await createOwner();
  const made = await callApi<Center>("POST", PATH, { headers, body: buildCenterInput() });
  expect(made.status).toBe(201);
  const use = { products: 0, onHand: 0, reserved: 0, openReservations: 0, chosenBy: 0 };
  expect(made.data).toMatchObject({ ...buildCenterInput(), active: true, version: 1, use });
  expect((await readCenters(headers)).map(({ id }) => id)).toEqual([owner.centerId, made.data.id]);
  const path = `${PATH}/${made.data.id}`;
  const body = { ...buildCenterInput({ name: "Betim", servicedStates: ["MG"] }), version: 1 };
  expect((await callApi("PUT", path, { headers, body })).data).toMatchObject({ name: "Betim", version: 2 });
  const closed = await callApi("PUT", `${path}/active`, { headers, body: { active: false, version: 2 } });
  expect(closed.data).toMatchObject({ active: false, version: 3 });
  expect((await callApi("GET", path, { headers })).data).toEqual(closed.data);
  expect((await entriesOf(owner)).map(({ event, changes }) => [event, JSON.parse(String(changes))])).toEqual([
    [
      "center.created",
      {
        name: { from: null, to: "Contagem" },
        address: {
          from: null,
          to: "Avenida General David Sarnoff, 3113, Bloco C, Cidade Industrial, Contagem - MG, 32210003",
        },
        servicedStates: { from: null, to: ["ES", "MG"] },
      },
    ],
    [
      "center.updated",
      { name: { from: "Contagem", to: "Betim" }, servicedStates: { from: ["ES", "MG"], to: ["MG"] } },
    ],
    ["center.switched", { name: { from: "Betim", to: "Betim" }, active: { from: true, to: false } }],
  ]);
});

test("a center tells what it holds and who depends on it", async () => {
  const { owner, headers } = await createOwner();
  const kit = await createTestKit(owner);
  const buyer = await createTestUser(owner, { chosenCenterId: owner.centerId });
  expect((await saveOrder(buyer, [{ id: kit, amount: 1 }])).status).toBe(201);
  const [held = {}] = await readRows(
    owner,
    sql`select sum(on_hand) as on_hand, sum(reserved) as reserved, count(*) as products from stock
      where distributor_id = ${owner.id}`,
  );
  expect((await readCenters(headers))[0]?.use).toEqual({
    products: held["products"],
    onHand: held["on_hand"],
    reserved: held["reserved"],
    openReservations: 1,
    chosenBy: 1,
  });
  expect(Number(held["reserved"])).toBeGreaterThan(0);
});

test("of two people who replace the same version, the second is refused and nothing of theirs is kept", async () => {
  const { owner, headers } = await createOwner();
  const put = (name: string) =>
    callApi("PUT", `${PATH}/${owner.centerId}`, {
      headers,
      body: { ...buildCenterInput({ name }), version: 1 },
    });
  const answers = await Promise.all([put("Um"), put("Outro")]);
  expect(answers.map(toldBy).sort()).toEqual(["409 STALE_VERSION", "done"]);
  expect(await entriesOf(owner)).toHaveLength(1);
});

test("two centers cannot have one name, whatever its case", async () => {
  const { owner, headers } = await createOwner();
  const body = buildCenterInput({ name: "cd Goiânia" });
  expect(toldBy(await callApi("POST", PATH, { headers, body }))).toBe("409 NAME_TAKEN");
  const own = { ...buildCenterInput({ name: "CD Goiânia" }), version: 1 };
  expect(toldBy(await callApi("PUT", `${PATH}/${owner.centerId}`, { headers, body: own }))).toBe("done");
});

test("the last active center is not closed, not even when two people close one each at the same moment", async () => {
  const { owner, headers } = await createOwner();
  const other = await createTestCenter(owner);
  const close = (id: string) =>
    callApi("PUT", `${PATH}/${id}/active`, { headers, body: { active: false, version: 1 } });
  const answers = await Promise.all([close(owner.centerId), close(other)]);
  expect(answers.map(toldBy).sort()).toEqual(["409 LAST_CENTER", "done"]);
  expect((await readCenters(headers)).filter(({ active }) => active)).toHaveLength(1);
});

test("a center at which something happened is not deleted; one that is new goes, out of its regions too", async () => {
  const { owner, headers } = await createOwner();
  const other = await createTestCenter(owner);
  const remove = async (id: string) => {
    const answer = await callApi("DELETE", `${PATH}/${id}`, { headers });
    return [toldBy(answer), answer.status < 300 ? undefined : answer.error.details["usedBy"]];
  };
  const chooser = await createTestUser(owner, { chosenCenterId: other });
  expect(await remove(other)).toEqual(["409 IN_USE", "user"]);
  await changeRows(owner, sql`update user set chosen_center_id = null where id = ${chooser.id}`);
  const kit = await createTestKit(owner);
  expect(await remove(owner.centerId)).toEqual(["409 IN_USE", "stock"]);
  await saveOrder(chooser, [{ id: kit, amount: 1 }]);
  await changeRows(owner, sql`delete from stock_move where distributor_id = ${owner.id}`);
  await changeRows(owner, sql`delete from stock where distributor_id = ${owner.id}`);
  expect(await remove(owner.centerId)).toEqual(["409 IN_USE", "request"]);
  const centerPriority = [
    { id: other, order: 1 },
    { id: owner.centerId, order: 2 },
  ];
  const region = { name: "Sul", states: ["RS"], centerPriority };
  const made = await callApi<{ id: string }>("POST", "/app/staff/regions", { headers, body: region });
  expect(await remove(other)).toEqual(["done", undefined]);
  expect((await callApi("GET", `/app/staff/regions/${made.data.id}`, { headers })).data).toMatchObject({
    centerPriority: [{ id: owner.centerId, order: 2 }],
    version: 2,
  });
  expect(await remove(other)).toEqual(["404 NOT_FOUND", undefined]);
});

test("the delivery priority is ordered as one, and of two people who order it at once one is told", async () => {
  const { owner, headers } = await createOwner();
  const [b, c] = [
    await createTestCenter(owner),
    await createTestCenter(owner, { name: "CD Recife", priority: 3 }),
  ];
  const a = owner.centerId;
  const order = (centerIds: string[], before: string[]) =>
    callApi("PUT", `${PATH}/order`, { headers, body: { centerIds, before } });
  const answers = await Promise.all([order([b, a, c], [a, b, c]), order([c, b, a], [a, b, c])]);
  expect(answers.map(toldBy).sort()).toEqual(["409 STALE_VERSION", "done"]);
  const won = answers[0].status === 200 ? [b, a, c] : [c, b, a];
  expect((await readCenters(headers)).map(({ id }) => id)).toEqual(won);
  expect((await entriesOf(owner)).map(({ event }) => event)).toEqual(["center.ordered"]);
  expect(toldBy(await order([a, b], [b, a]))).toBe("409 STALE_VERSION");
  expect((await order([a, b, c], [a, b])).status).toBe(400);
});

test("an order that a center's closing overtakes is refused, and nothing is saved", async () => {
  const { owner } = await createOwner();
  await createTestCenter(owner);
  const kit = await createTestKit(owner);
  beforeSave("insert into stock_reservation", () =>
    changeRows(owner, sql`update distribution_center set active = 0 where id = ${owner.centerId}`),
  );
  const refused = await saveOrder(await createTestUser(owner), [{ id: kit, amount: 1 }]);
  expect(toldBy(refused)).toBe("422 CENTER_REQUIRED");
  expect(await readRows(owner, sql`select 1 from request where distributor_id = ${owner.id}`)).toEqual([]);
});

test("exclusivity is switched with an entry in the log, once, and every other setting stays", async () => {
  const { owner, headers } = await createOwner({ delivery: { blacklist: ["AC"] } });
  const put = (exclusivity: boolean) =>
    callApi("PUT", `${PATH}/exclusivity`, { headers, body: { exclusivity } });
  expect((await put(true)).data).toEqual({ exclusivity: true });
  expect((await put(true)).status).toBe(200);
  expect((await callApi("GET", PATH, { headers })).data).toMatchObject({ exclusivity: true });
  const [row] = await readRows(
    owner,
    sql`select settings ->> '$.delivery.blacklist[0]' as blacklisted, settings ->> '$.payments.receiverName' as receiver
      from distributor_profile where distributor_id = ${owner.id}`,
  );
  expect(row).toEqual({ blacklisted: "AC", receiver: "Distribuidora" });
  expect((await entriesOf(owner)).map(({ event, changes }) => [event, JSON.parse(String(changes))])).toEqual([
    ["center.exclusivity-changed", { exclusivity: { from: false, to: true } }],
  ]);
  await put(false);
  expect((await callApi("GET", PATH, { headers })).data).toMatchObject({ exclusivity: false });
});

test("another distributor's center is not found, and never part of an order", async () => {
  const { owner } = await createOwner();
  const { owner: stranger, headers } = await createOwner();
  const path = `${PATH}/${owner.centerId}`;
  const body = { ...buildCenterInput(), version: 1 };
  for (const answer of [
    await callApi("GET", path, { headers }),
    await callApi("PUT", path, { headers, body }),
    await callApi("PUT", `${path}/active`, { headers, body: { active: false, version: 1 } }),
    await callApi("DELETE", path, { headers }),
  ]) {
    expect(toldBy(answer)).toBe("404 NOT_FOUND");
  }
  const order = { centerIds: [owner.centerId], before: [owner.centerId] };
  expect(toldBy(await callApi("PUT", `${PATH}/order`, { headers, body: order }))).toBe("409 STALE_VERSION");
  expect((await readCenters(headers)).map(({ id }) => id)).toEqual([stranger.centerId]);
});

test("centers, regions and maintenance stand under /app/staff, each for who may configure it [CALLS-71]", async () => {
  const { owner, headers } = await createOwner();
  const read = async (path: string, who: Record<string, string>) => {
    const answer = await callApi("GET", `/app/staff/${path}`, { headers: who });
    return answer.status === 200 ? answer.data : answer.error.type;
  };
  expect(await read("distribution-centers", headers)).toMatchObject({ items: [{ id: owner.centerId }] });
  expect(await read("regions", headers)).toEqual({ items: [] });
  expect(await read("maintenance-status", headers)).toMatchObject({ maintenance: false });
  const distribution = { type: "staff", permissions: ["configuration.distributionCenter"] } as const;
  const staff = await createTestUser(owner, distribution);
  expect(await read("regions", staff.headers)).toEqual({ items: [] });
  expect(await read("maintenance-status", staff.headers)).toBe("accessDenied");
});
