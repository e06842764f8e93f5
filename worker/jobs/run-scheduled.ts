import { openDirectory, openShard } from "../db/shards.ts";
import { type Env, parseSettings } from "../env.ts";
import { errorFacts, logEvent } from "../log.ts";
import { createDirectoryRepository } from "../repositories/directory-repository.ts";
import { publishOutbox } from "../services/realtime/publish-outbox.ts";
import { cleanUp } from "./clean-up.ts";

/** Work of every minute, for each distributor: what the rooms have not got yet, and what is too old. One that fails
 *  is logged and does not stop the others. */
export async function runScheduled(bindings: object): Promise<void> {
  const env: Env = { ...parseSettings(bindings) };
  const use = { roundTrips: 0, durationMs: 0 };
  const entries = await createDirectoryRepository(openDirectory(env, use)).listEntries();
  const now = () => new Date();
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
