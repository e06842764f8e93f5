import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { filePath } from "#domain/files/file-path.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { PHOTOS } from "#tests/factories/photo.ts";
import { createTestPopup } from "#tests/factories/popup.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";
import type { Bindings } from "#worker/env.ts";
import { sweepFiles } from "#worker/jobs/sweep-files.ts";

const PATH = "/app/staff/theme/pictures";

async function createEditor() {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const keep = (bytes: Uint8Array) =>
    callApi<{ id: string }>("POST", PATH, {
      headers,
      body: new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(),
    });
  return { owner, keep };
}

function sweep({ id, database }: TestDistributor, days: number) {
  const now = new Date(Date.now() + days * 24 * 3_600_000);
  return sweepFiles({ env: apiEnv as Bindings, database, distributorId: id, now });
}

async function keptOf(owner: TestDistributor): Promise<unknown[]> {
  const rows = await readRows(owner, sql`select id from file where distributor_id = ${owner.id} order by id`);
  return rows.map((row) => row["id"]);
}

test("pictures of the look and of pop-ups stay as long as something shows them, and go a day after", async () => {
  const { owner, keep } = await createEditor();
  const ids: string[] = [];
  for (const bytes of [PHOTOS.png, PHOTOS.jpeg, PHOTOS.webp, PHOTOS.png, PHOTOS.png]) {
    const kept = await keep(bytes);
    expect(kept.status).toBe(201);
    ids.push(kept.data.id);
  }
  const [logo = "", favicon = "", login = "", campaign = "", forgotten = ""] = ids;
  const look = {
    ...{ logo: filePath(logo), favicon: filePath(favicon) },
    loginTheme: { image: filePath(login) },
  };
  await changeRows(
    owner,
    sql`update distributor_profile set theme = json_patch(theme, ${JSON.stringify(look)}) where distributor_id = ${owner.id}`,
  );
  const popup = await createTestPopup(owner, { image: filePath(campaign) });
  expect(await sweep(owner, 0)).toBe(0);
  expect(await sweep(owner, 2)).toBe(1);
  expect(await keptOf(owner)).toEqual([logo, favicon, login, campaign].sort());
  expect(await keptOf(owner)).not.toContain(forgotten);
  await changeRows(owner, sql`update popup set image = null where id = ${popup}`);
  await changeRows(
    owner,
    sql`update distributor_profile set theme = json_remove(theme, '$.favicon') where distributor_id = ${owner.id}`,
  );
  expect(await sweep(owner, 2)).toBe(2);
  expect(await keptOf(owner)).toEqual([logo, login].sort());
});

test.each([
  ["nothing", new Uint8Array()],
  ["a drawing that may hold scripts", new TextEncoder().encode("<svg onload=alert(1)>")],
])("%s is no picture", async (_what, bytes) => {
  const { owner, keep } = await createEditor();
  const refused = await keep(bytes);
  expect([refused.status, refused.error.type]).toEqual([422, "FILE_NOT_ALLOWED"]);
  expect(await keptOf(owner)).toEqual([]);
});
