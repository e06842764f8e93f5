import { type Figure, percentile, round, type Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { type CatalogueTenant, createCatalogue } from "./catalogue-world.ts";

/** Worker time that a request may take, nineteen times out of twenty. */
const MAX_P95_MS = 60;
const MAX_RATIO = 3;

/** What people ask of a catalogue. */
const REQUESTS = {
  "first page by name": "?group=modules",
  "page 50 by name": "?group=modules&page=50",
  "dearest first": "?group=modules&sort=-price",
  "by code": "?group=inverters&sort=productCode",
  "last changed, of two types in every state": "?group=products&sort=-updatedAt&active=all",
  "of a manufacturer": "?group=modules&manufacturer=Fabricante%2007",
  "in a wide price range": "?group=modules&minPrice=200&maxPrice=1000",
  "in a narrow price range": "?group=modules&minPrice=500&maxPrice=502",
  "in a power range": "?group=inverters&minPower=5&maxPower=10",
  "of a kind": "?group=inverters&tipo_inversor=micro",
  "not for sale": "?group=modules&isToSell=no",
  "words of every module": "?group=modules&q=modulo%20s",
  "words of a few": "?group=modules&q=fabricante%2007%20modulo%201",
  "words of another group": "?group=inverters&q=modulo",
  "a part of a code": "?group=modules&productCode=COD-0500",
  "completion of a manufacturer": "/manufacturers?q=fab&group=modules",
} as const;

/** Worker time of lists, filters and searches in a large catalogue, and in one a tenth of its size: requests one after
 *  the other, by what `Server-Timing` says. */
export async function measureCatalogue(
  server: BenchServer,
  { products, requests }: { products: number; requests: number },
): Promise<Section> {
  const small = await createCatalogue(server, { slug: "catalogo1", products: Math.round(products / 10) });
  const large = await createCatalogue(server, { slug: "catalogo10", products });
  const figures: Figure[] = [];
  for (const [what, path] of Object.entries(REQUESTS)) {
    const times = { small: [] as number[], large: [] as number[] };
    for (let turn = 0; turn < requests; turn += 1) {
      times.small.push(await timeRequest(server, small, path));
      times.large.push(await timeRequest(server, large, path));
    }
    figures.push(describe(what, times));
  }
  return {
    title: `Catalogue of ${String(products)} products, against a tenth of it (${String(requests)} requests each)`,
    figures,
  };
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

async function timeRequest(
  { url }: BenchServer,
  { headers }: CatalogueTenant,
  path: string,
): Promise<number> {
  const response = await fetch(`${url}/app/staff/products${path}`, { headers });
  const body = await response.text();
  if (response.status !== 200 || !body.startsWith('{"data":{"items":[')) {
    throw new Error(`The catalogue answered ${String(response.status)} to ${path}: ${body.slice(0, 300)}`);
  }
  return Number(/total;dur=([\d.]+)/.exec(response.headers.get("server-timing") ?? "")?.[1]);
}
