import { ClientMessageSchema } from "#domain/live/messages.ts";
import type { ClientMessage, LiveClaims } from "#domain/live/messages.ts";

/** Longest accepted message of a browser, in characters; valid ones have at most about 400. */
const MAX_MESSAGE_LENGTH = 4_096;

const UNSUPPORTED_DATA = 1003;
const POLICY_VIOLATION = 1008;
const MESSAGE_TOO_BIG = 1009;

/** A valid message, or the close code for the socket that sent an invalid one. */
export type ReadMessage =
  | { isMessage: true; message: ClientMessage }
  | { isMessage: false; code: number; reason: string };

/** Parses a browser's message. Any text that is not a message of the protocol, or that is about another person,
 *  closes the socket; so does all that a payer's page says, which only listens.
 *  @param person - user of the socket */
export function readClientMessage(
  data: string | ArrayBuffer | ArrayBufferView,
  person: Pick<LiveClaims, "distributorId" | "userId" | "type">,
): ReadMessage {
  if (person.type === "payer") return refuse(POLICY_VIOLATION, "A payer's page only listens");
  if (typeof data !== "string") return refuse(UNSUPPORTED_DATA, "Messages are text");
  if (data.length > MAX_MESSAGE_LENGTH) return refuse(MESSAGE_TOO_BIG, "The message is too long");
  const parsed = ClientMessageSchema.safeParse(parseJson(data));
  if (!parsed.success) return refuse(POLICY_VIOLATION, "The message is none of the protocol");
  const message = parsed.data;
  const isOwn = message.distributorId === person.distributorId && message.userId === person.userId;
  return isOwn
    ? { isMessage: true, message }
    : refuse(POLICY_VIOLATION, "The question is not the person's own");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(code: number, reason: string): ReadMessage {
  return { isMessage: false, code, reason };
}
