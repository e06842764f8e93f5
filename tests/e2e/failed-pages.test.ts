import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { untilKept } from "./drafts.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const CENTERS = "/settings/distributionCenters";
/** Requests for pages' data; the live channel and files are not affected. */
const PAGE_DATA = "**/settings/**.data*";

/** Checks that the menu is unchanged, and that the heading tells what happened. */
async function expectInFrame(page: Page, heading: string): Promise<void> {
  await page.getByRole("main").getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.getByRole("banner").waitFor();
}

test("a save that reaches nobody leaves the portal around it, and trying again brings back what was typed", async () => {
  const { page } = await visit({ device: "phone", expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  await signIn(page, ADMIN, { to: `${CENTERS}/visualize` });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  await page.getByLabel("Nome do centro").fill("Teste sem rede");
  await untilKept(page, "center:novo");
  await page.route(PAGE_DATA, (route) => route.abort("internetdisconnected"));
  await page.getByRole("button", { name: "Criar centro" }).click();
  await expectInFrame(page, "Sem conexão com o portal");
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.unroute(PAGE_DATA);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  expect(await page.getByLabel("Nome do centro").inputValue()).toBe("Teste sem rede");
});

test("a page that cannot be read, or is not there, leaves the menu, and only the first can be tried again", async () => {
  const { page } = await visit({ dark: true, expectedProblems: [/50[02]|404|SyntaxError/] });
  await signIn(page, ADMIN, { to: CENTERS });
  await page.route(PAGE_DATA, (route) => route.fulfill({ status: 502, body: "Bad gateway" }));
  await page.getByRole("main").getByRole("link", { name: "Regiões", exact: true }).click();
  await expectInFrame(page, "Sem conexão com o portal");
  await page.unroute(PAGE_DATA);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expectInFrame(page, "Regiões de entrega");
  await page.goto(portal(`${CENTERS}/visualize/cen_00000000000000000000000000`));
  await expectInFrame(page, "Não encontrado");
  expect(await page.getByRole("button", { name: "Tentar de novo" }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Voltar ao início" }).click();
  await page.waitForURL("**/dashboard");
});
