import { isInAudience } from "#domain/live/audience.ts";
import { PublishSchema } from "#domain/live/messages.ts";
import type { Delivery, SequencedEvent, ServerMessage } from "#domain/live/messages.ts";
import { isOlderBuild } from "#domain/live/build-version.ts";
import type { ConnectionState, RoomConnection } from "#party/connection-state.ts";
import { sendDirect } from "#party/questions.ts";

/** A parsed post of the API. */
export type Publication = ReturnType<typeof PublishSchema.parse>;

/** Close code: the session of the socket has ended. */
const SESSION_ENDED = 4401;

/** Parses a posted body; null for an invalid publication. */
export function parsePublication(body: ArrayBuffer): Publication | null {
  try {
    return PublishSchema.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return null;
  }
}

/** The events after `lastSeq`, without repetitions; null for a gap that the publisher can still fill. Events older
 *  than `oldestSeq` no longer exist, so missing them is no gap. */
export function selectNewEvents(
  lastSeq: number,
  { oldestSeq, events }: Publication,
): SequencedEvent[] | null {
  const fresh = events.filter(({ seq }) => seq > lastSeq);
  const firstSeq = fresh[0]?.seq ?? lastSeq;
  return firstSeq <= Math.max(lastSeq + 1, oldestSeq) ? fresh : null;
}

/** Sends each event to its audience, in order. Sockets of ended sessions are closed afterwards. */
export function deliver(events: readonly SequencedEvent[], connections: Iterable<RoomConnection>): void {
  const prepared = events.map(({ seq, audience, message }) => {
    const delivery: Delivery = { seq, message };
    return { audience, message, text: JSON.stringify(delivery) };
  });
  for (const connection of connections) {
    const person = connection.state?.person;
    if (person === undefined) continue;
    for (const { audience, message, text } of prepared) {
      if (!isInAudience(audience, person)) continue;
      connection.send(text);
      if (message.type === "session.ended" && isEnded(message, person)) {
        connection.close(SESSION_ENDED, "The session has ended");
        break;
      }
    }
  }
}

function isEnded(
  { userId, only, except }: Extract<ServerMessage, { type: "session.ended" }>,
  person: ConnectionState["person"],
): boolean {
  if (person.userId !== userId || person.sessionId === except) return false;
  return only === null || person.sessionId === only;
}

/** Tells every page built before `builtAt` about the new version, once. */
export function tellNewVersion(builtAt: string, connections: Iterable<RoomConnection>): void {
  for (const connection of connections) {
    const { state } = connection;
    if (state === null || !isOlderBuild(state.build, builtAt)) continue;
    connection.setState({ ...state, build: null });
    sendDirect(connection, { type: "newVersion", builtAt });
  }
}
