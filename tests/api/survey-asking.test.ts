import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createPreview } from "#tests/factories/caller.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { openSupportSession } from "#tests/factories/support.ts";
import {
  createTestAsking,
  DIRECTORY,
  openPortal,
  openTestResearch,
  readAnnounced,
  readAskings,
} from "#tests/factories/survey.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}

test("whoever opens the portal is asked, and only this person is told", async () => {
  const { id } = await openTestResearch();
  const owner = await createTestDistributor({ shard: "second" });
  const person = await createTestUser(owner);
  expect((await openPortal(person)).status).toBe(200);
  const askings = await readAskings(person);
  expect(askings).toMatchObject([
    {
      research_id: id,
      distributor_id: owner.id,
      user_type: "integrator",
      score_value: -1,
      answered_at: null,
    },
  ]);
  expect(await readAnnounced(owner)).toEqual([
    {
      audience: { userIds: [person.id] },
      message: {
        type: "nps",
        survey: {
          id: askings[0]?.["id"],
          question: "Quanto você recomendaria o portal?",
          scaleStart: 0,
          reasons: ["Lentidão", "Preço"],
        },
      },
    },
  ]);
});

test("twenty devices of a person at once make one asking", async () => {
  await openTestResearch();
  const owner = await createTestDistributor();
  const person = await createTestUser(owner);
  const tickets = await Promise.all(Array.from({ length: 20 }, () => openPortal(person)));
  expect(tickets.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const askings = await readAskings(person);
  expect(askings).toHaveLength(1);
  const announced = await readAnnounced(owner);
  expect(announced.length).toBeGreaterThan(0);
  const ids = announced.map(({ message }) => (message as { survey: { id: string } }).survey.id);
  expect(new Set(ids)).toEqual(new Set([askings[0]?.["id"]]));
});

test("an asking that is still open is announced again at the next visit, as the same one", async () => {
  await openTestResearch();
  const owner = await createTestDistributor();
  const person = await createTestUser(owner);
  await openPortal(person);
  await openPortal(person);
  expect(await readAskings(person)).toHaveLength(1);
  const [first, second] = await readAnnounced(owner);
  expect(second).toEqual(first);
});

test.each([
  ["less than 24 hours ago and still open", 23 * HOUR_MS, {}, { askings: 1, told: 1 }],
  ["a little more than 24 hours ago", 25 * HOUR_MS, {}, { askings: 1, told: 0 }],
  ["an hour ago, postponed", HOUR_MS, { postponed: true }, { askings: 1, told: 0 }],
  ["an hour ago, answered", HOUR_MS, { answered: true }, { askings: 1, told: 0 }],
  ["89 days ago, postponed", 89 * DAY_MS, { postponed: true }, { askings: 1, told: 0 }],
  ["90 days ago, answered", 90 * DAY_MS, { answered: true }, { askings: 2, told: 1 }],
] as const)("somebody who was asked %s", async (_when, elapsedMs, became, expected) => {
  const { id: researchId } = await openTestResearch();
  const owner = await createTestDistributor();
  const person = await createTestUser(owner);
  const askedAt = ago(elapsedMs);
  const id = await createTestAsking(owner, person, { researchId, askedAt });
  const column = "answered" in became ? sql`answered_at` : sql`postponed_at`;
  if (Object.keys(became).length > 0) {
    await changeRows(DIRECTORY, sql`update survey_answer set ${column} = ${askedAt} where id = ${id}`);
  }
  await openPortal(person);
  expect(await readAskings(person)).toHaveLength(expected.askings);
  expect(await readAnnounced(owner)).toHaveLength(expected.told);
});

test("only the types of user that the survey names are asked", async () => {
  await openTestResearch({ audience: ["admin"] });
  const owner = await createTestDistributor();
  const integrator = await createTestUser(owner);
  const admin = await createTestUser(owner, { type: "admin" });
  await openPortal(integrator);
  await openPortal(admin);
  expect(await readAskings(integrator)).toEqual([]);
  expect(await readAskings(admin)).toHaveLength(1);
});

test("a survey that has ended asks nobody, nor is it told again", async () => {
  const { id: researchId } = await openTestResearch();
  const owner = await createTestDistributor();
  const asked = await createTestUser(owner);
  await createTestAsking(owner, asked, { researchId });
  await changeRows(DIRECTORY, sql`update research set status = 'closed' where id = ${researchId}`);
  const other = await createTestUser(owner);
  await openPortal(asked);
  await openPortal(other);
  expect(await readAskings(other)).toEqual([]);
  expect(await readAnnounced(owner)).toEqual([]);
});

test("nobody is asked while support or an administrator looks through the person's eyes, or is kept out", async () => {
  await openTestResearch();
  const owner = await createTestDistributor();
  const person = await createTestUser(owner);
  const support = await openPortal({ headers: await openSupportSession(owner, person) });
  const preview = await createPreview(owner, "staff", []);
  const looking = await openPortal(preview);
  const blocked = await createTestUser(owner, { blocked: true });
  const refused = await openPortal(blocked);
  expect([support.status, looking.status]).toEqual([200, 200]);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  for (const one of [person, preview, blocked]) expect(await readAskings(one)).toEqual([]);
});
