import { type Figure, percentile, round } from "../report.ts";
import type { BenchServer } from "../server.ts";

/** Limit of the 95th percentile of a request's Worker time, in milliseconds. */
const MAX_P95_MS = 60;
const MAX_RATIO = 3;

type Headers = Readonly<Record<string, string>>;

/** A list to request in a large and in a small catalogue. */
interface TimedRequest {
  what: string;
  path: string;
  small: Headers;
  large: Headers;
}

/** Worker time of lists from `Server-Timing`. Requests run one after the other, alternating between the
 *  catalogues, so that other load on the machine affects both. */
export async function timeRequests(
  server: BenchServer,
  { requests, times }: { requests: readonly TimedRequest[]; times: number },
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, path, small, large } of requests) {
    const taken = { small: [] as number[], large: [] as number[] };
    for (let turn = 0; turn < times; turn += 1) {
      taken.small.push(await timeRequest(server, path, small));
      taken.large.push(await timeRequest(server, path, large));
    }
    figures.push(describe(what, taken));
  }
  return figures;
}

function describe(what: string, times: { small: number[]; large: number[] }): Figure {
  const p50Ms = percentile(times.large, 0.5);
  const p95Ms = percentile(times.large, 0.95);
  const ratio = p50Ms / percentile(times.small, 0.5);
  return {
    what,
    value: `p50 ${round(p50Ms)} ms, p95 ${round(p95Ms)} ms, ${round(ratio)} times the tenth`,
    aim: `p95 ≤ ${String(MAX_P95_MS)} ms, ≤ ${String(MAX_RATIO)} times`,
    verdict: p95Ms <= MAX_P95_MS && ratio <= MAX_RATIO ? "held" : "missed",
    numbers: { p50Ms, p95Ms, ratio },
  };
}

async function timeRequest({ url }: BenchServer, path: string, headers: Headers): Promise<number> {
  const response = await fetch(`${url}${path}`, { headers });
  const body = await response.text();
  if (response.status !== 200 || !body.startsWith('{"data":{"items":[')) {
    throw new Error(`The catalogue answered ${String(response.status)} to ${path}: ${body.slice(0, 300)}`);
  }
  return Number(/total;dur=([\d.]+)/.exec(response.headers.get("server-timing") ?? "")?.[1]);
}
