import { drizzle } from "drizzle-orm/sqlite-proxy";

/** Builds queries as text with values. It has no database; `Database` runs them. There is one builder for all, since
 *  creating one costs as much as building a short query. */
export const builder = drizzle(() => Promise.reject(new Error("Queries run through Database")));

export type QueryBuilder = typeof builder;
