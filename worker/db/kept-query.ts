import { fillPlaceholders, type Query, type SQL } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { builder, type QueryBuilder } from "./builder.ts";
import type { Statement } from "./hrana.ts";
import { deepFreeze } from "./kept-answers.ts";

/** Prebuilds a statement that gives one row of texts, such as JSON: building SQL takes as long as all other work for a
 *  small answer, so it is done once.
 *  @param build - raw SQL with `sql.placeholder` for each value
 *  @returns a function from values to a statement for `readRow` */
export function keepRow(build: (orm: QueryBuilder) => SQL): (values: Record<string, unknown>) => Statement {
  let kept: Query | undefined;
  return (values) => {
    const { sql, params } = (kept ??= new SQLiteSyncDialect().sqlToQuery(build(builder)));
    return { sql, params: fillPlaceholders(params, values) };
  };
}

/** Caches what is made of a text: equal texts give the same object, which must not be changed. It is for JSON that every
 *  request reads and that rarely changes; the database is still asked each time, so nothing outdated is ever used.
 *  @param make - must depend on the text only
 *  @param most - limit of cached objects per instance of the Worker; the least recently used goes first */
export function remember<Made>(make: (text: string) => Made, most: number): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const found = known.get(text) ?? { made: deepFreeze(make(text)) };
    known.delete(text);
    known.set(text, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return found.made;
  };
}
