import type { Database } from "#worker/db/client.ts";
import type { Env } from "#worker/env.ts";
import { postToRoom } from "#worker/gateways/room-gateway.ts";
import { createOutboxRepository } from "#worker/repositories/outbox-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "../tenant-of.ts";

/** Pages of events that one run sends at most; the rest waits for the next run. */
const MAX_PAGES = 20;

/** Sends what the room has not acknowledged, in order, and answers how many events it took. A room that is further
 *  back says so and gets what it missed. */
export async function publishOutbox({
  env,
  database,
  distributorId,
  now,
}: {
  env: Env;
  database: Database;
  distributorId: string;
  now: () => Date;
}): Promise<number> {
  const outbox = createOutboxRepository(database, distributorId);
  let after = await outbox.findUnpublishedStart();
  let sent = 0;
  for (let page = 0; after !== null && page < MAX_PAGES; page += 1) {
    const publication = await outbox.listAfter(after);
    if (publication.events.length === 0) break;
    const { taken, lastSeq } = await postToRoom(env, distributorId, publication);
    if (taken) {
      await outbox.markPublished(lastSeq, now().toISOString());
      sent += publication.events.length;
    }
    after = lastSeq;
  }
  return sent;
}

/** How long a publication may take before another one starts beside it. */
const TURN_MS = 10_000;
/** Rounds of one publication; what comes later is the next one's. */
const MAX_ROUNDS = 20;

/** Publications under way in this isolate, by distributor. Without it, every save of a busy distributor would send
 *  the same unpublished events again. It holds flags only: losing it costs a repetition that the room drops. */
const turns = new Map<string, { again: boolean; until: number }>();

/** Publishes after the response, one publication at a time for each distributor; when the room is away, the scheduled
 *  handler sends the events later. */
export function publishSoon(scope: Scope): void {
  const { distributor, database } = tenantOf(scope);
  const distributorId = distributor.id;
  const current = turns.get(distributorId);
  if (current !== undefined && current.until > Date.now()) {
    current.again = true;
    return;
  }
  const turn = { again: true, until: Date.now() + TURN_MS };
  turns.set(distributorId, turn);
  scope.defer(async () => {
    try {
      for (let round = 0; turn.again && round < MAX_ROUNDS; round += 1) {
        turn.again = false;
        turn.until = Date.now() + TURN_MS;
        await publishOutbox({ env: scope.env, database, distributorId, now: () => scope.now() });
      }
    } finally {
      if (turns.get(distributorId) === turn) turns.delete(distributorId);
    }
  });
}
