import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { readTasks, watchTasks } from "../buying/measure-typing.ts";
import { startFront } from "../buying/front.ts";
import { type Figure, percentile, round } from "../report.ts";
import type { BenchServer } from "../server.ts";
import type { RequestsTenant } from "./requests-world.ts";
import { openBrowser } from "#scripts/browser/open-browser.ts";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { sealSession, SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";

/** Longest task of a page that answers at once, in milliseconds. */
const TASK_MS = 50;
const MOVES = 5;
const SCROLLS = 30;
const GIVE_UP_MS = 120_000;

/** A board with many cards, in a browser on this machine: how much there is of it, and for how long it answers nobody
 *  while it is scrolled and while cards are moved.
 *  @param cards - number of cards on the board */
export async function measureBoard(
  server: BenchServer,
  { staffSession }: RequestsTenant,
  cards: number,
): Promise<Figure[]> {
  const front = await startFront(server.url);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "pt-BR" });
    const origin = front.url.replace("localhost", "pedidos.localhost");
    const secure = { url: `${origin.replace(/^http:/, "https:")}/`, secure: true, httpOnly: true };
    const value = sealSession(staffSession, server.secrets.SESSION_SECRET);
    await context.addCookies([
      { name: SESSION_COOKIE_NAME, value, ...secure, sameSite: "Lax" },
      { name: "girassol_cookies", value: REFUSED_COOKIES, domain: "pedidos.localhost", path: "/" },
    ]);
    return await measurePage(await context.newPage(), origin, cards);
  } finally {
    await browser.close();
    await front.stop();
  }
}

/** The most answers that all cards may come in. */
const MAX_ANSWERS = 8;
/** What follows a move: the answer about it, and the board as it is then. */
const AFTER_MOVE_MS = 2_000;

async function measurePage(page: Page, origin: string, cards: number): Promise<Figure[]> {
  await page.goto(`${origin}/requests?view=board`);
  await page.waitForLoadState("networkidle");
  const columns = await page.locator(".app-board__column").count();
  const each = Math.ceil(cards / columns);
  const byScrolling = await scrollTo(page, each * columns);
  const document = await page.goto(`${origin}/requests?view=board&cards=${String(each)}`);
  const html = (await document?.body()) ?? Buffer.alloc(0);
  await page.waitForLoadState("networkidle");
  const shown = await page.locator("[data-card]").count();
  const nodes = await page.evaluate(() => window.document.querySelectorAll("*").length);
  const watch = { page, processorMs: await watchProcessor(page) };
  await page.mouse.move(700, 500);
  const scrolled = await timesOf(SCROLLS, watch, async () => {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  });
  const byKeys = await timesOf(
    MOVES,
    watch,
    async () => {
      await page.keyboard.press("Enter");
      await page.waitForTimeout(AFTER_MOVE_MS);
    },
    async () => {
      const card = await firstCard(page);
      await card.locator("summary").focus();
      await page.keyboard.press("Enter");
      await card.locator("button").first().focus();
    },
  );
  const byMouse = await timesOf(
    MOVES,
    watch,
    async () => {
      await page.mouse.up();
      await page.waitForTimeout(AFTER_MOVE_MS);
    },
    async () => {
      await (await firstCard(page)).hover({ position: { x: 20, y: 60 } });
      await page.mouse.down();
      // A drag begins with the second movement.
      await page.locator(".app-board__column").nth(1).locator("header").hover();
      await page.locator(".app-board__column").nth(1).locator("header").hover();
    },
  );
  return [
    byScrolling,
    {
      what: `document of a board of ${String(shown)} cards`,
      value: `${round(gzipSync(html).length / 1000)} kB of ${round(html.length / 1000)}, ${String(nodes)} elements`,
      verdict: shown === each * columns ? "held" : "failed",
      numbers: { bytes: html.length, nodes },
    },
    toFigure(`scrolling a board of ${String(shown)} cards, a window at a time`, scrolled),
    toFigure(`a move on a board of ${String(shown)} cards with the keyboard`, byKeys),
    toFigure(`a move on a board of ${String(shown)} cards with the mouse`, byMouse),
  ];
}

/** Scrolls until all cards are there. */
async function scrollTo(page: Page, all: number): Promise<Figure> {
  let answers = 0;
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".data")) answers += 1;
  });
  const begun = performance.now();
  const cards = page.locator("[data-card]");
  await page.mouse.move(700, 500);
  while ((await cards.count()) < all && performance.now() - begun < GIVE_UP_MS) {
    await page.mouse.wheel(0, 100_000);
    await page.waitForTimeout(50);
  }
  const seconds = (performance.now() - begun) / 1000;
  const count = await cards.count();
  return {
    what: `scrolling a board until ${String(all)} cards are there`,
    value: `${String(count)} cards in ${round(seconds)} s, ${String(answers)} answers`,
    aim: `≤ ${String(MAX_ANSWERS)} answers`,
    verdict: count >= all && answers <= MAX_ANSWERS ? "held" : "failed",
    numbers: { seconds, answers },
  };
}

/** The first card of the first column, in sight. */
async function firstCard(page: Page) {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  return page.locator(".app-board__column").first().locator("[data-card]").first();
}

/** Processor time of the page's tasks so far, in milliseconds. */
async function watchProcessor(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
}

interface Times {
  longest: number[];
  processor: number[];
}

/** How long the page is blocked and how much of the processor it takes, each time that something is done.
 *  @param prepare - what is done before and not measured */
async function timesOf(
  times: number,
  { page, processorMs }: { page: Page; processorMs: () => Promise<number> },
  act: () => Promise<void>,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<Times> {
  const found: Times = { longest: [], processor: [] };
  for (let turn = 0; turn < times; turn += 1) {
    await prepare();
    const before = await processorMs();
    await page.evaluate(watchTasks);
    await act();
    found.longest.push(await page.evaluate(readTasks));
    found.processor.push((await processorMs()) - before);
  }
  return found;
}

function toFigure(what: string, { longest, processor }: Times): Figure {
  const [longestMs, processorMs] = [percentile(longest, 0.5), percentile(processor, 0.5)];
  return {
    what,
    value: `longest task ${longestMs.toFixed(0)} ms (most ${percentile(longest, 1).toFixed(0)}), processor ${processorMs.toFixed(0)} ms`,
    aim: `longest ≤ ${String(TASK_MS)} ms`,
    verdict: longestMs <= TASK_MS ? "held" : "missed",
    numbers: { longestMs, processorMs },
  };
}
