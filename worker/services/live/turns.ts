/** How long a post to a room may take before another one starts beside it. */
const TURN_MS = 10_000;
/** Rounds of one turn; what comes later is the next one's. */
const MAX_ROUNDS = 20;

export interface Turn {
  room: string;
  /** Whether something was saved meanwhile. */
  again: boolean;
  until: number;
}

/** Turns under way in this isolate, by room. Without them, every save of a busy distributor would send the same
 *  unpublished events again. Flags only: losing one costs a repetition that the room drops. */
const turns = new Map<string, Turn>();

/** A turn for each room that has none; the turns that are under way take along what was just saved. */
export function takeTurns(rooms: readonly string[]): Turn[] {
  return rooms.flatMap((room) => {
    const current = turns.get(room);
    if (current !== undefined && current.until > Date.now()) {
      current.again = true;
      return [];
    }
    const turn = { room, again: true, until: Date.now() + TURN_MS };
    turns.set(room, turn);
    return [turn];
  });
}

/** Sends, and again for what was saved meanwhile; then the turn is over. */
export async function runTurn(turn: Turn, send: (round: number) => Promise<void>): Promise<void> {
  try {
    for (let round = 0; turn.again && round < MAX_ROUNDS; round += 1) {
      turn.again = false;
      turn.until = Date.now() + TURN_MS;
      await send(round);
    }
  } finally {
    if (turns.get(turn.room) === turn) turns.delete(turn.room);
  }
}
