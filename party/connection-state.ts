import * as z from "zod/mini";
import { LiveClaimsSchema } from "#domain/live/messages.ts";
import type { LiveClaims } from "#domain/live/messages.ts";

/** Facts that the edge passes to the room about an accepted connection. */
export const EntrySchema = z.object({ claims: LiveClaimsSchema, build: z.nullable(z.string()) });

export type Entry = z.infer<typeof EntrySchema>;

/** The room's state of a socket. It is stored with the socket, where it survives hibernation. */
export interface ConnectionState {
  person: Omit<LiveClaims, "room" | "builtAt">;
  /** Build time of the page's program; null if unknown, or after the page was told about a newer one. */
  build: string | null;
  /** Id of the budget or order that the person has open there; null for none. */
  openRequestId: string | null;
  /** Whether the page shows who has what open. */
  watches: boolean;
  /** Number of messages in the current ten seconds. */
  questions: { since: number; count: number };
}

/** The parts of a socket that the room uses. */
export interface RoomConnection {
  readonly state: ConnectionState | null;
  /** 1 while it is open. */
  readonly readyState: number;
  setState(state: ConnectionState): unknown;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Initial state of a new socket. */
export function newConnectionState({ claims, build }: Entry): ConnectionState {
  const { room: _room, builtAt: _builtAt, ...person } = claims;
  return { person, build, openRequestId: null, watches: false, questions: { since: 0, count: 0 } };
}
