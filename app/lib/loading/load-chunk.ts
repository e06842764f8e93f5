/** How long a part of the program may take to arrive. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Key under which the moment of the last reload for a missing part is kept. */
const RELOADED_AT = "girassol.chunk-reload";
/** A second failure within this time is not cured by loading once more. */
const RELOAD_AGAIN_MS = 60_000;

/** A part of the program did not arrive, most often because a newer version has replaced it. */
class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
}

/** Failures of parts that the page does without: no reason to load it again. */
export const doneWithout = new Set<unknown>();

/** Without a connection, how long until it is looked for again. Browsers do not know of each one that goes. */
const LOOK_AGAIN_MS = 5_000;

/** Loads a part of the program; when it fails or takes too long, the page is loaded again. Without a connection the page
 *  stays as it is, and the part is asked for again once there is one.
 *  @throws ChunkLoadError when it has been loaded again just now */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  // On the server every part is there.
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
    // The page is on its way out: nothing of it is shown as failed.
    return await new Promise<never>(() => undefined);
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the page again for a part that did not arrive, unless nobody can be reached: that would leave no page at all.
 *  @param failure - what the bundler's own loader says of the part */
export async function replacePage(failure: unknown): Promise<void> {
  if ((await isServerReached()) && !doneWithout.has(failure)) reloadOnce();
}

/** Whether anything answers where this program came from. */
export async function isServerReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(import.meta.url, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
}

/** Waits until it is time to look whether the connection is back. */
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

/** Whether the page is on its way out, for a part that did not arrive. */
let isReloading = false;

/** Loads the page again, unless that was done a moment ago: a part that is really gone must not turn into a loop.
 *  @returns whether it loads again */
export function reloadOnce(now = Date.now()): boolean {
  if (isReloading) return true;
  const before = Number(sessionStorage.getItem(RELOADED_AT) ?? "0");
  if (now - before < RELOAD_AGAIN_MS) return false;
  sessionStorage.setItem(RELOADED_AT, String(now));
  isReloading = true;
  window.location.reload();
  return true;
}
