import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import {
  createPerson,
  createPlace,
  createSignInLink,
  type Place,
  type SignedInPerson,
} from "./page-world.ts";
import {
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  untilHydrated,
  useBrowser,
  WIDTHS,
} from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const BUYER = "integrador@solnascente.test";
const BI_ADDRESS = "https://bi.example.com/painel/1";

/** Cells of a chart's table, without its head. */
async function tableOf(page: Page, title: RegExp): Promise<string[][]> {
  const figure = page.getByRole("figure", { name: title });
  const summary = figure.getByText("Ver tabela");
  if ((await summary.count()) > 0) await summary.click();
  const rows = await figure.getByRole("row").all();
  const cells = await Promise.all(
    rows.map(async (row) => row.locator("th, td").evaluateAll((all) => all.map((one) => one.textContent))),
  );
  return cells.slice(1);
}

/** Signs in a person without a password, by link. */
async function enterAs(page: Page, place: Place, { id }: SignedInPerson): Promise<void> {
  const token = await createSignInLink(place, id);
  await page.goto(portal(`/entrar?token=${token}`, place.slug));
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("banner").waitFor();
}

function toCents(text = ""): number {
  return Number(text.replaceAll(/\D/g, ""));
}

test("the distributor's dashboard shows its figures, and the tables say what the charts show [DASH-01]", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/dashboard?period=90d" });
  await page.getByRole("heading", { name: "Olá, Beatriz" }).waitFor();
  await page.setViewportSize(WIDTHS.phone);
  expect(await overflowsSideways(page)).toBe(false);
  await page.setViewportSize(WIDTHS.desktop);

  const total = await page
    .getByRole("list", { name: "Números do período" })
    .getByRole("listitem")
    .filter({ hasText: "Valor dos pedidos" })
    .locator("strong")
    .innerText();
  const weeks = await tableOf(page, /^Valor dos pedidos por semana/);
  const values = weeks.map(([, value]) => toCents(value));
  expect(values.reduce((sum, value) => sum + value, 0)).toBe(toCents(total));
  const bars = await page
    .getByRole("figure", { name: /^Valor dos pedidos por semana/ })
    .locator(".app-chart__bar")
    .evaluateAll((all) => all.map((bar) => Number.parseFloat(bar.getAttribute("height") ?? "")));
  expect(bars).toHaveLength(weeks.length);
  const scale = Math.max(...bars) / Math.max(...values);
  for (const [index, height] of bars.entries()) expect(height).toBeCloseTo((values[index] ?? 0) * scale, 4);

  const best = await tableOf(page, /^Quem mais comprou/);
  expect(best.reduce((sum, row) => sum + toCents(row[2]), 0)).toBe(toCents(total));
  await page.getByRole("heading", { name: "Estoque abaixo do mínimo" }).waitFor();
  await page.getByRole("heading", { name: "Últimos pedidos" }).waitFor();
});

test("the period is chosen with the keyboard, stands in the address, and is refused with a reason", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN);
  const period = page.getByRole("navigation", { name: "Período" });
  await expect
    .poll(() => period.getByRole("link", { name: "30 dias" }).getAttribute("aria-current"))
    .toBe("true");
  await period.getByRole("link", { name: "7 dias" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard?period=7d");
  await expect
    .poll(() => period.getByRole("link", { name: "7 dias" }).getAttribute("aria-current"))
    .toBe("true");
  expect(await tableOf(page, /^Valor dos pedidos por dia/)).toHaveLength(7);

  await period.getByText("Escolher datas").focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("De", { exact: true }).fill("2026-02-27");
  await page.getByLabel("Até", { exact: true }).fill("2026-03-01");
  await page.keyboard.press("Enter");
  await page.waitForURL(/period=custom&from=2026-02-27&until=2026-03-01/);
  await page.getByText("27/02/2026 a 01/03/2026, comparado com 24/02/2026 a 26/02/2026").waitFor();

  await page.goto(portal("/dashboard?period=custom&from=2026-03-02&until=2026-03-01"));
  await page.getByText("O último dia é antes do primeiro.").waitFor();
  await expect.poll(() => page.getByLabel("Até", { exact: true }).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => page.getByLabel("De", { exact: true }).inputValue()).toBe("2026-03-02");
});

test("an integrator sees what is under way and where to buy [DASH-02]", async () => {
  const { page } = await visit();
  await signIn(page, BUYER, { to: "/dashboardIntegrator?period=year" });
  await expect.poll(() => page.title()).toBe("Sol Nascente · Visão Geral");
  await page.getByRole("heading", { name: "Pedidos em andamento" }).waitFor();
  await page.getByRole("heading", { name: "Orçamentos em aberto" }).waitFor();
  await expect.poll(() => page.getByText(/^PED-\d{6}/).count()).toBeGreaterThan(5);
  expect(await page.getByText(/^ORC-\d{6}/).count()).toBeGreaterThan(0);
  expect(await page.getByText("Planalto Fotovoltaica Ltda").count()).toBe(0);
  expect((await tableOf(page, /^Valor comprado por mês/)).length).toBeGreaterThan(5);
  await page.setViewportSize(WIDTHS.phone);
  expect(await overflowsSideways(page)).toBe(false);
  await page.setViewportSize(WIDTHS.desktop);
  await page.goto(portal("/dashboardIntegrator"));
  await expect
    .poll(() => page.getByRole("link", { name: "Kits Fechados Kits prontos" }).getAttribute("href"))
    .toBe("/kitsIntegrator");
  const ways = page.getByRole("region", { name: "Comprar" }).getByRole("link");
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/kits-express",
    "/kitsIntegrator",
    "/mountKit",
    "/separateSale",
  ]);
  const charges = await page.getByRole("region", { name: "Esperando pagamento" }).getByText(/^PED-/).count();
  const orders = await page.getByText(/^PED-\d{6}/).allTextContents();
  const codes = orders.map((text) => text.slice(0, 10));
  expect([charges > 0, new Set(codes).size]).toEqual([true, codes.length]);
});

test("each dashboard is for its own people [DASH-01, DASH-02]", async () => {
  const buyer = await visit();
  await signIn(buyer.page, BUYER, { to: "/dashboard" });
  expect(new URL(buyer.page.url()).pathname).toBe("/dashboardIntegrator");
  const staff = await visit();
  await signIn(staff.page, "equipe@solnascente.test", { to: "/dashboardIntegrator" });
  expect(new URL(staff.page.url()).pathname).toBe("/dashboard");
});

test("dashboards pass axe in every look, tables open", async () => {
  for (const [email, path] of [
    [ADMIN, "/dashboard?period=year"],
    [BUYER, "/dashboardIntegrator?period=90d"],
  ] as const) {
    const { page } = await visit();
    await signIn(page, email, { to: path });
    await page.getByRole("figure").first().waitFor();
    for (const summary of await page.getByText("Ver tabela").all()) await summary.click();
    expect(await findBarriers(page, ["desktop"])).toEqual([]);
  }
});

test("a new distributor is told what to do next", async () => {
  const place = await createPlace();
  const admin = await createPerson(place, { type: "admin" });
  const { page } = await visit();
  await enterAs(page, place, admin);
  await page.goto(portal("/dashboard", place.slug));
  await page.getByRole("heading", { name: "Tudo pronto para o primeiro pedido" }).waitFor();
  expect(await page.getByRole("figure").count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Integradores/ })
    .click();
  await page.waitForURL("**/integrators");
});

test("staff without permissions are told whom to ask, and an integrator without orders where to buy", async () => {
  const place = await createPlace();
  const staff = await createPerson(place, { type: "staff" });
  const first = await visit();
  await enterAs(first.page, place, staff);
  await first.page.goto(portal("/dashboard", place.slug));
  await first.page.getByText("Seu perfil não mostra números aqui").waitFor();
  const buyer = await createPerson(place, { type: "integrator", permissions: ["order", "closedKits"] });
  const second = await visit();
  await enterAs(second.page, place, buyer);
  await second.page.goto(portal("/dashboardIntegrator", place.slug));
  await second.page.getByText("Nenhum pedido ainda").waitFor();
  const ways = second.page.getByRole("region", { name: "Comprar" }).getByRole("link");
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "/kitsIntegrator",
  ]);
});

async function setBiAddress(address: string | null) {
  await runSql(
    `update distributor_profile set theme = ${address === null ? "json_remove(theme, '$.dashboardBIUrl')" : "json_set(theme, '$.dashboardBIUrl', ?)"}
      where distributor_id = (select id from distributor where slug = 'mercado')`,
    address === null ? [] : [address],
  );
}

test("the BI page shows the distributor's BI in a frame, alone on that page, and the menu has it only with an address [DASH-03]", async () => {
  const { page } = await visit();
  await page.route("https://bi.example.com/**", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>BI</title><h1>Vendas por região</h1><p id="from"></p><script>
        document.querySelector("#from").textContent = "de: " + document.referrer;</script>`,
    }),
  );
  await signIn(page, "admin@mercado.test", { slug: "mercado" });
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  expect(await menu.getByRole("link", { name: "Painel BI" }).count()).toBe(0);
  await page.goto(portal("/dashboard-bi", "mercado"));
  await page.getByText("Nenhum painel de BI configurado").waitFor();

  await setBiAddress(BI_ADDRESS);
  try {
    const other = await page.goto(portal("/dashboard", "mercado"));
    expect(other?.headers()["content-security-policy"]).toContain("frame-src 'none'");
    await menu.getByRole("link", { name: "Painel BI" }).click();
    await page.waitForURL("**/dashboard-bi");
    const frame = page.frameLocator('iframe[title="Painel de BI"]');
    await frame.getByRole("heading", { name: "Vendas por região" }).waitFor();
    await expect.poll(() => frame.locator("#from").innerText()).toBe("de:");
    expect(await page.locator("iframe").getAttribute("sandbox")).not.toContain("top-navigation");
    expect(await axeViolations(page)).toEqual([]);
    const bi = await page.goto(portal("/dashboard-bi", "mercado"));
    expect(bi?.headers()["content-security-policy"]).toContain("frame-src https://bi.example.com;");
  } finally {
    await setBiAddress(null);
  }
  const place = await createPlace();
  const people = [
    [{ type: "staff", permissions: ["dashboardBI"] }, "/dashboard-bi"],
    [{ type: "staff", permissions: ["order"] }, "/dashboard"],
    [{ type: "integrator", permissions: ["order"] }, "/dashboardIntegrator"],
  ] as const;
  for (const [facts, path] of people) {
    const person = await visit();
    await enterAs(person.page, place, await createPerson(place, facts));
    await person.page.goto(portal("/dashboard-bi", place.slug));
    expect(new URL(person.page.url()).pathname).toBe(path);
  }
});

test("a BI that does not load is told, and asked for again", async () => {
  const { page } = await visit();
  let isUp = false;
  await page.clock.install();
  await page.route("https://bi.example.com/**", async (route) => {
    if (isUp) await route.fulfill({ contentType: "text/html", body: "<h1>Vendas</h1>" });
  });
  await signIn(page, "admin@mercado.test", { slug: "mercado" });
  await setBiAddress(BI_ADDRESS);
  try {
    await page.goto(portal("/dashboard-bi", "mercado"), { waitUntil: "commit" });
    await untilHydrated(page);
    await page.clock.fastForward(16_000);
    await page.getByText("O painel não carregou").waitFor();
    await page.getByRole("alert").waitFor();
    isUp = true;
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await page.frameLocator("iframe").getByRole("heading", { name: "Vendas" }).waitFor();
    expect(await page.getByText("O painel não carregou").count()).toBe(0);
  } finally {
    await setBiAddress(null);
  }
});
