export interface PendingWrite {
  /** Does it after the pause, in the place of what was to be done before. */
  schedule(work: () => void): void;
  /** Does now what is to be done. */
  flush(): void;
  cancel(): void;
}

/** Keeps what changes often once it rests, and at once when the page is left: by a reload, for another tab, or for good.
 *  Nothing listens while there is nothing to keep. */
export function createPendingWrite(pauseMs: number): PendingWrite {
  let work: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listening = new AbortController();

  function cancel(): void {
    clearTimeout(timer);
    listening.abort();
    work = null;
  }

  function flush(): void {
    const due = work;
    cancel();
    due?.();
  }

  return {
    cancel,
    flush,
    schedule(next) {
      cancel();
      work = next;
      timer = setTimeout(flush, pauseMs);
      listening = new AbortController();
      const { signal } = listening;
      // A page that is loaded again still works until the new one is there: encrypting has its time.
      for (const type of ["beforeunload", "pagehide"]) window.addEventListener(type, flush, { signal });
      document.addEventListener("visibilitychange", flush, { signal });
    },
  };
}
