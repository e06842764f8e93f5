import type { Page } from "playwright-core";
import { percentile } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import type { DemoPortal } from "./demo-portal.ts";
import { slowProcessor } from "./devices.ts";
import { addProducts, openMountedKit } from "./mounted-kit.ts";

const AIM_MS = 50;
/** Pause between keys of a fast typist, in milliseconds. */
const KEY_PAUSE_MS = 120;

/** Longest blocks of the page's main thread while amounts are typed into a kit of many lines. */
export async function measureTyping(
  server: BenchServer,
  portal: DemoPortal,
  { lines, keys }: { lines: number; keys: number },
): Promise<Section> {
  const productIds = await addProducts(server, lines - 2);
  const context = await portal.open("laptop");
  const page = await openMountedKit(context, portal, { sqldUrl: server.sqldUrl, productIds });
  await page.waitForLoadState("networkidle");
  const cpu = await typeForCpu(page, keys);
  const laptop = await typeAmounts(page, keys);
  await slowProcessor(page);
  const phone = await typeAmounts(page, keys);
  const shown = await page.locator(".app-bill-row").count();
  await context.close();
  return {
    title: `Typing in a mounted kit of ${String(shown)} lines (${String(keys)} keys)`,
    figures: [
      toFigure("processor time of all tasks of a key, whatever else the machine does", cpu, AIM_MS),
      toFigure("longest task for each key, laptop", laptop, AIM_MS),
      toFigure("longest task for each key, processor of a phone", phone),
    ],
  };
}

/** Processor time of each key, with everything that follows from it, which is an upper bound of its longest task. */
async function typeForCpu(page: Page, keys: number): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spentMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  const spent: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    await lineOf(page, key / keys);
    const before = await spentMs();
    await page.keyboard.type(String(((key + 4) % 9) + 1));
    await page.waitForTimeout(KEY_PAUSE_MS);
    spent.push((await spentMs()) - before);
  }
  await session.detach();
  return spent;
}

/** Scrolls to the amount of a line.
 *  @param share - position in the kit, from 0 to 1 */
async function lineOf(page: Page, share: number): Promise<void> {
  const inputs = page.locator(".app-bill-row .app-amount__input");
  await inputs.nth(Math.floor(share * (await inputs.count()))).focus();
}

/** The longest block of the main thread for each key. */
async function typeAmounts(page: Page, keys: number): Promise<number[]> {
  const longest: number[] = [];
  for (let key = 0; key < keys; key += 1) {
    await lineOf(page, key / keys);
    await page.evaluate(watchTasks);
    await page.keyboard.type(String((key % 9) + 1));
    await page.waitForTimeout(KEY_PAUSE_MS);
    longest.push(await page.evaluate(readTasks));
  }
  return longest;
}

interface Watch {
  longestMs: number;
  stop: () => void;
}
type Watching = typeof globalThis & { girassolWatch?: Watch };

/** Begins to watch how long the page is blocked. Runs in the page. It sends itself messages: each is late by as long as
 *  other tasks block. */
export function watchTasks(): void {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  const watch: Watch = {
    longestMs: 0,
    stop: () => {
      port1.onmessage = null;
    },
  };
  port1.onmessage = () => {
    const now = performance.now();
    watch.longestMs = Math.max(watch.longestMs, now - last);
    last = now;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  (globalThis as Watching).girassolWatch = watch;
}

/** Ends the watch that was begun last, in the page.
 *  @returns the longest block in milliseconds */
export function readTasks(): number {
  const watch = (globalThis as Watching).girassolWatch;
  watch?.stop();
  return watch?.longestMs ?? Number.NaN;
}

function toFigure(what: string, times: readonly number[], aimMs?: number): Figure {
  const [p50, most] = [percentile(times, 0.5), percentile(times, 1)];
  const above = times.filter((ms) => ms > AIM_MS).length;
  return {
    what,
    value: `median ${p50.toFixed(0)} ms, most ${most.toFixed(0)} ms, ${String(above)} above ${String(AIM_MS)} ms`,
    ...(aimMs === undefined
      ? {}
      : { aim: `≤ ${String(aimMs)} ms`, verdict: most <= aimMs ? ("held" as const) : ("missed" as const) }),
    numbers: { p50, most, above },
  };
}
