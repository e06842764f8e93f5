const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Rooms over which a distributor's live channel is spread. Each gets every event and hands it to the people it has.
 *  The first is the distributor's own id, so that whoever is in it stays informed when more are added.
 *  @param rooms - how many, from 1 */
export function roomIds(distributorId: string, rooms: number): [string, ...string[]] {
  const others = Array.from({ length: rooms - 1 }, (_, index) => `${distributorId}-${index + 1}`);
  return [distributorId, ...others];
}

/** The room of a person: always the same one while the number of rooms stays. */
export function roomOf(distributorId: string, userId: string, rooms: number): string {
  return roomIds(distributorId, rooms)[hash(userId) % rooms] ?? distributorId;
}

/** FNV-1a in 32 bits, over the code units of the text.
 *  @source http://www.isthe.com/chongo/tech/comp/fnv */
function hash(text: string): number {
  let value = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME) >>> 0;
  }
  return value;
}
