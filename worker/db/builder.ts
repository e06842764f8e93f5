import { drizzle } from "drizzle-orm/sqlite-proxy";

/** Writes queries as text with values, and has no database of its own: `Database` runs them. Made once, since making one
 *  costs as much as writing a short query. */
export const builder = drizzle(() => Promise.reject(new Error("Queries run through Database")));

/** The builder, as repositories take it from a `Database`. */
export type QueryBuilder = typeof builder;
