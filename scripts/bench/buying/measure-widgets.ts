import { percentile } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { DemoPortal, Device } from "./demo-portal.ts";
import { slowDown } from "./devices.ts";

const AIM_MS = { phone: 1_500, laptop: 600 } as const;
/** No task of a laptop may be longer, or else it is felt. */
const MOST_TASK_MS = 50;
/** Time after which nothing moves any more, in milliseconds. */
const QUIET_MS = 1_500;

interface Sight {
  /** From the beginning of the loader to the first kits on the screen. */
  paintMs: number;
  /** Calls of the portal before that, and how many of them had to wait for another. */
  calls: number;
  waited: number;
  longestTaskMs: number;
  /** What moved by itself, as browsers sum it up (CLS). */
  shift: number;
}

/** The first kits on somebody's site, on a phone and on a laptop with empty caches, by the two lines that a site pastes. */
export async function measureWidgets({ siteUrl, open }: DemoPortal, runs: number): Promise<Section> {
  const figures: Figure[] = [];
  for (const device of ["phone", "laptop"] as const) {
    const sights: Sight[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await open(device);
      const page = await context.newPage();
      await page.addInitScript(noteSight);
      await slowDown(page, device);
      await page.goto(siteUrl);
      await page.locator("girassol-kit-buyer article").first().waitFor();
      await page.waitForTimeout(QUIET_MS);
      sights.push(await page.evaluate(() => (window as unknown as { sight: Sight }).sight));
      await context.close();
    }
    figures.push(toFigure(device, sights));
  }
  return { title: `First kits on another site (median of ${String(runs)}, least and most)`, figures };
}

/** Runs in the page, before anything else. */
function noteSight(): void {
  const sight = { paintMs: Number.NaN, calls: 0, waited: 0, longestTaskMs: 0, shift: 0 };
  Object.assign(window, { sight });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      sight.longestTaskMs = Math.max(sight.longestTaskMs, duration);
  }).observe({ type: "longtask", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) sight.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  document.addEventListener("girassol:ready", () => {
    // What is rendered now is painted before the frame after the next begins.
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
        const loader = files.find(({ name }) => name.endsWith("/widgets/girassol.js"));
        sight.paintMs = performance.now() - (loader?.startTime ?? Number.NaN);
        const calls = files.filter(({ name }) => name.includes("/app/"));
        sight.calls = calls.length;
        sight.waited = calls.filter(({ startTime }) =>
          calls.some(({ responseEnd }) => responseEnd <= startTime),
        ).length;
      });
    });
  });
}

function toFigure(device: Device, sights: readonly Sight[]): Figure {
  const of = (pick: (sight: Sight) => number, share: number) => percentile(sights.map(pick), share);
  const [p50, least, most] = [0.5, 0, 1].map((share) => of(({ paintMs }) => paintMs, share));
  const [calls, waited, shift] = [
    of((sight) => sight.calls, 1),
    of((sight) => sight.waited, 1),
    of((sight) => sight.shift, 1),
  ];
  const task = of(({ longestTaskMs }) => longestTaskMs, 0.5);
  const isSlow = (p50 ?? 0) > AIM_MS[device] || (device === "laptop" && task > MOST_TASK_MS);
  return {
    what: `Kit buyer: ${device}`,
    value: `${(p50 ?? 0).toFixed(0)} ms (${(least ?? 0).toFixed(0)}–${(most ?? 0).toFixed(0)}), ${String(calls)} calls, ${String(waited)} after another, longest task ${task.toFixed(0)} ms, shift ${shift.toFixed(3)}`,
    aim: `≤ ${String(AIM_MS[device])} ms, none after another${device === "laptop" ? `, no task above ${String(MOST_TASK_MS)} ms` : ""}, nothing moves`,
    verdict: waited > 0 || shift > 0 ? "failed" : isSlow ? "missed" : "held",
    numbers: { p50: p50 ?? Number.NaN, calls, waited, task, shift },
  };
}
