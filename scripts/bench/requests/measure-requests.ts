import { type Figure, percentile, round, type Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { createRequests, type RequestsTenant } from "./requests-world.ts";

/** Limits of the 95th percentile of the Worker's time in milliseconds, and of round trips to the database. */
const LIST = { p95Ms: 80, roundTrips: 3 };
const DETAIL = { p95Ms: 50, roundTrips: 3 };

interface Call {
  what: string;
  path: string;
  by: "staff" | "buyer";
  limit: typeof LIST;
}

const LISTS: Readonly<Record<string, string>> = {
  "first page": "?type=order",
  "page 500": "?type=order&page=500",
  "dearest first": "?type=order&sort=-total",
  "of a status": "?type=order&group=refused",
  "of a company by name": "?type=order&company=solar%20123",
  "words of a customer": "?type=order&search=cliente%204242",
  "the beginning of a code": "?type=budget&search=cb4242",
  "with a tag": "?type=order&tagId=tag_bench",
  "of a range of totals": "?type=budget&minTotal=5000&maxTotal=5100",
  "of a month": "?type=budget&from=2026-10-01&until=2026-10-31",
  "of nobody": "?type=order&sellerId=none",
};

function callsOf({ ids }: RequestsTenant): Call[] {
  const path = "/app/user/requests";
  const lists = Object.entries(LISTS).map(([what, query]): Call => ({
    what: `list: ${what}`,
    path: `${path}${query}`,
    by: "staff",
    limit: LIST,
  }));
  return [
    ...lists,
    { what: "list: a buyer's", path: `${path}?type=order`, by: "buyer", limit: LIST },
    { what: "board of orders", path: "/app/user/request-board?type=order", by: "staff", limit: LIST },
    {
      what: "board: of a company",
      path: "/app/user/request-board?type=order&company=solar%20123",
      by: "staff",
      limit: LIST,
    },
    { what: "detail of an order", path: `${path}/${ids.order}`, by: "staff", limit: DETAIL },
  ];
}

/** Worker time and round trips of lists, boards and details at a distributor with many budgets and orders, from
 *  `Server-Timing`. Calls run one after the other; a host that was not seen for some seconds needs one round trip
 *  more, so that their median counts. */
export async function measureRequests(
  server: BenchServer,
  { requests, times }: { requests: number; times: number },
): Promise<Section> {
  const tenant = await createRequests(server, { slug: "pedidos", requests });
  const figures: Figure[] = [];
  for (const call of callsOf(tenant)) figures.push(await measureCall(server, tenant, call, times));
  return {
    title: `${String(requests)} budgets and orders of one distributor (${String(times)} requests each)`,
    figures,
  };
}

async function measureCall(
  { url }: BenchServer,
  tenant: RequestsTenant,
  { what, path, by, limit }: Call,
  times: number,
): Promise<Figure> {
  const taken: number[] = [];
  const trips: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn <= times; turn += 1) {
    const response = await fetch(`${url}${path}`, { headers: tenant[by] });
    bytes = (await response.arrayBuffer()).byteLength;
    if (!response.ok) throw new Error(`${path} answered ${String(response.status)}`);
    const timing = response.headers.get("server-timing") ?? "";
    // The first one opens what the others reuse.
    if (turn === 0) continue;
    taken.push(Number(/total;dur=([\d.]+)/.exec(timing)?.[1]));
    trips.push(Number(/desc="(\d+) round trips/.exec(timing)?.[1]));
  }
  const [p50Ms, p95Ms, roundTrips] = [
    percentile(taken, 0.5),
    percentile(taken, 0.95),
    percentile(trips, 0.5),
  ];
  return {
    what,
    value: `p50 ${round(p50Ms)} ms, p95 ${round(p95Ms)} ms, ${String(roundTrips)} round trips, ${round(bytes / 1000)} kB`,
    aim: `p95 ≤ ${String(limit.p95Ms)} ms, ≤ ${String(limit.roundTrips)} round trips`,
    verdict: roundTrips > limit.roundTrips ? "failed" : p95Ms <= limit.p95Ms ? "held" : "missed",
    numbers: { p50Ms, p95Ms, roundTrips },
  };
}
