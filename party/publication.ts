import { isInAudience } from "#domain/realtime/audience.ts";
import { PublishSchema } from "#domain/realtime/messages.ts";
import type { Delivery, LiveClaims, SequencedEvent } from "#domain/realtime/messages.ts";

/** A parsed post of the API. */
export type Publication = ReturnType<typeof PublishSchema.parse>;

/** A connection as far as delivery goes. */
interface Listener {
  readonly state: Pick<LiveClaims, "type" | "integratorId"> | null;
  send(text: string): void;
}

/** What a posted body says, or null when it is no publication. */
export function parsePublication(body: ArrayBuffer): Publication | null {
  try {
    return PublishSchema.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return null;
  }
}

/** Events that follow `lastSeq`, repeats left out; null when there are events in between that the publisher still
 *  has. What is older than `oldestSeq` nobody has any more, so that missing it is no gap. */
export function selectNewEvents(
  lastSeq: number,
  { oldestSeq, events }: Publication,
): SequencedEvent[] | null {
  const fresh = events.filter(({ seq }) => seq > lastSeq);
  const firstSeq = fresh[0]?.seq ?? lastSeq;
  return firstSeq <= Math.max(lastSeq + 1, oldestSeq) ? fresh : null;
}

/** Sends each event to everybody it is for, in order. */
export function deliver(events: readonly SequencedEvent[], listeners: Iterable<Listener>): void {
  const prepared = events.map(({ seq, audience, message }) => {
    const delivery: Delivery = { seq, message };
    return { audience, text: JSON.stringify(delivery) };
  });
  for (const listener of listeners) {
    const person = listener.state;
    if (person === null) continue;
    for (const { audience, text } of prepared) {
      if (isInAudience(audience, person)) listener.send(text);
    }
  }
}
