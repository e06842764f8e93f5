import type { ClientQuestion, DirectMessage } from "#domain/live/messages.ts";
import type { AskNotifications } from "#party/ask-notifications.ts";
import type { RoomConnection } from "#party/connection-state.ts";

const MAX_QUESTIONS = 20;
const WINDOW_MS = 10_000;

/** Value of `WebSocket.OPEN` on all platforms. */
const OPEN = 1;

/** Answers the asking socket with the portal's answer, or with a failure. Beyond twenty questions in ten seconds it
 *  answers with a failure without a call. */
export async function answerQuestion(
  connection: RoomConnection,
  message: ClientQuestion,
  { ask, now }: { ask: AskNotifications; now: number },
): Promise<void> {
  const { state } = connection;
  if (state === null) return;
  const isWithinLimit = countMessage(connection, now);
  const { requestId, filter } = message;
  const page = isWithinLimit ? await ask(state.person, filter) : null;
  sendDirect(
    connection,
    page === null
      ? { type: "requestFailed", requestId }
      : { type: "last30DaysNotifications", requestId, ...page },
  );
}

/** Sends a message outside the sequence to one socket, if it is still open. */
export function sendDirect(
  connection: Pick<RoomConnection, "readyState" | "send">,
  direct: DirectMessage,
): void {
  if (connection.readyState === OPEN) connection.send(JSON.stringify({ direct }));
}

/** Counts a message of a socket; false beyond twenty in ten seconds. */
export function countMessage(connection: RoomConnection, now: number): boolean {
  const { state } = connection;
  if (state === null) return false;
  const { since, count } = state.questions;
  const questions = now - since < WINDOW_MS ? { since, count: count + 1 } : { since: now, count: 1 };
  connection.setState({ ...state, questions });
  return questions.count <= MAX_QUESTIONS;
}
