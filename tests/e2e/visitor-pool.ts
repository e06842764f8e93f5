import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A visitor's page in a context that nobody else uses. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Marks the context as permanently changed, so that it is not reused. */
  keepApart: () => void;
  /** Ends the visit. */
  leave: () => Promise<void>;
}

interface Shared {
  context: BrowserContext;
  /** Origins of everything opened in it. */
  origins: Set<string>;
}

/** Pool of contexts. Loading all scripts into empty caches is the main cost of opening a page, so contexts keep
 *  their caches, as people's browsers do; cookies, storage and pages are cleared. */
export function createVisitorPool(getBrowser: () => Promise<Browser>) {
  const free = new Map<string, Shared[]>();

  async function open(options: BrowserContextOptions): Promise<Shared> {
    const context = await (await getBrowser()).newContext(options);
    const origins = new Set<string>();
    context.on("page", (page) => {
      page.on("framenavigated", (frame) => {
        if (/^https?:/.test(frame.url())) origins.add(new URL(frame.url()).origin);
      });
    });
    return { context, origins };
  }

  async function enter(options: BrowserContextOptions): Promise<Visit> {
    const key = JSON.stringify(options);
    const used = free.get(key)?.pop();
    const shared = used ?? (await open(options));
    const { context, origins } = shared;
    const page = await context.newPage();
    if (used !== undefined) await clearStorage(page, origins);
    let isApart = false;
    return {
      page,
      context,
      keepApart() {
        isApart = true;
      },
      async leave() {
        if (isApart) return context.close();
        const isClean = await endsInTime(
          Promise.all(context.pages().map((one) => one.close())).then(() => context.clearCookies()),
        );
        if (isClean) free.set(key, [...(free.get(key) ?? []), shared]);
      },
    };
  }

  /** Closes everything in the browser except for the free contexts. */
  async function closeOthers(): Promise<void> {
    const kept = new Set([...free.values()].flat().map(({ context }) => context));
    const others = (await getBrowser()).contexts().filter((context) => !kept.has(context));
    await Promise.all(others.map((context) => context.close()));
  }

  return { enter, closeOthers };
}

/** Time in which a browser closes pages, in milliseconds; now and then it never does. */
const CLOSING_MS = 10_000;

async function endsInTime(work: Promise<unknown>): Promise<boolean> {
  const timeout = new AbortController();
  const late = wait(CLOSING_MS, false, { signal: timeout.signal }).catch(() => false);
  const isDone = await Promise.race([work.then(() => true), late]);
  timeout.abort();
  return isDone;
}

/** Clears everything but the caches, from a page of none of the origins. */
async function clearStorage(page: Page, origins: ReadonlySet<string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const origin of origins) {
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await session.detach();
}
