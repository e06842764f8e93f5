import { loadavg } from "node:os";
import type { BrowserContext } from "playwright-core";
import { percentile } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { DemoPortal, Device } from "./demo-portal.ts";
import { slowDown } from "./devices.ts";

/** Pages on which a purchase begins, with the element to be seen. */
const PAGES = [
  { what: "Kits Express, kits", path: "/kits-express?by=power&power=5,5&state=GO", shows: "h2" },
  { what: "Kits Fechados, kits", path: "/kitsIntegrator", shows: "article" },
  { what: "Produtos Avulsos, products", path: "/separateSale", shows: "main table, main li" },
  { what: "Kits Personalizados, first step", path: "/mountKit", shows: "main h1" },
];
const AIM_MS = { phone: 1_000, laptop: 300 } as const;
/** Time after which later paints no longer count, in milliseconds. */
const QUIET_MS = { phone: 1_200, laptop: 500 } as const;

interface Paint {
  lcpMs: number;
  serverMs: number;
  /** Number of requests that block the first paint. */
  blocking: number;
}

/** Largest contentful paint on a phone and on a laptop, at a first visit and with warm caches. The server's own
 *  time is listed separately, since it shares the machine with the browser. */
export async function measurePaint(portal: DemoPortal, runs: number): Promise<Section> {
  const figures: Figure[] = [];
  const [before] = loadavg();
  for (const { what, path, shows } of PAGES) {
    for (const device of ["phone", "laptop"] as const) {
      const visits: Record<"first" | "repeat", Paint[]> = { first: [], repeat: [] };
      for (let run = 0; run < runs; run += 1) {
        const context = await portal.open(device);
        visits.first.push(await visit(context, device, { url: portal.url + path, shows }));
        visits.repeat.push(await visit(context, device, { url: portal.url + path, shows }));
        await context.close();
      }
      for (const [name, paints] of Object.entries(visits)) {
        figures.push(toFigure(`${what}: ${device}, ${name} visit`, paints, AIM_MS[device]));
      }
    }
  }
  const [after] = loadavg();
  const load = `load ${(before ?? 0).toFixed(1)} to ${(after ?? 0).toFixed(1)}`;
  return {
    title: `First sight (largest contentful paint, median of ${String(runs)}, least and most; ${load})`,
    figures,
  };
}

async function visit(
  context: BrowserContext,
  device: Device,
  { url, shows }: { url: string; shows: string },
): Promise<Paint> {
  const page = await context.newPage();
  try {
    await slowDown(page, device);
    await page.goto(url, { waitUntil: "load" });
    await page.locator(shows).first().waitFor();
    await page.waitForTimeout(QUIET_MS[device]);
    return await page.evaluate(readPaint);
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function readPaint(): Promise<Paint> {
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries());
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  return {
    lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
    serverMs: document?.serverTiming.find(({ name }) => name === "total")?.duration ?? Number.NaN,
    blocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length,
  };
}

function toFigure(what: string, paints: readonly Paint[], aimMs: number): Figure {
  const of = (pick: (paint: Paint) => number, share: number) => percentile(paints.map(pick), share);
  const lcp = (share: number) => of(({ lcpMs }) => lcpMs, share);
  const [p50, least, most] = [lcp(0.5), lcp(0), lcp(1)];
  const serverMs = of(({ serverMs: ms }) => ms, 0.5);
  const blocking = of(({ blocking: count }) => count, 1);
  return {
    what,
    value: `${p50.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)}), server ${serverMs.toFixed(0)} ms, ${String(blocking)} blocking requests`,
    aim: `≤ ${String(aimMs)} ms, none blocking`,
    verdict: blocking > 0 ? "failed" : p50 <= aimMs ? "held" : "missed",
    numbers: { p50, least, most, serverMs, blocking },
  };
}
