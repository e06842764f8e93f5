import { afterEach, expect, test, vi } from "vitest";
import { sendKept } from "./kept-streams.ts";

const URL_OF_DATABASE = "http://database.test/v2/pipeline";
const BATCH =
  '{"requests":[{"type":"store_sql","sql_id":0,"sql":"select 1"},{"type":"batch","batch":{}},{"type":"close"}]}';
const KEPT = '"requests":[{"type":"store_sql","sql_id":0,"sql":"select 1"},{"type":"batch","batch":{}}';
const CLOSE_TEXT = ',{"type":"close_sql","sql_id":0}]}';
const CLOSING = '"requests":[{"type":"close"}]}';

const STORED = { type: "ok", response: { type: "store_sql" } };
const FORGOTTEN = { type: "ok", response: { type: "close_sql" } };
const DONE = { cols: [], rows: [] };
const FAILED = { message: "SQLITE_CONSTRAINT", code: "SQLITE_CONSTRAINT" };

afterEach(() => {
  vi.useRealTimers();
});

let databases = 0;

/** A database of which nobody has a stream yet. */
function createDatabase(answers: readonly (object | Error | Response)[]) {
  databases += 1;
  const key = `${URL_OF_DATABASE} ${String(databases)}`;
  const sent: string[] = [];
  const places: string[] = [];
  const send = (url: string, body: string) => {
    const answer = answers[sent.length];
    sent.push(body);
    places.push(url);
    if (answer instanceof Error) return Promise.reject(answer);
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer));
  };
  return {
    ask: (body = BATCH) => sendKept({ url: URL_OF_DATABASE, body, key }, send),
    sent,
    places,
    key,
    send,
  };
}

function answered(
  baton: string | null,
  errors: readonly (object | null)[] = [null, null],
  done = [DONE, DONE],
) {
  const batch = {
    type: "ok",
    response: { type: "batch", result: { step_results: done, step_errors: errors } },
  };
  return { baton, base_url: null as string | null, results: [STORED, batch, FORGOTTEN] };
}

test("a batch leaves its stream open, and the next one uses it, with a text of its own", async () => {
  const { ask, sent } = createDatabase([answered("one"), answered("two"), answered("three")]);
  await ask();
  await ask();
  await ask();
  expect(sent).toEqual([
    `{${KEPT}${CLOSE_TEXT}`,
    `{"baton":"one",${KEPT}${CLOSE_TEXT}`,
    `{"baton":"two",${KEPT}${CLOSE_TEXT}`,
  ]);
});

test("the client sees the answer as if the stream had been closed", async () => {
  const { ask } = createDatabase([answered("one")]);
  expect(await (await ask()).json()).toEqual({
    baton: null,
    base_url: null,
    results: [STORED, answered("one").results[1], { type: "ok", response: { type: "close" } }],
  });
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
  ["the database started anew", new Response("Received an invalid baton", { status: 400 })],
  ["it was idle for too long", Response.json({ message: "", code: "STREAM_EXPIRED" }, { status: 400 })],
])("what a stream that is gone refused is sent again over a new one: %s", async (_why, refusal) => {
  const { ask, sent } = createDatabase([answered("one"), refusal, answered("two")]);
  await ask();
  expect((await ask()).status).toBe(200);
  expect(sent.slice(1)).toEqual([`{"baton":"one",${KEPT}${CLOSE_TEXT}`, `{${KEPT}${CLOSE_TEXT}`]);
});

test.each([
  ["another refusal", new Response("Received a baton that has already been used", { status: 400 }), 400],
  ["no answer", new TypeError("cut"), "cut"],
])(
  "what may have been executed is not sent again, and its stream not used again: %s",
  async (_why, end, seen) => {
    const { ask, sent } = createDatabase([answered("one"), end, answered("two")]);
    await ask();
    const outcome = await ask().then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
    expect(outcome).toBe(seen);
    expect(sent).toHaveLength(2);
    await ask();
    expect(sent[2]).toBe(`{${KEPT}${CLOSE_TEXT}`);
  },
);

test.each([
  ["refused and rolled back", [null, FAILED, null], [DONE, null, DONE], '{"baton":"one",'],
  ["refused, and not rolled back", [null, FAILED, FAILED], [DONE, null, null], `{"baton":"one",${CLOSING}`],
  ["refused, and the rollback not tried", [FAILED, null], [null, null], `{"baton":"one",${CLOSING}`],
])("a stream is kept when no transaction can be open on it: %s", async (_how, errors, done, next) => {
  const { ask, sent } = createDatabase([
    answered("one", errors, done as never),
    answered(null),
    answered(null),
  ]);
  await ask();
  await ask();
  expect(sent[1]?.startsWith(next)).toBe(true);
});

test("a stream on which a request failed is closed, and that it cannot be changes nothing", async () => {
  const failed = { ...answered("one"), results: [{ type: "error", error: FAILED }, FORGOTTEN] };
  const { ask, sent } = createDatabase([failed, new TypeError("away")]);
  expect(await (await ask()).json()).toMatchObject({ results: [{ type: "error" }, { type: "ok" }] });
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
  const { ask, send, sent } = createDatabase([answered("one"), answered("two")]);
  await ask();
  await sendKept({ url: URL_OF_DATABASE, body: BATCH, key: "another name" }, send);
  expect(sent[1]).toBe(`{${KEPT}${CLOSE_TEXT}`);
});

test("32 idle streams are kept, what more a burst has opened is closed", async () => {
  const burst = Array.from({ length: 33 }, (_, index) => answered(String(index)));
  const { ask, sent } = createDatabase([...burst, answered(null)]);
  await Promise.all(burst.map(() => ask()));
  expect(sent.slice(33)).toEqual([`{"baton":"32",${CLOSING}`]);
});

test.each(["batch", '{"baton":"own","requests":[{"type":"close"}]}', '{"requests":[{"type":"batch"}]}'])(
  "what is not a whole stream goes out as it is: %s",
  async (body) => {
    const { ask, sent } = createDatabase([new Response("x")]);
    expect(await (await ask(body)).text()).toBe("x");
    expect(sent).toEqual([body]);
  },
);
