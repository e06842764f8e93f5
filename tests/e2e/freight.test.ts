import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { pasteInto } from "./paste-into.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, type Visitor } from "./session.ts";

const { visit } = useBrowser();
const ADMIN = "admin@solnascente.test";
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const TABLE = "/settings/delivery?aba=tabela";

async function openAs(email: string, path: string, slug?: string, options = {}): Promise<Visitor["page"]> {
  const { page } = await visit(options);
  await signIn(page, email, slug === undefined ? {} : { slug });
  await page.goto(portal(path, slug));
  return page;
}

const namesInOrder = (page: Visitor["page"]) => page.locator(".app-freight-line__name").allInnerTexts();

test("freight is set on its page, which marketplaces do not have [SETTINGS-04]", async () => {
  const page = await openAs(ADMIN, "/settings/delivery", undefined, { expectedProblems: [/400/] });
  await page.getByRole("heading", { name: "Frete", level: 1 }).waitFor();
  const hide = page.getByRole("switch", { name: "Esconder o frete de pedidos acima de um valor" });
  const value = page.getByLabel("Mostrar o frete até o total de (R$)");
  try {
    await hide.check();
    await value.fill("dez mil");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Digite um valor em reais, como 1.234,50.").waitFor();
    await expect.poll(() => value.inputValue()).toBe("dez mil");
    await value.fill("10.000,00");
    await page.getByRole("button", { name: "Salvar", exact: true }).click();
    await page.getByText("Configurações de frete salvas.").waitFor();
    expect([await hide.isChecked(), await value.inputValue()]).toEqual([true, "10000,00"]);
    expect(await axeViolations(page)).toEqual([]);
  } finally {
    await runSql(
      `update distributor_profile set settings = json_set(settings, '$.delivery.enableHideFreightPriceValue',
        json('false'), '$.delivery.hideFreightPriceValueCents', 0) where distributor_id = ?`,
      [OWNER],
    );
  }
  const market = await openAs("admin@mercado.test", "/settings/delivery", "mercado");
  expect(new URL(market.url()).pathname).toBe("/dashboard");
});

test("lines of the freight table are made, put in order, tried, pasted and taken out [FREIGHT-17]", async () => {
  const page = await openAs(ADMIN, TABLE, undefined, { expectedProblems: [/400/, /409/] });
  const [first = "", ...others] = await namesInOrder(page);
  await page.getByRole("link", { name: "Adicionar linha" }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Teste de Brasília");
  await expect
    .poll(() => page.getByLabel("Cobrança").locator("option").allInnerTexts())
    .toEqual([...["Valor Fixo", "Valor por Km", "Valor por kWp", "Valor por Wp"]]);
  await page.getByLabel("Estado", { exact: true }).selectOption("DF");
  await page.getByLabel("Cidade", { exact: true }).fill("Brasília");
  await page.getByLabel("Cobrança").selectOption("Valor por Wp");
  await page.getByLabel("Valor (R$)").fill("0,0305");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText("Linha salva.").waitFor();
  await expect.poll(() => namesInOrder(page)).toEqual([first, ...others, "Teste de Brasília"]);

  await page.getByRole("link", { name: "Teste de Brasília", exact: true }).click();
  await page.getByLabel("Posição na tabela").fill("2");
  await runSql("update freight_rule set version = version + 1, minimum_cents = 5000 where name = ?", [
    "Teste de Brasília",
  ]);
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText("Outra pessoa salvou enquanto você editava").waitFor();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças.").waitFor();
  await expect.poll(() => page.getByLabel("Mínimo (R$)").inputValue()).toBe("50,00");
  await expect.poll(() => page.getByLabel("Posição na tabela").inputValue()).toBe("2");
  await page.getByLabel("Mínimo (R$)").fill("");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await page.getByText("Linha salva.").waitFor();
  const up = page.getByRole("button", { name: "Subir Teste de Brasília" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Salvar ordem" }).click();
  await page.getByText("Ordem da tabela salva.").waitFor();
  await expect.poll(() => namesInOrder(page)).toEqual(["Teste de Brasília", first, ...others]);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Testar frete" }).click();
  await page.getByLabel("Estado", { exact: true }).selectOption("DF");
  await page.getByLabel("Cidade", { exact: true }).fill("Brasilia");
  await page.getByLabel("Potência (kWp)").fill("5,5");
  await page.getByRole("button", { name: "Calcular frete" }).click();
  const result = page.getByRole("region", { name: "Resultado" });
  await result.getByText("Vale a linha 1 da tabela: Teste de Brasília").waitFor();
  // 5.500 Wp × 0,0305 = 167,75
  await result.getByText("R$ 0,0305 × 5500 Wp = R$ 167,75").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Tabela de frete" }).click();
  await page.getByRole("link", { name: "Colar planilha" }).click();
  await page.getByLabel("Linhas da planilha").fill("Nome\tEstado\tValor (R$)\nColada\tRR\tmuito");
  await page.getByRole("button", { name: "Importar linhas" }).click();
  await page.getByText("Linha 2, Valor (R$): Digite um valor em reais").waitFor();
  await page.getByLabel("Linhas da planilha").fill("Nome\tEstado\tValor (R$)\nColada\tRR\t990,5");
  await page.getByRole("button", { name: "Importar linhas" }).click();
  await page.getByText("Linhas importadas.").waitFor();
  for (const name of ["Colada", "Teste de Brasília"]) {
    await page.getByRole("link", { name: `Excluir linha ${name}` }).click();
    const question = page.getByRole("dialog", { name: `Excluir a linha “${name}”?` });
    await question.getByRole("button", { name: "Excluir linha" }).click();
    await page.getByText("Linha excluída.").waitFor();
  }
  await expect.poll(() => namesInOrder(page)).toEqual([first, ...others]);
});

test("the checkout asks for the freight of its address, and a refusal ends the asking [FREIGHT-16]", async () => {
  const page = await openAs(
    "integrador@solnascente.test",
    "/kitsIntegrator?minPower=5&maxPower=7",
    undefined,
    {
      device: "phone",
      expectedProblems: [/422/],
    },
  );
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  const summary = page.getByRole("complementary", { name: "Resumo" });
  await summary.getByRole("button", { name: "Ver resumo" }).click();
  await summary.locator(".app-sum", { hasText: "A calcular" }).waitFor();
  await page.getByLabel("CEP").fill("75000-000");
  await page.getByLabel("Cidade").fill("Anápolis");
  await page.getByLabel("Cidade").press("Tab");
  await summary.getByText("R$ 320,00").waitFor();
  await summary.getByText(/Entrega até .* \(5 dias úteis\)/).waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  try {
    await runSql(
      `update distributor_profile set settings = json_set(settings, '$.delivery.servesRuralZone', json('false'))
        where distributor_id = ?`,
      [OWNER],
    );
    await summary.getByRole("button", { name: "Fechar resumo" }).click();
    await page.getByRole("checkbox", { name: "A entrega é em zona rural" }).check();
    await page.getByText("Confira o endereço ou escolha a retirada por sua empresa (FOB).").waitFor();
    await summary.getByRole("button", { name: "Ver resumo" }).click();
    expect(await summary.getByText("Calculando…").count()).toBe(0);
    // The freight of the previous address is not part of any amount.
    await summary.locator(".app-sum", { hasText: "A calcular" }).waitFor();
    expect(await summary.getByText("R$ 320,00").count()).toBe(0);
  } finally {
    await runSql(
      `update distributor_profile set settings = json_set(settings, '$.delivery.servesRuralZone', json('true'))
        where distributor_id = ?`,
      [OWNER],
    );
  }
});

test("a long pasted sheet is kept beside its field, and one that is too long is refused as it comes", async () => {
  const page = await openAs(ADMIN, `${TABLE}&colar=1`, undefined, { expectedProblems: [/400/] });
  const field = page.getByLabel("Linhas da planilha");
  const sheetOf = (lines: number) =>
    `Nome\tEstado\tValor (R$)\n${`Colada ${"de longe ".repeat(7)}\tRR\tmuito\n`.repeat(lines)}`;
  await pasteInto(field, sheetOf(10_000));
  await page.getByText("A planilha tem 10.000 linhas, e cada colagem leva até 5.000.").waitFor();
  // Long texts in a field would slow the browser down, so the field stays empty.
  expect(await field.inputValue()).toBe("");
  await pasteInto(field, sheetOf(5_000));
  const kept = page.getByText("5.000 linhas coladas, prontas para enviar.");
  await kept.waitFor();
  expect(await page.getByText("cada colagem leva até").count()).toBe(0);
  await page.getByRole("button", { name: "Importar linhas" }).click();
  await page.getByText("Linha 21, Valor (R$): Digite um valor em reais").waitFor();
  await kept.waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await axeViolations(page)).toEqual([]);
  await pasteInto(field, sheetOf(1));
  expect(await field.inputValue()).toBe(sheetOf(1));
  expect(await kept.count()).toBe(0);
  await page.getByRole("button", { name: "Importar linhas" }).click();
  // The message is about the field's text, not about the one kept before.
  await expect.poll(() => page.getByText(/^Linha \d+, Valor/).count()).toBe(1);
});
