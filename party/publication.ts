import { isInAudience } from "#domain/realtime/audience.ts";
import { PublishSchema } from "#domain/realtime/messages.ts";
import type { Delivery, LiveClaims, SequencedEvent, ServerMessage } from "#domain/realtime/messages.ts";

/** A parsed post of the API. */
export type Publication = ReturnType<typeof PublishSchema.parse>;

/** A connection as far as delivery goes. */
interface Listener {
  readonly state: LiveClaims | null;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** The session behind the socket has ended. */
const SESSION_ENDED = 4401;

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

/** Sends each event to everybody it is for, in order. Sockets of sessions that have ended are cut after they heard. */
export function deliver(events: readonly SequencedEvent[], listeners: Iterable<Listener>): void {
  const prepared = events.map(({ seq, audience, message }) => {
    const delivery: Delivery = { seq, message };
    return { audience, message, text: JSON.stringify(delivery) };
  });
  for (const listener of listeners) {
    const person = listener.state;
    if (person === null) continue;
    for (const { audience, message, text } of prepared) {
      if (!isInAudience(audience, person)) continue;
      listener.send(text);
      if (message.type === "session.ended" && isEnded(message, person)) {
        listener.close(SESSION_ENDED, "The session has ended");
        break;
      }
    }
  }
}

function isEnded(
  { userId, only, except }: Extract<ServerMessage, { type: "session.ended" }>,
  person: LiveClaims,
): boolean {
  if (person.userId !== userId || person.sessionId === except) return false;
  return only === null || person.sessionId === only;
}
