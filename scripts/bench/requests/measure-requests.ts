import { type Figure, percentile, round, type Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { measureBoard } from "./measure-board.ts";
import { measureMoves } from "./measure-moves.ts";
import { createRequests, type RequestsTenant, VERSIONS } from "./requests-world.ts";
import { sealSession, SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";

/** Limits of the 95th percentile of the Worker's time in milliseconds, and of round trips to the database. */
const LIST = { p95Ms: 80, roundTrips: 3 };
const DETAIL = { p95Ms: 50, roundTrips: 3 };
/** A document of 100 lines. */
const DOCUMENT = { p95Ms: 1_500, roundTrips: 8 };
/** The page of a request reads what stands beside it at once with it. */
const DETAIL_PAGE = { p95Ms: 150, roundTrips: 17 };

interface Call {
  what: string;
  path: string;
  by: "staff" | "buyer" | "page";
  limit: typeof LIST;
}

const LISTS: Readonly<Record<string, string>> = {
  "first page": "?type=order",
  "page 500": "?type=order&page=500",
  "dearest first": "?type=order&sort=-total",
  "of a status": "?type=order&group=refused",
  "of a company by name": "?type=order&company=solar%20123",
  "words of a customer": "?type=order&search=cliente%204242",
  "a word of hundreds of customers": "?type=order&search=424",
  "a word of thousands of customers": "?type=order&search=42",
  "a word of every customer": "?type=order&search=cliente",
  "the beginning of a code": "?type=budget&search=cb4242",
  "with a tag": "?type=order&tagId=tag_bench",
  "of a range of totals": "?type=budget&minTotal=5000&maxTotal=5100",
  "of a month": "?type=budget&from=2026-10-01&until=2026-10-31",
  "of nobody": "?type=order&sellerId=none",
};

function callsOf({ ids, changedOrderId, longOrderId }: RequestsTenant): Call[] {
  const path = "/app/user/requests";
  const lists = Object.entries(LISTS).map(([what, query]): Call => ({
    what: `list: ${what}`,
    path: `${path}${query}`,
    by: "staff",
    limit: LIST,
  }));
  const board = "/app/user/request-board?type=order";
  const changed = `${String(VERSIONS)} versions`;
  return [
    ...lists,
    { what: "list: a buyer's", path: `${path}?type=order`, by: "buyer", limit: LIST },
    { what: "board of orders", path: board, by: "staff", limit: LIST },
    { what: "board: of a company", path: `${board}&company=solar%20123`, by: "staff", limit: LIST },
    { what: "board: words of a customer", path: `${board}&search=cliente%204242`, by: "staff", limit: LIST },
    { what: "board: a word of every customer", path: `${board}&search=cliente`, by: "staff", limit: LIST },
    { what: "detail of an order", path: `${path}/${ids.order}`, by: "staff", limit: DETAIL },
    ...(["pdf", "docx"] as const).map((format): Call => ({
      what: `${format} of an order of 100 lines`,
      path: `${path}/${longOrderId}/document.${format}`,
      by: "staff",
      limit: DOCUMENT,
    })),
    {
      what: `history of an order of ${changed}, its newest`,
      path: `${path}/${changedOrderId}/history`,
      by: "staff",
      limit: DETAIL,
    },
    {
      what: `history of an order of ${changed}, in the middle`,
      path: `${path}/${changedOrderId}/history?before=250`,
      by: "staff",
      limit: DETAIL,
    },
    {
      what: `timeline of an order of ${changed}`,
      path: `${path}/${changedOrderId}/timeline`,
      by: "staff",
      limit: DETAIL,
    },
    {
      what: `page of an order of ${changed}, with history and timeline`,
      path: `/requests/detail/${changedOrderId}?historico=20&linha=tudo`,
      by: "page",
      limit: DETAIL_PAGE,
    },
  ];
}

/** Worker time and round trips of lists, boards, details and histories at a distributor with many budgets and orders,
 *  from `Server-Timing`; moves of orders; and a large board in a browser. Calls run one after the other; a host that was
 *  not seen for some seconds needs one round trip more, so that their median counts. */
export async function measureRequests(
  server: BenchServer,
  { requests, times, moves, cards }: { requests: number; times: number; moves: number; cards: number },
): Promise<Section> {
  const tenant = await createRequests(server, { slug: "pedidos", requests, movable: moves });
  const cookie = `${SESSION_COOKIE_NAME}=${sealSession(tenant.staffSession, server.secrets.SESSION_SECRET)}`;
  const page = { "x-debug-distributor": "pedidos", cookie };
  const figures: Figure[] = [];
  for (const call of callsOf(tenant)) {
    figures.push(await measureCall(server, { ...tenant, page }[call.by], call, times));
  }
  figures.push(await measureMoves(server, tenant));
  figures.push(...(await measureBoard(server, tenant, cards)));
  return {
    title: `${String(requests)} budgets and orders of one distributor (${String(times)} requests each)`,
    figures,
  };
}

async function measureCall(
  { url }: BenchServer,
  headers: Readonly<Record<string, string>>,
  { what, path, limit }: Call,
  times: number,
): Promise<Figure> {
  const taken: number[] = [];
  const trips: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn <= times; turn += 1) {
    const response = await fetch(`${url}${path}`, { headers });
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
