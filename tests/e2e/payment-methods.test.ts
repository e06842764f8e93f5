import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";

afterEach(async () => {
  await runSql(
    "delete from payment_condition where method_id in (select id from payment_method where name like 'Teste%')",
  );
  await runSql("delete from payment_method where name like 'Teste%'");
});

const namesInOrder = (page: Page) => page.locator(".app-record-row .app-table__link").allInnerTexts();

test("the way to /settings/payment leads to the list; staff make a way to pay with a live example, order and switch it [SETTINGS-11]", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, ADMIN, { to: "/settings/payment" });
  await page.waitForURL("**/settings/payment/list");
  const usual = ["Pix", "Boleto", "Cartão de crédito", "Financiamento do cliente final", "Cartão de débito"];
  expect(await namesInOrder(page)).toEqual(usual);
  await page.getByRole("link", { name: "Nova forma de pagamento" }).click();
  await page.waitForURL("**/settings/payment/edit");
  await page.getByLabel("Tipo", { exact: true }).selectOption("credito");
  await page.getByRole("button", { name: "Adicionar condição" }).click();
  const first = page.getByRole("group", { name: "condição 1" });
  await first.getByLabel("Cálculo").selectOption("percentage-reversed");
  await first.getByLabel("Valor", { exact: true }).fill("10");
  await first.getByLabel("Parcelas").fill("10");
  await first
    .getByText("R$ 10.000,00 em 10× de R$ 1.111,11 · última de R$ 1.111,12 · total R$ 11.111,11")
    .waitFor();
  await page.getByRole("button", { name: "Criar forma de pagamento" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  expect(await first.getByLabel("Valor", { exact: true }).inputValue()).toBe("10");
  await page.getByLabel("Nome", { exact: true }).fill("Teste no cartão");
  await page.getByLabel("Nome da condição").fill("10 vezes");
  await page.getByRole("button", { name: "Criar forma de pagamento" }).click();
  await page.getByText(/^Forma de pagamento salva/).waitFor();
  await page.waitForURL("**/settings/payment/edit/pay_*");
  const [row] = await runSql(
    "select modifier_type, value, quantity_of_installments from payment_condition where name = '10 vezes'",
  );
  expect(row).toMatchObject({
    modifier_type: "percentage-reversed",
    value: "10",
    quantity_of_installments: 10,
  });

  await page.goto(portal("/settings/payment/list"));
  const up = page.getByRole("button", { name: "Subir Teste no cartão" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Teste no cartão agora está na posição 5 de 6.").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Salvar ordem" }).click();
  await page.getByText("Ordem salva.").waitFor();
  await page.reload();
  expect(await namesInOrder(page)).toEqual([...usual.slice(0, 4), "Teste no cartão", "Cartão de débito"]);
  await page.getByRole("button", { name: "Desativar Teste no cartão" }).click();
  await page.getByRole("button", { name: "Ativar Teste no cartão" }).waitFor();
  await page.getByRole("link", { name: "Teste no cartão", exact: true }).click();
  await page.getByText("Excluir forma de pagamento").click();
  await page.getByRole("button", { name: "Excluir “Teste no cartão”" }).click();
  await page.getByText("Forma de pagamento excluída.").waitFor();
  expect(await namesInOrder(page)).toEqual(usual);
});

test.each([
  ["desktop", false],
  ["desktop", true],
  ["phone", false],
] as const)(
  "on a %s (dark: %s) list and form of ways to pay pass axe and fit the window",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await signIn(page, ADMIN, { to: "/settings/payment/list" });
    await page.getByText("28/56/84 dias").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole("link", { name: "Editar Boleto" }).click();
    await page.getByRole("group", { name: "28/56/84 dias" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  },
);
