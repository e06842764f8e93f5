import { apiEnv } from "../factories/api-env.ts";

/** What the database client sends: statements of a stream, which a baton names once it is open. */
interface Pipeline {
  baton?: string | null;
  requests: { type: string; sql_id?: number }[];
}

interface Answered {
  baton: string | null;
  results: { type: string }[];
}

interface IdleStream {
  baton: string;
  since: number;
}

/** The server ends a stream of which it hears nothing for ten seconds. */
const KEPT_FOR_MS = 4_000;
const CLOSE = { type: "close" };

const send = globalThis.fetch.bind(globalThis);

/** Streams that nobody uses just now, by the address of their server. */
const idle = new Map(
  [apiEnv.DIRECTORY_DATABASE_URL, apiEnv.SHARD_DATABASE_URL].map((url): [string, IdleStream[]] => [
    new URL("/v2/pipeline", url).href,
    [],
  ]),
);

function takeBaton(streams: IdleStream[]): string | null {
  const stream = streams.pop();
  return stream !== undefined && performance.now() - stream.since < KEPT_FOR_MS ? stream.baton : null;
}

/** A call that opens a stream, uses it and closes it, as every batch does; null for any other. */
function readWholeStream(body: unknown): Pipeline | null {
  if (typeof body !== "string") return null;
  const asked = JSON.parse(body) as Pipeline;
  return !asked.baton && asked.requests.at(-1)?.type === "close" ? asked : null;
}

/** Sends it over a stream that is left open, as it was found. One on which something failed is closed. */
async function sendKept(
  url: string,
  init: RequestInit,
  { asked, streams }: { asked: Pipeline; streams: IdleStream[] },
): Promise<Response> {
  const requests = asked.requests.slice(0, -1);
  const stored = requests.filter(({ type }) => type === "store_sql");
  const forget = stored.map(({ sql_id }) => ({ type: "close_sql", sql_id }));
  const sendOver = (baton: string | null, what: object[]) =>
    send(url, { ...init, body: JSON.stringify({ baton, requests: what }) });
  const baton = takeBaton(streams);
  const response = await sendOver(baton, [...requests, ...forget]);
  // The stream was over after all: nothing was executed.
  if (response.status === 400 && baton !== null) return send(url, init);
  if (!response.ok) return response;
  const answered = (await response.json()) as Answered;
  if (answered.results.every(({ type }) => type === "ok") && answered.baton !== null) {
    streams.push({ baton: answered.baton, since: performance.now() });
  } else if (answered.baton !== null) {
    await sendOver(answered.baton, [CLOSE]);
  }
  const results = [...answered.results.slice(0, requests.length), { type: "ok", response: CLOSE }];
  return Response.json({ ...answered, baton: null, results });
}

/** The server opens a connection for each stream, and reads the whole schema for it, which costs more than all that a
 *  usual batch asks for; the client opens a stream for each batch. Here streams are kept, and lent to one batch at a
 *  time: as many are open as there ever were batches at once, so that what races keeps racing. Journeys and the tests of
 *  faults run without. */
globalThis.fetch = (input, init) => {
  const url = typeof input === "string" ? input : "";
  const streams = idle.get(url);
  const asked = streams && readWholeStream(init?.body);
  return streams && asked && init ? sendKept(url, init, { asked, streams }) : send(input, init);
};
