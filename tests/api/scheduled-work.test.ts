import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "#tests/factories/distributor.ts";
import { createTestLink, type MailOwner, readMails } from "#tests/factories/mail.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { EMAIL_PROVIDER_SETTINGS, openFakeEmailProvider } from "#tests/fakes/email-outside.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";
import { distributorDomain } from "#worker/db/schema/directory.ts";
import { cleanUp } from "#worker/jobs/clean-up.ts";
import { keepHouse } from "#worker/jobs/run-scheduled.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { createDirectoryRepository } from "#worker/repositories/platform/directory-repository.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { newId } from "#worker/scope.ts";
import { listPlatformHosts, listPortalHosts } from "#worker/services/access/portal-hosts.ts";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const platform: MailOwner = { id: PLATFORM_ID, database: openTestDatabase("primary") };

async function writeMail(
  owner: MailOwner,
  recipient: string,
  { link, createdAt = "2026-11-01T12:00:00.000Z" }: { link: string; createdAt?: string },
) {
  const content = { kind: "verifyEmail" as const, name: "Marina", link };
  await owner.database.writeBatch([
    emailStatement(owner.id, { id: newId("eml"), recipient, content, createdAt }),
  ]);
}

function readState(owner: MailOwner, recipient: string) {
  return readRows(
    owner,
    sql`select kind, content, sent_at is not null as sent from email_outbox
      where distributor_id = ${owner.id} and recipient = ${recipient}`,
  );
}

/** Runs the work of a minute for a distributor, or for the platform. */
async function work(owner: MailOwner, settings: Partial<typeof EMAIL_PROVIDER_SETTINGS> = {}) {
  const entries = await createDirectoryRepository(platform.database).listEntries();
  const entry = entries.find(({ id }) => id === owner.id);
  const hosts = entry ? listPortalHosts(apiEnv, entry) : listPlatformHosts(apiEnv);
  await keepHouse({ ...apiEnv, ...settings }, { distributorId: owner.id, database: owner.database, hosts });
}

test("the work of every minute sends what is due, of distributors under their own domains and of the platform", async () => {
  const owner = await createTestDistributor({ shard: "second" });
  const domain = `${owner.slug}.com.test`;
  const { orm } = platform.database;
  await platform.database.writeBatch([
    { query: orm.insert(distributorDomain).values({ host: domain, distributorId: owner.id }) },
  ]);
  const [own, operator] = [`${newId("a")}@volt.test`, `${newId("b")}@girassol.test`];
  await writeMail(owner, own, { link: `https://${domain}/verificar-email/1` });
  await writeMail(platform, operator, { link: "https://portal.test/plataforma/recover/1" });
  const provider = openFakeEmailProvider();
  await work(owner, EMAIL_PROVIDER_SETTINGS);
  await work(platform, EMAIL_PROVIDER_SETTINGS);
  const sent = provider.emails.filter(({ to }) => [own, operator].includes(to[0] ?? ""));
  expect(sent.map(({ to, from }) => [to[0], from]).sort()).toEqual(
    [
      [own, `Distribuidora ${owner.slug} <portal@girassol.test>`],
      [operator, "Girassol <portal@girassol.test>"],
    ].sort(),
  );
});

test("what a provider has taken keeps its kind, and no link", async () => {
  const owner = await createTestDistributor();
  const recipient = "marina@volt.test";
  await writeMail(owner, recipient, { link: `https://${owner.slug}.portal.test/recover/segredo` });
  openFakeEmailProvider();
  await work(owner, EMAIL_PROVIDER_SETTINGS);
  expect(await readState(owner, recipient)).toEqual([{ kind: "verifyEmail", content: "{}", sent: 1 }]);
});

test("what stays here without a provider keeps its content, for the developers' page", async () => {
  const owner = await createTestDistributor();
  const recipient = "marina@volt.test";
  const link = `https://${owner.slug}.portal.test/recover/1`;
  await writeMail(owner, recipient, { link });
  await work(owner);
  expect(await readState(owner, recipient)).toMatchObject([{ sent: 1 }]);
  expect(await readMails(owner, recipient)).toEqual([{ kind: "verifyEmail", name: "Marina", link }]);
});

test("a link to a domain that is not the distributor's never leaves", async () => {
  const owner = await createTestDistributor();
  await writeMail(owner, "marina@volt.test", { link: "https://outro.com.test/recover/1" });
  const provider = openFakeEmailProvider();
  await work(owner, EMAIL_PROVIDER_SETTINGS);
  expect(takeErrorLines()).toHaveLength(1);
  expect(provider.emails.filter(({ text }) => text.includes("outro.com.test"))).toEqual([]);
});

function daysBefore(days: number): string {
  return new Date(NOW.getTime() - days * 86_400_000).toISOString();
}

async function clean(owner: MailOwner) {
  await cleanUp({ database: owner.database, distributorId: owner.id, now: NOW });
}

async function createEndedSession(
  owner: TestDistributor,
  { access, refresh }: { access: string; refresh: string | null },
) {
  const user = await createTestUser(owner);
  await changeRows(
    owner,
    sql`update session_token set expires_at = ${access}, refresh_expires_at = ${refresh}
      where session_id = ${user.sessionId}`,
  );
  return readNumber(owner, sql`select count(*) from session_token where distributor_id = ${owner.id}`);
}

test.each([
  [29, 1],
  [31, 0],
])("of e-mails that are %i days old, %i is kept", async (days, kept) => {
  const owner = await createTestDistributor();
  const link = `https://${owner.slug}.portal.test/recover/1`;
  await writeMail(owner, "marina@volt.test", { link, createdAt: daysBefore(days) });
  await clean(owner);
  expect(await readState(owner, "marina@volt.test")).toHaveLength(kept);
});

test.each([
  [29, 1],
  [31, 0],
])("of links that ended %i days ago, %i is kept", async (days, kept) => {
  const owner = await createTestDistributor();
  const { id: userId } = await createTestUser(owner);
  await createTestLink(owner, { kind: "recovery", userId, expiresAt: daysBefore(days) });
  await clean(owner);
  const links = sql`select count(*) from account_token where distributor_id = ${owner.id}`;
  expect(await readNumber(owner, links)).toBe(kept);
});

test.each([
  ["access and renewal ended eight days ago", { access: daysBefore(8), refresh: daysBefore(8) }, 0],
  ["access ended eight days ago, without a renewal", { access: daysBefore(8), refresh: null }, 0],
  ["the renewal ended six days ago", { access: daysBefore(8), refresh: daysBefore(6) }, 1],
  ["access ended six days ago", { access: daysBefore(6), refresh: null }, 1],
])("credentials whose %s: kept are %s", async (_name, ends, kept) => {
  const owner = await createTestDistributor();
  expect(await createEndedSession(owner, ends)).toBe(1);
  await clean(owner);
  const tokens = sql`select count(*) from session_token where distributor_id = ${owner.id}`;
  expect(await readNumber(owner, tokens)).toBe(kept);
});

test("one distributor's cleaning leaves the others' and the platform's rows alone, and the platform has its own", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const old = { link: "https://portal.test/recover/1", createdAt: daysBefore(31) };
  const recipient = `${newId("a")}@volt.test`;
  for (const one of [owner, other, platform]) await writeMail(one, recipient, old);
  await clean(owner);
  expect(await readState(other, recipient)).toHaveLength(1);
  expect(await readState(platform, recipient)).toHaveLength(1);
  await clean(platform);
  expect(await readState(platform, recipient)).toEqual([]);
  expect(await readState(other, recipient)).toHaveLength(1);
});
