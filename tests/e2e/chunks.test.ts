import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const CHUNK = /\/assets\/route-[^/]*\.js|\/assets\/_portal\.[^/]*\.js/;

/** Counts the page's loads as a document. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("domcontentloaded", () => (loads += 1));
  return () => loads;
}

test("a page whose program does not arrive is loaded again [SHELL-43]", async () => {
  const { page } = await visit({ expectedProblems: [/./] });
  await signIn(page, "admin@solnascente.test");
  const loads = countLoads(page);
  await page.route(CHUNK, (route) => route.abort());
  await page.getByRole("link", { name: "Auditoria" }).click();
  await expect.poll(loads, { timeout: 8_000 }).toBeGreaterThanOrEqual(1);
  await page.unroute(CHUNK);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

test("a page that is not there after two minutes is loaded again, once [SHELL-43]", async () => {
  const { page } = await visit({ expectedProblems: [/./] });
  await page.clock.install();
  await signIn(page, "admin@solnascente.test");
  const loads = countLoads(page);
  await page.route(CHUNK, () => undefined);
  await page.getByRole("link", { name: "Auditoria" }).click();
  await page.locator('.app-progress[data-busy="true"]').waitFor({ state: "attached" });
  await page.clock.fastForward(119_000);
  expect(loads()).toBe(0);
  await page.clock.fastForward(2_000);
  await expect.poll(loads, { timeout: 8_000 }).toBe(1);
});

test("a page whose program cannot be had without a connection leaves the portal around it, and comes once it is back", async () => {
  const { page, context } = await visit({ expectedProblems: [/./] });
  await signIn(page, "admin@solnascente.test");
  const link = page.getByRole("link", { name: "Auditoria" });
  await link.waitFor();
  // By then the manifest has the pages behind its links.
  await page.waitForLoadState("networkidle");
  const loads = countLoads(page);
  await context.setOffline(true);
  await link.click();
  await page.getByRole("main").getByRole("heading", { level: 1, name: "Sem conexão com o portal" }).waitFor();
  await page.getByRole("navigation", { name: "Menu principal" }).waitFor();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("main").getByRole("heading", { level: 1, name: "Auditoria" }).waitFor();
});

test("a link whose page is not known yet says so where nobody answers, and leads there once somebody does", async () => {
  const { page } = await visit({ expectedProblems: [/./] });
  await page.route("**/__manifest*", (route) => route.abort("internetdisconnected"));
  await signIn(page, "admin@solnascente.test");
  const loads = countLoads(page);
  await page.getByRole("link", { name: "Auditoria" }).click();
  await page.getByRole("heading", { level: 1, name: "Sem conexão com o portal" }).waitFor();
  await page.unroute("**/__manifest*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("main").getByRole("heading", { level: 1, name: "Auditoria" }).waitFor();
  expect(loads()).toBe(0);
});

const PASTE_LIST = /\/assets\/paste-list-[^/]*\.js/;

test("a part that opens on a press is fetched beforehand: it opens without a connection", async () => {
  const { page, context } = await visit({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  const fetched = page.waitForEvent("requestfinished", (request) => PASTE_LIST.test(request.url()));
  await signIn(page, "integrador@solnascente.test", { to: "/separateSale" });
  await fetched;
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Colar lista" }).click();
  await page.getByRole("dialog", { name: "Colar lista de códigos" }).waitFor();
  await context.setOffline(false);
  expect(loads()).toBe(0);
});

test("where it did not arrive, its place says so and offers to try again, and nothing that was typed goes", async () => {
  const { page, context } = await visit({ expectedProblems: [/./] });
  // The server does not answer when the chunk is requested.
  await page.route("**/assets/*.js", (route) =>
    route.request().method() === "HEAD" ? route.abort("internetdisconnected") : route.fallback(),
  );
  await signIn(page, "integrador@solnascente.test", { to: "/separateSale" });
  const loads = countLoads(page);
  const search = page.getByLabel("Buscar por nome, código, modelo ou fabricante");
  await search.fill("inversor de 5");
  await context.setOffline(true);
  const field = page.getByRole("combobox", { name: "Incluir por código" });
  await field.evaluate((one) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "MOD-AST-545 1\nMOD-AST-535 2");
    one.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByText("Sem conexão com o portal: não deu para abrir.").waitFor();
  await context.setOffline(false);
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Tentar de novo" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Colar lista de códigos" });
  expect(await dialog.getByRole("textbox", { name: "Lista" }).inputValue()).toBe(
    "MOD-AST-545 1\nMOD-AST-535 2",
  );
  expect(await search.inputValue()).toBe("inversor de 5");
  expect(loads()).toBe(0);
});

test("a part of a page that is older than the portal is fetched by loading the page again, once somebody wants to", async () => {
  const { page } = await visit({ expectedProblems: [/./] });
  await page.route(PASTE_LIST, (route) => route.fulfill({ status: 404 }));
  const failed = page.waitForResponse(PASTE_LIST);
  await signIn(page, "integrador@solnascente.test", { to: "/separateSale" });
  const loads = countLoads(page);
  const search = page.getByLabel("Buscar por nome, código, modelo ou fabricante");
  await search.fill("inversor de 5");
  await failed;
  await page.getByRole("button", { name: "Colar lista" }).click();
  await page.getByText("Não deu para abrir, provavelmente porque o portal foi atualizado.").waitFor();
  expect(await search.inputValue()).toBe("inversor de 5");
  expect(loads()).toBe(0);
  await page.unroute(PASTE_LIST);
  await page.getByRole("button", { name: "Carregar de novo" }).click();
  await expect.poll(loads).toBe(1);
  await page.getByRole("button", { name: "Colar lista" }).click();
  await page.getByRole("dialog", { name: "Colar lista de códigos" }).waitFor();
});
