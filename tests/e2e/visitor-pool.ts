import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** Somebody's browser: a page in a context that nobody else is in. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Says that the context was changed in a way that cannot be taken back: nobody else gets it. */
  keepApart: () => void;
  /** Ends the visit. */
  leave: () => Promise<void>;
}

interface Shared {
  context: BrowserContext;
  /** Of everything that was opened in it. */
  origins: Set<string>;
}

/** Contexts that go from one visitor to the next. Loading all scripts into empty caches is most of what opening a page
 *  costs, so the caches stay, as they do for people; cookies, storage and pages go. */
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
        await Promise.all(context.pages().map((one) => one.close()));
        await context.clearCookies();
        free.set(key, [...(free.get(key) ?? []), shared]);
      },
    };
  }

  /** Closes what was opened in the browser beside the contexts that are free. */
  async function closeOthers(): Promise<void> {
    const kept = new Set([...free.values()].flat().map(({ context }) => context));
    const others = (await getBrowser()).contexts().filter((context) => !kept.has(context));
    await Promise.all(others.map((context) => context.close()));
  }

  return { enter, closeOthers };
}

/** Empties everything but the caches, from a page that is of none of the origins. */
async function clearStorage(page: Page, origins: ReadonlySet<string>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const origin of origins) {
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await session.detach();
}
