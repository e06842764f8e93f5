import type { ClientMessage, NotificationPage } from "#domain/live/messages.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";
import { waitUntil } from "./socket-questions.ts";
import type { SocketQuestions } from "./socket-questions.ts";

export type NotificationFilter = ClientMessage["filter"];

/** Whom the page's questions are about, and the channel that they go through. */
export interface LiveQuestionsHost {
  distributorId: string;
  userId: string;
  questions: Pick<SocketQuestions, "isReady" | "request">;
}

/** How long a list of notifications waits for the socket. */
export const SOCKET_WAIT_MS = 3_000;

let host: LiveQuestionsHost | null = null;

/** Makes a channel the one that questions go through; answers how to take that back. */
export function attachLiveQuestions(next: LiveQuestionsHost): () => void {
  host = next;
  return () => {
    if (host === next) host = null;
  };
}

/** Own notifications of the last 30 days, with their counts: asked over the socket, and of the API when there is no
 *  socket within three seconds, or no answer over it.
 *  @throws ApiCallError when the API does not answer either */
export async function requestNotifications(filter: NotificationFilter): Promise<NotificationPage> {
  return (await askRoom(filter)) ?? askPortal(filter);
}

async function askRoom(filter: NotificationFilter): Promise<NotificationPage | null> {
  await waitUntil(() => host?.questions.isReady() === true, SOCKET_WAIT_MS);
  if (host?.questions.isReady() !== true) return null;
  const { distributorId, userId, questions } = host;
  try {
    const { read, unread, notifications, merged } = await questions.request({
      type: "getBaseNotifications",
      distributorId,
      userId,
      filter,
    });
    return { read, unread, notifications, merged };
  } catch {
    // The API has the same list.
    return null;
  }
}

async function askPortal(filter: NotificationFilter): Promise<NotificationPage> {
  const { NotificationPageSchema } = await loadChunk(() => import("#domain/live/messages.ts"));
  return NotificationPageSchema.parse(
    await backgroundApi.call("GET", "/app/user/notifications", { query: filter }),
  );
}
