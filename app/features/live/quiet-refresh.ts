const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Refreshes a page for news that nobody asked for. A page whose data cannot be read gives way to an error, with what was
 *  typed in it; so the portal is asked first whether it answers. While it does not, nothing is said and the page stands,
 *  and the portal is asked again after 2 s, 4 s, at last every minute.
 *  @returns asks for the refresh; asked for several times while it waits, it happens once
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
