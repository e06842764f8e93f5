import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { StoredStatus } from "#domain/requests/deal-status-schema.ts";
import { createTestStatus } from "#tests/factories/dashboard.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit, createTestProduct } from "#tests/factories/kit.ts";
import { readRows } from "#tests/factories/rows.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/deal-statuses";

interface Opened {
  dealStatus: { id: string; name: string };
  statusMessage: string;
  actions: { changeStatusTo: string[] };
}

/** An order in “Novo”, with “Espera” and “Pago” beside it, its buyer, and who looks after all. */
async function createMoves() {
  const owner = await createTestDistributor();
  const { id: productId } = await createTestProduct(owner, { onHand: 10 });
  const kit = await createTestKit(owner, { components: [{ productId, amount: 1 }] });
  const buyer = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: order } = await saveOrder(buyer, [{ id: kit, amount: 1 }]);
  const espera = await createTestStatus(owner, {
    ...{ name: "Espera", groupName: "open", groupOrder: 1, order: 2 },
  });
  const pago = await createTestStatus(owner);
  const { headers } = admin;
  const list = async () =>
    (await callApi<{ items: StoredStatus[] }>("GET", `${PATH}?type=order`, { headers })).data.items;
  const novo = (await list())[0]?.id ?? "";
  const edit = async (id: string, changes: Partial<StoredStatus>) => {
    const {
      type: _type,
      id: _id,
      isNeeded: _needed,
      ...stored
    } = (await callApi<StoredStatus>("GET", `${PATH}/${id}`, { headers })).data;
    const { name, group, color, nextStatusIds, message, version } = { ...stored, ...changes };
    const body = { name, group, color, nextStatusIds, message, version };
    return callApi<StoredStatus>("PUT", `${PATH}/${id}`, { headers, body });
  };
  const move = (statusId: string, seenStatusId: string) =>
    callApi<Opened>("PUT", `/app/user/requests/${order.id}/status`, {
      headers,
      body: { type: "order", statusId, seenStatusId },
    });
  const open = async (person = admin) =>
    (await callApi<Opened>("GET", `/app/user/requests/${order.id}`, { headers: person.headers })).data;
  return { owner, buyer, admin, orderId: order.id, novo, espera, pago, list, edit, move, open };
}

test("a status names those that may follow it: page, board and change ask the same, and another is refused", async () => {
  const { admin, novo, espera, pago, edit, move, open } = await createMoves();
  expect((await open()).actions.changeStatusTo).toEqual([espera, pago]);
  const edited = await edit(novo, { nextStatusIds: [espera] });
  expect(edited.data).toMatchObject({ nextStatusIds: [espera], version: 2 });
  expect((await open()).actions.changeStatusTo).toEqual([espera]);
  const board = await callApi<{ columns: { id: string; changeStatusTo: string[] }[] }>(
    "GET",
    "/app/user/request-board?type=order",
    { headers: admin.headers },
  );
  const targets = new Map(board.data.columns.map(({ id, changeStatusTo }) => [id, changeStatusTo]));
  expect(targets.get(novo)).toEqual([espera]);
  expect(targets.get(espera)).toEqual([novo, pago]);
  const refused = await move(pago, novo);
  expect([refused.status, refused.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  expect(refused.error.details).toMatchObject({ from: "Novo", to: "Pago" });
  // To the same status it may always be put.
  expect((await move(novo, novo)).status).toBe(200);
  expect((await move(espera, novo)).data.dealStatus.name).toBe("Espera");
  // Who saw “Novo” meanwhile is told of the other person.
  await edit(espera, { nextStatusIds: [] });
  expect((await move(pago, novo)).error.type).toBe("STALE_VERSION");
  expect((await move(pago, espera)).error.type).toBe("INVALID_TRANSITION");
});

test("a list that changes between the reads and the save of a move holds it back", async () => {
  const { novo, espera, pago, edit, move, open } = await createMoves();
  beforeSave("update request set deal_status_id", async () => {
    expect((await edit(novo, { nextStatusIds: [espera] })).status).toBe(200);
  });
  const refused = await move(pago, novo);
  expect([refused.status, refused.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await open()).dealStatus.id).toBe(novo);
});

test("what is no person's choice is not held back: what is in a deleted status goes to its heir", async () => {
  const { admin, novo, espera, edit, open } = await createMoves();
  await edit(novo, { nextStatusIds: [] });
  const path = `${PATH}/${novo}?moveTo=${espera}`;
  expect((await callApi("DELETE", path, { headers: admin.headers })).status).toBe(200);
  expect((await open()).dealStatus.id).toBe(espera);
});

test("only others of the type may follow: not itself, not a budget's, not another distributor's, not a deleted one", async () => {
  const { owner, admin, novo, espera, pago, list, edit } = await createMoves();
  const ofBudgets = await createTestStatus(owner, { type: "budget", name: "Proposta" });
  const elsewhere = await createTestStatus(await createTestDistributor());
  for (const id of [novo, ofBudgets, elsewhere, "dls_nenhum"]) {
    const refused = await edit(novo, { nextStatusIds: [espera, id] });
    expect([id, refused.status, refused.error.type]).toEqual([id, 400, "INVALID_BODY"]);
    expect(refused.error.details).toMatchObject({ issues: [{ field: "nextStatusIds", code: "UNKNOWN" }] });
  }
  const body = { type: "order", name: "Outro", group: "open", color: "#2563eb" };
  const make = (nextStatusIds: string[]) =>
    callApi<StoredStatus>("POST", PATH, { headers: admin.headers, body: { ...body, nextStatusIds } });
  expect((await make([ofBudgets])).error.type).toBe("INVALID_BODY");
  expect((await make([novo])).data).toMatchObject({ nextStatusIds: [novo], message: "" });
  expect((await edit(novo, { message: "a".repeat(501) })).error.type).toBe("INVALID_BODY");
  await edit(novo, { nextStatusIds: [espera, pago] });
  await edit(pago, { nextStatusIds: [novo] });
  const removed = await callApi("DELETE", `${PATH}/${espera}`, { headers: admin.headers });
  expect(removed.status).toBe(200);
  const left = new Map((await list()).map((status) => [status.id, status]));
  // Whoever edits it at this moment is told that it has changed.
  expect(left.get(novo)).toMatchObject({ nextStatusIds: [pago], version: 3 });
  expect(left.get(pago)).toMatchObject({ nextStatusIds: [novo], version: 2 });
});

test("a status tells the buyer something, on the request and in the e-mail, which the distributor's people get without", async () => {
  const { owner, buyer, admin, orderId, novo, espera, edit, move, open } = await createMoves();
  expect((await open(buyer)).statusMessage).toBe("");
  const message = "Envie o comprovante\npara liberar a separação.";
  expect((await edit(espera, { message: ` ${message} ` })).data.message).toBe(message);
  const seller = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details", "order.details.edit"],
  });
  await owner.database.writeBatch([
    { query: sql`update request set seller_id = ${seller.id} where id = ${orderId}` },
  ]);
  expect((await move(espera, novo)).status).toBe(200);
  expect((await open(buyer)).statusMessage).toBe(message);
  expect((await open(admin)).statusMessage).toBe(message);
  const mails = await readRows(
    owner,
    sql`select recipient, content ->> '$.message' as message from email_outbox
      where distributor_id = ${owner.id} and kind = 'statusChanged' order by recipient = ${seller.email}`,
  );
  expect(mails).toEqual([
    { recipient: buyer.email, message },
    { recipient: seller.email, message: null },
  ]);
});

test("a move is told to the distributor's people with who has made it, and to buyers without", async () => {
  const { owner, admin, buyer, novo, espera, move } = await createMoves();
  expect((await move(espera, novo)).status).toBe(200);
  const told = await readRows(
    owner,
    sql`select message ->> '$.type' as type, message ->> '$.statusId' as statusId, message ->> '$.byId' as byId,
        audience ->> '$.types' as types, audience ->> '$.userIds' as people
      from outbox where distributor_id = ${owner.id} and message ->> '$.type' in ('request.changed', 'request.moved')
      order by seq desc limit 2`,
  );
  const staff = JSON.stringify(["admin"]);
  expect(told).toEqual([
    { type: "request.moved", statusId: espera, byId: admin.id, types: staff, people: null },
    expect.objectContaining({ type: "request.changed", byId: null, people: JSON.stringify([buyer.id]) }),
  ]);
  const events = async (person: typeof admin) =>
    (
      await callApi<{ events: { message: { type: string } }[] }>("GET", "/app/user/events?after=0", person)
    ).data.events.map(({ message }) => message.type);
  expect(await events(admin)).toContain("request.moved");
  expect(await events(buyer)).not.toContain("request.moved");
});

test("who has to do with an order is notified of its new status with what it tells, and who has moved it is not", async () => {
  const { owner, buyer, orderId, novo, espera, edit, move } = await createMoves();
  await edit(espera, { message: "Separamos em dois dias." });
  await createTestUser(owner, { type: "admin" });
  await createTestUser(owner);
  const told = () =>
    readRows(
      owner,
      sql`select user_id as userId, content from notification
        where distributor_id = ${owner.id} and kind = 'statusChanged'`,
    );
  expect((await move(novo, novo)).status).toBe(200);
  expect(await told()).toEqual([]);
  expect((await move(espera, novo)).status).toBe(200);
  const [one, ...others] = await told();
  expect([one?.["userId"], others]).toEqual([buyer.id, []]);
  expect(JSON.parse(String(one?.["content"]))).toMatchObject({
    ...{ requestId: orderId, code: "PED-000001", requestType: "order", status: "Espera" },
    message: "Separamos em dois dias.",
  });
  const list = await callApi<{ notifications: { kind: string }[] }>("GET", "/app/user/notifications", {
    headers: buyer.headers,
  });
  expect(list.data.notifications.map(({ kind }) => kind)).toContain("statusChanged");
});
