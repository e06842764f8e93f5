import * as z from "zod";
import type { SequencedEvent } from "#domain/live/messages.ts";
import type { Env } from "../env.ts";
import { signPublication } from "../security/live-tokens.ts";

const TIMEOUT_MS = 5_000;
const AnswerSchema = z.object({ lastSeq: z.int() });

export type RoomSettings = Pick<Env, "PARTYKIT_URL" | "LIVE_SECRET" | "BUILD_VERSION">;

/** The room's answer: its sequence number, and whether it accepted the events. */
export interface RoomAnswer {
  taken: boolean;
  lastSeq: number;
}

/** Posts events to a room.
 *  @throws Error if the room does not answer, or gives an unexpected answer */
export async function postToRoom(
  env: RoomSettings,
  room: string,
  publication: { oldestSeq: number; events: readonly SequencedEvent[] },
): Promise<RoomAnswer> {
  const body = JSON.stringify({ ...publication, builtAt: env.BUILD_VERSION });
  const response = await fetch(`${env.PARTYKIT_URL}/party/${room}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await signPublication(room, body, env.LIVE_SECRET)}`,
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status !== 200 && response.status !== 409) {
    await response.body?.cancel();
    throw new Error(`The room answered ${String(response.status)}`);
  }
  const { lastSeq } = AnswerSchema.parse(await response.json());
  return { taken: response.status === 200, lastSeq };
}

/** Whether the rooms' server answers. */
export async function isRoomServerUp(env: Env): Promise<boolean> {
  try {
    const response = await fetch(`${env.PARTYKIT_URL}/party/health`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
