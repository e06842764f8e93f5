import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, expect, inject, onTestFinished } from "vitest";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { openBrowser } from "#scripts/browser/open-browser.ts";
import { restoreDemo } from "./kept-demo.ts";
import { openSession } from "./open-session.ts";
import { recordPage } from "./failure-record.ts";
import { createVisitorPool } from "./visitor-pool.ts";

export const WIDTHS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Device = keyof typeof WIDTHS;

/** The framework aborts the answer of a page that the person has already left, which is not an error. */
const LEFT_BEHIND = /BodyStreamBuffer was aborted/;
/** Hosts of the demo world. */
const HOSTS = ["localhost", "solnascente.localhost", "nortesul.localhost", "mercado.localhost"];

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare module "vitest" {
  interface TaskMeta {
    /** Whether the test opened a page in a browser; otherwise it proves nothing about pages. */
    openedPage?: boolean;
  }
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
}

/** One browser for all files, since a new one has empty caches; it ends with the process. One that failed to start
 *  or is gone is replaced for the next visitor. */
let opened: Promise<Browser> | undefined;
const pool = createVisitorPool(() => (opened ??= open()));

async function open(): Promise<Browser> {
  try {
    const browser = await openBrowser();
    browser.once("disconnected", () => (opened = undefined));
    return browser;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** The browser for the tests of a file. Every visitor has a context of their own during the test. It is closed at
 *  the end, since open pages keep receiving news, and must leave no console errors. A context or clock that a test
 *  takes directly may be changed for good, and is not reused. */
export function useBrowser() {
  afterAll(() => pool.closeOthers());

  // What a failed test left could disturb its second try.
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await restoreDemo(inject("sqldUrl"));
  });

  async function visit({
    device = "desktop",
    dark = false,
    expectedProblems = [],
    hasAnswered = true,
  }: {
    device?: Device;
    dark?: boolean;
    expectedProblems?: RegExp[];
    /** Whether the cookie banner was answered before. */
    hasAnswered?: boolean;
  } = {}): Promise<Visitor> {
    const { page, context, keepApart, leave } = await pool.enter({
      viewport: WIDTHS[device],
      colorScheme: dark ? "dark" : "light",
      locale: "pt-BR",
      timezoneId: "America/Sao_Paulo",
      hasTouch: device === "phone",
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const problems: string[] = [];
    const record = recordPage(page);
    let hasOpened = false;
    page.on("framenavigated", (frame) => (hasOpened ||= frame.url().startsWith("http")));
    onTestFinished(({ task }) => {
      task.meta.openedPage ||= hasOpened;
    });
    // Callbacks run in reverse order.
    onTestFinished(() => {
      expect(problems, problems.join("\n")).toEqual([]);
    });
    onTestFinished(async ({ task }) => {
      if (task.result?.state === "fail") {
        keepApart();
        await record.keep(task.name);
      }
      return leave();
    });
    const note = (text: string) => {
      if (![LEFT_BEHIND, ...expectedProblems].some((expected) => expected.test(text))) problems.push(text);
    };
    if (hasAnswered) {
      const answer = { name: "girassol_cookies", value: REFUSED_COOKIES, path: "/", httpOnly: true };
      await context.addCookies(HOSTS.map((domain) => ({ ...answer, domain })));
    }
    context.setDefaultTimeout(20_000);
    page.on("console", (message) => {
      if (message.type() === "error") note(message.text());
    });
    page.on("pageerror", (error) => {
      note(error.message);
    });
    const takeHold = () => {
      keepApart();
      return context;
    };
    Object.defineProperty(page, "clock", { get: () => takeHold().clock });
    return {
      page,
      get context() {
        return takeHold();
      },
    };
  }

  return { visit };
}

/** Address of a distributor's portal. */
export function portal(path: string, slug?: string): string {
  const url = new URL(path, inject("portalUrl"));
  if (slug !== undefined) url.hostname = `${slug}.localhost`;
  return url.href;
}

export interface SignInPlace {
  slug?: string;
  path?: string;
  /** Page to open in place of the landing page. */
  to?: string;
}

/** Opens a session, and with it the landing page or the given one. */
export async function signIn(page: Page, email: string, place: SignInPlace = {}): Promise<void> {
  const { slug, path = "/", to } = place;
  const value = await openSession(email, await page.evaluate(() => navigator.userAgent));
  const url = portal("/", slug).replace(/^http:/, "https:");
  await page
    .context()
    .addCookies([{ name: "__Host-girassol", value, url, secure: true, httpOnly: true, sameSite: "Lax" }]);
  // A signed-in person is redirected from the sign-in page.
  await page.goto(portal(to ?? `/${new URL(portal(path)).search}`, slug));
  await untilHydrated(page);
}

/** Signs in on the sign-in page, as a person does. */
export async function signInByForm(
  page: Page,
  email: string,
  { slug, path = "/" }: SignInPlace = {},
): Promise<void> {
  await page.goto(portal(path, slug));
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL((url) => url.pathname !== path && url.pathname !== "/");
  await untilHydrated(page);
}

/** Waits until a page of the portal is hydrated; without scripts, until it is loaded. The region of short messages
 *  is added by an effect of the frame, in the same moment in which its key handlers are. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.getByRole("banner").waitFor();
  const hears = () =>
    page.evaluate(
      () => matchMedia("(scripting: none)").matches || document.querySelector(".app-snackbars") !== null,
    );
  await expect.poll(hears, { interval: 50, timeout: 20_000 }).toBe(true);
}

/** Waits until the page's live channel is connected. */
export async function untilLive(page: Page): Promise<void> {
  await page.locator('[data-live="CONNECTED"]').waitFor({ state: "attached" });
}

/** Ends all changes of colour, so that axe does not judge colours between two states. Transitions stay off, so that
 *  later changes show their last colours at once; animations that end are moved to their end. Elements far from the
 *  window with `content-visibility: auto` begin their transitions only when their style is read, as axe does, so all
 *  styles are read. */
function settleColours(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (;;) {
    for (const element of document.querySelectorAll("*")) getComputedStyle(element).getPropertyValue("color");
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState !== "finished" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (moving.length === 0) return;
    for (const animation of moving) animation.finish();
  }
}

/** Turns transitions on again: the sheet of `settleColours` is the last one. */
function resumeTransitions(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** Violations of WCAG 2.2 AA by axe on the current page.
 *  @param rules - only these rules; all by default */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await page.evaluate(settleColours);
  const found = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          root: Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
    };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await axe.run(document, {
      runOnly: only === undefined ? { type: "tag", values: tags } : { type: "rule", values: only },
      // Lists of passing elements are not needed, nor the sheets again: no rule of these reads them.
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  }, rules);
  await page.evaluate(resumeTransitions);
  return found;
}

/** Whether the page is wider than its window. */
export async function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
}
