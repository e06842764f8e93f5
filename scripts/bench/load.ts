import autocannon from "autocannon";
import { type ProcessorTime, readProcessorTime } from "./processor-time.ts";
import { round } from "./report.ts";
import type { Figure } from "./report.ts";

const CONNECTIONS = 16;

/** How many times longer than half of its calls the slowest hundredth may take. */
const TAIL = 4;

/** A request that is repeated, and how its answers are recognised. */
export interface LoadTarget {
  what: string;
  method?: "GET" | "POST";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** Creates the headers of each request. */
  drawHeaders?: () => Record<string, string>;
  /** Whether a body is the complete answer. */
  accepts: (body: string) => boolean;
  aim?: { requestsPerSecond: number; p99Ms: number };
}

export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Number of good answers. */
  answered: number;
  /** Number of wrong answers and broken connections. */
  wrong: number;
  /** Processor time of a good answer; null where the system does not report it. */
  processor: ProcessorTime | null;
}

/** Length of a load: a number of seconds or, where only the answers matter, of rounds of all connections. */
export type LoadExtent = { durationS: number } | { rounds: number };

/** Sends requests on 16 connections, after a warm-up of a quarter of the length. */
export async function runLoad(url: string, target: LoadTarget, extent: LoadExtent): Promise<LoadResult> {
  const warmUp = await shoot(url, target, quarterOf(extent));
  const { answered, wrong, ...result } = await shoot(url, target, extent);
  return { ...result, answered: warmUp.answered + answered, wrong: warmUp.wrong + wrong };
}

/** The extent, for a title. */
export function describeExtent(extent: LoadExtent): string {
  return "durationS" in extent
    ? `${String(extent.durationS)} s each`
    : `${String(extent.rounds * CONNECTIONS)} requests each`;
}

function quarterOf(extent: LoadExtent): LoadExtent {
  const quarter = (whole: number) => Math.max(1, Math.round(whole / 4));
  return "durationS" in extent
    ? { durationS: quarter(extent.durationS) }
    : { rounds: quarter(extent.rounds) };
}

async function shoot(url: string, target: LoadTarget, extent: LoadExtent): Promise<LoadResult> {
  const { method = "GET", path, headers = {}, body, drawHeaders = () => ({}), accepts } = target;
  const before = readProcessorTime();
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    ...("durationS" in extent ? { duration: extent.durationS } : { amount: extent.rounds * CONNECTIONS }),
    requests: [
      {
        method,
        path,
        headers: { ...headers },
        ...(body === undefined ? {} : { body }),
        setupRequest: (request) => ({ ...request, headers: { ...request.headers, ...drawHeaders() } }),
      },
    ],
    verifyBody: accepts,
  });
  const after = readProcessorTime();
  const { latency, non2xx, errors, timeouts, mismatches } = result;
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    answered: result["2xx"],
    wrong: non2xx + errors + timeouts + mismatches,
    processor: before && after && perCall(before, after, result["2xx"]),
  };
}

function perCall(before: ProcessorTime, after: ProcessorTime, calls: number): ProcessorTime {
  return {
    workerMs: (after.workerMs - before.workerMs) / calls,
    databaseMs: (after.databaseMs - before.databaseMs) / calls,
  };
}

/** One line of the table. A missed speed is reported; a wrong answer fails the bench. */
export function describeLoad({ what, aim }: LoadTarget, result: LoadResult, floor?: LoadResult): Figure {
  const { requestsPerSecond, p50Ms, p99Ms, answered, wrong, processor } = result;
  const ratio = floor && requestsPerSecond / floor.requestsPerSecond;
  const holds =
    // Whole milliseconds: below one, the half is shown as 0.
    p99Ms <= TAIL * Math.max(1, p50Ms) &&
    (!aim || (requestsPerSecond >= aim.requestsPerSecond && p99Ms <= aim.p99Ms));
  const aims = [
    ...(aim ? [`≥ ${aim.requestsPerSecond} req/s, p99 ≤ ${aim.p99Ms} ms`] : []),
    `p99 ≤ ${String(TAIL)} × p50`,
  ];
  const words = [
    `${round(requestsPerSecond)} req/s`,
    `p50 ${p50Ms} ms`,
    `p99 ${p99Ms} ms`,
    ...(ratio === undefined ? [] : [`${(ratio * 100).toFixed(1)}% of /health`]),
    ...(processor === null
      ? []
      : [
          `${round(processor.workerMs)} ms of the Worker's processor, ${round(processor.databaseMs)} ms of the database's`,
        ]),
    ...(wrong === 0 ? [] : [`${wrong} wrong answers`]),
  ];
  return {
    what,
    value: words.join(", "),
    aim: aims.join(", "),
    verdict: wrong > 0 || answered === 0 ? "failed" : holds ? "held" : "missed",
    numbers: {
      requestsPerSecond,
      p50Ms,
      p99Ms,
      answered,
      wrong,
      ...(ratio === undefined ? {} : { ratio }),
      ...processor,
    },
  };
}
