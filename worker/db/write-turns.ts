/** Limit of saves that one instance of the Worker has under way in a database. The database carries out one at a time;
 *  those that wait there sleep and ask again, ever longer and in no order. Those that wait here go in a row. */
const MOST_AT_ONCE = 4;
/** Time after which a save goes ahead although it is not its turn, for instance because the request that was to call it
 *  was broken off. */
const PATIENCE_MS = 1_000;
/** Time after which a save counts as over. */
const LONGEST_MS = 10_000;

/** Saves in one database. */
interface Saves {
  running: Set<{ until: number }>;
  waiting: (() => void)[];
}

/** Saves of this instance by database. */
const all = new Map<string, Saves>();

/** Runs a save when it is its turn.
 *  @param key - of the database */
export async function inTurn<Result>(key: string, save: () => Promise<Result>): Promise<Result> {
  const saves = all.get(key) ?? { running: new Set(), waiting: [] };
  all.set(key, saves);
  if (isFull(saves)) await turnIn(saves);
  const own = { until: performance.now() + LONGEST_MS };
  saves.running.add(own);
  try {
    return await save();
  } finally {
    saves.running.delete(own);
    saves.waiting.shift()?.();
  }
}

function isFull({ running }: Saves): boolean {
  if (running.size < MOST_AT_ONCE) return false;
  const now = performance.now();
  for (const save of running) if (save.until < now) running.delete(save);
  return running.size >= MOST_AT_ONCE;
}

/** Waits until another save is over, or patience is. */
function turnIn({ waiting }: Saves): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(patience);
      resolve();
    };
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(go), 1);
      resolve();
    }, PATIENCE_MS);
    waiting.push(go);
  });
}
