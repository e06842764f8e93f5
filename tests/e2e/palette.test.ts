import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const field = (page: Page) => page.getByRole("combobox", { name: "Pesquisar no portal" });
const active = (page: Page) => page.getByRole("option", { selected: true });

async function openPalette(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await field(page).waitFor();
}

async function openHelp(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Atalhos do teclado" }).waitFor();
}

test("Ctrl K, a few letters and Enter open a page that no menu shows; it stands among the recent ones then", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test");
  await openPalette(page);
  expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("notificacoes");
  await expect.poll(() => active(page).innerText()).toBe("Notificações");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/info/notifications");
  await openPalette(page);
  await page.getByRole("group", { name: "Recentes" }).getByText("Notificações").waitFor();
  await page.keyboard.press("Escape");
  await field(page).waitFor({ state: "detached" });
  const button = page.getByRole("button", { name: "Pesquisar" });
  await button.focus();
  await page.keyboard.press("Enter");
  await field(page).waitFor();
  await page.keyboard.press("Escape");
  await field(page).waitFor({ state: "detached" });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("an order is found by its code and a company by its CNPJ, and arrows lead from one line to the next", async () => {
  const [order] = await runSql(
    "select id, code from request where type = 'order' and distributor_id = (select id from distributor where slug = 'solnascente') limit 1",
  );
  const [company] = await runSql(
    "select id, cnpj from integrator where cnpj is not null and distributor_id = (select id from distributor where slug = 'solnascente') limit 1",
  );
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test");
  await openPalette(page);
  await page.keyboard.type(String(order?.["code"]).toLowerCase());
  await page.getByRole("group", { name: "Pedidos" }).waitFor();
  expect(await page.locator("mark").innerText()).toBe(String(order?.["code"]));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/requests/detail/${String(order?.["id"])}`);

  await openPalette(page);
  await page.keyboard.type(String(company?.["cnpj"]));
  await page.getByRole("group", { name: "Integradores" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/integrators/detail/${String(company?.["id"])}`);

  await openPalette(page);
  await page.keyboard.type("aparencia");
  const first = await active(page).innerText();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => active(page).innerText()).not.toBe(first);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => active(page).innerText()).toBe(first);
  expect(await field(page).getAttribute("aria-activedescendant")).toBe(await active(page).getAttribute("id"));
});

test("a search that fails says so and can be repeated; one without a result says what to try", async () => {
  const { page } = await visit({ expectedProblems: [/500/] });
  await signIn(page, "integrador@solnascente.test");
  await page.route("**/app/user/search*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await openPalette(page);
  await page.keyboard.type("zzqqzz");
  await page.getByText("Não deu para pesquisar os registros.").waitFor();
  await page.unroute("**/app/user/search*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByText("Nada encontrado para “zzqqzz”").waitFor();
});

test("keys lead to the person's own pages, not while typing, and can be switched off for good", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await openHelp(page);
  await page.getByText("Ir para os pedidos").waitFor();
  await page.keyboard.press("Control+k");
  expect(await field(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.type("gp");
  await page.waitForURL("**/requests");
  await page.keyboard.type("gk");
  await page.waitForURL("**/kitsIntegrator");
  await page.keyboard.press("/");
  const menuSearch = page.getByRole("searchbox", { name: "Buscar no menu" });
  expect(await menuSearch.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("gi?[");
  expect(await menuSearch.inputValue()).toBe("gi?[");
  expect(new URL(page.url()).pathname).toBe("/kitsIntegrator");
  expect(await page.getByRole("dialog").count()).toBe(0);

  await menuSearch.fill("");
  await page.getByRole("main").focus();
  await openHelp(page);
  await page.getByLabel("Usar atalhos de uma só tecla").uncheck();
  await page.getByRole("button", { name: "Fechar" }).click();
  await page.reload();
  await openPalette(page);
  await page.keyboard.press("Escape");
  await field(page).waitFor({ state: "detached" });
  await page.keyboard.type("?gi");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/kitsIntegrator");
});

test("the platform's people find distributors", async () => {
  const { page } = await visit();
  await signIn(page, "plataforma@girassol.test", { path: "/plataforma" });
  await openPalette(page);
  await page.keyboard.type("norte sul");
  await page.getByRole("group", { name: "Distribuidores" }).getByRole("option").first().click();
  await page.waitForURL("**/distributors/details/*");
});

test.each([
  ["desktop", false],
  ["desktop", true],
  ["phone", false],
  ["phone", true],
] as const)("the palette and the list of keys are readable on a %s, dark: %s", async (device, dark) => {
  const { page } = await visit({ device, dark });
  await signIn(page, "admin@solnascente.test");
  await openPalette(page);
  await page.keyboard.type("sol");
  await page.getByRole("group", { name: "Integradores" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.keyboard.press("Escape");
  await page.goto(portal("/requests"));
  await openHelp(page);
  expect(await axeViolations(page)).toEqual([]);
});
