import { postToRoom, type RoomSettings } from "#worker/gateways/room-gateway.ts";
import { OUTBOX_PAGE, type OutboxRepository } from "#worker/repositories/live/outbox-repository.ts";
import { fitPost } from "./fit-post.ts";

/** Limit of pages of events in one run; the rest waits for the next. */
const MAX_PAGES = 20;

export interface Sending {
  env: RoomSettings;
  outbox: Pick<OutboxRepository, "listAfter">;
  room: string;
  /** Sequence number after which the room may have gaps. */
  after: number;
  /** Called with the room's sequence number each time it has accepted events. */
  onTaken: (lastSeq: number) => Promise<void> | void;
}

/** Sends a room the events that it has not acknowledged, in order. A room with an older number reports it and gets
 *  what it missed. A new room, without a number, gets only the last page before `after`, because its sockets have
 *  read the rest when they connected.
 *  @throws Error if the room does not answer */
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
