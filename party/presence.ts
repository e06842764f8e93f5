import type { PresenceMessage, Present } from "#domain/live/messages.ts";
import type { RoomConnection } from "#party/connection-state.ts";
import { countMessage, sendDirect } from "#party/questions.ts";

/** Notes what a person of the distributor has open, and tells the pages that show it; the sender always. Buyers are
 *  neither shown nor told. */
export function notePresence(
  sender: RoomConnection,
  { openRequestId, watches }: PresenceMessage,
  { connections, now }: { connections: readonly RoomConnection[]; now: number },
): void {
  if (sender.state?.person.type === "integrator" || !countMessage(sender, now)) return;
  const { state } = sender;
  if (state === null) return;
  const next = {
    ...state,
    openRequestId: openRequestId === undefined ? state.openRequestId : openRequestId,
    watches: watches ?? state.watches,
  };
  sender.setState(next);
  const hasMoved = next.openRequestId !== state.openRequestId;
  tellPresence(connections, hasMoved ? connections : [sender]);
}

/** Tells the pages that show it who has what open.
 *  @param connections - all of the room */
export function tellPresence(
  connections: readonly RoomConnection[],
  told: readonly RoomConnection[] = connections,
): void {
  const people = presentPeople(connections);
  for (const connection of told) {
    if (connection.state?.watches === true) sendDirect(connection, { type: "present", people });
  }
}

/** Each person once for what they have open, in however many tabs. */
function presentPeople(connections: readonly RoomConnection[]): Present[] {
  const people = new Map<string, Present>();
  for (const { state } of connections) {
    if (state === null || state.openRequestId === null) continue;
    const { userId, name } = state.person;
    people.set(`${userId} ${state.openRequestId}`, { userId, name, requestId: state.openRequestId });
  }
  return [...people.values()];
}
