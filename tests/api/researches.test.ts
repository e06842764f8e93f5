import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  createTestDistributor,
  createTestUser,
  type TestDistributor,
  type TestUser,
} from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { changeRows, readRows } from "#tests/factories/rows.ts";
import {
  createTestAsking,
  createTestResearch,
  DIRECTORY,
  RESEARCH_INPUT,
  type TestResearch,
} from "#tests/factories/survey.ts";
import { callApi } from "#tests/setup/call-api.ts";

interface Listed {
  items: (Record<string, unknown> & { id: string; version: number })[];
  totalItems: number;
}

function pathOf({ id }: Pick<TestResearch, "id">): string {
  return `/app/admin/nps/${id}`;
}

/** A stored answer with a given time. */
async function createAnswer(
  owner: Pick<TestDistributor, "id">,
  research: TestResearch,
  { score, at = "2026-11-01T12:00:00.000Z", person }: { score: number; at?: string; person?: TestUser },
): Promise<string> {
  const id = await createTestAsking(owner, person ?? { id: `usr_${String(Math.random()).slice(2)}` }, {
    researchId: research.id,
    askedAt: at,
  });
  const state = score <= 6 ? "open" : null;
  await changeRows(
    DIRECTORY,
    sql`update survey_answer set score_value = ${score}, answered_at = ${at}, follow_up_state = ${state},
      negative_feedback = ${score <= 6 ? "Lentidão" : null} where id = ${id}`,
  );
  return id;
}

function readLog(entityId: string) {
  return readRows(
    DIRECTORY,
    sql`select event, actor_id, changes from audit_log where distributor_id = 'platform' and entity_id = ${entityId}
      order by at, rowid`,
  );
}

test("a survey is made, read, listed, changed and deleted, and the log says by whom [CALLS-65]", async () => {
  const { headers, id: operatorId } = await createTestOperator();
  const created = await callApi("POST", "/app/admin/nps", { headers, body: RESEARCH_INPUT });
  expect(created.status).toBe(201);
  expect(created.data).toMatchObject({ ...RESEARCH_INPUT, status: "draft", version: 1 });
  const id = String(created.data["id"]);
  const path = pathOf({ id });
  expect((await callApi("GET", path, { headers })).data).toMatchObject({
    id,
    results: { nps: null, answers: 0 },
  });
  const list = await callApi<Listed>("GET", "/app/admin/nps", { headers });
  expect(list.data.items).toContainEqual(
    expect.objectContaining({ id, answered: 0, nps: null, firstAskedAt: null }),
  );
  const change = { ...RESEARCH_INPUT, question: "Gostou?", scaleStart: 1, status: "draft", version: 1 };
  const updated = await callApi("PUT", path, { headers, body: change });
  expect(updated.data).toMatchObject({ question: "Gostou?", scaleStart: 1, version: 2 });
  expect((await callApi("DELETE", path, { headers })).data).toEqual({ deleted: true });
  expect((await callApi("GET", path, { headers })).status).toBe(404);
  expect((await callApi("DELETE", path, { headers })).status).toBe(404);
  const log = await readLog(id);
  expect(log.map((row) => [row["event"], row["actor_id"]])).toEqual([
    ["research.created", operatorId],
    ["research.updated", operatorId],
    ["research.deleted", operatorId],
  ]);
});

test("a change in another version than the one that was read is refused", async () => {
  const research = await createTestResearch();
  const { headers } = research.operator;
  const body = { ...RESEARCH_INPUT, title: "Outra", status: "draft", version: 1 };
  const both = await Promise.all([1, 2].map(() => callApi("PUT", pathOf(research), { headers, body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error.type).toBe("STALE_VERSION");
});

test("once a survey has asked, its question and scale stay and it cannot be deleted", async () => {
  const research = await createTestResearch();
  const { headers } = research.operator;
  await changeRows(DIRECTORY, sql`update research set status = 'closed' where id = ${research.id}`);
  const body = { ...RESEARCH_INPUT, question: "Gostou?", scaleStart: 1, status: "closed", version: 1 };
  const { status, error } = await callApi("PUT", pathOf(research), { headers, body });
  expect([status, error.type]).toEqual([400, "INVALID_BODY"]);
  expect(error.details["issues"]).toMatchObject([{ field: "question" }, { field: "scaleStart" }]);
  const kept = { ...RESEARCH_INPUT, title: "NPS 2026", reasons: ["Preço"], status: "closed", version: 1 };
  expect((await callApi("PUT", pathOf(research), { headers, body: kept })).status).toBe(200);
  const removed = await callApi("DELETE", pathOf(research), { headers });
  expect([removed.status, removed.error.type]).toEqual([409, "INVALID_TRANSITION"]);
});

test("the figures count each answer once: score, classes, months, distributors", async () => {
  const research = await createTestResearch();
  const [one, other] = [await createTestDistributor(), await createTestDistributor({ shard: "second" })];
  // 2 promoters, 1 passive, 1 detractor: (2 − 1) of 4 = 25
  const now = new Date().toISOString();
  await createAnswer(one, research, { score: 10, at: now });
  await createAnswer(one, research, { score: 9, at: now });
  await createAnswer(one, research, { score: 7, at: now });
  await createAnswer(other, research, { score: 0, at: now });
  await createTestAsking(one, { id: "usr_open" }, { researchId: research.id });
  // Two years old: counted in the total and for its distributor, but not in the twelve months.
  await createAnswer(other, research, { score: 10, at: "2024-01-15T12:00:00.000Z" });
  const { data } = await callApi<{ results: Record<string, unknown> & { trend: { answers: number }[] } }>(
    "GET",
    pathOf(research),
    { headers: research.operator.headers },
  );
  const { results } = data;
  // 3 promoters less 1 detractor of 5
  expect(results).toMatchObject({ nps: 40, answers: 5, asked: 6, postponed: 0 });
  expect(results["counts"]).toEqual({ detractor: 1, passive: 1, promoter: 3 });
  expect(results["distribution"]).toEqual(
    [1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2].map((answers, score) => ({ score, answers })),
  );
  expect(results.trend).toHaveLength(12);
  expect(results.trend.at(-1)).toMatchObject({ nps: 25, answers: 4 });
  expect(results.trend.slice(0, 11).map(({ answers }) => answers)).toEqual(
    Array.from({ length: 11 }, () => 0),
  );
  expect(results["distributors"]).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ distributorId: one.id, nps: 67, answers: 3 }),
      expect.objectContaining({ distributorId: other.id, nps: 0, answers: 2 }),
    ]),
  );
});

test("answers are listed newest first with the names of today, by class, follow-up and page", async () => {
  const research = await createTestResearch();
  const owner = await createTestDistributor({ shard: "second" });
  const person = await createTestUser(owner);
  await createAnswer(owner, research, { score: 10, at: "2026-11-01T12:00:00.000Z", person });
  const lowId = await createAnswer(owner, research, { score: 3, at: "2026-11-02T12:00:00.000Z" });
  await createAnswer(owner, research, { score: 8, at: "2026-11-03T12:00:00.000Z" });
  await createTestAsking(owner, { id: "usr_silent" }, { researchId: research.id });
  const { headers, id: operatorId } = research.operator;
  const list = async (query: string) =>
    (await callApi<Listed>("GET", `${pathOf(research)}/answers${query}`, { headers })).data;
  const all = await list("");
  expect(all.items.map(({ scoreValue, personName }) => [scoreValue, personName])).toEqual([
    [8, null],
    [3, null],
    [10, "Marina Alves"],
  ]);
  expect((await list("?scoreClass=promoter")).items.map(({ scoreValue }) => scoreValue)).toEqual([10]);
  expect((await list("?scoreClass=passive")).totalItems).toBe(1);
  expect((await list("?followUp=open")).items.map(({ id }) => id)).toEqual([lowId]);
  expect((await list("?followUp=mine")).totalItems).toBe(0);
  await changeRows(
    DIRECTORY,
    sql`update survey_answer set follow_up_owner_id = ${operatorId}, follow_up_state = 'done' where id = ${lowId}`,
  );
  expect((await list("?followUp=mine")).items.map(({ id }) => id)).toEqual([lowId]);
  expect((await list("?followUp=open")).totalItems).toBe(0);
  expect(await list("?page=2")).toEqual({ items: [], totalItems: 3 });
});

test("a follow-up takes an owner, a state and a note in the version that was read, and the log keeps it", async () => {
  const research = await createTestResearch();
  const owner = await createTestDistributor();
  const id = await createAnswer(owner, research, { score: 2 });
  const { headers, id: operatorId } = research.operator;
  const path = `${pathOf(research)}/answers/${id}/follow-up`;
  const body = { state: "inProgress", ownerId: operatorId, note: "Ligar amanhã", version: 1 };
  const { status, data } = await callApi("PUT", path, { headers, body });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    followUpState: "inProgress",
    followUpOwnerId: operatorId,
    followUpOwnerName: "Paulo Nunes",
    followUpNote: "Ligar amanhã",
    version: 2,
  });
  const stale = await callApi("PUT", path, { headers, body });
  expect([stale.status, stale.error.type]).toEqual([409, "STALE_VERSION"]);
  const [entry] = await readLog(id);
  expect(entry?.["event"]).toBe("survey.followed-up");
  expect(String(entry?.["changes"])).not.toContain("Ligar");
});

test("a follow-up goes to the platform's people only, and to answers that have one", async () => {
  const research = await createTestResearch();
  const owner = await createTestDistributor();
  const person = await createTestUser(owner, { type: "admin" });
  const low = await createAnswer(owner, research, { score: 2 });
  const high = await createAnswer(owner, research, { score: 10 });
  const { headers } = research.operator;
  const send = (answerId: string, ownerId: string | null, of: Pick<TestResearch, "id"> = research) =>
    callApi("PUT", `${pathOf(of)}/answers/${answerId}/follow-up`, {
      headers,
      body: { state: "open", ownerId, version: 1 },
    });
  const blocked = await createTestOperator({ blocked: true });
  for (const ownerId of [person.id, blocked.id, "usr_none"]) {
    const { status, error } = await send(low, ownerId);
    expect([status, error.type]).toEqual([400, "INVALID_BODY"]);
  }
  expect((await send(high, null)).error.type).toBe("INVALID_TRANSITION");
  const other = await createTestResearch();
  expect((await send(low, null, other)).status).toBe(404);
  expect((await send("srv_none", null)).status).toBe(404);
});

test("what people answered is the platform's: nobody of a distributor reads it", async () => {
  const research = await createTestResearch();
  const owner = await createTestDistributor();
  const admin = await createTestUser(owner, { type: "admin" });
  for (const path of ["/app/admin/nps", pathOf(research), `${pathOf(research)}/answers`]) {
    expect((await callApi("GET", path, { headers: admin.headers })).status).toBe(403);
  }
});
