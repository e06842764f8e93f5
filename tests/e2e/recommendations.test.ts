import { afterEach, expect, test } from "vitest";
import { runSql } from "./database.ts";
import { chooseRare } from "./row-menu.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const ADMIN = "admin@solnascente.test";
const PATH = "/settings/recomendations";

afterEach(async () => {
  await runSql("delete from recommendation_rule where name like 'Teste%'");
});

test("a rule is written with a wrong formula, mended, tried out round by round, and deleted", async () => {
  const { page } = await visit({ expectedProblems: [/status of 400/] });
  await signIn(page, ADMIN);
  await page.goto(portal(PATH));
  await page.getByRole("link", { name: "Nova regra" }).click();
  await page.waitForURL(`**${PATH}/edit/novo`);
  await page.getByLabel("Nome").fill("Teste abraçadeiras");
  await page.getByLabel("Código do produto").fill("QPC-MICRO");
  // The editor has replaced the plain field.
  await page.locator('textarea[aria-autocomplete="list"]').first().waitFor();
  await page.getByLabel("Fórmula da quantidade").fill("módulos / parafusos");
  await page.getByRole("button", { name: "Criar regra" }).click();
  await page.getByText("Diga o que dispara a regra").waitFor();
  await page.getByText("No caractere 11: “parafusos” não é uma variável").waitFor();

  await page.getByRole("checkbox", { name: "Módulos" }).check();
  await page.getByLabel("Fórmula da quantidade").fill("módulos / 4");
  await page.getByText("vale 5: recomenda 5").waitFor();
  await page.getByText("O que a fórmula conhece, com valores de exemplo").click();
  await page.getByLabel("Exemplo de Módulos", { exact: true }).fill("10");
  await page.getByText("vale 2,5: recomenda 3").waitFor();
  await page.getByLabel("Fórmula das unidades grátis").fill("recomendado / 3");
  await page.getByRole("button", { name: "Criar regra" }).click();
  await page.getByText("Regra salva.").waitFor();

  await page.getByRole("link", { name: "Voltar às regras" }).click();
  await page.getByText("Com módulos, recomenda QPC-MICRO: módulos / 4").waitFor();
  await page.getByRole("link", { name: "Bancada de testes" }).click();
  await page.getByLabel("Produto 1, pelo código").fill("MOD-LON-550");
  await page.getByLabel("Quantidade").first().fill("10");
  await page.getByLabel("Produto 2, pelo código").fill("NADA");
  await page.getByRole("button", { name: "Calcular" }).click();
  await page.getByText("Este código não existe no catálogo.").first().waitFor();
  await page.getByLabel("Produto 2, pelo código").fill("");
  await page.getByRole("button", { name: "Calcular" }).click();
  const row = page.getByRole("row", { name: /QPC-MICRO/ });
  await row.waitFor();
  expect(await row.getByRole("cell").allInnerTexts()).toEqual(["0", "3", "0", "1"]);
  await page.getByText("A fórmula vale 2,5; recomenda 3 ×").last().waitFor();

  await page.goto(portal(PATH));
  await chooseRare(page, "Excluir", "Teste abraçadeiras");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Item excluído.").waitFor();
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)(
  "on a %s (dark: %s) rules, form and bench pass axe and fit [SETTINGS-02]",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await signIn(page, ADMIN);
    const bench = `${PATH}/bench?produto=MOD-LON-550&quantidade=10&produto=INV-DEY-5000&quantidade=1`;
    for (const path of [PATH, `${PATH}/edit/novo`, bench]) {
      await page.goto(portal(path));
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      expect(await overflowsSideways(page)).toBe(false);
    }
    await page.getByText("Conectores MC4").last().waitFor();

    const backOffice = await visit({ device });
    await signIn(backOffice.page, "admin@mercado.test", { slug: "mercado" });
    await backOffice.page.goto(portal(PATH, "mercado"));
    await backOffice.page.waitForURL(/\/dashboard/);
  },
);
