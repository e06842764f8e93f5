import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMenu } from "./frame-view.ts";
import { withProfile, withRoleContent } from "./profile-rows.ts";
import { signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const INTEGRATOR = "integrador@solnascente.test";

/** The distributor's external shop. */
const shop = createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(
    '<!doctype html><html lang="pt-BR"><title>Loja</title><link rel="icon" href="data:,"><h1>Loja de kits</h1>',
  );
});
let shopUrl = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    shop.listen(0, "127.0.0.1", resolve);
  });
  shopUrl = `http://127.0.0.1:${String((shop.address() as AddressInfo).port)}/entrar?canal=b2b`;
});

afterAll(() => {
  shop.close();
});

const setUp = () => ({
  actions: { singleSignOn: true },
  settings: { singleSignOn: { url: shopUrl, secret: "um-segredo-com-mais-de-32-caracteres" } },
});

test("with the feature, “Kits Fechados” opens the outside shop in a new tab with a token of the person [SHELL-19, SHELL-20]", async () => {
  const { page, context } = await visit();
  await signIn(page, INTEGRATOR);
  await expect.poll(() => readMenu(page)).not.toContain("Kits Fechados ↗");
  await withProfile("solnascente", setUp(), async () => {
    await page.reload();
    await expect.poll(() => readMenu(page)).toContain("Kits Fechados ↗");
    const menu = page.getByRole("navigation", { name: "Menu principal" });
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      menu.getByRole("button", { name: /Kits Fechados/ }).click(),
    ]);
    await tab.getByRole("heading", { name: "Loja de kits" }).waitFor();
    const address = new URL(tab.url());
    expect([address.pathname, address.searchParams.get("canal")]).toEqual(["/entrar", "b2b"]);
    expect(decodeJwt(address.searchParams.get("token") ?? "")).toMatchObject({
      name: "Marcos Andrade",
      email: INTEGRATOR,
    });
    expect(new URL(page.url()).pathname).toBe("/dashboardIntegrator");
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  });
  await page.reload();
  await expect.poll(() => readMenu(page)).not.toContain("Kits Fechados ↗");
});

test("whoever still has the entry after the shop is gone reads a refusal", async () => {
  const { page, context } = await visit({ expectedProblems: [/404/] });
  await signIn(page, INTEGRATOR);
  await withProfile("solnascente", setUp(), async () => {
    await page.reload();
    await page.getByRole("button", { name: /Kits Fechados/ }).waitFor();
  });
  await withProfile("solnascente", { actions: { singleSignOn: true } }, async () => {
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("button", { name: /Kits Fechados/ }).click(),
    ]);
    await tab.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(tab.url()).pathname).toBe("/sso");
  });
});

test("the link of a role needs the feature and the permission; name and address are the role's [SHELL-18]", async () => {
  const { page } = await visit();
  await signIn(page, INTEGRATOR);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  const link = menu.getByRole("link", { name: /Treinamentos/ });
  await expect.poll(() => link.getAttribute("href")).toBe("https://treinamentos.solnascente.example.com");
  await expect.poll(() => link.getAttribute("target")).toBe("_blank");
  const externalLinkButton = { name: "Manuais", link: "https://manuais.example.com/kits" };
  await withRoleContent(INTEGRATOR, { externalLinkButton }, async () => {
    await page.reload();
    await expect
      .poll(() => menu.getByRole("link", { name: /Manuais/ }).getAttribute("href"))
      .toBe(externalLinkButton.link);
  });
  await withProfile("solnascente", { actions: { externalLink: false } }, async () => {
    await page.reload();
    await expect.poll(() => readMenu(page)).not.toContainEqual(expect.stringMatching("↗"));
  });
  const seller = await visit();
  await withRoleContent("vendedor@solnascente.test", { externalLinkButton }, async () => {
    await signIn(seller.page, "vendedor@solnascente.test");
    await expect.poll(() => readMenu(seller.page)).toEqual(["Visão Geral", "Pedidos", "Kits Fechados"]);
  });
});
