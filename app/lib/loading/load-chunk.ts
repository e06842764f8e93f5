/** How long a chunk may take to load, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Storage key of the time of the last reload for a missing chunk. */
const RELOADED_AT = "girassol.chunk-reload";
/** A second failure within this time, in milliseconds, does not reload again. */
const RELOAD_AGAIN_MS = 60_000;

/** A chunk failed to load, most often because a newer version of the portal has replaced it. */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Failures of chunks that the page can do without: they do not reload it. */
export const doneWithout = new Set<unknown>();

/** Without a connection, pause before the next attempt, in milliseconds. Browsers do not report every lost
 *  connection. */
const LOOK_AGAIN_MS = 5_000;

/** Loads a chunk. If it fails or takes too long, the page is reloaded. Without a connection the page stays, and
 *  the chunk is requested again once there is one.
 *  @throws ChunkLoadError when the page has just been reloaded */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  // On the server every chunk is available.
  if (typeof window === "undefined") return load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError("A part of the page did not arrive")),
      CHUNK_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    if (!(await isServerReached())) {
      await untilNextLook();
      return await loadChunk(load);
    }
    const error = new ChunkLoadError("A part of the page did not arrive", { cause });
    if (!reloadOnce()) throw error;
    // The page is reloading, so no failure is shown.
    return await new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}

/** Reloads the page for a chunk that failed to load, unless the server cannot be reached, since a reload would
 *  then leave no page.
 *  @param failure - error of the bundler's loader */
export async function replacePage(failure: unknown): Promise<void> {
  if ((await isServerReached()) && !doneWithout.has(failure)) reloadOnce();
}

/** Whether the server of the page's code answers. */
export async function isServerReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

/** Waits until the next check of the connection. */
export function untilNextLook(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, LOOK_AGAIN_MS);
    window.addEventListener("online", go);
  });
}

/** Whether the page is being reloaded for a missing chunk. */
let isReloading = false;

/** Reloads the page, unless it has just been reloaded: a chunk that is really gone must not cause a loop.
 *  @returns whether it reloads */
export function reloadOnce(now = Date.now()): boolean {
  if (isReloading) return true;
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? "0");
  if (now - before < RELOAD_AGAIN_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(now));
  isReloading = true;
  window.location.reload();
  return true;
}
