import { loadavg } from "node:os";
import * as z from "zod";
import { type Figure, figureUpTo, percentile, round, type Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { createPricedTenant, type PricedTenant } from "./priced-tenant.ts";

const P95_MS = 40;
const ROUND_TRIPS = 2;
const CONNECTIONS = 8;
const PAGE = 10;
const WARM_UP = 30;

const PricesSchema = z.object({
  data: z.object({
    items: z
      .array(z.object({ id: z.string(), price: z.number().optional(), basePrice: z.number().optional() }))
      .length(PAGE),
  }),
});

interface PriceCall {
  what: string;
  path: string;
  init: RequestInit;
}

interface TimedCall {
  ms: number;
  roundTrips: number;
}

export interface PriceCallScale {
  kits: number;
  /** Number of calls one after the other, and of calls by eight in parallel. */
  calls: number;
}

/** Time of a page of ten kits whose prices come from rules, price list and group, as requested by portal and
 *  widgets. */
export async function measurePriceCalls(
  server: BenchServer,
  { kits, calls }: PriceCallScale,
): Promise<Section> {
  const tenant = await createPricedTenant(server, { slug: "precos", kits });
  const figures: Figure[] = [];
  for (const call of await listCalls(server, tenant)) {
    const ask = (): Promise<TimedCall> => timeCall(server.url, call);
    await inTurn(WARM_UP, 1, ask);
    const alone = await inTurn(calls, 1, ask);
    figures.push(describeTimes(call.what, alone));
    figures.push(
      describeTimes(`${call.what}, ${String(CONNECTIONS)} at once`, await inTurn(calls, CONNECTIONS, ask)),
    );
    figures.push(describeRoundTrips(call.what, alone));
  }
  const load = round(loadavg()[0] ?? Number.NaN);
  return { title: `A page of ten kits of ${String(kits)} with its prices (load ${load})`, figures };
}

async function listCalls({ url }: BenchServer, tenant: PricedTenant): Promise<PriceCall[]> {
  const path = "/app/user/kits";
  const response = await fetch(url + path, { headers: tenant.apiHeaders });
  const { data } = PricesSchema.parse(await response.json());
  if (!data.items.every(({ price, basePrice }) => price !== basePrice)) {
    throw new Error("The rules of the bench do not price every kit");
  }
  const kits = data.items.map(({ id }, at) => ({ id, amount: at + 1 }));
  const headers = { ...tenant.apiHeaders, "content-type": "application/json" };
  return [
    { what: "kit list of the portal", path, init: { headers: tenant.apiHeaders } },
    { what: "kit list of a widget", path, init: { headers: tenant.widgetHeaders } },
    {
      what: "prices of ten kits together",
      path: "/app/user/prices/kits",
      init: { method: "POST", headers, body: JSON.stringify({ kits }) },
    },
  ];
}

/** Makes calls, some of them in parallel. */
async function inTurn(calls: number, atOnce: number, ask: () => Promise<TimedCall>): Promise<TimedCall[]> {
  const timed: TimedCall[] = [];
  const lane = async (): Promise<void> => {
    for (let call = 0; call < Math.ceil(calls / atOnce); call += 1) timed.push(await ask());
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return timed;
}

async function timeCall(url: string, { what, path, init }: PriceCall): Promise<TimedCall> {
  const startedAt = performance.now();
  const response = await fetch(url + path, init);
  const body: unknown = await response.json();
  const ms = performance.now() - startedAt;
  if (!PricesSchema.safeParse(body).success) {
    throw new Error(`${what} answered ${String(response.status)}: ${JSON.stringify(body).slice(0, 200)}`);
  }
  const timing = response.headers.get("server-timing") ?? "";
  return { ms, roundTrips: Number(/desc="(\d+) round trips/.exec(timing)?.[1]) };
}

function describeTimes(what: string, timed: readonly TimedCall[]): Figure {
  const times = timed.map(({ ms }) => ms);
  const [p50Ms, p95Ms, p99Ms] = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 0.99)];
  return {
    what,
    value: `p50 ${round(p50Ms)} ms, p95 ${round(p95Ms)} ms, p99 ${round(p99Ms)} ms`,
    aim: `p95 ≤ ${String(P95_MS)} ms`,
    verdict: p95Ms <= P95_MS ? "held" : "missed",
    numbers: { p50Ms, p95Ms, p99Ms },
  };
}

/** The median, since a host that was not seen for some seconds needs one more. */
function describeRoundTrips(what: string, timed: readonly TimedCall[]): Figure {
  return figureUpTo({
    what: `${what}, database`,
    number: percentile(
      timed.map(({ roundTrips }) => roundTrips),
      0.5,
    ),
    limit: ROUND_TRIPS,
    unit: "round trips",
    otherwise: "failed",
  });
}
