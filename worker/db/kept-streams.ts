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
  results: { type: string; response?: { type: string; result?: BatchResult } }[];
}

interface BatchResult {
  step_results?: unknown[];
  step_errors?: unknown[];
}

type Send = (url: string, body: string) => Promise<Response>;

/** The database ends a stream of which it hears nothing for ten seconds. */
const KEPT_FOR_MS = 4_000;
/** Idle streams of one database; what more there are in a burst are closed. */
const MOST_IDLE = 32;

const CLOSE = '{"type":"close"}';
const OPENING = '{"requests":[';
const CLOSING = `,${CLOSE}]}`;
/** In the text of a request, where quotes within a value are escaped. */
const STORED = /\{"type":"store_sql","sql_id":(\d+),/g;
/** Both say that the stream is gone, and so that nothing of the request was looked at. */
const IS_GONE = /STREAM_EXPIRED|invalid baton/i;

/** Streams that nobody uses just now, the last used one last, by database and whom it knows us as. */
const idle = new Map<string, Stream[]>();

/** Sends what the client asks of a database over a stream that is kept. The database opens a connection for each stream,
 *  and reads the whole schema for it, which costs it more than all that a usual batch asks for; the client opens a
 *  stream for each batch. A stream is lent to one batch at a time, so what races keeps racing. What does not open, use
 *  and close a stream in one request goes out as it is.
 *  @param key - who asks which database: streams of one are nothing to another */
export async function sendKept(
  { url, body, key }: { url: string; body: string; key: string },
  send: Send,
): Promise<Response> {
  if (!body.startsWith(OPENING) || !body.endsWith(CLOSING)) return send(url, body);
  const asked = body.slice(OPENING.length, -CLOSING.length);
  const stored = [...asked.matchAll(STORED)].map(([, id]) => `,{"type":"close_sql","sql_id":${String(id)}}`);
  const requests = `"requests":[${asked}${stored.join("")}]}`;

  const stream = takeIdle(key);
  let response = await (stream === undefined
    ? send(url, `{${requests}`)
    : send(stream.url, `{"baton":${JSON.stringify(stream.baton)},${requests}`));
  if (stream !== undefined && response.status === 400) {
    const reason = await response.text();
    if (!IS_GONE.test(reason)) return new Response(reason, response);
    response = await send(url, `{${requests}`);
  }
  if (!response.ok) return response;

  const answer = (await response.json()) as PipelineAnswer;
  const { baton, base_url: place } = answer;
  const used = place === null ? url : new URL(new URL(url).pathname, place).href;
  if (baton !== null && !(isUsable(answer) && putBack(key, { baton, url: used, since: performance.now() }))) {
    await close({ baton, url: used }, send);
  }
  const results = answer.results.slice(0, answer.results.length - stored.length);
  results.push({ type: "ok", response: { type: "close" } });
  return Object.assign(new Response(null), {
    json: () => Promise.resolve({ ...answer, baton: null, base_url: null, results }),
  });
}

/** What was asked for is done: that the stream cannot be closed changes nothing of it, and the database ends it soon. */
async function close({ baton, url }: Pick<Stream, "baton" | "url">, send: Send): Promise<void> {
  try {
    const response = await send(url, `{"baton":${JSON.stringify(baton)},"requests":[${CLOSE}]}`);
    await response.body?.cancel();
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
function isUsable({ results }: PipelineAnswer): boolean {
  return results.every(({ type, response }) => {
    const { step_results: done = [], step_errors: errors = [] } = response?.result ?? {};
    return type === "ok" && (errors.every((error) => error === null) || done.at(-1) != null);
  });
}
