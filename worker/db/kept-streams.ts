import type { Post, Posted } from "./database-fetch.ts";
import { refusedPost, type RequestResult } from "./hrana.ts";

/** A connection that the database holds open for us between two batches, named by the baton of its last answer. */
interface Stream {
  baton: string;
  /** Where the database wants it to be used. */
  url: string;
  /** When it was used last (`performance.now()`). */
  since: number;
}

interface PipelineAnswer {
  baton: string | null;
  base_url: string | null;
  results: RequestResult[];
}

/** The database ends a stream of which it hears nothing for ten seconds. */
const KEPT_FOR_MS = 4_000;
/** Idle streams of one database; what more there are in a burst are closed. */
const MOST_IDLE = 32;

/** Both say that the stream is gone, and so that nothing of the request was looked at. */
const IS_GONE = /STREAM_EXPIRED|invalid baton/i;

/** Streams that nobody uses just now, the last used one last, by database and whom it knows us as. */
const idle = new Map<string, Stream[]>();

/** Sends requests to a database over a stream that is kept. The database opens a connection for each stream, and reads
 *  the whole schema for it, which costs it more than all that a usual batch asks for. A stream is lent to one batch at a
 *  time, so batches that race keep racing.
 *  @param place.key - who asks which database: streams of one are nothing to another
 *  @throws BatchError when the server refuses the requests as a whole */
export async function sendOnStream(
  { url, key }: { url: string; key: string },
  requests: readonly object[],
  post: Post,
): Promise<RequestResult[]> {
  const stream = takeIdle(key);
  const begin = () => post(url, JSON.stringify({ requests }));
  let posted = stream ? await goOn(stream, requests, post) : await begin();
  if (stream && posted.status === 400 && IS_GONE.test(posted.text)) posted = await begin();
  if (posted.status >= 300) throw refusedPost(posted.status, posted.text);
  const answer = JSON.parse(posted.text) as PipelineAnswer;
  const { baton, base_url: base, results } = answer;
  if (baton !== null) {
    const next = { baton, url: base === null ? url : new URL(new URL(url).pathname, base).href };
    if (!(isUsable(results) && putBack(key, { ...next, since: performance.now() }))) await close(next, post);
  }
  return results;
}

function goOn(
  { url, baton }: Pick<Stream, "baton" | "url">,
  requests: readonly object[],
  post: Post,
): Promise<Posted> {
  return post(url, JSON.stringify({ baton, requests }));
}

/** The work is done by then: a stream that cannot be closed changes nothing of it, and the database ends it soon. */
async function close(stream: Pick<Stream, "baton" | "url">, post: Post): Promise<void> {
  try {
    await goOn(stream, [{ type: "close" }], post);
  } catch {
    return;
  }
}

function takeIdle(key: string): Stream | undefined {
  const stream = idle.get(key)?.pop();
  return stream !== undefined && isFresh(stream) ? stream : undefined;
}

/** Whether there was room for it. */
function putBack(key: string, stream: Stream): boolean {
  const others = (idle.get(key) ?? []).filter(isFresh);
  if (others.length >= MOST_IDLE) return false;
  idle.set(key, [...others, stream]);
  return true;
}

function isFresh({ since }: Stream): boolean {
  return performance.now() - since < KEPT_FOR_MS;
}

/** Whether no transaction can be open on the stream: all went well, or the rollback did, a batch's last step. */
function isUsable(results: readonly RequestResult[]): boolean {
  return results.every(({ type, response }) => {
    const { step_results: done = [], step_errors: errors = [] } = response?.result ?? {};
    return type === "ok" && (errors.every((error) => error === null) || done.at(-1) != null);
  });
}
