import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createTestRequestFile } from "#tests/factories/request-file.ts";
import { readRows } from "#tests/factories/rows.ts";
import { createTestOrder, saveOrder } from "#tests/factories/saved-order.ts";
import { VIRUS_TEST } from "#tests/factories/virus-test.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import type { RequestFiles } from "#domain/requests/request-file-schema.ts";
import type { Bindings } from "#worker/env.ts";
import { sweepFiles } from "#worker/jobs/sweep-files.ts";
import { attachFiles } from "#worker/repositories/requests/request-file-statements.ts";

const PATH = "/app/user/checkout/files";
const PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF");

interface Uploaded {
  id: string;
  name: string;
  contentType: string;
  sizeBytes: number;
}

/** Permissions of integrators by default, and all those for files of orders. */
const ALL_OF_FILES = [
  ...["closedKits", "order", "requestButton.order", "order.details.files", "order.details.files.download"],
  ...["order.details.files.change", "order.details.files.remove"],
];

async function createBuyer() {
  const owner = await createTestDistributor();
  return { owner, buyer: await createTestUser(owner, { permissions: ALL_OF_FILES }) };
}

function upload(
  { headers }: Pick<TestUser, "headers">,
  bytes: Uint8Array | ReadableStream,
  name = "Conta de luz.pdf",
) {
  const body = bytes instanceof Uint8Array ? new Blob([bytes as Uint8Array<ArrayBuffer>]).stream() : bytes;
  return callApi<Uploaded>("POST", `${PATH}?name=${encodeURIComponent(name)}`, {
    headers: { ...headers, "content-type": "application/octet-stream" },
    body,
  });
}

function ofLength(start: Uint8Array, length: number): ReadableStream<Uint8Array> {
  let left = length - start.length;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(start);
    },
    pull(controller) {
      if (left <= 0) {
        controller.close();
        return;
      }
      const chunk = new Uint8Array(Math.min(left, 1_000_000)).fill(32);
      left -= chunk.length;
      controller.enqueue(chunk);
    },
  });
}

async function read(path: string, headers: Record<string, string>): Promise<Response> {
  const call = startCall("GET", path, { headers });
  const response = await call.response;
  const copy = new Response(await response.arrayBuffer(), response);
  await call.finish();
  return copy;
}

test("a file is brought to the checkout, goes with its request, and is given to who may see it", async () => {
  const { owner, buyer } = await createBuyer();
  const { status, data } = await upload(buyer, PDF);
  expect([status, data.contentType, data.sizeBytes]).toEqual([201, "application/pdf", PDF.length]);
  expect(data.name).toMatch(/^conta-de-luz-\d{4}(-\d\d){5}\.pdf$/);
  const { id } = await createTestOrder(owner, { buyer });
  const at = new Date().toISOString();
  await owner.database.writeBatch(
    attachFiles(owner.id, { requestId: id, fileIds: [data.id, data.id], userId: buyer.id, at }),
  );
  const { data: listed } = await callApi<{ items: Uploaded[] }>("GET", `/app/user/requests/${id}/files`, {
    headers: buyer.headers,
  });
  expect(listed.items).toMatchObject([{ ...data, createdByName: "Marina Alves" }]);
  const path = `/app/user/requests/${id}/files/${data.id}`;
  const file = await read(path, buyer.headers);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(PDF);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `attachment; filename="${data.name}"`,
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  const stranger = await createTestUser(owner, { integratorId: "int_other", permissions: ALL_OF_FILES });
  expect((await read(path, stranger.headers)).status).toBe(404);
  const staff = await createTestUser(owner, { type: "staff", permissions: ALL_OF_FILES });
  expect((await read(path, staff.headers)).status).toBe(200);
  expect((await read(`/app/user/requests/${id}/files/fil_other`, buyer.headers)).status).toBe(404);
});

test("the file that the checkout asks for goes with the request and is its own from then on [FILES-03]", async () => {
  const configCheckoutFile = {
    enabled: true,
    required: true,
    label: "Conta de luz",
    help: "A do último mês.",
  };
  const owner = await createTestDistributor({ settings: { requests: { configCheckoutFile } } });
  const buyer = await createTestUser(owner, { permissions: ALL_OF_FILES });
  const load = await callApi("GET", "/app/user/checkout/closedKits", { headers: buyer.headers });
  expect(load.data["configCheckoutFile"]).toEqual(configCheckoutFile);
  const kits = [{ id: await createTestKit(owner), amount: 1 }];
  const without = await saveOrder(buyer, kits);
  expect([without.status, without.error.details]).toMatchObject([
    400,
    { issues: [{ field: "checkoutFile", code: "REQUIRED" }] },
  ]);
  const { data: file } = await upload(buyer, PDF);
  const { data: photo } = await upload(buyer, PDF, "telhado.pdf");
  const saved = await saveOrder(buyer, kits, { checkoutFile: file.id, files: [photo.id] });
  expect(saved.status).toBe(201);
  const path = `/app/user/requests/${saved.data.id}/files`;
  const listed = await callApi<RequestFiles>("GET", path, { headers: buyer.headers });
  const kinds = listed.data.items.map(({ id, isAsked, isRequired }) => [id, isAsked, isRequired]);
  expect(kinds.sort()).toEqual(
    [
      [file.id, true, true],
      [photo.id, false, false],
    ].sort(),
  );
  const [row] = await readRows(
    owner,
    sql`select content ->> '$.checkoutFile' as file from request_version where request_id = ${saved.data.id}`,
  );
  expect(row?.["file"]).toBe(file.id);
  const other = await createTestUser(owner);
  const foreign = await createTestRequestFile(owner, { userId: other.id });
  const refused = await saveOrder(buyer, kits, { checkoutFile: foreign });
  expect([refused.status, refused.error.type]).toEqual([404, "NOT_FOUND"]);
});

test("a form brings its file in the field of that name", async () => {
  const { buyer } = await createBuyer();
  const form = new FormData();
  form.append("note", "x");
  form.append("file", new Blob([PDF], { type: "text/html" }), "RG.html");
  const encoded = new Response(form);
  const answer = await callApi<Uploaded>("POST", PATH, {
    headers: { ...buyer.headers, "content-type": encoded.headers.get("content-type") ?? "" },
    body: encoded.body,
  });
  expect([answer.status, answer.data.contentType]).toEqual([201, "application/pdf"]);
  expect(answer.data.name).toMatch(/^rg-.*\.pdf$/);
});

test.each([
  ["empty", new Uint8Array()],
  ["type", new TextEncoder().encode("<!doctype html><script>alert(1)</script>")],
])("a file that is refused by its %s leaves nothing behind", async (reason, bytes) => {
  const { owner, buyer } = await createBuyer();
  const { status, error } = await upload(buyer, bytes);
  expect([status, error.type, error.details["reason"]]).toEqual([422, "FILE_NOT_ALLOWED", reason]);
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([]);
});

test.each(["conta.pdf", "contrato.docx", "foto.jpg", "eicar.com"])(
  "the test file of virus scanners is refused at the checkout, named %s, and nothing of it is kept",
  async (name) => {
    const { owner, buyer } = await createBuyer();
    const { status, error } = await upload(buyer, VIRUS_TEST, name);
    expect([status, error.type, error.details["reason"]]).toEqual([422, "FILE_NOT_ALLOWED", "type"]);
    expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([]);
  },
);

test.each([
  ["../../etc/passwd.pdf", /^etc-passwd-\d{4}(-\d\d){5}\.pdf$/],
  ["..\\..\\Windows\\conta.pdf", /^windows-conta-\d{4}(-\d\d){5}\.pdf$/],
  ["/dst_outro/fil_1.pdf", /^dst-outro-fil-1-\d{4}(-\d\d){5}\.pdf$/],
  ["%2e%2e%2fconta.pdf", /^2e-2e-2fconta-\d{4}(-\d\d){5}\.pdf$/],
])("a name with a path, %s, is words of a name, and the file lies where its id says", async (name, kept) => {
  const { owner, buyer } = await createBuyer();
  const { status, data } = await upload(buyer, PDF, name);
  expect(status).toBe(201);
  expect(data.name).toMatch(kept);
  const stored = await (apiEnv as Bindings).FILES?.list({ prefix: `${owner.id}/` });
  expect(stored?.objects.map(({ key }) => key)).toEqual([`${owner.id}/${data.id}`]);
});

test("ten million bytes are taken, and not one more", async () => {
  const { owner, buyer } = await createBuyer();
  const whole = await upload(buyer, ofLength(PDF, 10_000_000));
  expect([whole.status, whole.data.sizeBytes]).toEqual([201, 10_000_000]);
  const more = await upload(buyer, ofLength(PDF, 10_000_001));
  expect([more.status, more.error.details]).toEqual([422, { reason: "size", limitBytes: 10_000_000 }]);
  expect(await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`)).toEqual([
    { id: whole.data.id },
  ]);
});

test("a file goes with one request, and only with one of whoever brought it", async () => {
  const { owner, buyer } = await createBuyer();
  const other = await createTestUser(owner);
  const [mine, theirs] = [
    await createTestRequestFile(owner, { userId: buyer.id }),
    await createTestRequestFile(owner, { userId: other.id }),
  ];
  const requests = [
    await createTestOrder(owner, { buyer }),
    await createTestOrder(owner, { buyer }),
  ] as const;
  const now = new Date();
  const attach = (requestId: string, fileIds: string[], at = now) =>
    owner.database
      .writeBatch(attachFiles(owner.id, { requestId, fileIds, userId: buyer.id, at: at.toISOString() }))
      .then(
        () => "attached",
        (error: unknown) => (error as { code: string }).code,
      );
  expect(await attach(requests[0].id, [mine, theirs])).toBe("NOT_FOUND");
  const eightDaysOn = new Date(now.getTime() + 8 * 86_400_000);
  expect(await attach(requests[0].id, [mine], eightDaysOn)).toBe("NOT_FOUND");
  expect(await attach(requests[0].id, [mine])).toBe("attached");
  // The edit sends the same file again.
  expect(await attach(requests[0].id, [mine])).toBe("attached");
  expect(await attach(requests[1].id, [mine])).toBe("NOT_FOUND");
});

test.each([
  ["that is still coming in", { isWhole: false }],
  ["that was brought more than seven days ago", { at: "2026-01-01T00:00:00.000Z" }],
])("a file %s goes with no request, and nothing is saved", async (_which, file) => {
  const { owner, buyer } = await createBuyer();
  const id = await createTestRequestFile(owner, { userId: buyer.id, ...file });
  const kits = [{ id: await createTestKit(owner), amount: 1 }];
  for (const files of [{ files: [id] }, { checkoutFile: id }]) {
    const { status, error } = await saveOrder(buyer, kits, files);
    expect([status, error.details]).toEqual([404, { entity: "file", id }]);
  }
  expect(await readRows(owner, sql`select id from request where distributor_id = ${owner.id}`)).toEqual([]);
});

test("who brought a file takes it away again, unless a request has it", async () => {
  const { owner, buyer } = await createBuyer();
  const { data } = await upload(buyer, PDF);
  const kept = await createTestRequestFile(owner, { userId: buyer.id });
  const { id } = await createTestOrder(owner, { buyer });
  const at = new Date().toISOString();
  await owner.database.writeBatch(
    attachFiles(owner.id, { requestId: id, fileIds: [kept], userId: buyer.id, at }),
  );
  const drop = (fileId: string, { headers }: TestUser) => callApi("DELETE", `${PATH}/${fileId}`, { headers });
  expect((await drop(data.id, await createTestUser(owner))).status).toBe(404);
  expect((await drop(data.id, buyer)).data).toEqual({ deleted: true });
  expect(await (apiEnv as Bindings).FILES?.head(`${owner.id}/${data.id}`)).toBeNull();
  expect((await drop(kept, buyer)).status).toBe(404);
});

test("what no request took is cleaned away after seven days, what one has stays", async () => {
  const { owner, buyer } = await createBuyer();
  const loose = await createTestRequestFile(owner, { userId: buyer.id });
  const taken = await createTestRequestFile(owner, { userId: buyer.id });
  const { id } = await createTestOrder(owner, { buyer });
  const now = new Date();
  await owner.database.writeBatch(
    attachFiles(owner.id, { requestId: id, fileIds: [taken], userId: buyer.id, at: now.toISOString() }),
  );
  const sweep = (days: number) =>
    sweepFiles({
      env: apiEnv as Bindings,
      database: owner.database,
      distributorId: owner.id,
      now: new Date(now.getTime() + days * 86_400_000),
    });
  expect([await sweep(7), await sweep(7.1)]).toEqual([0, 1]);
  const left = await readRows(owner, sql`select id from file where distributor_id = ${owner.id}`);
  expect([left, loose === taken]).toEqual([[{ id: taken }], false]);
});

test("somebody who only uploads is stopped at sixty files", async () => {
  const { owner, buyer } = await createBuyer();
  await Promise.all(Array.from({ length: 60 }, () => createTestRequestFile(owner, { userId: buyer.id })));
  const { status, error } = await upload(buyer, PDF);
  expect([status, error.details]).toMatchObject([400, { issues: [{ field: "file", code: "TOO_MANY" }] }]);
  expect((await upload(await createTestUser(owner), PDF)).status).toBe(201);
});
