import { afterEach, expect, test, vi } from "vitest";
import type { Posted } from "./database-fetch.ts";
import { sendOnStream } from "./kept-streams.ts";

const URL_OF_DATABASE = "http://database.test/v2/pipeline";
const REQUESTS = [{ type: "batch", batch: {} }];
const KEPT = '"requests":[{"type":"batch","batch":{}}]}';
const CLOSING = '"requests":[{"type":"close"}]}';

const DONE = { cols: [], rows: [] };
const FAILED = { message: "SQLITE_CONSTRAINT", code: "SQLITE_CONSTRAINT" };

afterEach(() => {
  vi.useRealTimers();
});

/** What a database says to a post. */
interface PipelineAnswer {
  baton: string | null;
  base_url: string | null;
  results: object[];
}

let databases = 0;

/** A database of which nobody has a stream yet. */
function createDatabase(answers: readonly (PipelineAnswer | Error | Posted)[]) {
  databases += 1;
  const key = `${URL_OF_DATABASE} ${String(databases)}`;
  const sent: string[] = [];
  const places: string[] = [];
  const post = (url: string, body: string): Promise<Posted> => {
    const answer = answers[sent.length] ?? answered(null);
    sent.push(body);
    places.push(url);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve("status" in answer ? answer : { status: 200, text: JSON.stringify(answer) });
  };
  return {
    ask: (name = key) => sendOnStream({ url: URL_OF_DATABASE, key: name }, REQUESTS, post),
    sent,
    places,
  };
}

function answered(
  baton: string | null,
  errors: readonly (object | null)[] = [null, null],
  done: readonly (object | null)[] = [DONE, DONE],
): PipelineAnswer {
  const batch = {
    type: "ok",
    response: { type: "batch", result: { step_results: done, step_errors: errors } },
  };
  return { baton, base_url: null as string | null, results: [batch] };
}

test("a batch leaves its stream open, and the next one uses it, with a text of its own", async () => {
  const { ask, sent } = createDatabase([answered("one"), answered("two"), answered("three")]);
  await ask();
  await ask();
  await ask();
  expect(sent).toEqual([`{${KEPT}`, `{"baton":"one",${KEPT}`, `{"baton":"two",${KEPT}`]);
});

test("the answers to the requests come back", async () => {
  const { ask } = createDatabase([answered("one")]);
  expect(await ask()).toEqual(answered("one").results);
});

test("a stream serves one batch at a time", async () => {
  const { ask, sent } = createDatabase([
    answered("one"),
    answered("two"),
    answered("three"),
    answered("four"),
  ]);
  await Promise.all([ask(), ask()]);
  await Promise.all([ask(), ask()]);
  expect(sent.map((body) => body.slice(0, 14))).toEqual([
    '{"requests":[{',
    '{"requests":[{',
    '{"baton":"two"',
    '{"baton":"one"',
  ]);
});

test.each([
  [3_999, '{"baton":"one",'],
  [4_000, '{"requests":[{"'],
])("a stream of which nobody made use for %i ms: %s", async (pauseMs, beginning) => {
  vi.useFakeTimers();
  const { ask, sent } = createDatabase([answered("one"), answered("two")]);
  await ask();
  await vi.advanceTimersByTimeAsync(pauseMs);
  await ask();
  expect(sent[1]?.slice(0, 15)).toBe(beginning);
});

test.each([
  ["the database started anew", { status: 400, text: "Received an invalid baton" }],
  ["it was idle for too long", { status: 400, text: '{"message":"","code":"STREAM_EXPIRED"}' }],
])("what a stream that is gone refused is sent again over a new one: %s", async (_why, refusal) => {
  const { ask, sent } = createDatabase([answered("one"), refusal, answered("two")]);
  await ask();
  expect(await ask()).toEqual(answered("two").results);
  expect(sent.slice(1)).toEqual([`{"baton":"one",${KEPT}`, `{${KEPT}`]);
});

test.each([
  ["another refusal", { status: 400, text: "baton used" }, "SERVER_ERROR: 400 baton used"],
  ["no answer", new TypeError("cut"), "cut"],
])(
  "what may have been executed is not sent again, and its stream not used again: %s",
  async (_why, end, seen) => {
    const { ask, sent } = createDatabase([answered("one"), end, answered("two")]);
    await ask();
    const outcome = await ask().then(
      () => "answered",
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
    expect(outcome).toBe(seen);
    expect(sent).toHaveLength(2);
    await ask();
    expect(sent[2]).toBe(`{${KEPT}`);
  },
);

test.each([
  ["refused and rolled back", [null, FAILED, null], [DONE, null, DONE], '{"baton":"one",'],
  ["refused, and not rolled back", [null, FAILED, FAILED], [DONE, null, null], `{"baton":"one",${CLOSING}`],
  ["refused, and the rollback not tried", [FAILED, null], [null, null], `{"baton":"one",${CLOSING}`],
])("a stream is kept when no transaction can be open on it: %s", async (_how, errors, done, next) => {
  const { ask, sent } = createDatabase([answered("one", errors, done), answered(null), answered(null)]);
  await ask();
  await ask();
  expect(sent[1]?.startsWith(next)).toBe(true);
});

test("a stream on which a request failed is closed, and that it cannot be changes nothing", async () => {
  const failed = { ...answered("one"), results: [{ type: "error", error: FAILED }] };
  const { ask, sent } = createDatabase([failed, new TypeError("away")]);
  expect(await ask()).toEqual(failed.results);
  expect(sent[1]).toBe(`{"baton":"one",${CLOSING}`);
});

test("a stream is used where the database wants it", async () => {
  const elsewhere = { ...answered("one"), base_url: "http://replica.test" };
  const { ask, places } = createDatabase([elsewhere, answered("two")]);
  await ask();
  await ask();
  expect(places).toEqual([URL_OF_DATABASE, "http://replica.test/v2/pipeline"]);
});

test("a stream is nothing to who asks in another name", async () => {
  const { ask, sent } = createDatabase([answered("one"), answered("two")]);
  await ask();
  await ask("another name");
  expect(sent[1]).toBe(`{${KEPT}`);
});

test("32 idle streams are kept, what more a burst has opened is closed", async () => {
  const burst = Array.from({ length: 33 }, (_, index) => answered(String(index)));
  const { ask, sent } = createDatabase([...burst, answered(null)]);
  await Promise.all(burst.map(() => ask()));
  expect(sent.slice(33)).toEqual([`{"baton":"32",${CLOSING}`]);
});
