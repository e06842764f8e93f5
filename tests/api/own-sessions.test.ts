import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "../factories/distributor.ts";
import { changeRows, readRows } from "../factories/rows.ts";
import { openSupportSession } from "../factories/support.ts";
import { callApi } from "../setup/call-api.ts";

const PASSWORD = "Certa#2026";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

interface Listed {
  items: {
    id: string;
    device: { browser: string | null; system: string | null };
    address: string;
    isCurrent: boolean;
    supportBy: string | null;
  }[];
}

async function signInElsewhere(owner: TestDistributor, { email }: TestUser) {
  const headers = { "x-debug-distributor": owner.slug, "user-agent": CHROME };
  const body = { login: email, password: PASSWORD };
  const { data } = await callApi<{ token: string; accessKey: string }>("POST", "/app/login", {
    headers,
    body,
  });
  return { ...headers, authorization: `Bearer ${data.token}`, "access-key": data.accessKey };
}

function listSessions(headers: Record<string, string>) {
  return callApi<Listed>("GET", "/app/user/sessions", { headers });
}

test("people see where they are signed in, this device first, and which device each is", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  await createTestUser(owner);
  await signInElsewhere(owner, person);
  const { items } = (await listSessions(person.headers)).data;
  expect(items).toMatchObject([
    { id: person.sessionId, isCurrent: true, device: { browser: null, system: null } },
    { isCurrent: false, device: { browser: "Chrome", system: "Windows" }, supportBy: null },
  ]);
});

test("people see when the platform's support is in their account, and may end it", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner);
  const support = await openSupportSession(owner, person);
  const { items } = (await listSessions(person.headers)).data;
  expect(items[1]).toMatchObject({ supportBy: "Paulo Nunes" });
  await callApi("DELETE", `/app/user/sessions/${items[1]?.id ?? ""}`, { headers: person.headers });
  expect((await listSessions(support)).status).toBe(401);
});

test("ending one session ends that one only, and tells the rooms", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  const first = await signInElsewhere(owner, person);
  const second = await signInElsewhere(owner, person);
  const { items } = (await listSessions(first)).data;
  const { headers } = person;
  const firstId = items[0]?.id ?? "";
  expect((await callApi("DELETE", `/app/user/sessions/${firstId}`, { headers })).status).toBe(200);
  expect((await listSessions(first)).status).toBe(401);
  expect((await listSessions(second)).status).toBe(200);
  const [event] = await readRows(
    owner,
    sql`select audience, message from outbox where distributor_id = ${owner.id}`,
  );
  expect(JSON.parse(String(event?.["message"]))).toEqual({
    type: "session.ended",
    userId: person.id,
    only: firstId,
    except: null,
  });
});

test("ending all others leaves the session that asks", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  const elsewhere = [await signInElsewhere(owner, person), await signInElsewhere(owner, person)];
  const { headers } = person;
  expect((await callApi("DELETE", "/app/user/sessions", { headers })).status).toBe(200);
  for (const other of elsewhere) expect((await listSessions(other)).status).toBe(401);
  expect((await listSessions(headers)).data.items).toHaveLength(1);
});

test("somebody else's session answers as one that does not exist, at one's own distributor and at another", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const colleague = await createTestUser(owner);
  const stranger = await createTestUser(await createTestDistributor());
  for (const id of [colleague.sessionId, stranger.sessionId, "ses_none"]) {
    const { status, error } = await callApi("DELETE", `/app/user/sessions/${id}`, { headers });
    expect([status, error.type]).toEqual([404, "NOT_FOUND"]);
  }
  expect((await listSessions(colleague.headers)).status).toBe(200);
  expect((await listSessions(stranger.headers)).status).toBe(200);
});

test("sessions that have ended or expired are not listed", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  await signInElsewhere(owner, person);
  await changeRows(
    owner,
    sql`update session set expires_at = '2026-01-01T00:00:00.000Z'
      where distributor_id = ${owner.id} and id <> ${person.sessionId}`,
  );
  expect((await listSessions(person.headers)).data.items).toHaveLength(1);
});
