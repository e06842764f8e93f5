import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const PATH = "/equipments/kits/automatic";

afterEach(async () => {
  const made = "select id from kit where product_code like 'TESTE-%'";
  await runSql(
    `delete from kit_option_component where kit_option_id in (select id from kit_option where kit_id in (${made}))`,
  );
  await runSql(`delete from kit_option where kit_id in (${made})`);
  await runSql("delete from kit where product_code like 'TESTE-%'");
  await runSql("delete from kit_rule where name like 'Teste%'");
});

/** Searches for a product in a field and picks the first result. */
async function pick(page: Page, field: string, text: string): Promise<void> {
  const search = page.getByRole("combobox", { name: field });
  await search.fill(text);
  await page.getByRole("option").first().waitFor();
  await search.press("Enter");
  await page.getByRole("list", { name: field }).getByRole("listitem").first().waitFor();
}

test("a family of kits is written as a rule, previewed, made, and bought by integrators", async () => {
  const { page } = await visit({ expectedProblems: [/status of 400/] });
  await signIn(page, ADMIN, { to: PATH });
  await page.getByRole("link", { name: "Nova regra" }).click();
  await page.waitForURL(`**${PATH}/novo`);

  await page.getByRole("button", { name: "Criar regra" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  await page.getByText("Escolha um módulo.").waitFor();
  await page.getByText("Diga pelo menos uma potência.").waitFor();

  await page.getByLabel("Nome da regra").fill("Teste residencial");
  await page.getByLabel("Nome dos kits começa com").fill("Kit Teste");
  await page.getByLabel("Código dos kits começa com").fill("teste");
  await pick(page, "Módulo", "MOD-LON-550");
  await pick(page, "Inversores possíveis", "INV-DEY-5000");
  await pick(page, "Inversores possíveis", "INV-DEY-6000");
  await pick(page, "String boxes possíveis", "STB-2E-600");
  await page.getByLabel("Potências em kWp").fill("5,5 a 6,6 de 1,1 em 1,1");
  await page.getByRole("checkbox", { name: "Telhado cerâmico" }).check();
  const material = page.getByRole("combobox", { name: "Adicionar material" });
  await material.fill("EST-CERAMICO");
  await page.getByRole("option").first().waitFor();
  await material.press("Enter");
  await page.getByLabel("Margem sobre o preço (%)").fill("20");

  await page.getByRole("button", { name: "Ver prévia" }).click();
  await page.getByText("2 novos, 0 alterados, 0 iguais, 0 saem de venda").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await page.getByText("TESTE", { exact: true }).or(page.locator('input[value="TESTE"]')).first().waitFor();
  await page.getByRole("button", { name: "Criar regra" }).click();
  await page.getByText("Regra salva.").waitFor();
  await page.getByRole("button", { name: "Gerar kits" }).click();
  await page.getByText(/Família gerada: 2 kits novos/).waitFor();

  await page.goto(portal(PATH));
  const row = page.getByRole("row", { name: /Teste residencial/ });
  await row.getByText("Atualiza sozinha").waitFor();
  expect(await row.getByRole("cell").allInnerTexts()).toContain("2");

  const buyer = await visit({ device: "phone" });
  await signIn(buyer.page, "integrador@solnascente.test", {
    to: "/kitsIntegrator?minPower=5.4&maxPower=5.6",
  });
  await buyer.page
    .getByText(/Kit Teste 5,50\skWp/)
    .first()
    .waitFor();
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)("on a %s (dark: %s) the rules and the form of one pass axe and fit", async (device, dark) => {
  const { page } = await visit({ device, dark });
  await signIn(page, ADMIN);
  for (const path of [PATH, `${PATH}/novo`]) {
    await page.goto(portal(path));
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  }
});
