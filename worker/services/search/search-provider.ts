import type { BatchItem } from "drizzle-orm/batch";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { SearchGroup, SearchHit } from "#domain/search/search-schema.ts";
import type { Database } from "#worker/db/client.ts";
import type { SearchText } from "#worker/repositories/search/search-queries.ts";

/** The searching person, the text, and the database. */
export interface SearchContext {
  actor: UserActor | PlatformActor;
  distributor: Distributor;
  database: Database;
  text: SearchText;
  now: Date;
}

/** A query to be sent, and the conversion of its rows. */
export interface PreparedSearch {
  query: BatchItem<"sqlite">;
  toHits: (rows: unknown) => SearchHit[];
}

/** The search of one area. */
export interface SearchProvider {
  group: SearchGroup;
  /** Access to its results; for others nothing is read. */
  access: AccessRule;
  prepare: (context: SearchContext) => PreparedSearch;
}

/** Connects a query with the conversion of its rows. */
export function prepareSearch<Row>(
  query: BatchItem<"sqlite"> & { readonly _: { readonly result: Row[] } },
  toHit: (row: Row) => SearchHit,
): PreparedSearch {
  return { query, toHits: (rows) => (rows as Row[]).map(toHit) };
}
