const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Refreshes a page in the background. A failed load would replace the page and its unsaved input by an error, so
 *  the portal is first asked whether it answers. While it does not, the page stays, and the question is repeated
 *  after 2 s, 4 s and so on, up to every minute.
 *  @returns function that requests a refresh; several requests during a wait make one refresh
 *  @source spec, error catalogue: failures that stay silent */
export function createQuietRefresh(answers: () => Promise<boolean>, refresh: () => void): () => void {
  let isWaiting = false;
  const attempt = async (waitMs: number) => {
    if (await answers()) {
      isWaiting = false;
      refresh();
    } else setTimeout(() => void attempt(Math.min(waitMs * 2, LONGEST_WAIT_MS)), waitMs);
  };
  return () => {
    if (!isWaiting) void attempt(FIRST_WAIT_MS);
    isWaiting = true;
  };
}
