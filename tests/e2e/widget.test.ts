import { expect, inject, test } from "vitest";
import { axeViolations, type Device, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s, another site lists the same kits in the distributor's theme",
  async (device) => {
    const integrator = await visit();
    await signIn(integrator.page, "admin@solnascente.test", { to: "/kitsIntegrator" });
    const names = await integrator.page.getByRole("article").getByRole("heading").allInnerTexts();
    expect(names).toHaveLength(10);

    const { page } = await visit({ device });
    await page.goto(inject("widgetSiteUrl"));
    const widget = page.locator("girassol-kit-buyer");
    await widget.getByRole("article").first().waitFor();
    await expect.poll(() => widget.getByRole("article").getByRole("heading").allInnerTexts()).toEqual(names);
    const primary = await widget.evaluate((element) =>
      getComputedStyle(element).getPropertyValue("--gs-primary"),
    );
    const portalPrimary = await integrator.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--gs-primary"),
    );
    expect(primary).toBe(portalPrimary);
    expect(await overflowsSideways(page)).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
  },
);

test("a site that the key is not bound to is refused, and says so", async () => {
  const { page } = await visit({ expectedProblems: [/403/] });
  const url = new URL(inject("widgetSiteUrl"));
  url.hostname = "outro-site.localhost";
  await page.goto(url.href);
  const refusal = page
    .locator("girassol-kit-buyer")
    .getByText("Este site não está autorizado a mostrar estes kits.");
  await refusal.waitFor();
  expect(await refusal.isVisible()).toBe(true);
});

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s nothing of the site moves when the kits come, and all files are asked for together",
  async (device) => {
    const { page } = await visit({ device });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          moved.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(inject("widgetSiteUrl"));
    await page.locator("girassol-kit-buyer").getByRole("article").first().waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate("moved")).toEqual([]);
    const needed = await page.locator("link[rel=modulepreload]").count();
    expect(needed).toBeGreaterThan(0);
  },
);

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s, a visitor compares kits side by side by keyboard, and adds one from there",
  async (device) => {
    const { page } = await visit({ device });
    await page.goto(inject("widgetSiteUrl"));
    const widget = page.locator("girassol-kit-buyer");
    const ticks = widget.getByRole("checkbox", { name: /^Comparar/ });
    for (const at of [0, 1, 2]) {
      await ticks.nth(at).focus();
      await page.keyboard.press("Space");
    }
    const button = widget.getByRole("button", { name: "Comparar 3 kits" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = widget.getByRole("dialog", { name: "Comparar kits" });
    await dialog.getByRole("row", { name: /^Potência/ }).waitFor();
    expect(await dialog.getByRole("columnheader").count()).toBe(4);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await dialog
      .getByRole("button", { name: /^Adicionar/ })
      .first()
      .press("Enter");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await button.evaluate((element) => element.matches(":focus"))).toBe(true);
    await widget.getByText("1 kit escolhido").waitFor();
  },
);
