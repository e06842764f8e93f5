import * as z from "zod/mini";
import { LiveClaimsSchema } from "#domain/live/messages.ts";
import type { LiveClaims } from "#domain/live/messages.ts";

/** What the edge hands to the room of somebody it let in. */
export const EntrySchema = z.object({ claims: LiveClaimsSchema, build: z.nullable(z.string()) });

export type Entry = z.infer<typeof EntrySchema>;

/** All that the room knows of a socket. It is kept with the socket, where it survives hibernation. */
export interface ConnectionState {
  person: Omit<LiveClaims, "room" | "builtAt">;
  /** When the page's program was built; null when unknown, or once the page was told of a newer one. */
  build: string | null;
  /** Questions of the current ten seconds. */
  questions: { since: number; count: number };
}

/** A socket, as far as this room's own parts go. */
export interface RoomConnection {
  readonly state: ConnectionState | null;
  /** 1 while it is open. */
  readonly readyState: number;
  setState(state: ConnectionState): unknown;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** State of a socket that has just come in. */
export function newConnectionState({ claims, build }: Entry): ConnectionState {
  const { room: _room, builtAt: _builtAt, ...person } = claims;
  return { person, build, questions: { since: 0, count: 0 } };
}
