import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { emailOutbox } from "#worker/db/schema/kernel.ts";

const PASSWORD = "Girassol#2026";
const LAPTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1";

async function signIn(owner: TestDistributor, email: string, userAgent: string): Promise<number> {
  const headers = { "x-debug-distributor": owner.slug, "user-agent": userAgent };
  const body = { login: email, password: PASSWORD };
  return (await callApi("POST", "/app/login", { headers, body })).status;
}

async function devicesTold({ database, id }: TestDistributor): Promise<unknown[]> {
  const [rows] = await database.readBatch([database.orm.select().from(emailOutbox)]);
  return rows
    .filter(({ distributorId, kind }) => distributorId === id && kind === "newDevice")
    .map(({ content }) => (content as { device: string }).device);
}

test("a sign-in with a device that was never seen is told by e-mail, once", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner, { type: "admin", password: PASSWORD });
  expect(await signIn(owner, user.email, LAPTOP)).toBe(200);
  expect(await signIn(owner, user.email, PHONE)).toBe(200);
  expect(await signIn(owner, user.email, PHONE)).toBe(200);
  expect(await devicesTold(owner)).toEqual(["Chrome no Windows", "Safari no iPhone"]);
});
