/** Protocol of libSQL batches over HTTP (Hrana 2, JSON): encodes batches and decodes answers.
 *  https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md */

/** The value of an SQLite cell. */
export type Cell = null | string | number;

/** One statement with the values of its placeholders. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** The result of one statement. */
export interface Answer {
  columns: readonly string[];
  /** Cells by column position. */
  rows: Cell[][];
  rowsAffected: number;
}

/** `read` sees one state of the database throughout; `write` takes the lock before its first statement. */
export type BatchMode = "read" | "write";

/** A batch that was not executed; it has no effect. */
export class BatchError extends Error {
  /** SQLite's code (`SQLITE_CONSTRAINT_…`), or the server's own code. */
  readonly code: string;
  /** Index of the refused statement; null if the batch as a whole was refused. */
  readonly statementIndex: number | null;

  constructor(message: string, code: string, statementIndex: number | null) {
    super(`${code}: ${message}`);
    this.name = "BatchError";
    this.code = code;
    this.statementIndex = statementIndex;
  }
}

/** An error in a server's answer. */
interface Complaint {
  message: string;
  code?: string | null;
}

interface StepResult {
  cols: { name: string | null }[];
  rows: Value[][];
  affected_row_count: number;
}

/** Answer to one request of a post. */
export interface RequestResult {
  type: string;
  error?: Complaint;
  response?: { type: string; result?: BatchResult };
}

interface BatchResult {
  step_results: (StepResult | null)[];
  step_errors: (Complaint | null)[];
}

type Value =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string };

const BEGIN = { read: "BEGIN DEFERRED", write: "BEGIN IMMEDIATE" } as const;

/** Longest text that a server stores under a number. */
const MAX_STORED_CHARS = 5_000;

/** Requests that run all statements in one transaction, or none of them. A single read needs no transaction. A text that
 *  occurs more than once is sent once, and forgotten at the end, because the stream is reused.
 *  @returns the requests; the batch is the one before the last `forgotten` ones */
export function batchRequests(
  statements: readonly Statement[],
  mode: BatchMode,
): { requests: object[]; forgotten: number } {
  const [first] = statements;
  if (mode === "read" && first !== undefined && statements.length === 1) {
    const stmt = { sql: first.sql, args: first.params.map(toValue), want_rows: true };
    return { requests: [{ type: "batch", batch: { steps: [{ stmt }] } }], forgotten: 0 };
  }
  const stored = storeRepeated(statements);
  const steps: object[] = [{ stmt: { sql: BEGIN[mode], want_rows: false } }];
  for (const { sql, params } of statements) {
    const id = stored.get(sql);
    const text = id === undefined ? { sql } : { sql_id: id };
    steps.push({
      condition: isDone(steps.length - 1),
      stmt: { ...text, args: params.map(toValue), want_rows: true },
    });
  }
  const commit = steps.length;
  steps.push({ condition: isDone(commit - 1), stmt: { sql: "COMMIT", want_rows: false } });
  steps.push({
    condition: { type: "not", cond: isDone(commit) },
    stmt: { sql: "ROLLBACK", want_rows: false },
  });
  const numbers = [...stored];
  return {
    requests: [
      ...numbers.map(([sql, id]) => ({ type: "store_sql", sql_id: id, sql })),
      { type: "batch", batch: { steps } },
      ...numbers.map(([, id]) => ({ type: "close_sql", sql_id: id })),
    ],
    forgotten: numbers.length,
  };
}

function isDone(step: number) {
  return { type: "ok", step };
}

/** Numbers of the texts that occur more than once. */
function storeRepeated(statements: readonly Statement[]): Map<string, number> {
  const seen = new Set<string>();
  const stored = new Map<string, number>();
  for (const { sql } of statements) {
    if (seen.has(sql) && !stored.has(sql) && sql.length < MAX_STORED_CHARS) stored.set(sql, stored.size);
    seen.add(sql);
  }
  return stored;
}

/** Encodes a value. Numbers are sent as floats, which integer columns convert back.
 *  @throws RangeError for NaN and infinities, TypeError for a value that SQLite cannot store */
function toValue(value: unknown): Value {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new RangeError("Only finite numbers can be kept");
    return { type: "float", value };
  }
  if (typeof value === "boolean") return { type: "integer", value: value ? "1" : "0" };
  throw new TypeError(`No value of a database: ${typeof value}`);
}

/** Decodes the result of each statement of a batch.
 *  @param results - answers to the requests of `batchRequests`, in order */
export function readAnswers(
  results: readonly RequestResult[],
  { statements, forgotten }: { statements: number; forgotten: number },
): Answer[] {
  const failed = results.find(({ type }) => type !== "ok")?.error;
  const batch = results[results.length - forgotten - 1]?.response?.result;
  if (failed !== undefined || batch === undefined) throw toError(failed, null);
  const { step_results: done, step_errors: errors } = batch;
  // A transaction begins with BEGIN and ends with COMMIT, so its indexes are shifted by one.
  const first = done.length === 1 ? 0 : 1;
  const end = first + statements;
  const at = errors.findIndex((error, step) => error !== null && step <= end);
  if (at !== -1) throw toError(errors[at], at < first || at >= end ? null : at - first);
  return done.slice(first, end).map((result, index) => {
    if (result === null)
      throw new BatchError("The statement was not carried out", "TRANSACTION_CLOSED", index);
    return {
      columns: result.cols.map(({ name }) => name ?? ""),
      rows: result.rows.map((row) => row.map(toCell)),
      rowsAffected: result.affected_row_count,
    };
  });
}

/** The error for a post that was refused as a whole.
 *  @param text - the server's text, which is JSON if it speaks the protocol */
export function refusedPost(status: number, text: string): BatchError {
  try {
    return toError(JSON.parse(text) as Complaint, null);
  } catch {
    return new BatchError(`${String(status)} ${text.slice(0, 200)}`, "SERVER_ERROR", null);
  }
}

function toError(complaint: Complaint | null | undefined, statementIndex: number | null): BatchError {
  return new BatchError(
    complaint?.message ?? "No answer to the batch",
    complaint?.code ?? "UNKNOWN",
    statementIndex,
  );
}

/** Decodes a cell.
 *  @throws RangeError for an integer beyond the safe range, TypeError for bytes */
function toCell(value: Value): Cell {
  switch (value.type) {
    case "text":
    case "float":
      return value.value;
    case "integer": {
      const number = Number(value.value);
      if (!Number.isSafeInteger(number)) throw new RangeError(`${value.value} is too large a number`);
      return number;
    }
    case "null":
      return null;
    default:
      throw new TypeError("No column of ours keeps bytes");
  }
}

/** Where a database takes batches.
 *  @param url - of the database, below which a proxy may have it; hosted ones are named with `libsql:` */
export function pipelineUrl(url: string): string {
  const place = new URL(url.replace(/^libsql:/, "https:"));
  place.pathname = `${place.pathname.replace(/\/$/, "")}/v2/pipeline`;
  return place.href;
}
