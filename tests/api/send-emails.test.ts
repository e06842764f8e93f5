import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { EmailContent } from "#domain/access/email-schema.ts";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { EMAIL_PROVIDER_SETTINGS, openFakeEmailProvider } from "#tests/fakes/email-outside.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";
import { emailOutbox } from "#worker/db/schema/kernel.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { listPortalHosts } from "#worker/services/access/portal-hosts.ts";
import { sendEmails, type SendEmailsOptions } from "#worker/services/access/send-emails.ts";

const NOON = "2026-11-21T12:00:00.000Z";

function minutesAfterNoon(minutes: number): Date {
  return new Date(Date.parse(NOON) + minutes * 60_000);
}

function originOf(owner: TestDistributor): string {
  return `http://${owner.slug}.portal.test`;
}

function buildContent(owner: TestDistributor, name = "Marina"): EmailContent {
  return { kind: "verifyEmail", name, link: `${originOf(owner)}/verify/1` };
}

/** An e-mail, of a request that does not exist if it tells of one. */
function aboutWhat(content: EmailContent) {
  return "code" in content ? { content, requestId: "req_none" } : { content };
}

/** Writes one e-mail for each name, the first one due first. */
async function writeEmails(
  owner: TestDistributor,
  names: readonly string[],
  content: (name: string) => EmailContent = (name) => buildContent(owner, name),
): Promise<void> {
  await owner.database.writeBatch(
    names.map((name, at) =>
      emailStatement(owner.id, {
        id: `eml_${owner.id}_${name}`,
        recipient: `${name.toLowerCase()}@volt.test`,
        ...aboutWhat(content(name)),
        createdAt: new Date(Date.parse(NOON) - (names.length - at)).toISOString(),
      }),
    ),
  );
}

function send(owner: TestDistributor, options: Partial<SendEmailsOptions> = {}): Promise<number> {
  return sendEmails({
    env: { ...apiEnv, ...EMAIL_PROVIDER_SETTINGS },
    database: owner.database,
    distributorId: owner.id,
    hosts: listPortalHosts(apiEnv, owner),
    now: () => minutesAfterNoon(0),
    ...options,
  });
}

async function readOutbox(owner: TestDistributor) {
  const { orm, readBatch } = owner.database;
  const [rows] = await readBatch([
    orm
      .select({
        recipient: emailOutbox.recipient,
        sentAt: emailOutbox.sentAt,
        attempts: emailOutbox.attempts,
        nextAttemptAt: emailOutbox.nextAttemptAt,
        failure: emailOutbox.failure,
      })
      .from(emailOutbox)
      .where(eq(emailOutbox.distributorId, owner.id))
      .orderBy(emailOutbox.createdAt),
  ]);
  return rows;
}

test("e-mails that are due leave in order, in the distributor's name and look, and once", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  await writeEmails(owner, ["Marina", "Bruno"]);
  expect(await send(owner)).toBe(2);
  expect(await send(owner)).toBe(0);
  expect(provider.posts).toBe(2);
  expect(provider.emails).toMatchObject([
    {
      key: `eml_${owner.id}_Marina`,
      from: `Distribuidora ${owner.slug} <portal@girassol.test>`,
      to: ["marina@volt.test"],
      subject: "Confirme o seu e-mail",
    },
    { key: `eml_${owner.id}_Bruno`, to: ["bruno@volt.test"] },
  ]);
  expect(provider.emails[0]?.html).toContain(`href="${originOf(owner)}/verify/1"`);
  expect(provider.emails[0]?.text).toContain("Olá, Marina.");
  expect(await readOutbox(owner)).toMatchObject([
    { recipient: "marina@volt.test", sentAt: NOON, attempts: 0, failure: null },
    { recipient: "bruno@volt.test", sentAt: NOON, attempts: 0, failure: null },
  ]);
});

test("an e-mail is due from its next attempt on, not a millisecond before", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  await writeEmails(owner, ["Marina"]);
  const due = { id: owner.id, at: "2026-11-21T12:00:00.000Z" };
  await changeRows(
    owner,
    sql`update email_outbox set next_attempt_at = ${due.at} where distributor_id = ${due.id}`,
  );
  expect(await send(owner, { now: () => new Date("2026-11-21T11:59:59.999Z") })).toBe(0);
  expect(await send(owner, { now: () => new Date(due.at) })).toBe(1);
  expect(provider.emails).toHaveLength(1);
});

test("one distributor's run leaves the e-mails of another alone, also on another shard", async () => {
  const [one, other] = [await createTestDistributor(), await createTestDistributor()];
  const far = await createTestDistributor({ shard: "second" });
  const provider = openFakeEmailProvider();
  for (const owner of [one, other, far]) await writeEmails(owner, ["Marina"]);
  expect(await send(far)).toBe(1);
  expect(await send(one)).toBe(1);
  expect(provider.emails.map(({ key }) => key)).toEqual([`eml_${far.id}_Marina`, `eml_${one.id}_Marina`]);
  expect(await readOutbox(other)).toMatchObject([{ sentAt: null }]);
});

test("an e-mail that fails waits a minute, then two, and stops no other", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  provider.refuse = ({ to }) =>
    to[0] === "marina@volt.test" ? { statusCode: 503, name: "unavailable", message: "Later" } : null;
  await writeEmails(owner, ["Marina", "Bruno"]);
  expect(await send(owner)).toBe(1);
  expect(await readOutbox(owner)).toMatchObject([
    {
      sentAt: null,
      attempts: 1,
      nextAttemptAt: "2026-11-21T12:01:00.000Z",
      failure: "503 unavailable: Later",
    },
    { sentAt: NOON, failure: null },
  ]);
  expect(await send(owner)).toBe(0);
  expect(provider.posts).toBe(2);
  expect(await send(owner, { now: () => minutesAfterNoon(1) })).toBe(0);
  expect((await readOutbox(owner))[0]).toMatchObject({
    attempts: 2,
    nextAttemptAt: "2026-11-21T12:03:00.000Z",
  });
  provider.refuse = () => null;
  expect(await send(owner, { now: () => minutesAfterNoon(3) })).toBe(1);
  expect((await readOutbox(owner))[0]).toMatchObject({
    sentAt: "2026-11-21T12:03:00.000Z",
    attempts: 2,
    failure: null,
  });
});

test("after eight failed attempts an e-mail is given up, and the log says so", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  provider.refuse = () => ({ statusCode: 500, name: "application_error", message: "Broken" });
  await writeEmails(owner, ["Marina"]);
  await changeRows(owner, sql`update email_outbox set attempts = 7 where distributor_id = ${owner.id}`);
  expect(await send(owner)).toBe(0);
  expect(await send(owner, { now: () => minutesAfterNoon(10_000) })).toBe(0);
  expect(provider.posts).toBe(1);
  expect(await readOutbox(owner)).toMatchObject([{ sentAt: null, attempts: 8 }]);
  expect(takeErrorLines()).toEqual([expect.stringContaining('"code":"500 application_error"')]);
});

test("a refusal that will stay gives the e-mail up at once, and the log names no person", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  provider.refuse = ({ to }) => ({
    statusCode: 422,
    name: "validation_error",
    message: `Invalid \`to\`: ${String(to[0])}`,
  });
  await writeEmails(owner, ["Marina"]);
  expect(await send(owner)).toBe(0);
  expect(await readOutbox(owner)).toMatchObject([
    { attempts: 8, failure: "422 validation_error: Invalid `to`: marina@volt.test" },
  ]);
  const [line = "", ...more] = takeErrorLines();
  expect(more).toEqual([]);
  expect(JSON.parse(line)).toEqual({
    level: "error",
    event: "email-not-sent",
    distributorId: owner.id,
    emailId: `eml_${owner.id}_Marina`,
    kind: "verifyEmail",
    attempts: 8,
    code: "422 validation_error",
  });
});

test.each([
  ["a link to a foreign host", (link: string) => ({ kind: "verifyEmail", name: "", link })],
  ["a kind that is not known", () => ({ kind: "advertisement" })],
])("an e-mail with %s is given up unsent, and the next one leaves", async (_title, build) => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  await writeEmails(owner, ["Marina", "Bruno"], (name) =>
    name === "Marina" ? (build("https://evil.test/verify/1") as EmailContent) : buildContent(owner),
  );
  expect(await send(owner)).toBe(1);
  expect(provider.emails.map(({ to }) => to)).toEqual([["bruno@volt.test"]]);
  expect(await readOutbox(owner)).toMatchObject([{ sentAt: null, attempts: 8 }, { sentAt: NOON }]);
  expect(takeErrorLines()).toEqual([expect.stringContaining('"code":"not_rendered"')]);
});

test("an e-mail whose links lead to the distributor's own domain leaves", async () => {
  const owner = await createTestDistributor();
  openFakeEmailProvider();
  await writeEmails(owner, ["Marina"], (name) => ({
    kind: "verifyEmail",
    name,
    link: "https://loja.sol.test/verify/1",
  }));
  const hosts = listPortalHosts(apiEnv, { slug: owner.slug, domains: ["loja.sol.test"] });
  expect(await send(owner, { hosts })).toBe(1);
});

test.each([
  [undefined, 20],
  [3, 3],
  [100, 20],
])("a run with the limit %s sends %i e-mails", async (limit, expected) => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  await writeEmails(
    owner,
    Array.from({ length: 21 }, (_, at) => `P${String(at).padStart(2, "0")}`),
  );
  expect(await send(owner, limit === undefined ? {} : { limit })).toBe(expected);
  expect(provider.emails.map(({ to }) => to[0]).slice(0, 3)).toEqual([
    "p00@volt.test",
    "p01@volt.test",
    "p02@volt.test",
  ]);
});

test("a run that has lasted twenty seconds begins no further e-mail", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  let nowMs = Date.parse(NOON);
  provider.refuse = () => {
    nowMs += 10_000;
    return { statusCode: 504, name: "timeout", message: "" };
  };
  await writeEmails(owner, ["A1", "A2", "A3", "A4"]);
  await send(owner, { now: () => new Date(nowMs) });
  // They start after 0, 10 and 20 seconds; a fourth would start after 30.
  expect(await readOutbox(owner)).toMatchObject([
    { attempts: 1 },
    { attempts: 1 },
    { attempts: 1 },
    { attempts: 0 },
  ]);
});

test("runs that overlap send each e-mail once and count a failed attempt once", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  provider.refuse = ({ to }) =>
    to[0] === "bruno@volt.test" ? { statusCode: 429, name: "rate_limit_exceeded", message: "" } : null;
  await writeEmails(owner, ["Marina", "Bruno"]);
  await Promise.all([send(owner), send(owner), send(owner)]);
  expect(provider.emails.map(({ to }) => to[0])).toEqual(["marina@volt.test"]);
  expect(await readOutbox(owner)).toMatchObject([
    { sentAt: NOON, attempts: 0 },
    { sentAt: null, attempts: 1 },
  ]);
});

test("a failure that comes after another run's success changes nothing", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  await writeEmails(owner, ["Marina"]);
  let isSecond = false;
  const sentBySecond: number[] = [];
  const answer = provider.answer.bind(provider);
  vi.spyOn(provider, "answer").mockImplementation(async (request) => {
    if (isSecond) return answer(request);
    isSecond = true;
    sentBySecond.push(await send(owner));
    return Response.json({ statusCode: 500, name: "application_error", message: "" }, { status: 500 });
  });
  expect(await send(owner)).toBe(0);
  expect(sentBySecond).toEqual([1]);
  expect(await readOutbox(owner)).toMatchObject([{ sentAt: NOON, attempts: 0, failure: null }]);
});

test("without a provider, outside production, an e-mail counts as sent and stays in the outbox", async () => {
  const owner = await createTestDistributor();
  await writeEmails(owner, ["Marina"]);
  expect(await send(owner, { env: apiEnv })).toBe(1);
  expect(await readOutbox(owner)).toMatchObject([
    { sentAt: NOON, attempts: 0, failure: "kept in the outbox" },
  ]);
});

test("what somebody waits for is sent before what tells of budgets and orders, however long that has waited", async () => {
  const owner = await createTestDistributor();
  const provider = openFakeEmailProvider();
  await writeEmails(owner, ["Ana", "Bruno"], (name) =>
    name === "Bruno"
      ? buildContent(owner, name)
      : {
          ...{ kind: "orderPlaced", name, type: "order", code: "PED-000001", requestName: "Casa" },
          ...{ status: "Novo", totalCents: 100, link: `${originOf(owner)}/requests/detail/1` },
          preferencesLink: `${originOf(owner)}/info/user#notificacoes`,
        },
  );
  expect(await send(owner, { limit: 1 })).toBe(1);
  expect(await send(owner, { limit: 1 })).toBe(1);
  expect(provider.emails.map(({ subject }) => subject)).toEqual([
    "Confirme o seu e-mail",
    "Pedido PED-000001 gerado",
  ]);
});
