import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { EmailContentSchema } from "#domain/access/email-schema.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "#tests/factories/distributor.ts";
import { createTestNotification } from "#tests/factories/notification.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { beforeSave } from "#tests/fakes/database-gate.ts";
import { cleanUp } from "#worker/jobs/clean-up.ts";
import { sendDigests } from "#worker/jobs/send-digests.ts";

const ORIGIN = "https://sol.portal.test";
const SEVEN = "2026-11-21T10:00:00.000Z"; // in São Paulo
const YESTERDAY = { createdAt: "2026-11-20T15:00:00.000Z" };
const ORDER = {
  kind: "orderCreated",
  content: { requestId: "req_1", code: "PED-000001", name: "Casa Alves", totalCents: 100_000 },
} as const;

const run = (owner: TestDistributor, at: string = SEVEN) =>
  sendDigests({ database: owner.database, distributorId: owner.id, origin: ORIGIN, now: new Date(at) });

async function readDigests(owner: TestDistributor) {
  const rows = await readRows(
    owner,
    sql`select recipient, content from email_outbox where distributor_id = ${owner.id}
      and kind = 'notificationDigest' order by created_at, recipient`,
  );
  return rows.map(({ recipient, content }) => {
    const parsed = EmailContentSchema.parse(JSON.parse(String(content)));
    if (parsed.kind !== "notificationDigest") throw new Error("Not a digest");
    return { recipient, ...parsed };
  });
}

const countOpen = (owner: TestDistributor) =>
  readNumber(
    owner,
    sql`select count(*) from notification where distributor_id = ${owner.id} and digested_at is null`,
  );

async function createAdmin() {
  const owner = await createTestDistributor();
  return { owner, admin: await createTestUser(owner, { type: "admin" }) };
}

test("after seven in the morning each person gets one e-mail with what is unread, by kind and with links", async () => {
  const { owner, admin } = await createAdmin();
  const colleague = await createTestUser(owner, { type: "admin" });
  await createTestNotification(owner, admin.id, { ...YESTERDAY, ...ORDER });
  await createTestNotification(owner, admin.id, { createdAt: "2026-11-20T16:00:00.000Z" });
  await createTestNotification(owner, colleague.id, YESTERDAY);
  expect(await run(owner)).toBe(2);
  const digests = await readDigests(owner);
  expect(digests.find(({ recipient }) => recipient === admin.email)).toEqual({
    recipient: admin.email,
    kind: "notificationDigest",
    name: "Marina",
    summary: "1 novo pedido e 1 novo cadastro",
    lines: [
      { text: "Novo cadastro de integrador: Volt", link: `${ORIGIN}/integrators/detail/int_1` },
      {
        text: "Novo pedido · PED-000001: Casa Alves · R$\u00a01.000,00",
        link: `${ORIGIN}/requests/detail/req_1`,
      },
    ],
    listLink: `${ORIGIN}/info/notifications`,
    preferencesLink: `${ORIGIN}/info/user#notificacoes`,
  });
  expect(digests).toHaveLength(2);
});

test.each([
  ["2026-11-21T09:59:59.999Z", 0],
  [SEVEN, 1],
])("at %s there are %i digests", async (at, count) => {
  const { owner, admin } = await createAdmin();
  await createTestNotification(owner, admin.id, YESTERDAY);
  expect(await run(owner, at)).toBe(count);
});

test("seven in the morning is where the distributor is", async () => {
  const owner = await createTestDistributor({ settings: { timeZone: "America/Rio_Branco" } });
  const admin = await createTestUser(owner, { type: "admin" });
  await createTestNotification(owner, admin.id, YESTERDAY);
  expect(await run(owner, "2026-11-21T11:59:00.000Z")).toBe(0);
  expect(await run(owner, "2026-11-21T12:00:00.000Z")).toBe(1);
});

test("there is one digest a day: what comes after seven waits for the next", async () => {
  const { owner, admin } = await createAdmin();
  await createTestNotification(owner, admin.id, { createdAt: "2026-11-21T09:59:59.999Z" });
  await createTestNotification(owner, admin.id, { createdAt: SEVEN });
  expect(await run(owner, "2026-11-21T18:00:00.000Z")).toBe(1);
  expect(await run(owner, "2026-11-21T18:01:00.000Z")).toBe(0);
  expect(await countOpen(owner)).toBe(1);
  expect(await run(owner, "2026-11-22T10:00:00.000Z")).toBe(1);
  expect((await readDigests(owner)).map(({ summary }) => summary)).toEqual([
    "1 novo cadastro",
    "1 novo cadastro",
  ]);
});

test("what was read, or is not wanted by e-mail, is not in a digest; with nothing left there is none", async () => {
  const { owner, admin } = await createAdmin();
  await createTestNotification(owner, admin.id, { ...YESTERDAY, lookedAt: "2026-11-20T16:00:00.000Z" });
  await createTestNotification(owner, admin.id, { ...YESTERDAY, inDigest: false });
  expect(await run(owner)).toBe(0);
  expect(await readDigests(owner)).toEqual([]);
  // A read notification is settled, so that later runs skip it.
  expect(await countOpen(owner)).toBe(1);
});

test("blocked people and addresses that are not verified get no digest", async () => {
  const owner = await createTestDistributor();
  const blocked = await createTestUser(owner, { type: "admin", blocked: true });
  const unverified = await createTestUser(owner, { type: "admin" });
  await changeRows(owner, sql`update user set email_verified_at = null where id = ${unverified.id}`);
  for (const { id } of [blocked, unverified]) await createTestNotification(owner, id, YESTERDAY);
  expect(await run(owner)).toBe(0);
  expect(await readDigests(owner)).toEqual([]);
  expect(await countOpen(owner)).toBe(0);
});

test("two runs at once write to each person once", async () => {
  const owner = await createTestDistributor();
  for (let person = 0; person < 5; person += 1) {
    const { id } = await createTestUser(owner, { type: "admin" });
    await createTestNotification(owner, id, YESTERDAY);
  }
  const written = await Promise.all([run(owner), run(owner), run(owner)]);
  expect(written.reduce((sum, count) => sum + count, 0)).toBe(5);
  expect(await readDigests(owner)).toHaveLength(5);
});

test("somebody who reads while the digest is written gets the one that is right, a minute later", async () => {
  const { owner, admin } = await createAdmin();
  const read = await createTestNotification(owner, admin.id, YESTERDAY);
  await createTestNotification(owner, admin.id, { ...YESTERDAY, ...ORDER });
  beforeSave("insert into email_outbox", () =>
    changeRows(
      owner,
      sql`update notification set looked_at = ${SEVEN} where distributor_id = ${owner.id}
        and notification_id = ${read}`,
    ),
  );
  expect(await run(owner)).toBe(0);
  expect(await countOpen(owner)).toBe(2);
  expect(await run(owner, "2026-11-21T10:01:00.000Z")).toBe(1);
  expect((await readDigests(owner)).map(({ summary }) => summary)).toEqual(["1 novo pedido"]);
});

test("a run writes to twenty people, and the next one to the rest", async () => {
  const owner = await createTestDistributor();
  for (let person = 0; person < 21; person += 1) {
    const { id } = await createTestUser(owner, { type: "admin" });
    await createTestNotification(owner, id, YESTERDAY);
  }
  expect([await run(owner), await run(owner), await run(owner)]).toEqual([20, 1, 0]);
});

test("a digest has ten lines, and counts all", async () => {
  const { owner, admin } = await createAdmin();
  for (let at = 0; at < 12; at += 1) {
    const createdAt = `2026-11-20T15:00:${String(at).padStart(2, "0")}.000Z`;
    await createTestNotification(owner, admin.id, { ...ORDER, createdAt });
  }
  await run(owner);
  const [digest] = await readDigests(owner);
  expect(digest?.summary).toBe("12 novos pedidos");
  expect(digest?.lines).toHaveLength(10);
});

test("another distributor's people are not in it", async () => {
  const { owner, admin } = await createAdmin();
  const other = await createAdmin();
  await createTestNotification(owner, admin.id, YESTERDAY);
  expect(await run(other.owner)).toBe(0);
  expect(await countOpen(owner)).toBe(1);
});

test("notifications are kept for 180 days", async () => {
  const { owner, admin } = await createAdmin();
  const now = new Date("2026-11-21T12:00:00.000Z");
  const kept = await createTestNotification(owner, admin.id, { createdAt: "2026-05-25T12:00:00.000Z" });
  await createTestNotification(owner, admin.id, { createdAt: "2026-05-25T11:59:59.999Z" });
  await createTestNotification(owner, admin.id, { createdAt: "2026-05-25T11:59:59.999Z", inPortal: false });
  const other = await createAdmin();
  await createTestNotification(other.owner, other.admin.id, { createdAt: "2026-01-01T12:00:00.000Z" });
  await cleanUp({ database: owner.database, distributorId: owner.id, now });
  const left = (of: TestDistributor) =>
    readRows(of, sql`select notification_id from notification where distributor_id = ${of.id}`);
  expect(await left(owner)).toEqual([{ notification_id: kept }]);
  expect(await left(other.owner)).toHaveLength(1);
});
