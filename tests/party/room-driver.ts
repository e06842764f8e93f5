import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { inject } from "vitest";
import * as z from "zod";
import type { Audience, LiveClaims, SequencedEvent } from "#domain/live/messages.ts";
import { signPublication, signSocketToken } from "#worker/security/live-tokens.ts";
import { listenTo } from "./listener.ts";
import type { Listener } from "./listener.ts";

const EVERYBODY: Audience = { types: ["admin", "staff", "integrator"] };
const AnswerSchema = z.object({ lastSeq: z.int() });

export interface PostAnswer {
  status: number;
  /** Null when the answer was a text. */
  lastSeq: number | null;
}

/** An event whose code is its sequence number. */
export function buildEvent(seq: number, audience: Audience = EVERYBODY): SequencedEvent {
  return { seq, audience, message: { type: "request.changed", requestId: `req_${seq}`, code: `PED-${seq}` } };
}

export function buildEvents(from: number, to: number): SequencedEvent[] {
  return Array.from({ length: to - from + 1 }, (_, index) => buildEvent(from + index));
}

/** A distributor's room, as the API and browsers use it. */
export function createRoom(partyUrl = inject("partyUrl")) {
  const secret = inject("liveSecret");
  const distributorId = `dist_${randomUUID()}`;
  const url = `${partyUrl}/party/${distributorId}`;
  const builtAt = "2000";

  const claimsOf = (person: Partial<LiveClaims>): LiveClaims => ({
    room: distributorId,
    distributorId,
    userId: "user_1",
    name: "Ana Lima",
    sessionId: "session_1",
    type: "admin",
    roleId: null,
    integratorId: null,
    builtAt,
    ...person,
  });

  async function postBody(body: string, token: string | null): Promise<PostAnswer> {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(10_000) });
    const text = await response.text();
    const isAnswer = response.status === 200 || response.status === 409;
    return {
      status: response.status,
      lastSeq: isAnswer ? AnswerSchema.parse(JSON.parse(text)).lastSeq : null,
    };
  }

  return {
    distributorId,
    url,
    secret,
    claimsOf,
    postBody,
    signPost: (body: string) => signPublication(distributorId, body, secret),
    signSocket: (person: Partial<LiveClaims> = {}) => signSocketToken(claimsOf(person), secret),

    /** @param by - version of the posting portal */
    async post(events: readonly SequencedEvent[], oldestSeq = 1, by = builtAt): Promise<PostAnswer> {
      const body = JSON.stringify({ oldestSeq, events, builtAt: by });
      return postBody(body, await signPublication(distributorId, body, secret));
    },

    /** @param headers - those that a program could send and a browser cannot
     *  @param build - when the page was built; null for a page that does not send it */
    async connect(
      person: Partial<LiveClaims> = {},
      headers: Readonly<Record<string, string>> = {},
      build: string | null = builtAt,
    ): Promise<Listener> {
      const address = new URL(url.replace("http", "ws"));
      address.searchParams.set("token", await signSocketToken(claimsOf(person), secret));
      if (build !== null) address.searchParams.set("build", build);
      return listenTo(address.href, headers);
    },
  };
}

/** Status of a WebSocket handshake, which Node's WebSocket does not provide; 101 is success. */
export function handshakeStatus(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-key": Buffer.from("sixteen bytes ok").toString("base64"),
      "sec-websocket-version": "13",
    };
    const handshake = request(url, { headers, signal: AbortSignal.timeout(10_000) });
    handshake.on("error", reject);
    handshake.on("upgrade", (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    handshake.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    handshake.end();
  });
}
