import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { createTestUser } from "#tests/factories/distributor.ts";
import { readNumber, readRows } from "#tests/factories/rows.ts";
import { createTestOrder } from "#tests/factories/saved-order.ts";
import { callApi } from "#tests/setup/call-api.ts";
import {
  PDF,
  FILES,
  BUYS,
  ALL,
  createShop,
  add,
  list,
  remove,
  download,
  eventsOf,
  isStored,
} from "#tests/factories/saved-request-files.ts";

test("a file is put with a saved order, read, replaced and removed, each told and written down, and the version stays", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  expect((await list(buyer, id)).data).toEqual({
    items: [],
    actions: { read: true, change: true, remove: true, download: true },
    room: MAX_REQUEST_FILES,
  });
  const added = await add(buyer, id);
  expect([added.status, added.data]).toMatchObject([
    201,
    { contentType: "application/pdf", sizeBytes: PDF.length },
  ]);
  expect(added.data.name).toMatch(/^planta-\d{4}(-\d\d){5}\.pdf$/);
  const { data } = await list(buyer, id);
  expect(data.items).toMatchObject([
    { ...added.data, isAsked: false, isRequired: false, createdByName: "Marina Alves" },
  ]);
  expect(data.room).toBe(MAX_REQUEST_FILES - 1);

  const file = await download(buyer, id, added.data.id);
  expect(file.bytes).toEqual(PDF);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${added.data.name}"`,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });

  const other = await add(buyer, id, `?name=Telhado.pdf&replaces=${added.data.id}`);
  expect(other.status).toBe(201);
  expect((await list(buyer, id)).data.items.map((one) => one.id)).toEqual([other.data.id]);
  expect((await download(buyer, id, added.data.id)).status).toBe(404);
  expect(await isStored(owner, added.data.id)).toBe(false);

  expect((await remove(buyer, id, other.data.id)).data).toEqual({ deleted: true });
  expect((await list(buyer, id)).data.items).toEqual([]);
  expect(await isStored(owner, other.data.id)).toBe(false);
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([]);
  expect((await remove(buyer, id, other.data.id)).status).toBe(404);

  expect(await eventsOf(owner, id)).toEqual([
    ...["order.created", "request.file-added", "request.file-replaced", "request.file-removed"],
  ]);
  expect(await readNumber(owner, sql`select version from request where id = ${id}`)).toBe(1);
  const news = await readRows(
    owner,
    sql`select message ->> '$.requestId' as id from outbox where distributor_id = ${owner.id}
      and message ->> '$.type' = 'request.changed'`,
  );
  expect(news).toEqual([{ id }, { id }, { id }]);
});

test("what is another distributor's, another company's or another request's is not found by whoever may do everything", async () => {
  const { owner, buyer } = await createShop();
  const [mine, second] = [await createTestOrder(owner, { buyer }), await createTestOrder(owner, { buyer })];
  const { data: file } = await add(buyer, mine.id);
  const elsewhere = await createShop();
  const strangers = [
    elsewhere.buyer,
    await createTestUser(elsewhere.owner, { type: "admin" }),
    await createTestUser(owner, { permissions: ALL, integratorId: "int_other" }),
    // A person who only sees budgets.
    await createTestUser(owner, { permissions: ALL.map((one) => one.replace("order", "budget")) }),
  ];
  for (const stranger of strangers) {
    const answers = [
      await list(stranger, mine.id),
      await download(stranger, mine.id, file.id),
      await add(stranger, mine.id),
      await add(stranger, mine.id, `?replaces=${file.id}`),
      await remove(stranger, mine.id, file.id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  }
  expect((await download(buyer, second.id, file.id)).status).toBe(404);
  expect((await remove(buyer, second.id, file.id)).status).toBe(404);
  expect((await add(buyer, second.id, `?replaces=${file.id}`)).status).toBe(404);
  expect((await list(buyer, mine.id)).data.items.map(({ id }) => id)).toEqual([file.id]);
  // Refused files leave nothing behind.
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([
    { id: file.id },
  ]);
});

test.each([
  ["nothing of files", BUYS, [403, 403, 403, 403]],
  ["the list", [...BUYS, FILES], [200, 403, 403, 403]],
  ["change without the list", [...BUYS, `${FILES}.change`], [403, 403, 403, 403]],
  ["the list and downloads", [...BUYS, FILES, `${FILES}.download`], [200, 200, 403, 403]],
  ["the list and changes", [...BUYS, FILES, `${FILES}.change`], [200, 403, 201, 403]],
  ["the list and removals", [...BUYS, FILES, `${FILES}.remove`], [200, 403, 403, 200]],
  [
    "all of the files of budgets, and the list of orders",
    [
      ...BUYS,
      FILES,
      "budget.details.files.change",
      "budget.details.files.remove",
      "budget.details.files.download",
    ],
    [200, 403, 403, 403],
  ],
] as const)(
  "who holds %s is answered so for list, download, add and remove",
  async (_title, permissions, expected) => {
    const { owner, buyer } = await createShop();
    const { id } = await createTestOrder(owner, { buyer });
    const { data: file } = await add(buyer, id);
    for (const type of ["integrator", "staff"] as const) {
      const person = await createTestUser(owner, { type, permissions });
      const { data: kept } = await add(buyer, id);
      const answers = [
        await list(person, id),
        await download(person, id, file.id),
        await add(person, id),
        await remove(person, id, kept.id),
      ];
      expect([type, ...answers.map(({ status }) => status)]).toEqual([type, ...expected]);
    }
  },
);

test("the page is told what the person may do with the files", async () => {
  const { owner, buyer } = await createShop();
  const { id } = await createTestOrder(owner, { buyer });
  const staff = await createTestUser(owner, {
    type: "staff",
    permissions: ["order", "order.details", FILES],
  });
  const seen = await callApi<{ actions: { files: object } }>("GET", `/app/user/requests/${id}`, staff);
  expect(seen.data.actions.files).toEqual({ read: true, change: false, remove: false, download: false });
});
