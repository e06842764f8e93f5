import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestRequestFile } from "#tests/factories/request-file.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { callRequest, createBudgetWorld, saveBudget } from "#tests/factories/saved-budget.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { VIRUS_TEST } from "#tests/factories/virus-test.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { attachFiles } from "#worker/repositories/requests/request-file-statements.ts";
import {
  CHECKOUT_FILE,
  createShop,
  add,
  list,
  remove,
  eventsOf,
} from "#tests/factories/saved-request-files.ts";

test("the file that the checkout requires of orders is replaced, takes over its kind, and is not removed", async () => {
  const { owner, buyer } = await createShop({ requests: { configCheckoutFile: CHECKOUT_FILE } });
  const asked = await createTestRequestFile(owner, { userId: buyer.id });
  const { data: order } = await saveOrder(buyer, [{ id: await createTestKit(owner), amount: 1 }], {
    checkoutFile: asked,
  });
  const refused = await remove(buyer, order.id, asked);
  expect([refused.status, refused.error.details]).toMatchObject([400, { issues: [{ code: "REQUIRED" }] }]);
  const { data: next } = await add(buyer, order.id, `?name=Conta.pdf&replaces=${asked}`);
  expect((await list(buyer, order.id)).data.items).toMatchObject([
    { id: next.id, isAsked: true, isRequired: true },
  ]);
  expect((await remove(buyer, order.id, next.id)).status).toBe(400);
});

test("whoever edits a budget whose file was replaced or removed sends the one that it has", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const admin = await createTestUser(owner, { type: "admin" });
  const { buyer } = world;
  const asked = await createTestRequestFile(owner, { userId: buyer.id });
  const { id } = await saveBudget(world, { checkoutFile: asked });
  const originOf = async () => {
    const { data } = await callRequest<{ values: { checkoutFile: string | null } }>(buyer, [
      "GET",
      id,
      "/origin",
    ]);
    return data.values.checkoutFile;
  };
  expect(await originOf()).toBe(asked);
  const { data: next } = await add(admin, id, `?replaces=${asked}`);
  expect(await originOf()).toBe(next.id);
  expect((await remove(admin, id, next.id)).status).toBe(200);
  expect(await originOf()).toBeNull();
});

test("a budget takes the files of its checkout along when it becomes an order", async () => {
  const world = await createBudgetWorld();
  const { owner, buyer } = world;
  const { id } = await saveBudget(world);
  const [bill, photo] = [
    await createTestRequestFile(owner, { userId: buyer.id }),
    await createTestRequestFile(owner, { userId: buyer.id }),
  ];
  const body = { version: 1, checkoutFile: bill, files: [photo] };
  expect((await callRequest(buyer, ["POST", id, "/order"], body)).status).toBe(200);
  const { data } = await list(await createTestUser(owner, { type: "admin" }), id);
  expect(data.items.map((file) => [file.id, file.isAsked]).sort()).toEqual(
    [
      [bill, true],
      [photo, false],
    ].sort(),
  );
});

test("a request takes eleven files, as its checkout does, and not one more", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const fileIds = await Promise.all(
    Array.from({ length: MAX_REQUEST_FILES - 1 }, () => createTestRequestFile(owner, { userId: buyer.id })),
  );
  const at = new Date().toISOString();
  await owner.database.writeBatch(attachFiles(owner.id, { requestId: id, fileIds, userId: buyer.id, at }));
  // Two uploads compete for the last place.
  const both = await Promise.all([add(buyer, id), add(buyer, id)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  const more = await add(buyer, id);
  expect([more.status, more.error.details]).toMatchObject([400, { issues: [{ code: "TOO_MANY" }] }]);
  const [first = ""] = fileIds;
  expect((await add(buyer, id, `?replaces=${first}`)).status).toBe(201);
  expect((await list(buyer, id)).data).toMatchObject({ room: 0, items: { length: MAX_REQUEST_FILES } });
  expect(
    await readNumber(
      owner,
      sql`select count(*) from file where distributor_id = ${owner.id} and kind = 'request'`,
    ),
  ).toBe(MAX_REQUEST_FILES);
});

test.each([
  ["empty", new Uint8Array()],
  ["type", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
  ["type", VIRUS_TEST],
])("a file that is refused by its %s leaves the order as it was", async (reason, bytes) => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  for (const query of ["", "?name=Planta.pdf", "?name=Planta.docx"]) {
    const { status, error } = await add(buyer, id, query, bytes);
    expect([status, error.type, error.details["reason"]]).toEqual([422, "FILE_NOT_ALLOWED", reason]);
  }
  expect((await list(buyer, id)).data.items).toEqual([]);
  expect(await eventsOf(owner, id)).toEqual(["order.created"]);
});

test("a file that was replaced by two at once has one of theirs in its place, and the other is gone", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const { data: first } = await add(buyer, id);
  const both = await Promise.all([
    add(buyer, id, `?replaces=${first.id}`),
    add(buyer, id, `?replaces=${first.id}`),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
  const winner = both.find(({ status }) => status === 201)?.data.id;
  expect((await list(buyer, id)).data.items.map((one) => one.id)).toEqual([winner]);
  const left = await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`);
  expect(left).toEqual([{ id: winner }]);
});

test("a budget that becomes an order while its file is removed keeps it: who was let in was let in for a budget", async () => {
  const world = await createBudgetWorld();
  const { owner } = world;
  const { id } = await saveBudget(world);
  const admin = await createTestUser(owner, { type: "admin" });
  const { data: file } = await add(admin, id);
  const clerk = await createTestUser(owner, {
    type: "staff",
    permissions: ["budget", "budget.details.files", "budget.details.files.remove"],
  });
  beforeSave("delete from request_file", async () => {
    await changeRows(owner, sql`update request set type = 'order' where id = ${id}`);
  });
  const answer = await remove(clerk, id, file.id);
  expect([answer.status, answer.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await list(admin, id)).data.items).toHaveLength(1);
});
