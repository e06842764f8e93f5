import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { MAX_CLAIM_MESSAGES } from "#domain/shipments/shipment.ts";
import type { ShipmentList } from "#domain/shipments/shipment-schema.ts";
import {
  createTestCompany,
  createTestDistributor,
  createTestUser,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { PHOTOS } from "#tests/factories/photo.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { callRequest } from "#tests/factories/saved-budget.ts";
import { saveOrder } from "#tests/factories/saved-order.ts";
import { PDF } from "#tests/factories/saved-request-files.ts";
import { VIRUS_TEST } from "#tests/factories/virus-test.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

/** An order of two kits in two shipments, its buyer, and people who may and may not see it. */
async function createWorld() {
  const owner = await createTestDistributor();
  const kit = await createTestKit(owner);
  const buyer = await createTestUser(owner);
  const { data } = await saveOrder(buyer, [{ id: kit, amount: 2 }]);
  const path = `/app/user/requests/${data.id}`;
  const sender = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details", "order.details.edit"],
  });
  const shipments: string[] = [];
  for (const amount of [1, 1]) {
    const sent = await callRequest<ShipmentList>(sender, ["POST", data.id, "/shipments"], {
      ...{ lines: [{ itemId: kit, amount }], sentOn: "2026-11-20" },
    });
    shipments.push(sent.data.items.at(-1)?.id ?? "");
  }
  const bring = (person: Pick<TestUser, "headers">, bytes: Uint8Array, name = "foto.jpg") =>
    callApi<{ id: string; name: string; contentType: string }>("POST", `${path}/claim-photos?name=${name}`, {
      headers: { ...person.headers, "content-type": "application/octet-stream" },
      body: new Blob([new Uint8Array(bytes)]).stream(),
    });
  const confirm = (photoIds: readonly string[], shipment = 0, person: TestUser = buyer) =>
    callRequest<ShipmentList>(person, ["PUT", data.id, `/shipments/${shipments[shipment] ?? ""}/delivery`], {
      receivedBy: "Zé da obra",
      problems: [{ itemId: kit, kind: "damaged", amount: 1, photoIds }],
    });
  const show = async (person: Pick<TestUser, "headers">, fileId: string) => {
    const call = startCall("GET", `${path}/claim-photos/${fileId}`, { headers: person.headers });
    const response = await call.response;
    const bytes = Buffer.from(await response.arrayBuffer());
    await call.finish();
    return { status: response.status, bytes, headers: response.headers };
  };
  const say = (person: Pick<TestUser, "headers">, claimId: string, message: string) =>
    callRequest<ShipmentList>(person, ["POST", data.id, `/claims/${claimId}/messages`], { message });
  return { owner, kit, buyer, sender, id: data.id, path, bring, confirm, show, say };
}

test("photos of damage go with the claim, are shown to both sides, and do not fill up the order's files", async () => {
  const { owner, buyer, sender, id, path, bring, confirm, show } = await createWorld();
  const photos = [];
  for (const bytes of [PHOTOS.jpeg, PHOTOS.png, PHOTOS.webp]) {
    const brought = await bring(buyer, bytes, "Vidro%20trincado.jpg");
    expect(brought.status).toBe(201);
    photos.push(brought.data);
  }
  expect(photos.map(({ contentType }) => contentType)).toEqual(["image/jpeg", "image/png", "image/webp"]);
  const { status, data } = await confirm(photos.map((one) => one.id));
  expect(status).toBe(200);
  const [claim] = data.items[0]?.claims ?? [];
  expect(claim?.photos).toEqual(photos.map(({ id: photo, name }) => ({ id: photo, name })));
  const shown = await show(sender, photos[0]?.id ?? "");
  expect([shown.status, shown.bytes.equals(PHOTOS.jpeg)]).toEqual([200, true]);
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  const all = await createTestUser(owner, {
    permissions: ["order", "order.details.files", "order.details.files.remove"],
  });
  const files = await callApi<{ items: unknown[]; room: number }>("GET", `${path}/files`, {
    headers: all.headers,
  });
  expect(files.data).toMatchObject({ items: [], room: 11 });
  const removed = await callApi("DELETE", `${path}/files/${photos[0]?.id ?? ""}`, { headers: all.headers });
  expect(removed.status).toBe(404);
  expect(
    await readNumber(
      owner,
      sql`select count(*) from request_file where request_id = ${id} and claim_id is not null`,
    ),
  ).toBe(3);
});

test.each([
  ["a virus test file named as a photo", Buffer.from(VIRUS_TEST), "type"],
  ["a PDF", Buffer.from(PDF), "type"],
  ["a page named as a photo", Buffer.from("<!doctype html><script>alert(1)</script>"), "type"],
  ["an empty file", Buffer.alloc(0), "empty"],
  ["a photo above the limit", Buffer.concat([PHOTOS.jpeg, Buffer.alloc(FILE_LIMITS.document)]), "size"],
])("%s is refused by what it holds, and nothing is kept", async (_title, bytes, reason) => {
  const { owner, buyer, bring } = await createWorld();
  const refused = await bring(buyer, bytes, "foto.jpg");
  expect(refused.error).toMatchObject({ type: "FILE_NOT_ALLOWED", details: { reason } });
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([]);
});

test("a photo of somebody else, used already, or no photo at all is refused, and the delivery is not confirmed", async () => {
  const { owner, buyer, bring, confirm } = await createWorld();
  const buys = await createTestUser(owner, { permissions: ["closedKits", "order", "requestButton.order"] });
  const foreign = await bring(buys, PHOTOS.png);
  const paper = await callApi<{ id: string }>("POST", "/app/user/checkout/files?name=a.pdf", {
    headers: { ...buyer.headers, "content-type": "application/octet-stream" },
    body: new Blob([PDF]).stream(),
  });
  for (const wrong of [foreign.data.id, paper.data.id, "fil_none"]) {
    expect(await confirm([wrong])).toMatchObject({ status: 404, error: { type: "NOT_FOUND" } });
  }
  const own = await bring(buyer, PHOTOS.png);
  expect((await confirm([own.data.id])).status).toBe(200);
  expect((await confirm([own.data.id], 1)).status).toBe(404);
  expect(
    await readNumber(
      owner,
      sql`select count(*) from shipment where distributor_id = ${owner.id} and delivered_at is not null`,
    ),
  ).toBe(1);
  const five = [];
  for (let at = 0; at < 5; at += 1) five.push((await bring(buyer, PHOTOS.png)).data.id);
  expect((await confirm(five, 1)).status).toBe(400);
  expect((await confirm(five.slice(0, 4), 1)).status).toBe(200);
});

test("photos and messages are for who sees the order, and of no other company or distributor", async () => {
  const { owner, buyer, bring, confirm, show, say } = await createWorld();
  const { data: photo } = await bring(buyer, PHOTOS.png);
  const { data } = await confirm([photo.id]);
  const claimId = data.items[0]?.claims[0]?.id ?? "";
  const rival = await createTestUser(owner, { integratorId: await createTestCompany(owner) });
  const stranger = await createTestUser(await createTestDistributor(), { type: "admin" });
  const colleague = await createTestUser(owner, { roleContent: { label: "seller" }, permissions: ["order"] });
  for (const person of [rival, stranger, colleague]) {
    expect((await show(person, photo.id)).status).toBe(404);
    expect((await say(person, claimId, "Oi")).status).toBe(404);
    expect((await bring(person, PHOTOS.png)).status).toBe(404);
  }
  const other = await createWorld();
  expect((await other.show(other.buyer, photo.id)).status).toBe(404);
  expect((await other.say(other.buyer, claimId, "Oi")).status).toBe(404);
});

test("both sides write about a claim until it has ended, and each hears of the other", async () => {
  const { owner, buyer, sender, id, bring, confirm, say } = await createWorld();
  const { data: photo } = await bring(buyer, PHOTOS.png);
  const { data } = await confirm([photo.id]);
  const claimId = data.items[0]?.claims[0]?.id ?? "";
  expect((await say(sender, claimId, "Veio com a caixa aberta?")).status).toBe(201);
  const said = await say(buyer, claimId, "Não, fechada.\nO vidro já veio trincado.");
  expect(said.data.items[0]?.claims[0]?.messages).toMatchObject([
    { message: "Veio com a caixa aberta?", isOfCompany: false, authorName: "Marina Alves" },
    { message: "Não, fechada.\nO vidro já veio trincado.", isOfCompany: true },
  ]);
  const told = await readRows(
    owner,
    sql`select user_id as userId, content ->> '$.items' as items from notification
      where distributor_id = ${owner.id} and content ->> '$.news' = 'claimMessage' order by created_at, rowid`,
  );
  expect(told.map(({ userId }) => userId)).toEqual([buyer.id, sender.id]);
  expect(told[0]?.["items"]).toMatch(/: Veio com a caixa aberta\?$/);
  for (const empty of ["", "  ", "a".repeat(1_001)])
    expect((await say(buyer, claimId, empty)).status).toBe(400);
  const ended = await callRequest(sender, ["PUT", id, `/claims/${claimId}`], {
    ...{ outcome: "replaced", answer: "Sai amanhã." },
  });
  expect(ended.status).toBe(200);
  expect(await say(buyer, claimId, "Obrigado")).toMatchObject({
    status: 409,
    error: { type: "INVALID_TRANSITION" },
  });
  const events = await readRows(
    owner,
    sql`select event from audit_log where distributor_id = ${owner.id} and event = 'order.claim-discussed'`,
  );
  expect(events).toHaveLength(2);
  // Comments on the order itself are others.
  expect(
    await readNumber(
      owner,
      sql`select count(*) from comment where parent_type = 'request' and distributor_id = ${owner.id}`,
    ),
  ).toBe(0);
});

test("a claim takes a number of messages, and no more", async () => {
  const { owner, buyer, bring, confirm, say } = await createWorld();
  const { data: photo } = await bring(buyer, PHOTOS.png);
  const { data } = await confirm([photo.id]);
  const claimId = data.items[0]?.claims[0]?.id ?? "";
  await changeRows(
    owner,
    sql`insert into comment (distributor_id, id, parent_type, parent_id, message, author_id, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MAX_CLAIM_MESSAGES - 1})
      select ${owner.id}, ${claimId} || i, 'claim', ${claimId}, 'Oi', ${buyer.id}, '2026-11-20T12:00:00.000Z' from n`,
  );
  expect((await say(buyer, claimId, "A última")).status).toBe(201);
  expect(await say(buyer, claimId, "Uma a mais")).toMatchObject({
    status: 400,
    error: { details: { issues: [{ code: "TOO_MANY" }] } },
  });
});
