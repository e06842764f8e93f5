type Hold = () => Promise<void>;

/** The part of the browser's locks that the product uses: one holder per name, first come first served. A waiting
 *  request is rejected when its signal aborts. */
export function createFakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, hold: Hold): Promise<void> {
      const granted = queues.get(name) ?? Promise.resolve();
      const released = granted.then(async () => {
        signal.throwIfAborted();
        await hold();
      });
      queues.set(
        name,
        released.catch(() => undefined),
      );
      return released;
    },
  };
}
