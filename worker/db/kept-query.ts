import type { ResultSet } from "@libsql/client/web";
import { fillPlaceholders } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

/** A read that is written already, with the values of one request. */
export interface KeptRead<Rows> {
  sql: string;
  params: unknown[];
  toRows: (answer: ResultSet) => Rows;
}

/** What the builder's `prepare` gives. */
interface Prepared {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(answer: unknown, isFromBatch?: boolean): unknown;
}

/** Builds queries, and has no database: what is built in it runs in the batch of whoever asks. */
const builder = drizzle.mock();

/** A read that is the same for every request but for its values: building its SQL takes as long as all else that the
 *  Worker does for a small answer, so it is built once.
 *  @param build - the query with `sql.placeholder` for each value
 *  @returns the query with values, for `readKept` */
export function keepQuery<Built extends BatchItem<"sqlite"> & { prepare(): Prepared }>(
  build: (orm: LibSQLDatabase) => Built,
): (values: Record<string, unknown>) => KeptRead<Built["_"]["result"]> {
  let kept: Prepared | undefined;
  return (values) => {
    const prepared = (kept ??= build(builder).prepare());
    const { sql, params } = prepared.getQuery();
    return {
      sql,
      params: fillPlaceholders(params, values),
      toRows: (answer) => prepared.mapResult(answer, true),
    };
  };
}
