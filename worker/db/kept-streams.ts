import type { Post, Posted } from "./database-fetch.ts";
import { refusedPost, type RequestResult } from "./hrana.ts";

/** A connection that the database keeps open between two batches, identified by the baton of its last answer. */
interface Stream {
  baton: string;
  /** URL that the database wants for the next request. */
  url: string;
  /** Time of last use (`performance.now()`). */
  since: number;
}

interface PipelineAnswer {
  baton: string | null;
  base_url: string | null;
  results: RequestResult[];
}

/** Shorter than the ten seconds after which the database ends an idle stream. */
const KEPT_FOR_MS = 4_000;
/** Limit of idle streams per database; more of them, after a burst, are closed. */
const MOST_IDLE = 32;

/** Both errors mean that the stream has ended, and that nothing of the request was executed. */
const IS_GONE = /STREAM_EXPIRED|invalid baton/i;

/** Idle streams by database and credentials, the last used one last. */
const idle = new Map<string, Stream[]>();

/** Sends requests to a database over a kept stream. For a new stream the database opens a connection and reads the
 *  whole schema, which costs more than a usual batch. A stream is lent to one batch at a time, so concurrent batches
 *  stay concurrent.
 *  @param place.key - database and credentials; streams are not shared between keys */
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
  const answer = readPipeline(posted);
  const { baton, base_url: base, results } = answer;
  if (baton !== null) {
    const next = { baton, url: base === null ? url : new URL(new URL(url).pathname, base).href };
    if (!(isUsable(results) && putBack(key, { ...next, since: performance.now() }))) await close(next, post);
  }
  return results;
}

/** @throws BatchError for an answer that was cut off */
function readPipeline({ status, text }: Posted): PipelineAnswer {
  try {
    return JSON.parse(text) as PipelineAnswer;
  } catch {
    throw refusedPost(status, text);
  }
}

function goOn(
  { url, baton }: Pick<Stream, "baton" | "url">,
  requests: readonly object[],
  post: Post,
): Promise<Posted> {
  return post(url, JSON.stringify({ baton, requests }));
}

/** Closes a stream. The work is done by then, so a failure is ignored; the database ends the stream soon anyway. */
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

/** Keeps a stream for reuse; false if there was no room. */
function putBack(key: string, stream: Stream): boolean {
  const others = (idle.get(key) ?? []).filter(isFresh);
  if (others.length >= MOST_IDLE) return false;
  idle.set(key, [...others, stream]);
  return true;
}

function isFresh({ since }: Stream): boolean {
  return performance.now() - since < KEPT_FOR_MS;
}

/** Whether no transaction is open on the stream: everything succeeded, or the rollback did, which is the batch's last
 *  step. */
function isUsable(results: readonly RequestResult[]): boolean {
  return results.every(({ type, response }) => {
    const { step_results: done = [], step_errors: errors = [] } = response?.result ?? {};
    return type === "ok" && (errors.every((error) => error === null) || done.at(-1) != null);
  });
}
