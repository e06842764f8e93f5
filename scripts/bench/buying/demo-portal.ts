import type { Browser, BrowserContext } from "playwright-core";
import type { BenchServer } from "../server.ts";
import { startFront } from "./front.ts";
import { openBrowser } from "#scripts/browser/open-browser.ts";
import { DEMO_WIDGET_KEY } from "#scripts/demo/demo-keys.ts";
import { openSession } from "#scripts/demo/open-session.ts";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { loadDemo } from "#scripts/stack/demo.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { startWidgetSite } from "#scripts/stack/widget-site.ts";
import { SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";

export type Device = "phone" | "laptop";

/** The portal with the demo world, and a browser. */
export interface DemoPortal {
  readonly url: string;
  /** Address of a distributor's own site, of another origin, with the widgets on it. */
  readonly siteUrl: string;
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
  const sitePort = await findFreePort();
  await loadDemo({ databaseUrl: sqldUrl, secrets, widgetSitePort: sitePort });
  const front = await startFront(server.url);
  const site = await startWidgetSite({
    port: sitePort,
    portalOrigin: front.url,
    publishableKey: DEMO_WIDGET_KEY,
  });
  const fronts: Fronts = {
    ...{ url: front.url, siteUrl: site.url },
    async stop() {
      await front.stop();
      await site.stop();
    },
  };
  const browser = await openBrowser().catch(async (error: unknown) => {
    await fronts.stop();
    throw error;
  });
  try {
    const value = await openSession(
      { sqldUrl, sessionSecret: secrets.SESSION_SECRET },
      { email: BUYER, userAgent: await userAgentOf(browser) },
    );
    return toPortal(fronts, browser, value);
  } catch (error) {
    await browser.close();
    await fronts.stop();
    throw error;
  }
}

/** What stands in front of the Worker, and the site beside it. */
interface Fronts extends Pick<DemoPortal, "url" | "siteUrl"> {
  stop(): Promise<void>;
}

function toPortal(front: Fronts, browser: Browser, value: string): DemoPortal {
  const secure = { url: `${front.url.replace(/^http:/, "https:")}/`, secure: true, httpOnly: true };
  return {
    url: front.url,
    siteUrl: front.siteUrl,
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
