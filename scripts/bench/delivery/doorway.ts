/** Order of reconnections: pages wait while the rooms are down, then a limited number connects at a time. */
export interface Doorway {
  /** Waits for a place; returns a function that frees it. */
  enter(): Promise<() => void>;
  /** Replaces a timer: calls back as soon as the rooms are up. */
  schedule: (callback: () => void) => () => void;
  /** Resolves when the rooms are up. */
  isOpen(): Promise<void>;
  shut(): void;
  open(): void;
}

/** @param places - number of pages that connect at the same time, at most */
export function createDoorway(places: number): Doorway {
  const waiting: (() => void)[] = [];
  let free = places;
  let opening: { promise: Promise<void>; open: () => void } | null = null;

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next();
  }

  const isOpen = () => opening?.promise ?? Promise.resolve();
  return {
    isOpen,
    async enter() {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        leave();
      };
    },
    schedule(callback) {
      let isCancelled = false;
      void isOpen().then(() => {
        setImmediate(() => {
          if (!isCancelled) callback();
        });
      });
      return () => {
        isCancelled = true;
      };
    },
    shut() {
      let open = (): void => {};
      const promise = new Promise<void>((resolve) => {
        open = resolve;
      });
      opening = { promise, open };
    },
    open() {
      opening?.open();
      opening = null;
    },
  };
}
