import type { ClientMessage, DirectMessage } from "#domain/live/messages.ts";
import type { AskNotifications } from "#party/ask-notifications.ts";
import type { ConnectionState, RoomConnection } from "#party/connection-state.ts";

const MAX_QUESTIONS = 20;
const WINDOW_MS = 10_000;

/** Value of `WebSocket.OPEN` on all platforms. */
const OPEN = 1;

/** Answers the asking socket with the portal's answer, or with a failure. Beyond twenty questions in ten seconds it
 *  answers with a failure without a call. */
export async function answerQuestion(
  connection: RoomConnection,
  message: ClientMessage,
  { ask, now }: { ask: AskNotifications; now: number },
): Promise<void> {
  const { state } = connection;
  if (state === null) return;
  const questions = countQuestion(state.questions, now);
  connection.setState({ ...state, questions });
  const { requestId, filter } = message;
  const page = questions.count > MAX_QUESTIONS ? null : await ask(state.person, filter);
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

function countQuestion(
  { since, count }: ConnectionState["questions"],
  now: number,
): ConnectionState["questions"] {
  return now - since < WINDOW_MS ? { since, count: count + 1 } : { since: now, count: 1 };
}
