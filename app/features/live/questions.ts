import type { ClientQuestion, NotificationPage, DirectMessage } from "#domain/live/messages.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { backgroundApi } from "#app/lib/calls/browser-api.ts";

export type NotificationFilter = ClientQuestion["filter"];

/** Identity of the page's person, and the channel that carries the questions. */
export interface LiveQuestionsHost {
  distributorId: string;
  userId: string;
  questions: Pick<SocketQuestions, "isReady" | "request">;
}

/** How long a request for notifications waits for the socket, in milliseconds. */
const SOCKET_WAIT_MS = 3_000;

let host: LiveQuestionsHost | null = null;

/** Sends further questions through this channel; returns a function that detaches it. */
export function attachLiveQuestions(next: LiveQuestionsHost): () => void {
  host = next;
  return () => {
    if (host === next) host = null;
  };
}

/** The person's notifications of the last 30 days, with counts. They are requested over the socket, and from the
 *  API when the socket is not connected within three seconds or gives no answer.
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

/** A question without its `requestId`. */
export type Question = Omit<ClientQuestion, "requestId">;
export type Answer = Extract<DirectMessage, { type: "last30DaysNotifications" }>;

/** How long a question waits for the connection, and how often that is checked, in milliseconds. */
const READY_WAIT_MS = 10_000;
const READY_STEP_MS = 50;
/** How long an answer may take, in milliseconds, and how often the question is repeated. */
const ANSWER_TIMEOUT_MS = 10_000;
const RETRIES = 2;

export interface SocketQuestionsOptions {
  /** Whether the socket is connected, so that a question can be sent. */
  isReady: () => boolean;
  send: (text: string) => void;
}

export interface SocketQuestions {
  isReady(): boolean;
  /** Asks the room.
   *  @throws Error when there is no connection, no answer in time, or the room answers with an error */
  request(question: Question): Promise<Answer>;
  /** Takes a message for this page alone; one that answers no open question is ignored. */
  receive(message: DirectMessage): void;
}

interface Pending {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Questions to the room over a socket that may reconnect. All attempts of a question share one id, so that a late
 *  answer counts too. */
export function createSocketQuestions({ isReady, send }: SocketQuestionsOptions): SocketQuestions {
  const pending = new Map<string, Pending>();

  async function ask(question: ClientQuestion, answer: Promise<Answer>): Promise<Answer> {
    for (let tries = 0; tries <= RETRIES; tries += 1) {
      if (!(await waitUntil(isReady, READY_WAIT_MS))) throw new Error("The live channel is not connected");
      send(JSON.stringify(question));
      const first = await within(ANSWER_TIMEOUT_MS, answer);
      if (first !== null) return first;
    }
    throw new Error("The room did not answer");
  }

  return {
    isReady,
    async request(question) {
      const requestId = crypto.randomUUID();
      const answer = new Promise<Answer>((resolve, reject) => {
        pending.set(requestId, { resolve, reject });
      });
      return ask({ ...question, requestId }, answer).finally(() => pending.delete(requestId));
    },
    receive(message) {
      if (message.type === "newVersion" || message.type === "present") return;
      const asked = pending.get(message.requestId);
      if (message.type === "requestFailed") asked?.reject(new Error("The room has no answer"));
      else asked?.resolve(message);
    },
  };
}

/** Checks a condition every 50 ms, for `limitMs` at most. */
async function waitUntil(isSo: () => boolean, limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs;
  while (!isSo()) {
    if (performance.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, READY_STEP_MS));
  }
  return true;
}

/** The promised value, or null after `limitMs`. */
function within<T>(limitMs: number, promised: Promise<T>): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), limitMs);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
