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

/** Publishes after the response; when the room is away, the scheduled handler sends the events later. */
export function publishSoon(scope: Scope): void {
  const { distributor, database } = tenantOf(scope);
  scope.defer(() =>
    publishOutbox({ env: scope.env, database, distributorId: distributor.id, now: () => scope.now() }),
  );
}
