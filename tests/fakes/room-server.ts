import { jwtVerify } from "jose";
import { vi } from "vitest";
import { PublishSchema, type SequencedEvent } from "#domain/live/messages.ts";
import { hashSecret } from "#worker/security/tokens.ts";
import { apiEnv } from "../factories/api-env.ts";

export interface FakeRoom {
  /** Accepted events, in order. */
  events: SequencedEvent[];
  /** Number of posts, accepted or not. */
  posts: number;
  /** Posts whose signature does not match room or body. */
  refused: string[];
  /** While true, all posts are answered 503. */
  away: boolean;
  /** While set, posts wait for it before they are answered. */
  held: Promise<void> | null;
  /** The room's last sequence number; a test may set it back, as if the room had lost its storage. */
  lastSeq: number;
}

/** Room of a distributor, reached by the Worker's own `fetch`. It checks the signature of each post, takes events
 *  in order, ignores repetitions, and answers a gap with its last sequence number. Requests to other addresses are
 *  not affected. */
export function openFakeRoom(distributorId: string): FakeRoom {
  const [room] = openFakeRooms([distributorId]);
  if (room === undefined) throw new Error("No room was asked for");
  return room;
}

/** The same for several rooms. */
export function openFakeRooms(ids: readonly string[]): FakeRoom[] {
  const rooms = ids.map((): FakeRoom => ({
    events: [],
    posts: 0,
    refused: [],
    away: false,
    held: null,
    lastSeq: 0,
  }));
  const send = globalThis.fetch.bind(globalThis);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const at = ids.findIndex((id) => url === `${apiEnv.PARTYKIT_URL}/party/${id}`);
    const [room, id] = [rooms[at], ids[at]];
    return room && id ? answer(room, id, new Request(input, init)) : send(input, init);
  });
  return rooms;
}

async function answer(room: FakeRoom, id: string, request: Request): Promise<Response> {
  room.posts += 1;
  if (room.held) await room.held;
  if (room.away) return new Response(null, { status: 503 });
  const body = await request.text();
  const token = (request.headers.get("authorization") ?? "").replace(/^Bearer /, "");
  const key = new TextEncoder().encode(apiEnv.LIVE_SECRET);
  const proof = await jwtVerify(token, key, { audience: "publish" }).catch((error: unknown) => String(error));
  if (typeof proof === "string" || proof.payload["room"] !== id) {
    room.refused.push("wrong signature or room");
    return new Response(null, { status: 401 });
  }
  if (proof.payload["bodyHash"] !== hashSecret(body)) {
    room.refused.push("wrong body");
    return new Response(null, { status: 401 });
  }
  const { events, oldestSeq } = PublishSchema.parse(JSON.parse(body));
  const first = events[0]?.seq ?? 0;
  if (first > room.lastSeq + 1 && first > oldestSeq)
    return Response.json({ lastSeq: room.lastSeq }, { status: 409 });
  for (const event of events.filter(({ seq }) => seq > room.lastSeq)) {
    room.events.push(event);
    room.lastSeq = event.seq;
  }
  return Response.json({ lastSeq: room.lastSeq });
}
