import { fillPlaceholders } from "drizzle-orm";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

interface Prepared {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(response: unknown, isFromBatch?: boolean): unknown;
}

/** Builds queries, and has no database: what is built in it runs in the batch of whoever asks. */
const builder = drizzle.mock();

/** A read that is the same for every request but for its values: building its SQL takes as long as all else that the
 *  Worker does for a small answer, so it is built once.
 *  @param build - the query with `sql.placeholder` for each value
 *  @returns the query with values, for `readBatch` */
export function keepQuery<Built extends { prepare(): Prepared }>(
  build: (orm: LibSQLDatabase) => Built,
): (values: Record<string, unknown>) => Built {
  let kept: Prepared | undefined;
  return (values) => {
    kept ??= build(builder).prepare();
    const prepared = kept;
    const { sql, params } = prepared.getQuery();
    const query = { sql, params: fillPlaceholders(params, values) };
    // All that a batch of drizzle asks of a query.
    const runnable = {
      _prepare: () => ({
        getQuery: () => query,
        mapResult: (response: unknown, isFromBatch?: boolean) => prepared.mapResult(response, isFromBatch),
      }),
    };
    return runnable as unknown as Built;
  };
}
