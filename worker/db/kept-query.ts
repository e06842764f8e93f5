import { fillPlaceholders } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { builder, type QueryBuilder } from "./builder.ts";
import type { Answer, Statement } from "./hrana.ts";

/** A prebuilt read with the values of one request. */
export interface KeptRead<Rows> extends Statement {
  toRows: (answer: Answer) => Rows;
}

/** The result of the builder's `prepare`. */
interface Prepared {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(answer: unknown, isFromBatch?: boolean): unknown;
}

/** Prebuilds a read whose SQL is the same for every request. Building SQL takes as long as all other work for a small
 *  answer, so it is done once.
 *  @param build - the query with `sql.placeholder` for each value
 *  @returns a function from values to a read for `readKept` */
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

/** Caches what is made of a kept read's answer: equal cells give the same object, which must not be changed. It is for
 *  data that every request reads and that rarely changes; the database is still asked each time, so nothing outdated is
 *  ever used.
 *  @param make - must depend on the rows only
 *  @param most - limit of cached answers per instance of the Worker; the least recently used goes first */
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
