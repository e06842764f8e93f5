import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readMenu } from "./frame-view.ts";
import { withProfile } from "./profile-rows.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();
const CUSTOM = { actions: { customIntegratorSideBar: true }, settings: { integratorSideBar: [] } };
const INTEGRATOR = "integrador@solnascente.test";

/** Pages in the order in which the editor shows them. */
async function readOrder(page: Awaited<ReturnType<typeof visit>>["page"]): Promise<string[]> {
  const labels = await page
    .getByRole("textbox", { name: /^Título de/ })
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace("Título de ", ""));
}

/** The first three entries; pages of the stock follow them. */
async function readFirst(page: Page): Promise<string[]> {
  return (await readOrder(page)).slice(0, 3);
}

test("an administrator orders integrators' menu by keyboard and names entries; integrators see it until the usual one is back [SETTINGS-20, SHELL-21]", async () => {
  await withProfile("solnascente", CUSTOM, async () => {
    const { page } = await visit();
    await signIn(page, "admin@solnascente.test", { to: "/settings/sideBar" });
    await untilLive(page);
    expect(await readFirst(page)).toEqual(["Visão Geral", "Orçamentos", "Pedidos"]);
    const up = page.getByRole("button", { name: "Subir Pedidos" });
    await up.focus();
    await page.keyboard.press("Enter");
    await page.getByText("Pedidos agora está na posição 2 de 12.").waitFor({ state: "attached" });
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await page.getByText("Pedidos agora está na posição 1 de 12.").waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    expect(await readFirst(page)).toEqual(["Pedidos", "Visão Geral", "Orçamentos"]);
    await page.getByRole("textbox", { name: "Título de Orçamentos" }).fill("Minhas compras");
    const preview = page.getByRole("complementary", { name: "Como o integrador vê" });
    expect((await preview.getByRole("listitem").allInnerTexts()).slice(0, 3)).toEqual([
      "Pedidos",
      "Visão Geral",
      "Minhas compras",
    ]);
    await page.getByRole("button", { name: "Salvar menu" }).click();
    await page.getByText("Menu salvo").waitFor();

    const integrator = await visit();
    await signIn(integrator.page, INTEGRATOR);
    const menu = await readMenu(integrator.page);
    expect([...menu.slice(0, 3), menu.at(-1)]).toEqual([
      "Pedidos",
      "Visão Geral",
      "Minhas compras",
      "Treinamentos ↗",
    ]);
    await withProfile("solnascente", { actions: { customIntegratorSideBar: false } }, async () => {
      await integrator.page.reload();
      expect((await readMenu(integrator.page)).slice(0, 3)).toEqual(["Visão Geral", "Orçamentos", "Pedidos"]);
    });

    await page.getByRole("button", { name: "Voltar ao padrão" }).click();
    await page.getByText("Menu padrão de volta").waitFor();
    expect(await readFirst(page)).toEqual(["Visão Geral", "Orçamentos", "Pedidos"]);
    await integrator.page.reload();
    expect((await readMenu(integrator.page)).slice(0, 3)).toEqual(["Visão Geral", "Orçamentos", "Pedidos"]);
  });
});

test("entries are also dragged to their place", async () => {
  await withProfile("solnascente", CUSTOM, async () => {
    const { page } = await visit();
    await signIn(page, "admin@solnascente.test", { to: "/settings/sideBar" });
    await untilLive(page);
    await page
      .getByTitle("Arrastar Pedidos")
      .dragTo(page.getByRole("textbox", { name: "Título de Visão Geral" }));
    await expect.poll(() => readFirst(page)).toEqual(["Pedidos", "Visão Geral", "Orçamentos"]);
    await page.getByText("Pedidos agora está na posição 1 de 12.").waitFor({ state: "attached" });
  });
});

test("without JavaScript the buttons move entries and the form saves them", async () => {
  await withProfile("solnascente", CUSTOM, async () => {
    const { context } = await visit();
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await plain?.newPage();
    if (!page) throw new Error("no browser");
    await signIn(page, "admin@solnascente.test", { to: "/settings/sideBar" });
    await page.getByRole("textbox", { name: "Título de Orçamentos" }).fill("Compras");
    await page.getByRole("button", { name: "Subir Orçamentos" }).click();
    await expect.poll(() => readFirst(page)).toEqual(["Orçamentos", "Visão Geral", "Pedidos"]);
    expect(await page.getByRole("textbox", { name: "Título de Orçamentos" }).inputValue()).toBe("Compras");
    await page.getByRole("button", { name: "Salvar menu" }).click();
    await page.getByText("Menu salvo").waitFor();
    await plain?.close();
  });
});

test("the editor needs the feature, and staff the permission [SETTINGS-20]", async () => {
  const admin = await visit();
  await signIn(admin.page, "admin@solnascente.test", { to: "/settings/sideBar" });
  expect(new URL(admin.page.url()).pathname).toBe("/dashboard");
  await withProfile("solnascente", CUSTOM, async () => {
    const seller = await visit();
    await signIn(seller.page, "vendas@solnascente.test", { to: "/settings/sideBar" });
    expect(new URL(seller.page.url()).pathname).toBe("/dashboard");
    const staff = await visit();
    await signIn(staff.page, "equipe@solnascente.test", { to: "/settings/sideBar" });
    await staff.page.getByRole("heading", { name: "Menu do integrador", level: 1 }).waitFor();
  });
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)("the editor passes axe and fits on a %s", async (device, dark) => {
  await withProfile("solnascente", CUSTOM, async () => {
    const { page } = await visit({ device, dark });
    await signIn(page, "admin@solnascente.test", { to: "/settings/sideBar" });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  });
});
