/** Time after which another post to the same room may start. */
const TURN_MS = 10_000;
/** Limit of rounds in a turn. */
const MAX_ROUNDS = 20;

export interface Turn {
  room: string;
  /** Whether another save happened meanwhile. */
  again: boolean;
  until: number;
}

/** Current turns of this isolate, by room. Without them, each save of a busy distributor would send the same
 *  unpublished events again. A lost turn only costs a repetition, which the room drops. */
const turns = new Map<string, Turn>();

/** Starts a turn for each room without one. Running turns include the newest save. */
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

/** Sends, and repeats for saves that happened meanwhile; then the turn ends. */
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
