import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { runSql } from "./database.ts";
import { untilKept } from "./drafts.ts";
import { axeViolations, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const INTEGRATOR = "integrador@solnascente.test";
const PATH = "/kits-express";

const kitOf = (page: Page, place = 0) => page.getByRole("article").nth(place);
const modulesOf = (page: Page, place = 0) =>
  kitOf(page, place)
    .getByRole("textbox", { name: /^Quantidade de Módulo/ })
    .first();

/** Opens the editor of a kit and sets its modules. */
async function edit(page: Page, modules: string, place = 0): Promise<void> {
  await kitOf(page, place)
    .getByRole("button", { name: /^Editar kit/ })
    .click();
  await modulesOf(page, place).fill(modules);
  await kitOf(page, place)
    .getByText(/^Total do kit: /)
    .waitFor();
}

const deviceOf = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));

async function expectModules(page: Page, modules: string, place = 0): Promise<void> {
  await expect.poll(() => modulesOf(page, place).inputValue()).toBe(modules);
}

test.each([
  ["reaches nobody", null],
  ["is not answered", 503],
])("a kit that was changed is still that kit when its Continuar %s", async (_how, status) => {
  const { page } = await visit({ expectedProblems: [/ERR_INTERNET_DISCONNECTED|503|SyntaxError/] });
  await signIn(page, INTEGRATOR, { to: `${PATH}?power=5,5` });
  await edit(page, "14");
  await untilKept(page, "kits-express");
  await page.route(`**${PATH}.data*`, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    return status === null
      ? route.abort("internetdisconnected")
      : route.fulfill({ status, body: "<h1>Bad</h1>" });
  });
  await kitOf(page)
    .getByRole("button", { name: /^Continuar/ })
    .click();
  const again = page.getByRole("button", { name: "Tentar de novo" });
  await again.waitFor();
  await page.unroute(`**${PATH}.data*`);
  await again.click();
  await expectModules(page, "14");
  expect([...new URL(page.url()).searchParams]).toEqual([["power", "5,5"]]);
  await kitOf(page)
    .getByRole("button", { name: /^Continuar/ })
    .click();
  await page.waitForURL(`**${PATH}/checkout?cart=*`);
  const id = new URL(page.url()).searchParams.get("cart") ?? "";
  const [cart] = await runSql("select content from cart where id = ?", [id]);
  const content = JSON.parse(String(cart?.["content"])) as { products: { amount: number }[] };
  expect(content.products[0]?.amount).toBe(14);
});

test("what staff changed and typed stays when they choose for whom they buy", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: `${PATH}?power=5,5` });
  await edit(page, "14");
  await untilKept(page, "kits-express");
  const before = await deviceOf(page);
  await page.getByLabel("Ligação da casa").selectOption({ label: "Monofásica" });
  await page.getByRole("combobox", { name: "Integrador" }).fill("Luz do Cerrado");
  await page.getByRole("option", { name: /Luz do Cerrado/ }).click();
  await page.waitForURL(/integrator=/);
  await kitOf(page)
    .getByRole("button", { name: /^Continuar/ })
    .waitFor();
  await expectModules(page, "14");
  expect(await page.getByLabel("Ligação da casa").inputValue()).toBe("monofasico");
  // The company comes back with the kit.
  await expect.poll(() => deviceOf(page)).not.toBe(before);
  await page.goto(portal(PATH));
  await page.getByText("Você deixou um kit em edição: 5,5 kWp.").waitFor();
  await page.getByRole("link", { name: "Continuar de onde parei" }).click();
  await page.getByText("Luz do Cerrado Energia Solar Ltda").waitFor();
  await expectModules(page, "14");
});

test("each kit keeps its changes while others are changed, its editor is closed, and another tab changes its own", async () => {
  const { page, context } = await visit();
  await signIn(page, INTEGRATOR, { to: `${PATH}?power=5,5` });
  await edit(page, "14");
  await edit(page, "12", 1);
  await expectModules(page, "14");

  const first = kitOf(page);
  const words = "Este é o kit sem as suas mudanças. Elas estão guardadas: edite para voltar a elas.";
  await first.getByRole("button", { name: /^Fechar edição/ }).click();
  await first.getByText(words).waitFor();
  await first.getByRole("heading", { name: "Kit Express 6,00 kWp" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await first.getByRole("button", { name: /^Editar kit/ }).click();
  await expectModules(page, "14");
  expect(await axeViolations(page)).toEqual([]);
  await untilKept(page, "kits-express");

  const other = await context.newPage();
  await other.goto(portal(`${PATH}?power=11`));
  await untilHydrated(other);
  await edit(other, "19");
  await untilKept(other, "kits-express");
  await page.reload();
  await expectModules(page, "14");
  await expectModules(page, "12", 1);

  await first.getByRole("button", { name: "Desfazer as mudanças" }).click();
  await expectModules(page, "11");
  await first.getByRole("button", { name: /^Fechar edição/ }).click();
  await first.getByText("Ver composição").waitFor();
  expect(await first.getByText(words).count()).toBe(0);
});

test("dots between groups of three are thousands, and none of a product takes it out", async () => {
  const { page } = await visit();
  await signIn(page, INTEGRATOR, { to: `${PATH}?power=1.000` });
  await page.getByText(/^Nenhum inversor à venda trabalha bem com essa potência/).waitFor();
  await page.getByLabel("Potência (kWp)").fill("5,5");
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page.getByText(/kits? para 5,50\skWp/).waitFor();
  await edit(page, "14");
  const editor = kitOf(page).getByRole("group", { name: /^Editar/ });
  const fixing = editor.getByRole("textbox", { name: /^Quantidade de Genérico kit de fixação/ });
  await fixing.fill("0");
  await fixing.waitFor({ state: "detached" });
  await editor.getByText("Recomendado e fora do kit").waitFor();
  const inverter = editor.getByRole("textbox", { name: /^Quantidade de Inversor/ });
  await inverter.fill("0");
  await inverter.waitFor({ state: "detached" });
});
