import { fillPlaceholders } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { builder, type QueryBuilder } from "./builder.ts";
import type { Answer, Statement } from "./hrana.ts";

/** A read that is written already, with the values of one request. */
export interface KeptRead<Rows> extends Statement {
  toRows: (answer: Answer) => Rows;
}

/** What the builder's `prepare` gives. */
interface Prepared {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(answer: unknown, isFromBatch?: boolean): unknown;
}

/** A read that is the same for every request but for its values: building its SQL takes as long as all else that the
 *  Worker does for a small answer, so it is built once.
 *  @param build - the query with `sql.placeholder` for each value
 *  @returns the query with values, for `readKept` */
export function keepQuery<Built extends BatchItem<"sqlite"> & { prepare(): Prepared }>(
  build: (orm: QueryBuilder) => Built,
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

/** Makes something of what a kept read answers, once for each answer: the same cells give the same object, so nobody may
 *  change it. For what every request reads and hardly ever changes; the database is asked each time all the same, so
 *  nothing old is ever shown.
 *  @param make - depends on the rows alone
 *  @param most - answers that an instance of the Worker remembers; the one asked for longest ago goes first */
export function remember<Rows, Made>(
  read: (values: Record<string, unknown>) => KeptRead<Rows>,
  make: (rows: Rows) => Made,
  most: number,
): (values: Record<string, unknown>) => KeptRead<Made> {
  const known = new Map<string, { made: Made }>();
  return (values) => {
    const { sql, params, toRows } = read(values);
    const toMade = (answer: Answer): Made => {
      const cells = JSON.stringify(answer.rows);
      const found = known.get(cells) ?? { made: deepFreeze(make(toRows(answer))) };
      known.delete(cells);
      known.set(cells, found);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return found.made;
    };
    return { sql, params, toRows: toMade };
  };
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
