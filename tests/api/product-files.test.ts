import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestKit } from "#tests/factories/kit.ts";
import { createEquipmentStaff, saveTestProducts } from "#tests/factories/product.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { createTestWidgetKey } from "#tests/factories/widget-key.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";
import type { Bindings } from "#worker/env.ts";
import { isSweepMinute, sweepFiles } from "#worker/jobs/sweep-files.ts";
import { serveStoredFile } from "#worker/stored-files.ts";

type Answer = { id: string; version: number; photo: string | null; datasheet: string | null };

const bucket = (apiEnv as Bindings).FILES;
const PNG = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1],
]);
const PDF = new TextEncoder().encode("%PDF-1.7\n%%EOF");

async function createShop() {
  const owner = await createTestDistributor();
  const headers = await createEquipmentStaff(owner);
  const [id = ""] = await saveTestProducts(owner, [{ type: "module", values: { productCode: "MOD 550/A" } }]);
  return { owner, headers, id };
}

/** Uploads as a browser does, chunk by chunk. */
async function upload(
  { headers, id }: { headers: Record<string, string>; id: string },
  kind: "photo" | "datasheet",
  bytes: Uint8Array,
  { version = 1, env = {} }: { version?: number; env?: object } = {},
) {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return callApi<Answer>("PUT", `/app/staff/products/${id}/${kind}?version=${String(version)}`, {
    headers: { ...headers, "content-type": "image/png", "x-file-name": "../../evil.html" },
    body,
    env: env as Record<string, unknown>,
  });
}

async function read(owner: Pick<TestDistributor, "slug">, path: string, method = "GET"): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(`http://${owner.slug}.portal.test${path}`, { method });
  const response = await serveStoredFile(request, apiEnv, context);
  await waitOnExecutionContext(context);
  return response;
}

test("an uploaded picture is shown to whoever knows its address, kept for good, and run by nobody", async () => {
  const { owner, headers, id } = await createShop();
  const answer = await upload({ headers, id }, "photo", PNG);
  expect([answer.status, answer.data.version]).toEqual([200, 2]);
  expect(answer.data.photo).toMatch(/^\/arquivos\/fil_[0-9a-z]+$/);
  const shown = await read(owner, answer.data.photo ?? "");
  expect(shown.status).toBe(200);
  expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(shown.headers.get("content-disposition")).toMatch(
    /^inline; filename="foto-mod-550-a-\d{4}(-\d\d){5}\.png"$/,
  );
  // The second read comes from the cache.
  expect((await read(owner, answer.data.photo ?? "")).status).toBe(200);
  expect(
    await readRows(
      owner,
      sql`select event from audit_log where entity_id = ${id} and changes ->> '$.photo.to' like 'foto-%'`,
    ),
  ).toEqual([{ event: "product.updated" }]);
});

test("a data sheet is shown as what it is, and taken away again", async () => {
  const { owner, headers, id } = await createShop();
  const { data } = await upload({ headers, id }, "datasheet", PDF);
  const shown = await read(owner, data.datasheet ?? "");
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  await shown.arrayBuffer();
  const remove = (version: number) =>
    callApi<Answer>("DELETE", `/app/staff/products/${id}/datasheet?version=${String(version)}`, { headers });
  expect((await remove(1)).error.type).toBe("STALE_VERSION");
  expect((await remove(2)).data).toMatchObject({ datasheet: null, version: 3 });
  expect((await remove(3)).data).toMatchObject({ datasheet: null, version: 3 });
});

test("another distributor's file, another kind of file and what is no file are not found", async () => {
  const { owner, headers, id } = await createShop();
  const stranger = await createTestDistributor();
  const { data } = await upload({ headers, id }, "photo", PNG);
  const path = data.photo ?? "";
  expect((await read(stranger, path)).status).toBe(404);
  expect((await read({ slug: "nobody" }, path)).status).toBe(404);
  for (const wrong of [
    "/arquivos/",
    "/arquivos/fil_none",
    `${path}/x`,
    "/arquivos/%2e%2e/fil_1",
    "/arquivos/FIL_1",
  ]) {
    expect((await read(owner, wrong)).status).toBe(404);
  }
  expect((await read(owner, path, "POST")).status).toBe(404);
  const head = await read(owner, path, "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  await changeRows(owner, sql`update file set kind = 'import' where distributor_id = ${owner.id}`);
  expect((await read(owner, path, "HEAD")).status).toBe(404);
});

test.each([
  ["nothing", "photo", new Uint8Array(), { reason: "empty" }],
  ["an SVG", "photo", new TextEncoder().encode("<svg onload=alert(1)>"), { reason: "type" }],
  ["a page named as a picture", "photo", new TextEncoder().encode("<html>"), { reason: "type" }],
  ["a data sheet as a picture", "photo", PDF, { reason: "type" }],
  ["a picture as a data sheet", "datasheet", PNG, { reason: "type" }],
] as const)("%s is refused, and the product stays as it was", async (_title, kind, bytes, details) => {
  const { owner, headers, id } = await createShop();
  const answer = await upload({ headers, id }, kind, bytes);
  expect([answer.status, answer.error.type, answer.error.details]).toEqual([
    422,
    "FILE_NOT_ALLOWED",
    details,
  ]);
  expect(await readRows(owner, sql`select 1 from file where distributor_id = ${owner.id}`)).toEqual([]);
  expect(await readRows(owner, sql`select version from product where id = ${id}`)).toEqual([{ version: 1 }]);
});

test("a picture of two million bytes is taken, and one byte more is read no further", async () => {
  const { headers, id } = await createShop();
  const largest = new Uint8Array(2_000_000);
  largest.set(PNG);
  expect((await upload({ headers, id }, "photo", largest)).status).toBe(200);
  const tooLarge = new Uint8Array(2_000_001);
  tooLarge.set(PNG);
  const answer = await upload({ headers, id }, "photo", tooLarge, { version: 2 });
  expect([answer.status, answer.error.details]).toEqual([422, { reason: "size", limitBytes: 2_000_000 }]);
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 500_000;
      controller.enqueue(new Uint8Array(500_000));
    },
  });
  const call = startCall("PUT", `/app/staff/products/${id}/photo?version=2`, { headers, body: endless });
  expect((await call.response).status).toBe(422);
  await call.finish();
  expect(sent).toBeLessThanOrEqual(4_000_000);
});

test("a file for another version of the product is refused, and the one that is shown stays", async () => {
  const { owner, headers, id } = await createShop();
  await upload({ headers, id }, "photo", PNG);
  const stale = await upload({ headers, id }, "photo", PNG);
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await upload({ headers, id: "prd_none" }, "photo", PNG)).status).toBe(404);
  const stranger = await createShop();
  expect((await upload({ headers: stranger.headers, id }, "photo", PNG, { version: 2 })).status).toBe(404);
  expect(await readRows(owner, sql`select 1 from file where distributor_id = ${owner.id}`)).toHaveLength(1);
});

test("while files are out of reach an upload says so and changes nothing", async () => {
  const { owner, headers, id } = await createShop();
  const broken = {
    put: () => Promise.reject(new Error("out of reach")),
  };
  const answer = await upload({ headers, id }, "photo", PNG, { env: { FILES: broken } });
  expect([answer.status, answer.error.type]).toEqual([503, "FILES_UNAVAILABLE"]);
  expect(await readRows(owner, sql`select version, photo_id from product where id = ${id}`)).toEqual([
    { version: 1, photo_id: null },
  ]);
  const context = createExecutionContext();
  const { data } = await upload({ headers, id }, "photo", PNG);
  const request = new Request(`http://${owner.slug}.portal.test${data.photo ?? ""}`);
  const away = { ...apiEnv, FILES: { get: () => Promise.reject(new Error("out of reach")) } };
  const response = await serveStoredFile(request, away, context);
  expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(takeErrorLines()).toEqual([
    expect.stringContaining("FILES_UNAVAILABLE"),
    expect.stringContaining("file-not-served"),
  ]);
});

test("what was replaced or never shown is taken away after a day, bytes and row, and what is shown stays", async () => {
  const { owner, headers, id } = await createShop();
  const first = await upload({ headers, id }, "photo", PNG);
  const second = await upload({ headers, id }, "photo", PNG, { version: 2 });
  const copy = await callApi<Answer>("POST", `/app/staff/products/${id}/duplicate`, { headers });
  const third = await upload({ headers, id }, "photo", PNG, { version: 3 });
  const kept = await upload({ headers, id }, "datasheet", PDF, { version: 4 });
  const idOf = (path: string | null) => (path ?? "").replace("/arquivos/", "");
  const sweep = (afterMs: number) => {
    const now = new Date(Date.now() + afterMs);
    return sweepFiles({
      env: bucket === undefined ? {} : { FILES: bucket },
      database: owner.database,
      distributorId: owner.id,
      now,
    });
  };
  expect(await sweep(23 * 3_600_000)).toBe(0);
  expect(await sweep(25 * 3_600_000)).toBe(1);
  expect(await sweep(25 * 3_600_000)).toBe(0);
  const left = await readRows(owner, sql`select id, key from file where distributor_id = ${owner.id}`);
  // The copy has the second picture.
  expect(copy.data.photo).toBe(second.data.photo);
  expect(left.map((row) => row["id"]).sort()).toEqual(
    [second.data.photo, third.data.photo, kept.data.datasheet].map(idOf).sort(),
  );
  expect(await bucket?.head(`${owner.id}/${idOf(first.data.photo)}`)).toBeNull();
  for (const { key } of left) expect(await bucket?.head(String(key))).not.toBeNull();
});

test("files of a distributor are gone through in one minute of the day", () => {
  const minutes = Array.from({ length: 1440 }, (_, index) => new Date(Date.UTC(2026, 10, 21, 0, index)));
  expect(minutes.filter((now) => isSweepMinute("dst_1", now))).toHaveLength(1);
});

test("a widget gets the whole address of a kit's picture, on a host of its distributor", async () => {
  const owner = await createTestDistributor();
  await createTestKit(owner);
  await changeRows(owner, sql`update kit set photo_id = 'fil_1' where distributor_id = ${owner.id}`);
  const site = "https://loja.distribuidora.test";
  const key = await createTestWidgetKey(owner, [site]);
  const answer = await callApi<{ items: { photoUrl: string }[] }>("GET", "/app/user/kits", {
    headers: { "x-publishable-key": key, origin: site },
  });
  expect(answer.data.items.map(({ photoUrl }) => photoUrl)).toEqual([
    `http://${owner.slug}.portal.test/arquivos/fil_1`,
  ]);
});
