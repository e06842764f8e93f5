import { gzipSync } from "node:zlib";
import { percentile, round } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { DemoPortal } from "./demo-portal.ts";

const CALLS = 5;
const KILOBYTE = 1000;
const PAGE_LIMIT_BYTES = 45 * KILOBYTE;

/** Buying pages, with the database round trips that they may take. */
const PAGES = [
  { what: "Kits Express, kits", path: "/kits-express?by=power&power=5,5&state=GO", roundTrips: 4 },
  { what: "Kits Fechados", path: "/kitsIntegrator", roundTrips: 3 },
  { what: "Kits Personalizados", path: "/mountKit", roundTrips: 3 },
  { what: "Produtos Avulsos", path: "/separateSale", roundTrips: 4 },
  { what: "checkout of a kit", path: "/kitsIntegrator/checkout", roundTrips: 6 },
  { what: "budgets", path: "/budgets", roundTrips: 4 },
];

/** Size of the buying pages, and their database round trips. */
export async function measureBuyingPages({ url, cookie }: DemoPortal): Promise<Section> {
  const figures: Figure[] = [];
  const kit = await firstKit(url, cookie);
  for (const { what, path, roundTrips } of PAGES) {
    const address = path.endsWith("/checkout") ? `${path}?kit=${kit}~1` : path;
    figures.push(await weigh(url + address, { what, cookie, roundTrips }));
  }
  return { title: "Pages of buying (documents with their styles, packed)", figures };
}

async function weigh(
  url: string,
  { what, cookie, roundTrips }: { what: string; cookie: string; roundTrips: number },
): Promise<Figure> {
  const counts: number[] = [];
  let html = "";
  for (let call = 0; call < CALLS; call += 1) {
    const response = await fetch(url, { headers: { cookie }, redirect: "manual" });
    html = await response.text();
    if (response.status !== 200) throw new Error(`${what} answered ${String(response.status)}`);
    counts.push(Number(/desc="(\d+) round trips/.exec(response.headers.get("server-timing") ?? "")?.[1]));
  }
  const bytes = gzipSync(html).length;
  const trips = percentile(counts, 0.5);
  return {
    what,
    value: `${round(bytes / KILOBYTE)} kB of ${round(html.length / KILOBYTE)}, ${String(trips)} round trips`,
    aim: `≤ ${String(PAGE_LIMIT_BYTES / KILOBYTE)} kB, ≤ ${String(roundTrips)}`,
    verdict: trips > roundTrips ? "failed" : bytes <= PAGE_LIMIT_BYTES ? "held" : "missed",
    numbers: { bytes, rawBytes: html.length, roundTrips: trips },
  };
}

async function firstKit(url: string, cookie: string): Promise<string> {
  const html = await (await fetch(`${url}/kitsIntegrator`, { headers: { cookie } })).text();
  return /kto_[A-Za-z0-9_-]+/.exec(html)?.[0] ?? "";
}
