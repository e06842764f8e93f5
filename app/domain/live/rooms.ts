const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Rooms of a distributor's live channel. Each gets every event and delivers it to its own people. The first room is
 *  the distributor's id, so that people in it stay connected when rooms are added.
 *  @param rooms - number of rooms, from 1 */
export function roomIds(distributorId: string, rooms: number): [string, ...string[]] {
  const others = Array.from({ length: rooms - 1 }, (_, index) => `${distributorId}-${index + 1}`);
  return [distributorId, ...others];
}

/** The room of a person, which is constant while the number of rooms stays. */
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
