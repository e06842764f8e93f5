import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasePeople } from "#worker/jobs/erase-people.ts";
import {
  createTestDistributor,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
  type TestUser,
} from "../factories/distributor.ts";
import { createTestLink, readMails } from "../factories/mail.ts";
import { createTestSecondFactor } from "../factories/second-factor.ts";
import { changeRows, readNumber, readRows } from "../factories/rows.ts";
import { createTestOrder } from "../factories/saved-order.ts";
import { createTestAsking, createTestResearch, DIRECTORY, readAskings } from "../factories/survey.ts";
import { callApi } from "../setup/call-api.ts";

const PASSWORD = "Certa#2026";

const DAY_MS = 24 * 3_600_000;

const body = { currentPassword: PASSWORD };

function scheduleErasure({ headers }: Pick<TestUser, "headers">) {
  return callApi<{ dueAt: string }>("POST", "/app/user/privacy/erase", { headers, body });
}

/** Runs the job some days from now. */
function eraseIn(owner: TestDistributor, days: number): Promise<number> {
  const now = new Date(Date.now() + days * DAY_MS);
  return erasePeople({
    directory: openTestDatabase("primary"),
    database: owner.database,
    distributorId: owner.id,
    now,
  });
}

async function readUser(owner: TestDistributor, id: string) {
  const [row] = await readRows(
    owner,
    sql`select * from user where distributor_id = ${owner.id} and id = ${id}`,
  );
  return row;
}

test("an erasure is scheduled for seven days later, once, told by e-mail and shown in the profile", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  const { status, data } = await scheduleErasure(person);
  expect(status).toBe(200);
  const days = (Date.parse(data.dueAt) - Date.now()) / DAY_MS;
  expect(Math.round(days * 100) / 100).toBe(7);
  const profile = await callApi("GET", "/app/user/profile", { headers: person.headers });
  expect(profile.data).toMatchObject({ erasure: { dueAt: data.dueAt } });
  expect(await readMails(owner, person.email)).toEqual([
    expect.objectContaining({
      kind: "erasureScheduled",
      cancelLink: "http://portal.test/info/user#privacidade",
    }),
  ]);
  const again = await scheduleErasure(person);
  expect([again.status, again.error.type]).toEqual([409, "INVALID_TRANSITION"]);
});

test("an erasure that was taken back never happens, and may be asked for anew", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  const { headers } = person;
  await scheduleErasure(person);
  expect((await callApi("DELETE", "/app/user/privacy/erase", { headers })).status).toBe(200);
  expect((await callApi("DELETE", "/app/user/privacy/erase", { headers })).status).toBe(404);
  expect(await eraseIn(owner, 8)).toBe(0);
  expect(await readUser(owner, person.id)).toMatchObject({ name: "Marina", blocked: 0 });
  expect((await scheduleErasure(person)).status).toBe(200);
});

test("the account stays until its time has come, and then names nobody, however often the job runs", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { type: "admin", password: PASSWORD });
  await createTestUser(owner, { type: "admin" });
  await createTestSecondFactor(owner, person.id);
  await createTestLink(owner, { kind: "emailChange", userId: person.id, payload: { email: "n@c.test" } });
  await changeRows(
    owner,
    sql`update user set telephone = '+5562987654321', cpf = '52998224725',
      preferences = '{"notifications":{"orderCreated":false}}' where id = ${person.id}`,
  );
  await scheduleErasure(person);
  expect(await eraseIn(owner, 6.99)).toBe(0);
  expect(await readUser(owner, person.id)).toMatchObject({ name: "Marina", blocked: 0 });

  expect(await eraseIn(owner, 7.01)).toBe(1);
  const erased = await readUser(owner, person.id);
  expect(erased).toMatchObject({
    name: "Pessoa removida",
    surname: "",
    email: `${person.id}@removido.invalid`,
    telephone: null,
    cpf: null,
    preferences: "{}",
    password_hash: "none",
    blocked: 1,
  });
  expect(erased?.["erased_at"]).not.toBeNull();
  expect((await callApi("GET", "/app/user/profile", { headers: person.headers })).status).toBe(401);
  const left = sql`select (select count(*) from second_factor where distributor_id = ${owner.id})
    + (select count(*) from account_token where distributor_id = ${owner.id})
    + (select count(*) from email_outbox where distributor_id = ${owner.id})
    + (select count(*) from session where user_id = ${person.id} and revoked_at is null)`;
  expect(await readNumber(owner, left)).toBe(0);

  expect(await eraseIn(owner, 7.01)).toBe(0);
  expect(await readUser(owner, person.id)).toEqual(erased);
  const logged = sql`select count(*) from audit_log where distributor_id = ${owner.id} and event = 'privacy.erased'`;
  expect(await readNumber(owner, logged)).toBe(1);
});

test("two runs side by side erase a person once", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  await scheduleErasure(person);
  const erased = await Promise.all([eraseIn(owner, 8), eraseIn(owner, 8)]);
  expect(erased.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test("orders, consents and the log of an erased person stay, and the address is free again", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { password: PASSWORD });
  const admin = await createTestUser(owner, { type: "admin" });
  const order = await createTestOrder(owner, { buyer: person });
  await changeRows(
    owner,
    sql`insert into consent (distributor_id, id, user_id, document_id, document_version, accepted_at, address, user_agent)
      values (${owner.id}, 'cns_1', ${person.id}, 'trm_1', 1, '2026-11-01T12:00:00.000Z', '10.0.0.1', '')`,
  );
  await scheduleErasure(person);
  await eraseIn(owner, 8);
  const read = await callApi<{ code: string; createdByName: string }>(
    "GET",
    `/app/user/requests/${order.id}`,
    {
      headers: admin.headers,
    },
  );
  expect([read.status, read.data.code]).toEqual([200, order.code]);
  expect(read.data.createdByName.trim()).toBe("Pessoa removida");
  const kept = sql`select (select count(*) from consent where user_id = ${person.id})
    + (select count(*) from audit_log where actor_id = ${person.id} and event = 'order.created'
      and actor_name = 'Marina Alves')`;
  expect(await readNumber(owner, kept)).toBe(2);
  const next = await createTestUser(owner, { password: PASSWORD });
  const taken = await callApi("PUT", "/app/user/email", {
    headers: next.headers,
    body: { email: person.email, ...body },
  });
  expect(taken.status).toBe(200);
  await changeRows(
    owner,
    sql`update user set email = ${person.email} where distributor_id = ${owner.id} and id = ${next.id}`,
  );
});

test("the last active administrator cannot leave: blocked and leaving colleagues do not count", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { type: "admin", password: PASSWORD });
  await createTestUser(owner, { type: "admin", blocked: true });
  await createTestUser(owner, { type: "staff" });
  await createTestUser(await createTestDistributor(), { type: "admin" });
  const alone = await scheduleErasure(person);
  expect([alone.status, alone.error.type]).toEqual([409, "LAST_ADMIN"]);
  const leaving = await createTestUser(owner, { type: "admin", password: PASSWORD });
  expect((await scheduleErasure(leaving)).status).toBe(200);
  expect((await scheduleErasure(person)).error.type).toBe("LAST_ADMIN");
  // A person who has cancelled the erasure stays.
  await callApi("DELETE", "/app/user/privacy/erase", { headers: leaving.headers });
  expect((await scheduleErasure(person)).status).toBe(200);
});

test("who became the last administrator meanwhile stays until there is another one", async () => {
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { type: "admin", password: PASSWORD });
  const colleague = await createTestUser(owner, { type: "admin" });
  await scheduleErasure(person);
  await changeRows(owner, sql`update user set blocked = 1 where id = ${colleague.id}`);
  expect(await eraseIn(owner, 8)).toBe(0);
  expect(await readUser(owner, person.id)).toMatchObject({ name: "Marina", blocked: 0 });
  await changeRows(owner, sql`update user set blocked = 0 where id = ${colleague.id}`);
  expect(await eraseIn(owner, 8)).toBe(1);
});

test("the job of one distributor touches nobody of another", async () => {
  const owner = await createTestDistributor();
  const other = await createTestDistributor();
  const person = await createTestUser(other, { password: PASSWORD });
  await scheduleErasure(person);
  expect(await eraseIn(owner, 8)).toBe(0);
  expect(await readUser(other, person.id)).toMatchObject({ name: "Marina" });
});

test("what a person wrote in surveys is in the export, and goes with the account; the score stays", async () => {
  const owner = await createTestDistributor({ shard: "second" });
  const person = await createTestUser(owner, { password: PASSWORD });
  const colleague = await createTestUser(owner);
  const { id: researchId } = await createTestResearch();
  const [own, foreign] = [
    await createTestAsking(owner, person, { researchId }),
    await createTestAsking(owner, colleague, { researchId }),
  ];
  await changeRows(
    DIRECTORY,
    sql`update survey_answer set score_value = 3, answered_at = asked_at, negative_feedback = 'Lentidão',
      commentary = 'Sou a Marina', follow_up_note = 'Marina pediu retorno' where id in (${own}, ${foreign})`,
  );
  const { headers } = person;
  const { data } = await callApi<{ surveys: unknown[] }>("POST", "/app/user/privacy/export", {
    headers,
    body,
  });
  expect(data.surveys).toEqual([
    expect.objectContaining({
      question: "Quanto você recomendaria o portal?",
      scoreValue: 3,
      negativeFeedback: "Lentidão",
      commentary: "Sou a Marina",
    }),
  ]);
  await scheduleErasure(person);
  expect(await eraseIn(owner, 8)).toBe(1);
  expect(await readAskings(person)).toMatchObject([
    { score_value: 3, negative_feedback: null, commentary: null, follow_up_note: null },
  ]);
  expect(await readAskings(colleague)).toMatchObject([
    { negative_feedback: "Lentidão", commentary: "Sou a Marina" },
  ]);
});
