import { is, sql, type SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { SQLiteRaw } from "drizzle-orm/sqlite-core/query-builders/raw";
import { DomainError } from "#domain/shared/errors.ts";
import { builder, type QueryBuilder } from "./builder.ts";
import { createPost, type DatabaseUse, pauseBefore } from "./database-fetch.ts";
import {
  type Answer,
  BatchError,
  type BatchMode,
  batchRequests,
  type Cell,
  pipelineUrl,
  readAnswers,
  type Statement,
} from "./hrana.ts";
import {
  assertNotices,
  type DataVersions,
  keep,
  recall,
  type ReusableRead,
  toVersions,
  versionNumbers,
} from "./kept-answers.ts";
import { createTurns } from "./turns.ts";
import { sendOnStream } from "./kept-streams.ts";

/** A query of the builder, or raw SQL. */
export type Query = { toSQL(): { sql: string; params: unknown[] } } | SQL;

/** One statement of a save. */
export interface WriteStatement {
  query: Query;
  /** The error to throw when exactly this statement is refused: by a uniqueness or CHECK failure, or by a guard. */
  refusal?: (message: string) => Error;
}

/** The result of one statement of a save. */
export interface Written {
  /** Its rows, if it has a `returning` clause or is a select. */
  rows: Record<string, Cell>[];
  rowsAffected: number;
}

/** The results of several reusable reads. */
type MadeOf<Reads> = {
  -readonly [Index in keyof Reads]: Reads[Index] extends ReusableRead<infer Made> ? Made : never;
};

/** One libSQL database. Reads and writes are batches: one round trip each. */
export interface Database {
  /** Builds queries. Never run them through it. */
  readonly orm: QueryBuilder;
  /** Runs several reads in one round trip. */
  readBatch<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
    queries: T,
  ): Promise<BatchResponse<T>>;
  /** Runs a prebuilt statement (`keepRow`) in one round trip.
   *  @returns the cells of its row; none if there is no row */
  readRow(statement: Statement): Promise<readonly (string | null)[]>;
  /** The numbers of the distributor's data when this request began; null if unknown, and after a save of this
   *  request. */
  versions: DataVersions | null;
  /** Takes what is kept of these reads, and runs the others in one round trip. The results must not be changed. */
  readReusable<Reads extends readonly ReusableRead<unknown>[] | []>(
    distributorId: string,
    reads: Reads,
  ): Promise<MadeOf<Reads>>;
  /** Runs all statements in one transaction and one round trip, or none of them. */
  writeBatch(statements: readonly WriteStatement[]): Promise<Written[]>;
}

/** The database was busy, or took the lock away from a batch that held it too long. The batch was rolled back as a
 *  whole, so it can be sent again. */
const BUSY = /^SQLITE_BUSY|^TRANSACTION_TIMEOUT$/;
/** A statement that says what cannot be. Whatever else a database answers (a full disk, an interruption, a sentence of a
 *  proxy) is its own state. */
const OURS = /^SQLITE_(?:ERROR|CONSTRAINT|MISMATCH|RANGE|TOOBIG|MISUSE|AUTH|READONLY)|^(?:SQL|ARGS|BATCH)_/;
/** Saves of this instance: the database carries out one at a time, and those that wait there sleep and ask again, ever
 *  longer and in no order. Those that wait here go in a row. */
const saveInTurn = createTurns(4);
/** Reads of this instance: with the saves as many as there are connections to reuse (`kept-streams.ts`). Each one more
 *  would open another one, which costs the database more than the read. */
const readInTurn = createTurns(28);
/** Limit of attempts to send a batch while the database is busy. */
const MAX_BUSY_ATTEMPTS = 4;

const dialect = new SQLiteSyncDialect();

function toStatement(query: Query): Statement {
  return "toSQL" in query ? query.toSQL() : dialect.sqlToQuery(query);
}

/** A read of the builder as text, and the conversion of its rows. */
interface PreparedRead {
  getQuery(): Statement;
  mapResult(answer: unknown, isFromBatch?: boolean): unknown;
}

/** Rows of raw SQL are named by their columns; rows of the builder are mapped by position. */
function prepare(query: BatchItem<"sqlite">): Statement & { toRows: (answer: Answer) => unknown } {
  if (is(query, SQLiteRaw)) {
    const { sql, params } = query.getQuery();
    return { sql, params, toRows: namedRows };
  }
  const prepared = (query as BatchItem<"sqlite"> & { prepare(): PreparedRead }).prepare();
  const { sql, params } = prepared.getQuery();
  return { sql, params, toRows: (answer) => prepared.mapResult(answer, true) };
}

function namedRows({ columns, rows }: Answer): Record<string, Cell>[] {
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null])));
}

function numbersOf(distributorId: string): Statement {
  return toStatement(sql`select ${versionNumbers(distributorId)} as numbers`);
}

/** Length of the texts of answers; a number counts as eight characters. */
function lengthOf(answers: readonly Answer[]): number {
  const cells = answers.flatMap(({ rows }) => rows.flat());
  return cells.reduce<number>((sum, cell) => sum + (typeof cell === "string" ? cell.length : 8), 0);
}

/** Only a violated constraint is a refusal. A statement that could not run at all (a full disk) is not. */
function refusalOf(error: unknown, statements: readonly WriteStatement[]): Error | null {
  if (!(error instanceof BatchError) || error.statementIndex === null) return null;
  if (!error.code.startsWith("SQLITE_CONSTRAINT")) return null;
  return statements[error.statementIndex]?.refusal?.(error.message) ?? null;
}

/** Creates a database.
 *  @param use - counter of the request that the database works for */
export function createDatabase({
  url,
  authToken = null,
  use,
}: {
  url: string;
  authToken?: string | null | undefined;
  use: DatabaseUse;
}): Database {
  const token = authToken === "" ? null : authToken;
  const place = { url: pipelineUrl(url), key: `${url} ${token ?? ""}` };
  const post = createPost(token, use);

  /** Sends a batch, and again while the database is busy.
   *  @throws DomainError DATABASE_UNAVAILABLE */
  async function run(statements: readonly Statement[], mode: BatchMode): Promise<Answer[]> {
    const { requests, forgotten } = batchRequests(statements, mode);
    const inTurn = mode === "read" ? readInTurn : saveInTurn;
    for (let attempt = 1; ; attempt += 1) {
      use.statements += statements.length;
      try {
        const results = await inTurn(place.key, () => sendOnStream(place, requests, post));
        return readAnswers(results, { statements: statements.length, forgotten });
      } catch (error) {
        if (!(error instanceof BatchError) || OURS.test(error.code)) throw error;
        if (!BUSY.test(error.code) || attempt === MAX_BUSY_ATTEMPTS)
          throw new DomainError("DATABASE_UNAVAILABLE", {}, { cause: error });
        await pauseBefore(attempt);
      }
    }
  }

  async function readAndKeep(distributorId: string, reads: readonly ReusableRead<unknown>[]) {
    const prepared = reads.map((read) =>
      read.queries().map((query) => {
        const one = prepare(query);
        assertNotices(read, one.sql);
        return one;
      }),
    );
    const statements = prepared.flat();
    if (statements.length === 0) return reads.map(({ make }) => make([]));
    const [first, ...answers] = await run([numbersOf(distributorId), ...statements], "read");
    const versions = toVersions(distributorId, (first?.rows[0]?.[0] ?? null) as string | null);
    return reads.map((read, at) => {
      const queries = prepared[at] ?? [];
      const own = answers.splice(0, queries.length);
      const made = read.make(own.map((answer, index) => queries[index]?.toRows(answer)));
      keep(versions, read, { made, chars: lengthOf(own) });
      return made;
    });
  }

  const database: Database = {
    orm: builder,
    versions: null,
    async readReusable<Reads extends readonly ReusableRead<unknown>[] | []>(
      distributorId: string,
      reads: Reads,
    ) {
      const all: readonly ReusableRead<unknown>[] = reads;
      const { versions } = database;
      const isKnown = versions?.distributorId === distributorId;
      const kept = all.map((read) => (isKnown ? recall(versions, read) : null));
      const missing = all.filter((_read, at) => kept[at] === null);
      const read = missing.length === 0 ? [] : await readAndKeep(distributorId, missing);
      return kept.map((found) => (found === null ? read.shift() : found.made)) as MadeOf<Reads>;
    },
    async readBatch<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(queries: T) {
      const reads = queries.map(prepare);
      const answers = await run(reads, "read");
      return answers.map((answer, index) => reads[index]?.toRows(answer)) as BatchResponse<T>;
    },
    async readRow(statement) {
      const [answer] = await run([statement], "read");
      return (answer?.rows[0] ?? []).map((cell) => (cell === null ? null : String(cell)));
    },
    async writeBatch(statements) {
      database.versions = null;
      const prepared = statements.map(({ query }) => toStatement(query));
      try {
        const answers = await run(prepared, "write");
        return answers.map((answer) => ({ rows: namedRows(answer), rowsAffected: answer.rowsAffected }));
      } catch (error) {
        throw refusalOf(error, statements) ?? error;
      }
    },
  };
  return database;
}
