import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { createListener } from "./notification-rows.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const MOVED = "Agora quem vende é";

test("another center chosen in another tab is said where things are bought, whose prices and choices follow it", async () => {
  const { email } = await createListener("integrador");
  const { page, context } = await visit();
  await signIn(page, email, { to: "/kitsIntegrator?minPower=5&maxPower=7" });
  await page
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  await page.getByText(/opções de kit · .*Goiânia/).waitFor();
  const loose = await context.newPage();
  await loose.goto(portal("/separateSale"));
  const code = loose.getByRole("combobox", { name: "Incluir por código" });
  await code.fill("MOD-BYD-530 4");
  await code.press("Enter");
  const cart = loose.getByRole("complementary", { name: "Carrinho" });
  await cart.getByText("MOD-BYD-530").waitFor();
  const others = await Promise.all(
    ["/kits-express?power=5,5", "/mountKit"].map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(portal(path));
      await tab.getByRole("button", { name: /CD: GO - Goiânia/ }).waitFor();
      return tab;
    }),
  );
  const other = await context.newPage();
  await other.goto(portal("/requests"));
  await other.getByRole("button", { name: /CD: GO - Goiânia/ }).click();
  const dialog = other.getByRole("dialog", { name: "Trocar centro de distribuição" });
  await dialog.getByRole("radio", { name: /Campinas/ }).check();
  await dialog.getByRole("button", { name: "Trocar centro" }).click();
  await other.getByRole("button", { name: /CD: SP - Campinas/ }).waitFor();
  expect(await other.getByRole("alert").filter({ hasText: MOVED }).count()).toBe(0);
  for (const tab of [page, loose, ...others]) {
    await tab
      .getByRole("alert")
      .filter({ hasText: `${MOVED} Campinas - SP.` })
      .waitFor();
    await tab.getByRole("button", { name: /CD: SP - Campinas/ }).waitFor();
  }
  await page.getByText(/opções de kit · .*Campinas/).waitFor();
  await page.getByText("1 kit escolhido").waitFor();
  await cart.getByText("MOD-BYD-530").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Entendi" }).click();
  await page.getByText(MOVED).waitFor({ state: "detached" });
});
