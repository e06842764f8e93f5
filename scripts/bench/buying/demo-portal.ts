import type { Browser, BrowserContext } from "playwright-core";
import type { BenchServer } from "../server.ts";
import { type Front, startFront } from "./front.ts";
import { openBrowser } from "#scripts/browser/open-browser.ts";
import { openSession } from "#scripts/demo/open-session.ts";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { loadDemo } from "#scripts/stack/demo.ts";
import { SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";

export type Device = "phone" | "laptop";

/** The portal with the demo world, and a browser. */
export interface DemoPortal {
  readonly url: string;
  /** Opens a browser context of a buyer, with empty caches. */
  open(device: Device): Promise<BrowserContext>;
  /** The buyer's cookies, for programs. */
  readonly cookie: string;
  stop(): Promise<void>;
}

const BUYER = "integrador@solnascente.test";
const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  laptop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false },
};

/** Loads the demo world into the bench's database, unless it is already there. */
export async function openDemoPortal(server: BenchServer): Promise<DemoPortal> {
  const { sqldUrl, secrets } = server;
  await loadDemo({ databaseUrl: sqldUrl, secrets, widgetSitePort: 1 });
  const front = await startFront(server.url);
  const browser = await openBrowser().catch(async (error: unknown) => {
    await front.stop();
    throw error;
  });
  try {
    const value = await openSession(
      { sqldUrl, sessionSecret: secrets.SESSION_SECRET },
      { email: BUYER, userAgent: await userAgentOf(browser) },
    );
    return toPortal(front, browser, value);
  } catch (error) {
    await browser.close();
    await front.stop();
    throw error;
  }
}

function toPortal(front: Front, browser: Browser, value: string): DemoPortal {
  const secure = { url: `${front.url.replace(/^http:/, "https:")}/`, secure: true, httpOnly: true };
  return {
    url: front.url,
    cookie: `${SESSION_COOKIE_NAME}=${value}; girassol_cookies=${REFUSED_COOKIES}`,
    async open(device) {
      const context = await browser.newContext({
        ...SCREENS[device],
        colorScheme: "light",
        locale: "pt-BR",
        timezoneId: "America/Sao_Paulo",
      });
      await context.addCookies([
        { name: SESSION_COOKIE_NAME, value, ...secure, sameSite: "Lax" },
        { name: "girassol_cookies", value: REFUSED_COOKIES, domain: "localhost", path: "/", httpOnly: true },
      ]);
      return context;
    },
    async stop() {
      await browser.close();
      await front.stop();
    },
  };
}

async function userAgentOf(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  const agent = await page.evaluate(() => navigator.userAgent);
  await page.context().close();
  return agent;
}
