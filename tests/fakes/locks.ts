type Hold = () => Promise<void>;

/** The browser's locks, as far as the product asks for them: one holder a name, first come first served; a request whose
 *  signal comes while it waits is rejected. */
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
