import { DomainError } from "#domain/shared/errors.ts";

/** Time without the end of a batch after which the next goes ahead although it is not its turn, for instance because the
 *  request that was to call it was broken off. A row that moves is waited in: whoever went ahead would only be one more
 *  of those that keep the database from each of them. */
const PATIENCE_MS = 1_000;
/** How often who waits looks whether it is its turn, if nobody calls it. */
const LOOK_MS = 250;
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
    if (isFull(row)) await turnIn(row, isFull);
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

/** Waits until another batch is over, or patience is. Who is called by another request also looks by a timer of its own:
 *  the runtime may lose such a call when a request ends, and then kills who waits for nothing else. A promise of one
 *  request that both settle would be worse than none: settled once, and lost, it cannot be settled again. */
async function turnIn(row: Row, isFull: (row: Row) => boolean): Promise<void> {
  const { waiting } = row;
  const since = performance.now();
  const own = { isCalled: false };
  let call = (): void => undefined;
  const called = new Promise<void>((resolve) => {
    call = () => {
      own.isCalled = true;
      resolve();
    };
  });
  waiting.push(call);
  for (;;) {
    await firstOf(called, LOOK_MS);
    if (own.isCalled) return;
    const now = performance.now();
    const place = waiting.indexOf(call);
    const stands = now - Math.max(row.movedAt, since) >= PATIENCE_MS;
    // A call that was lost leaves a place free.
    const isNext = place === 0 && !isFull(row);
    if (!stands && !isNext && now - since < LONGEST_WAIT_MS) continue;
    waiting.splice(place, 1);
    if (stands || isNext) return;
    throw new DomainError("DATABASE_UNAVAILABLE", {});
  }
}

/** Waits for a promise, at most for some time. */
async function firstOf(promise: Promise<void>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
