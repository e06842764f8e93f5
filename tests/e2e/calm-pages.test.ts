import { expect, test } from "vitest";
import { type Device, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const STAFF = "admin@solnascente.test";
const BUYER = "integrador@solnascente.test";

/** The ten pages that are opened most, each with the most JavaScript in kilobytes, as sent, that it may fetch before
 *  somebody presses something. Beside its own it has the frame's: live channel, pop-ups, drafts. */
const PAGES: readonly [email: string, path: string, limitKb: number][] = [
  [STAFF, "/dashboard", 181],
  [STAFF, "/requests", 196],
  [STAFF, "/budgets", 190],
  [STAFF, "/equipments/modules/items", 187],
  [STAFF, "/settings/distributionCenters", 181],
  [BUYER, "/dashboardIntegrator", 181],
  [BUYER, "/kits-express?by=power&power=5,5&state=GO", 196],
  [BUYER, "/kitsIntegrator", 196],
  [BUYER, "/mountKit", 202],
  [BUYER, "/separateSale", 203],
];

/** The most that may move by itself, as browsers sum it up. Cards of Kits Express still take another height once. */
const MOST_SHIFT = 0.02;
const MOST_SHIFT_OF_EXPRESS = 0.05;

declare global {
  var shifts: { value: number; what: string[] }[];
}

test.each(
  PAGES.flatMap(([email, path, limitKb]) =>
    (["desktop", "phone"] as const).map((device) => [path, device, limitKb, email] as const),
  ),
)(
  "%s stands still on a %s, and fetches %d kB at most",
  async (path: string, device: Device, limitKb: number, email: string) => {
    const { page, context } = await visit({ device });
    await signIn(page, email, { to: "/info/user" });
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Element | null }[];
        })[]) {
          if (entry.hadRecentInput) continue;
          const what = entry.sources.map(({ node }) => node?.className.toString() ?? "?");
          globalThis.shifts.push({ value: entry.value, what });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setCacheDisabled", { cacheDisabled: true });
    const scripts = new Map<string, string>();
    const sizes = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script" || /\.js(\?|$)/.test(response.url)) scripts.set(requestId, response.url);
    });
    session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength);
    });
    await page.goto(new URL(path, page.url()).href);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() => globalThis.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const most = path.startsWith("/kits-express") ? MOST_SHIFT_OF_EXPRESS : MOST_SHIFT;
    expect([sum <= most, shifts]).toEqual([true, sum <= most ? shifts : []]);
    const bytes = [...scripts.keys()].reduce((total, id) => total + (sizes.get(id) ?? 0), 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(limitKb * 1_000);
    // What measures would see something move.
    await page.evaluate(() => {
      document
        .querySelector("main")
        ?.prepend(Object.assign(document.createElement("div"), { style: "height: 200px" }));
    });
    await expect.poll(() => page.evaluate(() => globalThis.shifts.length)).toBeGreaterThan(shifts.length);
  },
);

test("on a phone five orders stand on a screen", async () => {
  const { page } = await visit({ device: "phone" });
  await signIn(page, STAFF, { to: "/requests?view=list" });
  const cards = page.locator(".app-data__table tbody tr");
  await cards.nth(4).waitFor();
  const first = await cards.first().boundingBox();
  const fifth = await cards.nth(4).boundingBox();
  const height = (fifth?.y ?? 0) + (fifth?.height ?? 0) - (first?.y ?? 0);
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});
