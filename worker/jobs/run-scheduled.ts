import { openDirectory, openShard } from "../db/shards.ts";
import { type Env, parseSettings } from "../env.ts";
import { errorFacts, logEvent } from "../log.ts";
import { createDirectoryRepository } from "../repositories/directory-repository.ts";
import { publishOutbox } from "../services/realtime/publish-outbox.ts";
import { cleanUp, cleanUpPlatform } from "./clean-up.ts";

/** Work of every minute, for each distributor: what the rooms have not got yet, and what is too old. One that fails
 *  is logged and does not stop the others. */
export async function runScheduled(bindings: object): Promise<void> {
  const env: Env = { ...parseSettings(bindings) };
  const use = { roundTrips: 0, durationMs: 0 };
  const directory = openDirectory(env, use);
  const entries = await createDirectoryRepository(directory).listEntries();
  const now = () => new Date();
  await cleanUpPlatform({ database: directory, now: now() });
  for (const { id, shard } of entries) {
    const database = openShard(env, shard, use);
    try {
      await publishOutbox({ env, database, distributorId: id, now });
      await cleanUp({ database, distributorId: id, now: now() });
    } catch (error) {
      logEvent("error", "scheduled-work-failed", { distributorId: id, ...errorFacts(error) });
    }
  }
}
