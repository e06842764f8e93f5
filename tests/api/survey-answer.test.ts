import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { openSupportSession } from "#tests/factories/support.ts";
import { createTestAsking, createTestResearch, DIRECTORY, readAskings } from "#tests/factories/survey.ts";
import { callApi } from "#tests/setup/call-api.ts";

async function askSomebody(changes: { scaleStart?: number } = {}) {
  const { id: researchId } = await createTestResearch(changes);
  const owner = await createTestDistributor();
  const person = await createTestUser(owner);
  return { owner, person, researchId, id: await createTestAsking(owner, person, { researchId }) };
}

function answer({ headers }: Pick<TestUser, "headers">, id: string, body: object) {
  return callApi("PUT", `/app/user/nps/${id}/answer`, { headers, body });
}

function postpone({ headers }: Pick<TestUser, "headers">, id: string) {
  return callApi("PUT", `/app/user/nps/${id}/postpone`, { headers });
}

test("an answer of somebody who is not content is saved with its reason and opens a follow-up [CALLS-15]", async () => {
  const { person, id } = await askSomebody();
  const { status, data } = await answer(person, id, {
    scoreValue: 6,
    negativeFeedback: "Lentidão",
    commentary: "No celular",
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ id, scoreValue: 6, negativeFeedback: "Lentidão", commentary: "No celular" });
  expect(await readAskings(person)).toMatchObject([
    {
      id,
      score_value: 6,
      negative_feedback: "Lentidão",
      positive_feedback: null,
      commentary: "No celular",
      follow_up_state: "open",
    },
  ]);
});

test("praise is saved with a score of 7 and opens no follow-up [CALLS-15]", async () => {
  const { person, id } = await askSomebody();
  await answer(person, id, { scoreValue: 7, positiveFeedback: "Rápido" });
  expect(await readAskings(person)).toMatchObject([
    { score_value: 7, positive_feedback: "Rápido", negative_feedback: null, follow_up_state: null },
  ]);
});

test("an answer has -1 as its score before the vote, and score and texts after it [NPS-02]", async () => {
  const { person, id } = await askSomebody();
  const before = await postpone(person, id);
  expect(before.data).toMatchObject({
    id,
    scoreValue: -1,
    commentary: null,
    positiveFeedback: null,
    negativeFeedback: null,
  });
  const low = await answer(person, id, { scoreValue: 0, negativeFeedback: "Preço", commentary: "Caro" });
  expect(low.data).toMatchObject({
    id,
    scoreValue: 0,
    commentary: "Caro",
    positiveFeedback: null,
    negativeFeedback: "Preço",
  });
  const { person: other, id: otherId } = await askSomebody();
  const high = await answer(other, otherId, { scoreValue: 10, positiveFeedback: "Tudo" });
  expect(high.data).toMatchObject({ scoreValue: 10, positiveFeedback: "Tudo", negativeFeedback: null });
});

test.each([
  [0, { scoreValue: 6 }, ["negativeFeedback"]],
  [0, { scoreValue: 6, negativeFeedback: "   " }, ["negativeFeedback"]],
  [0, { scoreValue: 11 }, ["scoreValue"]],
  [0, { scoreValue: -1 }, ["scoreValue"]],
  [1, { scoreValue: 0 }, ["scoreValue"]],
  [0, { scoreValue: 9, negativeFeedback: "Preço" }, ["negativeFeedback"]],
] as const)("on the scale from %i the answer %o is refused", async (scaleStart, body, fields) => {
  const { person, id } = await askSomebody({ scaleStart });
  const { status, error } = await answer(person, id, body);
  expect([status, error.type]).toEqual([400, "INVALID_BODY"]);
  const issues = error.details["issues"] as { field: string }[];
  expect(issues.map(({ field }) => field)).toEqual(fields);
  expect(await readAskings(person)).toMatchObject([{ score_value: -1, answered_at: null }]);
});

test("on the scale from 1 a low score needs no reason", async () => {
  const { person, id } = await askSomebody({ scaleStart: 1 });
  expect((await answer(person, id, { scoreValue: 1 })).status).toBe(200);
});

test("the same answer again changes nothing, a missing text is added, and another answer is refused", async () => {
  const { person, id } = await askSomebody();
  const body = { scoreValue: 9 };
  const first = await answer(person, id, body);
  const again = await answer(person, id, body);
  expect([again.status, again.data]).toEqual([200, first.data]);
  const complete = await answer(person, id, { ...body, positiveFeedback: "Rápido" });
  expect(complete.data).toEqual({ ...first.data, positiveFeedback: "Rápido" });
  const other = await answer(person, id, { scoreValue: 10 });
  expect([other.status, other.error.type]).toEqual([409, "INVALID_TRANSITION"]);
  expect(await readAskings(person)).toMatchObject([{ score_value: 9, positive_feedback: "Rápido" }]);
});

test("of different answers at once one holds", async () => {
  const { person, id } = await askSomebody();
  const answers = await Promise.all([7, 8, 9, 10].map((scoreValue) => answer(person, id, { scoreValue })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const saved = answers.find(({ status }) => status === 200);
  expect(await readAskings(person)).toMatchObject([{ score_value: saved?.data["scoreValue"] }]);
});

test("a survey is postponed without a payload, as often as one likes [CALLS-14]", async () => {
  const { person, id } = await askSomebody();
  const first = await postpone(person, id);
  expect(first.status).toBe(200);
  expect(first.data["postponedAt"]).toEqual(expect.any(String));
  const again = await postpone(person, id);
  expect([again.status, again.data]).toEqual([200, first.data]);
  expect(await readAskings(person)).toMatchObject([
    { postponed_at: first.data["postponedAt"], answered_at: null, score_value: -1 },
  ]);
});

test("what was answered cannot be postponed, but what was postponed can be answered", async () => {
  const { person, id } = await askSomebody();
  await postpone(person, id);
  expect((await answer(person, id, { scoreValue: 8 })).status).toBe(200);
  const { status, error } = await postpone(person, id);
  expect([status, error.type]).toEqual([409, "INVALID_TRANSITION"]);
});

test("somebody else's survey answers like one that is not there, at the same distributor and at another", async () => {
  const { owner, id } = await askSomebody();
  const colleague = await createTestUser(owner);
  const stranger = await createTestUser(await createTestDistributor());
  const admin = await createTestUser(owner, { type: "admin" });
  for (const person of [colleague, stranger, admin]) {
    for (const one of [id, "srv_none"]) {
      const answered = await answer(person, one, { scoreValue: 9 });
      const postponed = await postpone(person, one);
      expect([answered.status, answered.error.type]).toEqual([404, "NOT_FOUND"]);
      expect([postponed.status, postponed.error.type]).toEqual([404, "NOT_FOUND"]);
    }
  }
});

test("support has no opinion in a person's name", async () => {
  const { owner, person, id } = await askSomebody();
  const headers = await openSupportSession(owner, person);
  const answered = await answer({ headers }, id, { scoreValue: 10 });
  const postponed = await postpone({ headers }, id);
  expect([answered.error.type, postponed.error.type]).toEqual([
    "SUPPORT_ACCESS_LIMITED",
    "SUPPORT_ACCESS_LIMITED",
  ]);
  expect(await readAskings(person)).toMatchObject([{ answered_at: null, postponed_at: null }]);
});

test("an answer still counts when the survey has ended meanwhile", async () => {
  const { person, id, researchId } = await askSomebody();
  await changeRows(DIRECTORY, sql`update research set status = 'closed' where id = ${researchId}`);
  expect((await answer(person, id, { scoreValue: 9 })).status).toBe(200);
});
