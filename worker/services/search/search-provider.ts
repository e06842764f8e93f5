import type { BatchItem } from "drizzle-orm/batch";
import type { Distributor, PlatformActor, UserActor } from "#domain/access/actor.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { SearchGroup, SearchHit } from "#domain/search/search-schema.ts";
import type { Database } from "#worker/db/client.ts";
import type { SearchText } from "#worker/repositories/search/search-queries.ts";

/** Who searches for what, and where. */
export interface SearchContext {
  actor: UserActor | PlatformActor;
  distributor: Distributor;
  database: Database;
  text: SearchText;
  now: Date;
}

/** A read that is not sent yet, and what its rows mean. */
export interface PreparedSearch {
  query: BatchItem<"sqlite">;
  toHits: (rows: unknown) => SearchHit[];
}

/** What an area lets people find. */
export interface SearchProvider {
  group: SearchGroup;
  /** Whom it concerns; nothing is read for all others. */
  access: AccessRule;
  prepare: (context: SearchContext) => PreparedSearch;
}

/** Ties the rows of a query to what they are shown as. */
export function prepareSearch<Row>(
  query: BatchItem<"sqlite"> & { readonly _: { readonly result: Row[] } },
  toHit: (row: Row) => SearchHit,
): PreparedSearch {
  return { query, toHits: (rows) => (rows as Row[]).map(toHit) };
}
