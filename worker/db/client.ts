import { createClient, type InStatement, LibsqlError, type ResultSet } from "@libsql/client/web";
import type { SQL } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import { createDatabaseFetch, type DatabaseUse, pauseBefore } from "./database-fetch.ts";
import type { KeptRead } from "./kept-query.ts";

/** A query of the builder, or raw SQL. */
export type Query = { toSQL(): { sql: string; params: unknown[] } } | SQL;

/** One statement of a save. */
export interface WriteStatement {
  query: Query;
  /** What to throw when exactly this statement is refused: a uniqueness or CHECK failure, or a guard. */
  refusal?: (message: string) => Error;
}

/** What each of some kept reads answers. */
type RowsOf<Reads> = {
  -readonly [Index in keyof Reads]: Reads[Index] extends KeptRead<infer Rows> ? Rows : never;
};

/** One libSQL database. Reads and writes are batches: one round trip each. */
export interface Database {
  /** Builds queries; never run them through it. */
  readonly orm: LibSQLDatabase;
  /** Runs several reads in one round trip. */
  readBatch<U extends BatchItem<"sqlite">, T extends Readonly<[U, ...U[]]>>(
    queries: T,
  ): Promise<BatchResponse<T>>;
  /** Runs reads that are written already (`keepQuery`) in one round trip. */
  readKept<Reads extends readonly KeptRead<unknown>[] | []>(reads: Reads): Promise<RowsOf<Reads>>;
  /** Runs all statements in one transaction and one round trip, or none of them. */
  writeBatch(statements: readonly WriteStatement[]): Promise<ResultSet[]>;
}

const BUSY = /^SQLITE_BUSY|^TRANSACTION_TIMEOUT$/;
/** Times that a save is sent while the database is busy. */
const MAX_BUSY_ATTEMPTS = 4;

const dialect = new SQLiteSyncDialect();

function toStatement(query: Query): InStatement {
  return bound("toSQL" in query ? query.toSQL() : dialect.sqlToQuery(query));
}

function bound({ sql, params }: { sql: string; params: unknown[] }): InStatement {
  return { sql, args: params as Exclude<InStatement, string>["args"] & unknown[] };
}

/** Only a broken constraint refuses: a statement that could not run at all (a full disk) says nothing of its content. */
function refusalOf(error: unknown, statements: readonly WriteStatement[]): Error | null {
  const failed = findInCauses(
    error,
    (one) =>
      one instanceof LibsqlError && "statementIndex" in one && one.code.startsWith("SQLITE_CONSTRAINT"),
  );
  if (!failed) return null;
  const { statementIndex, message } = failed as Error & { statementIndex: number };
  return statements[statementIndex]?.refusal?.(message) ?? null;
}

function findInCauses(error: unknown, wanted: (error: Error) => boolean): Error | null {
  for (let one = error; one instanceof Error; one = one.cause) if (wanted(one)) return one;
  return null;
}

/** @param use - counter of the request that the database works for */
export function createDatabase({
  url,
  authToken,
  use,
}: {
  url: string;
  authToken?: string | null | undefined;
  use: DatabaseUse;
}): Database {
  const client = createClient({ url, ...(authToken ? { authToken } : {}), fetch: createDatabaseFetch(use) });
  const orm = drizzle(client);
  return {
    orm,
    async readBatch(queries) {
      try {
        // The one place that may run the builder's batch: all of it only reads.
        return await orm.batch(queries);
      } catch (error) {
        throw findInCauses(error, isDomainError) ?? error;
      }
    },
    async readKept<Reads extends readonly KeptRead<unknown>[] | []>(reads: Reads) {
      const all: readonly KeptRead<unknown>[] = reads;
      try {
        const answers = await client.batch(all.map(bound));
        return answers.map((answer, index) => all[index]?.toRows(answer)) as RowsOf<Reads>;
      } catch (error) {
        throw findInCauses(error, isDomainError) ?? error;
      }
    },
    async writeBatch(statements) {
      const prepared = statements.map(({ query }) => toStatement(query));
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await client.batch(prepared, "write");
        } catch (error) {
          const refusal = findInCauses(error, isDomainError) ?? refusalOf(error, statements);
          if (refusal) throw refusal;
          if (!isBusy(error)) throw error;
          if (attempt === MAX_BUSY_ATTEMPTS)
            throw new DomainError("DATABASE_UNAVAILABLE", {}, { cause: error });
          await pauseBefore(attempt);
        }
      }
    },
  };
}

/** The database was busy with something else, or took the lock away from a batch that held it too long: the batch was
 *  rolled back whole, so it can be sent again. */
function isBusy(error: unknown): boolean {
  return findInCauses(error, (one) => one instanceof LibsqlError && BUSY.test(one.code)) !== null;
}
