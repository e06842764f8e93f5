import { postToRoom, type RoomSettings } from "#worker/gateways/room-gateway.ts";
import { OUTBOX_PAGE, type OutboxRepository } from "#worker/repositories/live/outbox-repository.ts";
import { fitPost } from "./fit-post.ts";

/** Pages of events that one run sends at most; the rest waits for the next run. */
const MAX_PAGES = 20;

export interface Sending {
  env: RoomSettings;
  outbox: Pick<OutboxRepository, "listAfter">;
  room: string;
  /** Sequence number from which on the room may lack something. */
  after: number;
  /** Told how far the room is, each time that it took something. */
  onTaken: (lastSeq: number) => Promise<void> | void;
}

/** Sends a room what it has not acknowledged, in order. A room that is further back says so and gets what it missed.
 *  One that has nothing at all is new: of what came before `after` it gets the last page, since its sockets have read
 *  the rest when they connected.
 *  @throws Error when the room does not answer */
export async function sendToRoom({ env, outbox, room, after, onTaken }: Sending): Promise<void> {
  const beginning = Math.max(0, after - OUTBOX_PAGE);
  let from = after;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { events: waiting, oldestSeq } = await outbox.listAfter(from);
    if (waiting.length === 0) return;
    const events = fitPost(waiting);
    const { taken, lastSeq } = await postToRoom(env, room, {
      events,
      oldestSeq: from === beginning ? Math.max(oldestSeq, beginning + 1) : oldestSeq,
    });
    if (taken) await onTaken(lastSeq);
    if (taken && waiting.length < OUTBOX_PAGE && events.length === waiting.length) return;
    from = lastSeq === 0 ? beginning : lastSeq;
  }
}
