import { expect, test } from "vitest";
import { createPerson, createPlace } from "./page-world.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const ADMIN = "admin@solnascente.test";

test.each(["desktop", "phone"] as const)(
  "on a %s, all settings are one page: found by what they set, each with its state",
  async (device) => {
    const { page } = await visit({ device });
    await signIn(page, ADMIN, { to: "/settings" });
    await page.getByRole("heading", { name: "Configurações", level: 1 }).waitFor();
    const sections = page.locator("main").getByRole("heading", { level: 2 });
    expect(await sections.allInnerTexts()).toEqual([
      ...["Vender", "Preços", "Entregar", "Receber"],
      ...["Orçamentos e pedidos", "Marca e canais", "Portal e acessos"],
    ]);
    await page
      .getByRole("link", { name: /^Formas? de pagamento|^Pagamento/ })
      .first()
      .waitFor();
    await page.getByRole("link", { name: /^Precificação\s*versão \d+ publicada$/ }).waitFor();
    await page.getByRole("link", { name: /^Status\s*\d+ de orçamento, \d+ de pedido$/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    const search = page.getByRole("searchbox", { name: "Buscar em todas as configurações" });
    await search.fill("validade do orcamento");
    await expect.poll(() => sections.allInnerTexts()).toEqual(["Orçamentos e pedidos"]);
    await page.getByText("1 página encontrada").waitFor({ state: "attached" });
    await search.fill("nada disso");
    await page.getByText("Nenhuma configuração com “nada disso”").waitFor();
    await page.getByRole("button", { name: "Ver todas" }).click();
    expect(await sections.count()).toBe(7);

    await search.fill("chave pix");
    await page.getByRole("link", { name: /^Recebimento/ }).click();
    await page.waitForURL("**/settings/payment/hub");
    const trail = page.getByRole("navigation", { name: "Você está em" });
    await trail.getByRole("link", { name: "Configurações" }).click();
    await page.waitForURL("**/settings");
  },
);

test("the menu names the settings once, and marks them on each of their pages", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/settings/delivery" });
  const current = page.locator('.app-menu [aria-current="page"]');
  await expect.poll(() => current.allInnerTexts()).toEqual(["Configurações"]);
  await page.getByRole("searchbox", { name: "Buscar no menu" }).fill("frete");
  await expect.poll(() => current.allInnerTexts()).toEqual(["Frete"]);
});

test("without scripts a search is a form, and what it finds is the page", async () => {
  const { page, context } = await visit();
  await signIn(page, ADMIN);
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  if (plain === undefined) throw new Error("the browser is closed");
  try {
    const reader = await plain.newPage();
    await reader.goto(portal("/settings"));
    await reader.getByRole("searchbox", { name: "Buscar em todas as configurações" }).fill("logotipo");
    await reader.getByRole("button", { name: "Buscar", exact: true }).click();
    await reader.getByRole("link", { name: /^Aparência/ }).waitFor();
    expect(await reader.locator("main").getByRole("heading", { level: 2 }).count()).toBe(1);
  } finally {
    await plain.close();
  }
});

test("a new distributor reads what is missing before it can sell, and is led there", async () => {
  const place = await createPlace();
  const { email } = await createPerson(place, { type: "admin" });
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/settings" });
  await page.getByText(/^Faltam \d passos para vender:$/).waitFor();
  const missing = page.locator(".app-settings-missing li");
  expect(await missing.allInnerTexts()).toEqual([
    "um produto ou kit à venda",
    "estoque em um centro",
    "preços publicados",
    "onde receber os pagamentos",
  ]);
  await page.getByRole("link", { name: /^Precificação\s*falta/ }).waitFor();
  await page.getByRole("link", { name: "onde receber os pagamentos" }).click();
  await page.waitForURL("**/settings/payment/hub");
});

test("staff with one permission find that page alone, and who has none is led home", async () => {
  const place = await createPlace();
  const permissions = ["configuration.freight"] as const;
  const { email } = await createPerson(place, { type: "staff", permissions });
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/settings" });
  const links = page.locator("main .app-settings-home a");
  await expect.poll(() => links.allInnerTexts()).toEqual(["Frete\ntabela vazia"]);
  await page.getByText("onde receber os pagamentos").waitFor();
  expect(await page.getByRole("link", { name: "onde receber os pagamentos" }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "Ver o que mudou" }).count()).toBe(0);

  const other = await createPerson(place, { type: "staff", permissions: ["order"] });
  const second = await visit();
  await signIn(second.page, other.email, { slug: place.slug });
  await second.page.goto(portal("/settings", place.slug));
  await second.page.waitForURL("**/dashboard");
});
