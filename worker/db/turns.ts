import { DomainError } from "#domain/shared/errors.ts";

/** Time without the end of a batch after which the next goes ahead although it is not its turn, for instance because the
 *  request that was to call it was broken off. A row that moves is waited in: whoever went ahead would only be one more
 *  of those that keep the database from each of them. */
const PATIENCE_MS = 1_000;
/** Longest wait in a row that moves. */
const LONGEST_WAIT_MS = 15_000;
/** Time after which a batch counts as over. */
const LONGEST_MS = 10_000;

/** Batches in one database. */
interface Row {
  running: Set<{ until: number }>;
  waiting: (() => void)[];
  /** When one was over last. */
  movedAt: number;
}

/** Runs a batch when it is its turn.
 *  @param key - of the database
 *  @throws DomainError DATABASE_UNAVAILABLE for a batch that would have to wait too long; it was not begun */
export type InTurn = <Result>(key: string, batch: () => Promise<Result>) => Promise<Result>;

/** Rows of batches, one for each database.
 *  @param mostAtOnce - limit of batches that one instance of the Worker has under way in a database */
export function createTurns(mostAtOnce: number): InTurn {
  const rows = new Map<string, Row>();

  return async function inTurn(key, batch) {
    const row = rows.get(key) ?? { running: new Set(), waiting: [], movedAt: performance.now() };
    rows.set(key, row);
    if (isFull(row)) await turnIn(row);
    const own = { until: performance.now() + LONGEST_MS };
    row.running.add(own);
    try {
      return await batch();
    } finally {
      row.running.delete(own);
      row.movedAt = performance.now();
      row.waiting.shift()?.();
    }
  };

  function isFull({ running }: Row): boolean {
    if (running.size < mostAtOnce) return false;
    const now = performance.now();
    for (const batch of running) if (batch.until < now) running.delete(batch);
    return running.size >= mostAtOnce;
  }
}

/** Waits until another batch is over, or patience is. */
function turnIn(row: Row): Promise<void> {
  const { waiting } = row;
  const since = performance.now();
  return new Promise((resolve, reject) => {
    let patience = setTimeout(look, PATIENCE_MS);
    const go = (): void => {
      clearTimeout(patience);
      resolve();
    };
    waiting.push(go);

    function look(): void {
      const now = performance.now();
      const rest = row.movedAt + PATIENCE_MS - now;
      if (rest > 0 && now - since < LONGEST_WAIT_MS) {
        patience = setTimeout(look, rest);
        return;
      }
      waiting.splice(waiting.indexOf(go), 1);
      if (rest > 0) reject(new DomainError("DATABASE_UNAVAILABLE", {}));
      else resolve();
    }
  });
}
