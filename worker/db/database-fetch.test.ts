import { afterEach, expect, test, vi } from "vitest";
import { createPost, newDatabaseUse } from "./database-fetch.ts";

const URL_OF_DATABASE = "http://database.test/v2/pipeline";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the database answer the given statuses, one after another, or fail. */
function stubDatabase(answers: readonly (number | Error)[]) {
  vi.useFakeTimers();
  const bodies: unknown[] = [];
  let call = 0;
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => {
    bodies.push(init.body);
    const answer = answers[call] ?? 200;
    call += 1;
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve(new Response(answer === 204 ? null : "x", { status: answer }));
  });
  return bodies;
}

async function ask(answers: readonly (number | Error)[]) {
  const bodies = stubDatabase(answers);
  const use = newDatabaseUse();
  const asked = createPost(null, use)(URL_OF_DATABASE, "batch").then(
    ({ status }) => status,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
  await vi.runAllTimersAsync();
  return { outcome: await asked, roundTrips: use.roundTrips, bodies };
}

test.each([
  [[200], 200, 1],
  [[400], 400, 1], // the client reads the reason out of the answer
  [[429, 200], 200, 2],
  [[429, 429, 429, 200], 200, 4],
  [[429, 429, 429, 429], "DATABASE_UNAVAILABLE", 4],
  [[500], "DATABASE_UNAVAILABLE", 1], // a write may have happened, so it is not repeated
  [[503], "DATABASE_UNAVAILABLE", 1],
  [[429, 502], "DATABASE_UNAVAILABLE", 2],
  [[new TypeError("refused")], "DATABASE_UNAVAILABLE", 1],
] as const)(
  "a database that answers %j gives %s after %i round trips",
  async (answers, outcome, roundTrips) => {
    expect(await ask(answers)).toMatchObject({ outcome, roundTrips });
  },
);

test("a repeated request carries the same body", async () => {
  expect((await ask([429, 429, 200])).bodies).toEqual(["batch", "batch", "batch"]);
});

test("an answer ends its time limit, and a database that is silent is given up", async () => {
  stubDatabase([200]);
  await createPost(null, newDatabaseUse())(URL_OF_DATABASE, "batch");
  expect(vi.getTimerCount()).toBe(0);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const asked = createPost(null, newDatabaseUse())(URL_OF_DATABASE, "batch").catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await asked).toMatchObject({ message: "DATABASE_UNAVAILABLE" });
});
