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
