/** The protocol in which libSQL takes batches over HTTP (Hrana 2, JSON): what a batch is as text, and what an answer
 *  means. https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md */

/** What SQLite keeps in a cell. */
export type Cell = null | string | number;

/** One statement with the values of its places, as the builder gives them. */
export interface Statement {
  sql: string;
  params: readonly unknown[];
}

/** What one statement answered. */
export interface Answer {
  columns: readonly string[];
  /** Cells by the position of their column. */
  rows: Cell[][];
  rowsAffected: number;
}

/** `read` sees one state of the database throughout; `write` takes the lock before its first statement. */
export type BatchMode = "read" | "write";

/** A batch that the database did not carry out; nothing of it happened. */
export class BatchError extends Error {
  /** SQLite's code (`SQLITE_CONSTRAINT_…`), or what the server says of itself. */
  readonly code: string;
  /** Which statement was refused; null where it was none of them, but the batch. */
  readonly statementIndex: number | null;

  constructor(message: string, code: string, statementIndex: number | null) {
    super(`${code}: ${message}`);
    this.name = "BatchError";
    this.code = code;
    this.statementIndex = statementIndex;
  }
}

/** What a server says is wrong. */
interface Complaint {
  message: string;
  code?: string | null;
}

interface StepResult {
  cols: { name: string | null }[];
  rows: Value[][];
  affected_row_count: number;
}

/** Answer to one of the requests of a post. */
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

/** Longest text that a server keeps under a number. */
const MAX_STORED_CHARS = 5_000;

/** The requests of a post that runs all statements in one transaction, or none of them. A text that occurs more than
 *  once travels once, and is forgotten at the end: the stream goes on to somebody else.
 *  @returns them, of which the batch is the one before the last `forgotten` */
export function batchRequests(
  statements: readonly Statement[],
  mode: BatchMode,
): { requests: object[]; forgotten: number } {
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

/** Numbers for the texts that occur more than once. */
function storeRepeated(statements: readonly Statement[]): Map<string, number> {
  const seen = new Set<string>();
  const stored = new Map<string, number>();
  for (const { sql } of statements) {
    if (seen.has(sql) && !stored.has(sql) && sql.length < MAX_STORED_CHARS) stored.set(sql, stored.size);
    seen.add(sql);
  }
  return stored;
}

/** A value as it travels. Numbers go as fractions, which columns of whole numbers turn back.
 *  @throws RangeError for what is not a number, TypeError for what SQLite cannot keep */
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

/** What each statement of a batch answered.
 *  @param results - answers to the requests of `batchRequests`, in their order
 *  @throws BatchError */
export function readAnswers(
  results: readonly RequestResult[],
  { statements, forgotten }: { statements: number; forgotten: number },
): Answer[] {
  const failed = results.find(({ type }) => type !== "ok")?.error;
  const batch = results[results.length - forgotten - 1]?.response?.result;
  if (failed !== undefined || batch === undefined) throw toError(failed, null);
  const { step_results: done, step_errors: errors } = batch;
  // Before the statements goes BEGIN, after them COMMIT.
  const at = errors.findIndex((error, step) => error !== null && step <= statements + 1);
  if (at !== -1) throw toError(errors[at], at === 0 || at > statements ? null : at - 1);
  return done.slice(1, statements + 1).map((result, index) => {
    if (result === null)
      throw new BatchError("The statement was not carried out", "TRANSACTION_CLOSED", index);
    return {
      columns: result.cols.map(({ name }) => name ?? ""),
      rows: result.rows.map((row) => row.map(toCell)),
      rowsAffected: result.affected_row_count,
    };
  });
}

/** An answer to the post itself that is no answer to its requests.
 *  @param text - what the server said, which is a complaint in JSON where it speaks the protocol */
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

/** @throws RangeError for a whole number that JavaScript cannot tell from its neighbours, TypeError for bytes */
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
