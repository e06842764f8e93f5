import type { Env } from "../env.ts";
import { createDatabase, type Database } from "./client.ts";
import type { DatabaseUse } from "./database-fetch.ts";

/** Location of a distributor's data; without a URL, the directory's own database. */
export interface Shard {
  url: string | null;
  authToken: string | null;
}

export function openDirectory(env: Env, use: DatabaseUse): Database {
  return createDatabase({ url: env.DIRECTORY_DATABASE_URL, authToken: env.DIRECTORY_DATABASE_TOKEN, use });
}

export function openShard(env: Env, shard: Shard, use: DatabaseUse): Database {
  if (shard.url === null) return openDirectory(env, use);
  return createDatabase({ url: shard.url, authToken: shard.authToken, use });
}
