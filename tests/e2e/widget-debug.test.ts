import { expect, inject, test } from "vitest";
import { DEMO_WIDGET_KEY } from "#scripts/demo/demo-keys.ts";
import { tabTo } from "./keyboard.ts";
import { axeViolations, overflowsSideways, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test.each(["desktop", "phone"] as const)(
  "on a %s whoever builds a site reads what its widgets tell, copies it, and closes the panel by keyboard",
  async (device) => {
    const { page, context } = await visit({ device });
    await context.grantPermissions(["local-network-access", "clipboard-read", "clipboard-write"], {
      origin: new URL(inject("widgetSiteUrl")).origin,
    });
    await page.goto(new URL("/galeria/depuracao.html", inject("widgetSiteUrl")).href);
    const panel = page.locator("girassol-debug").getByRole("region", { name: "Depuração dos widgets" });
    await panel.getByText("girassol-kit-buyer × 1, carregado").waitFor();
    await panel.getByText(DEMO_WIDGET_KEY).waitFor();
    const kits = page.locator("girassol-kit-buyer");
    await kits.getByRole("article").first().waitFor();
    await kits
      .getByRole("button", { name: /^Adicionar/ })
      .first()
      .click();
    await expect
      .poll(() => panel.getByRole("listitem").locator("strong").allInnerTexts())
      .toEqual(["cart-changed", "kit-amount-changed", "kit-selected", "ready"]);
    // At its end the page leaves room for the panel, which covers half of a screen.
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await tabTo(page, /^Copiar eventos$/);
    await page.keyboard.press("Enter");
    await panel.getByText("Copiado").waitFor();
    const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as {
      name: string;
    }[];
    expect(copied.map(({ name }) => name)).toEqual([
      "ready",
      "kit-selected",
      "kit-amount-changed",
      "cart-changed",
    ]);
    await tabTo(page, /^Fechar$/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator("girassol-debug").count()).toBe(0);
  },
);
