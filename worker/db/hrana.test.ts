import { expect, test } from "vitest";
import { BatchError, batchRequests, pipelineUrl, readAnswers, refusedPost } from "./hrana.ts";

const ADD = "insert into note (word) values (?)";

/** What a server answers to a batch of two statements. */
function answered(errors: readonly (object | null)[], done: readonly (object | null)[]) {
  return [
    { type: "ok", response: { type: "batch", result: { step_results: done, step_errors: errors } } },
  ] as never;
}

function result(rows: object[][] = []) {
  return { cols: [{ name: "word" }, { name: null }], rows, affected_row_count: 1 };
}

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("each statement goes only if the one before it did, and what failed is rolled back", () => {
  const { requests, forgotten } = batchRequests(
    [
      { sql: "select 1", params: [] },
      { sql: "select 2", params: [] },
    ],
    "read",
  );
  expect(forgotten).toBe(0);
  expect(requests).toEqual([
    {
      type: "batch",
      batch: {
        steps: [
          { stmt: { sql: "BEGIN DEFERRED", want_rows: false } },
          { condition: { type: "ok", step: 0 }, stmt: { sql: "select 1", args: [], want_rows: true } },
          { condition: { type: "ok", step: 1 }, stmt: { sql: "select 2", args: [], want_rows: true } },
          { condition: { type: "ok", step: 2 }, stmt: { sql: "COMMIT", want_rows: false } },
          {
            condition: { type: "not", cond: { type: "ok", step: 3 } },
            stmt: { sql: "ROLLBACK", want_rows: false },
          },
        ],
      },
    },
  ]);
});

test("a read of one statement needs no transaction", () => {
  const { requests } = batchRequests([{ sql: "select ?", params: ["a"] }], "read");
  const stmt = { sql: "select ?", args: [{ type: "text", value: "a" }], want_rows: true };
  expect(requests).toEqual([{ type: "batch", batch: { steps: [{ stmt }] } }]);
  const [answer] = readAnswers(answered([null], [result([[{ type: "text", value: "a" }]])]), {
    statements: 1,
    forgotten: 0,
  });
  expect(answer?.rows).toEqual([["a"]]);
  const failed = errorOf(() => readAnswers(answered([REFUSED], [null]), { statements: 1, forgotten: 0 }));
  expect(failed).toMatchObject({ statementIndex: 0 });
});

test("a save takes the lock at once, and a text that occurs again travels once and is forgotten", () => {
  const { requests, forgotten } = batchRequests(
    [
      { sql: ADD, params: ["a"] },
      { sql: "select 1", params: [] },
      { sql: ADD, params: ["b"] },
    ],
    "write",
  );
  expect(forgotten).toBe(1);
  expect(requests).toMatchObject([
    { type: "store_sql", sql_id: 0, sql: ADD },
    {
      batch: {
        steps: [
          { stmt: { sql: "BEGIN IMMEDIATE" } },
          { stmt: { sql_id: 0, args: [{ type: "text", value: "a" }] } },
          { stmt: { sql: "select 1" } },
          { stmt: { sql_id: 0, args: [{ type: "text", value: "b" }] } },
          {},
          {},
        ],
      },
    },
    { type: "close_sql", sql_id: 0 },
  ]);
});

test("a text that is too long to be kept by the server travels each time", () => {
  const sql = `select ${"1".repeat(5_000)}`;
  expect(
    batchRequests(
      [
        { sql, params: [] },
        { sql, params: [] },
      ],
      "read",
    ).forgotten,
  ).toBe(0);
});

test("values travel as what SQLite keeps", () => {
  const { requests } = batchRequests([{ sql: ADD, params: [null, "a", 1, 0.5, true, false] }], "write");
  expect(requests).toMatchObject([
    {
      batch: {
        steps: [
          {},
          {
            stmt: {
              args: [
                { type: "null" },
                { type: "text", value: "a" },
                { type: "float", value: 1 },
                { type: "float", value: 0.5 },
                { type: "integer", value: "1" },
                { type: "integer", value: "0" },
              ],
            },
          },
          {},
          {},
        ],
      },
    },
  ]);
});

test.each([undefined, {}, [], new Date(0), 1n, new Uint8Array(1)])(
  "%s is no value of a database",
  (value) => {
    expect(() => batchRequests([{ sql: ADD, params: [value] }], "write")).toThrow(TypeError);
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is no value of a database", (value) => {
  expect(() => batchRequests([{ sql: ADD, params: [value] }], "write")).toThrow(RangeError);
});

test("rows come out by the places of their columns, and nothing of BEGIN and COMMIT", () => {
  const cells = [
    { type: "text", value: "a" },
    { type: "integer", value: "-7" },
    { type: "float", value: 0.5 },
    { type: "null" },
  ];
  const results = answered(
    [null, null, null, null, null],
    [result(), result([cells]), result(), result(), null],
  );
  expect(readAnswers(results, { statements: 2, forgotten: 0 })).toEqual([
    { columns: ["word", ""], rows: [["a", -7, 0.5, null]], rowsAffected: 1 },
    { columns: ["word", ""], rows: [], rowsAffected: 1 },
  ]);
});

test.each([
  [{ type: "integer", value: "9007199254740993" }, RangeError],
  [{ type: "blob", base64: "AA==" }, TypeError],
])("%j is nothing that a row of ours holds", (cell, kind) => {
  const results = answered([null, null, null, null], [result(), result([[cell]]), result(), null]);
  expect(() => readAnswers(results, { statements: 1, forgotten: 0 })).toThrow(kind);
});

const REFUSED = { message: "SQLite error: STALE_VERSION", code: "SQLITE_CONSTRAINT_TRIGGER" };

test.each([
  ["the begin", [REFUSED, null, null, null, null], null],
  ["the first statement", [null, REFUSED, null, null, null], 0],
  ["the second statement", [null, null, REFUSED, null, null], 1],
  ["the commit", [null, null, null, REFUSED, null], null],
])("a refusal names its statement and its code: %s", (_what, errors, statementIndex) => {
  const results = answered(errors, [null, null, null, null, null]);
  const error = errorOf(() => readAnswers(results, { statements: 2, forgotten: 0 }));
  expect(error).toBeInstanceOf(BatchError);
  expect(error).toMatchObject({
    statementIndex,
    code: "SQLITE_CONSTRAINT_TRIGGER",
    message: "SQLITE_CONSTRAINT_TRIGGER: SQLite error: STALE_VERSION",
  });
});

test("a rollback that failed changes nothing of what was refused", () => {
  const results = answered([null, REFUSED, null, REFUSED], [result(), null, null, null]);
  expect(errorOf(() => readAnswers(results, { statements: 1, forgotten: 0 }))).toMatchObject({
    statementIndex: 0,
  });
});

test.each([
  [
    "a statement that was left out",
    answered([null, null, null, null], [result(), null, null, null]),
    "TRANSACTION_CLOSED",
  ],
  [
    "a request that failed",
    [{ type: "error", error: { message: "no", code: "SQL_TOO_LONG" } }] as never,
    "SQL_TOO_LONG",
  ],
  ["no batch at all", [] as never, "UNKNOWN"],
])("%s is an error", (_what, results, code) => {
  expect(errorOf(() => readAnswers(results, { statements: 1, forgotten: 0 }))).toMatchObject({ code });
});

test("the batch is found before the texts that are forgotten", () => {
  const batch = answered([null, null, null, null], [result(), result(), result(), null]) as object[];
  const results = [{ type: "ok" }, ...batch, { type: "ok", response: { type: "close_sql" } }] as never;
  expect(readAnswers(results, { statements: 1, forgotten: 1 })).toHaveLength(1);
});

test.each([
  ['{"message":"no","code":"AUTH"}', { code: "AUTH", message: "AUTH: no" }],
  ["<html>", { code: "SERVER_ERROR", message: "SERVER_ERROR: 413 <html>" }],
])("a server that refuses the whole post: %s", (text, error) => {
  expect(refusedPost(413, text)).toMatchObject(error);
});

test.each([
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080/v2/pipeline"],
  ["https://data.test/", "https://data.test/v2/pipeline"],
  ["https://proxy.test/shards/one", "https://proxy.test/shards/one/v2/pipeline"],
  ["libsql://girassol-one.turso.io", "https://girassol-one.turso.io/v2/pipeline"],
])("a database at %s takes batches at %s", (url, pipeline) => {
  expect(pipelineUrl(url)).toBe(pipeline);
});
