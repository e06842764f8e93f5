import type { SequencedEvent } from "#domain/live/messages.ts";

/** Limit of bytes in a post of events; a room accepts twice as much. */
const POST_BYTES = 512 * 1024;

/** The first events that fit into one post, at least one. */
export function fitPost(
  events: readonly SequencedEvent[],
  maxBytes: number = POST_BYTES,
): readonly SequencedEvent[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const tooMany = events.findIndex((event) => {
    bytes += encoder.encode(JSON.stringify(event)).byteLength;
    return bytes > maxBytes;
  });
  return tooMany === -1 ? events : events.slice(0, Math.max(1, tooMany));
}
