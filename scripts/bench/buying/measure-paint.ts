import { loadavg } from "node:os";
import type { BrowserContext } from "playwright-core";
import { percentile } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { DemoPortal, Device } from "./demo-portal.ts";
import { slowDown } from "./devices.ts";

interface MeasuredPage {
  what: string;
  path: string;
  /** The element to be seen. */
  shows: string;
  /** Whether it is a page of its own, outside the portal's frame: nothing may move on it once it is seen, and it waits
   *  for no file. */
  isOpen?: boolean;
}

/** Sheets of the portal's frame, which are files because browsers keep them from page to page. */
const FRAME_SHEETS = 5;

/** Pages on which a purchase begins. */
const PAGES: readonly MeasuredPage[] = [
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
  /** What moved by itself, as browsers sum it up (CLS). */
  shift: number;
}

/** Largest contentful paint on a phone and on a laptop, at a first visit and with warm caches. The server's own
 *  time is listed separately, since it shares the machine with the browser. */
export async function measurePaint(portal: DemoPortal, runs: number): Promise<Section> {
  const figures: Figure[] = [];
  const [before] = loadavg();
  for (const { what, path, shows, isOpen = false } of [...PAGES, await openPayerPage(portal)]) {
    for (const device of ["phone", "laptop"] as const) {
      const visits: Record<"first" | "repeat", Paint[]> = { first: [], repeat: [] };
      for (let run = 0; run < runs; run += 1) {
        const context = await portal.open(device);
        visits.first.push(await visit(context, device, { url: portal.url + path, shows }));
        visits.repeat.push(await visit(context, device, { url: portal.url + path, shows }));
        await context.close();
      }
      for (const [name, paints] of Object.entries(visits)) {
        const aim = { ms: AIM_MS[device], isOpen };
        figures.push(toFigure(`${what}: ${device}, ${name} visit`, paints, aim));
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

/** The page of whoever pays an order, with the code of an open Pix. */
async function openPayerPage({ url, cookie }: DemoPortal): Promise<MeasuredPage> {
  const list = await fetch(`${url}/app/user/requests?type=order&pageSize=100`, { headers: { cookie } });
  const { data } = (await list.json()) as { data: { items: { id: string }[] } };
  for (const { id } of data.items) {
    const { status } = await fetch(`${url}/app/open/payment/${id}/create`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ method: "pix" }),
    });
    if (status !== 201) continue;
    return { what: "Payer's page, open Pix", path: `/checkout/${id}`, shows: ".gs-qr", isOpen: true };
  }
  throw new Error("No order of the demo world can be paid by Pix");
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
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return {
    shift,
    lcpMs: paints.at(-1)?.startTime ?? Number.NaN,
    serverMs: document?.serverTiming.find(({ name }) => name === "total")?.duration ?? Number.NaN,
    blocking: resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === "blocking").length,
  };
}

function toFigure(
  what: string,
  paints: readonly Paint[],
  { ms: aimMs, isOpen }: { ms: number; isOpen: boolean },
): Figure {
  const of = (pick: (paint: Paint) => number, share: number) => percentile(paints.map(pick), share);
  const lcp = (share: number) => of(({ lcpMs }) => lcpMs, share);
  const [p50, least, most] = [lcp(0.5), lcp(0), lcp(1)];
  const serverMs = of(({ serverMs: ms }) => ms, 0.5);
  const blocking = of(({ blocking: count }) => count, 1);
  const shift = of((paint) => paint.shift, 1);
  const mayBlock = isOpen ? 0 : FRAME_SHEETS;
  const isWrong = blocking > mayBlock || (isOpen && shift > 0);
  return {
    what,
    value: `${p50.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)}), server ${serverMs.toFixed(0)} ms, ${String(blocking)} blocking requests, shift ${shift.toFixed(3)}`,
    aim: `≤ ${String(aimMs)} ms, ≤ ${String(mayBlock)} blocking${isOpen ? ", nothing moves" : ""}`,
    verdict: isWrong ? "failed" : p50 <= aimMs ? "held" : "missed",
    numbers: { p50, least, most, serverMs, blocking, shift },
  };
}
