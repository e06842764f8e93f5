import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ShipmentList } from "#domain/shipments/shipment-schema.ts";
import { createTestCompany, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi, type Method } from "#tests/setup/call-api.ts";

const KEY = "52060433009911002506550120000007800267301615";

type Headers = Record<string, string>;

/** An order of three kits, its buyer, and a person who may do no more than change orders. */
async function createWorld() {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner);
  const buyer = await createTestUser(owner);
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 3 }]);
  const sender = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details", "order.details.edit"],
  });
  const path = `/app/user/requests/${data.id}`;
  const call = (method: Method, rest: string, headers: Headers, body?: unknown) =>
    callApi<ShipmentList>(method, `${path}${rest}`, { headers, ...(body === undefined ? {} : { body }) });
  const ship = (amount: number, changes: object = {}) =>
    call("POST", "/shipments", sender.headers, {
      ...{ lines: [{ itemId: kit, amount }], sentOn: "2026-11-20", ...changes },
    });
  return { owner, kit, buyer, sender, id: data.id, call, ship };
}

test("an order is sent in parts with invoice and tracking, which its buyer follows", async () => {
  const { kit, buyer, call, ship } = await createWorld();
  const first = await ship(2, {
    ...{ invoiceKey: KEY.replace(/(.{4})/g, "$1 "), carrier: "Rápido Sul", trackingCode: "RS1" },
    ...{ trackingUrl: "https://rapidosul.test/RS1", expectedOn: "2026-11-25" },
  });
  expect(first.status).toBe(201);
  expect(first.data.progress).toBe("partlySent");
  const { data } = await call("GET", "/shipments", buyer.headers);
  expect(data).toMatchObject({ mayShip: false, mayConfirm: true, progress: "partlySent" });
  expect(data.lines).toMatchObject([{ itemId: kit, amount: 3, remaining: 1 }]);
  expect(data.items).toMatchObject([
    {
      ...{
        invoiceKey: KEY,
        invoiceNumber: 780,
        invoiceSeries: 12,
        carrier: "Rápido Sul",
        trackingCode: "RS1",
      },
      ...{ trackingUrl: "https://rapidosul.test/RS1", sentOn: "2026-11-20", expectedOn: "2026-11-25" },
      ...{ lines: [{ itemId: kit, amount: 2 }], deliveredAt: null, claims: [] },
    },
  ]);
  expect((await ship(1)).data).toMatchObject({ progress: "sent", lines: [{ remaining: 0 }] });
});

test("never more leaves than was ordered, also when two send the rest at once", async () => {
  const { ship } = await createWorld();
  const more = await ship(4);
  expect([more.status, more.error.details]).toMatchObject([
    400,
    { issues: [{ field: "lines", code: "TOO_MANY" }] },
  ]);
  const both = await Promise.all([ship(2), ship(2)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const unknown = await ship(1, { lines: [{ itemId: "outro", amount: 1 }] });
  expect(unknown.error.details).toMatchObject({ issues: [{ code: "UNKNOWN" }] });
});

test.each([
  [{ invoiceKey: `${KEY.slice(0, 43)}6` }, "invoiceKey"],
  [{ trackingUrl: "http://rapidosul.test" }, "trackingUrl"],
  [{ trackingUrl: "javascript:alert(1)" }, "trackingUrl"],
  [{ expectedOn: "2026-11-19" }, "expectedOn"],
  [{ sentOn: "2026-02-30" }, "sentOn"],
  [{ lines: [] }, "lines"],
])("a shipment with %j is refused at its field", async (changes, field) => {
  const { ship } = await createWorld();
  const refused = await ship(1, changes);
  expect([refused.status, refused.error.details]).toMatchObject([400, { issues: [{ field }] }]);
});

test("the buyer says what arrived, and each problem is a claim that the distributor ends, once", async () => {
  const { owner, kit, buyer, sender, call, ship } = await createWorld();
  const [sent] = (await ship(3)).data.items;
  const confirm = (body: object) =>
    call("PUT", `/shipments/${sent?.id ?? ""}/delivery`, buyer.headers, {
      receivedBy: "Zé da obra",
      ...body,
    });
  const problem = { itemId: kit, kind: "damaged", amount: 1, description: "Vidro trincado" };
  for (const wrong of [
    { ...problem, amount: 4 },
    { ...problem, itemId: "outro" },
  ]) {
    expect((await confirm({ problems: [wrong] })).status).toBe(400);
  }
  const both = await Promise.all([confirm({ problems: [problem] }), confirm({ problems: [problem] })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data } = await call("GET", "/shipments", sender.headers);
  expect(data.progress).toBe("delivered");
  expect(data.items[0]).toMatchObject({ receivedBy: "Zé da obra", claims: [{ ...problem, outcome: null }] });
  const claimId = data.items[0]?.claims[0]?.id ?? "";
  const answer = { outcome: "replaced", answer: "Sai amanhã" };
  expect((await call("PUT", `/claims/${claimId}`, buyer.headers, answer)).status).toBe(403);
  const ended = await call("PUT", `/claims/${claimId}`, sender.headers, answer);
  expect(ended.data.items[0]?.claims).toMatchObject([answer]);
  expect((await call("PUT", `/claims/${claimId}`, sender.headers, answer)).status).toBe(409);
  const log = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and entity = 'request' order by at, event`,
  );
  expect(log.map(({ event }) => event)).toEqual(
    expect.arrayContaining(["order.shipped", "order.delivered", "order.claim-answered"]),
  );
});

test("a shipment is taken back until it has arrived, and what it held is left again", async () => {
  const { buyer, sender, call, ship } = await createWorld();
  const [first] = (await ship(3)).data.items;
  const of = `/shipments/${first?.id ?? ""}`;
  expect((await call("DELETE", of, buyer.headers)).status).toBe(403);
  const taken = await call("DELETE", of, sender.headers);
  expect(taken.data).toMatchObject({ items: [], progress: "none", lines: [{ remaining: 3 }] });
  expect((await call("DELETE", of, sender.headers)).status).toBe(404);
  const [second] = (await ship(3)).data.items;
  await call("PUT", `/shipments/${second?.id ?? ""}/delivery`, buyer.headers, { receivedBy: "Zé" });
  expect((await call("DELETE", `/shipments/${second?.id ?? ""}`, sender.headers)).status).toBe(409);
});

test("others do not see it, a refused order is not sent, and a deleted one is told", async () => {
  const { owner, buyer, sender, id, call, ship } = await createWorld();
  const [first] = (await ship(1)).data.items;
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  const rival = await createTestUser(owner, { integratorId: await createTestCompany(owner, "Rival") });
  for (const { headers } of [stranger, rival]) {
    expect((await call("GET", "/shipments", headers)).status).toBe(404);
    const confirmed = await call("PUT", `/shipments/${first?.id ?? ""}/delivery`, headers, {
      receivedBy: "Zé",
    });
    expect(confirmed.status).toBe(404);
  }
  const other = await createWorld();
  const crossed = await other.call("PUT", `/shipments/${first?.id ?? ""}/delivery`, other.buyer.headers, {
    receivedBy: "Zé",
  });
  expect(crossed.status).toBe(404);
  beforeSave("insert into shipment ", () =>
    changeRows(owner, sql`update request set deleted_at = '2026-11-20' where distributor_id = ${owner.id}`),
  );
  expect((await ship(1)).error.type).toBe("STALE_VERSION");
  expect((await call("GET", "/shipments", sender.headers)).error.type).toBe("REQUEST_DELETED");
  await changeRows(
    owner,
    sql`update request set deleted_at = null, deal_status_id = (select id from deal_status
      where distributor_id = ${owner.id} and type = 'order' limit 1) where id = ${id}`,
  );
  await changeRows(
    owner,
    sql`update deal_status set group_name = 'refused' where distributor_id = ${owner.id}`,
  );
  expect((await ship(1)).error.type).toBe("INVALID_TRANSITION");
  expect((await call("GET", "/shipments", buyer.headers)).data.mayConfirm).toBe(true);
});
