import { roomIds } from "#domain/live/rooms.ts";
import type { Database } from "#worker/db/client.ts";
import type { Env } from "#worker/env.ts";
import {
  createOutboxRepository,
  type OutboxRepository,
} from "#worker/repositories/live/outbox-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { sendToRoom } from "./send-to-room.ts";
import { allOrFirstFailure, createSettlement, leastDelivered } from "./settlement.ts";
import { runTurn, takeTurns } from "./turns.ts";

/** Last known sequence number of each room in this isolate. Rooms never go back, so a number may be outdated but not
 *  wrong. */
const known = new Map<string, number>();
const MAX_KNOWN = 10_000;

/** Sends each room the events that it has not acknowledged, and returns how many of them all rooms have now. A slow
 *  or unavailable room does not stop the others.
 *  @throws Error if a room did not answer, after all others have been served */
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
  const { start, rooms } = await outbox.findUnpublished();
  if (start === null) return 0;
  const delivered = new Map<string, number>();
  const progress = { ids: roomIds(distributorId, rooms), start, delivered };
  const settle = createSettlement(outbox, progress, now);
  const shared = shareReads(outbox);
  await allOrFirstFailure(
    progress.ids.map((room) => {
      const onTaken = (lastSeq: number) => {
        delivered.set(room, lastSeq);
        return settle();
      };
      return sendToRoom({ env, outbox: shared, room, after: start, onTaken });
    }),
  );
  return leastDelivered(progress) - start;
}

/** Publishes after the response, one turn at a time per room. If a room is unavailable, the scheduled job sends the
 *  events later. */
export function publishSoon(scope: Scope): void {
  const { distributor, database } = tenantOf(scope);
  const ids = roomIds(distributor.id, distributor.settings.live.rooms);
  const turns = takeTurns(ids);
  if (turns.length === 0) return;

  async function begin() {
    const outbox = createOutboxRepository(database, distributor.id);
    const start = await outbox.findStart();
    if (start === null) return null;
    const settle = createSettlement(outbox, { ids, start, delivered: known }, () => scope.now());
    return { outbox: shareReads(outbox), start, settle };
  }

  scope.defer(async () => {
    const first = begin();
    async function send(room: string, round: number): Promise<void> {
      const publication = await (round === 0 ? first : begin());
      if (publication === null) return;
      const { outbox, start, settle } = publication;
      const onTaken = (lastSeq: number) => {
        if (known.size > MAX_KNOWN) known.clear();
        known.set(room, lastSeq);
        return settle();
      };
      const after = Math.max(start, known.get(room) ?? 0);
      await sendToRoom({ env: scope.env, outbox, room, after, onTaken });
    }
    await allOrFirstFailure(turns.map((turn) => runTurn(turn, (round) => send(turn.room, round))));
  });
}

type Reads = Pick<OutboxRepository, "listAfter">;

/** Reads each page once for all rooms of one publication. */
function shareReads(outbox: Reads): Reads {
  const pages = new Map<number, ReturnType<Reads["listAfter"]>>();
  return {
    listAfter(seq) {
      const page = pages.get(seq) ?? outbox.listAfter(seq);
      pages.set(seq, page);
      return page;
    },
  };
}
