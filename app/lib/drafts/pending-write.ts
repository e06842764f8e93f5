export interface PendingWrite {
  /** Runs the work after the pause, in place of work that is still pending. */
  schedule(work: () => void): void;
  /** Runs pending work now. */
  flush(): void;
  cancel(): void;
}

/** Delays frequent writes until changes pause, and runs them at once when the page is left by a reload, for
 *  another tab, or for good. It only listens while work is pending. */
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
      // `beforeunload` fires early enough for the encryption to finish during a reload.
      for (const type of ["beforeunload", "pagehide"]) window.addEventListener(type, flush, { signal });
      document.addEventListener("visibilitychange", flush, { signal });
    },
  };
}
