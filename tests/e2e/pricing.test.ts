import { expect, onTestFinished, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { pasteInto } from "./paste-into.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, type Visitor } from "./session.ts";

const { visit } = useBrowser();
const ADMIN = "admin@nortesul.test";
const SLUG = "nortesul";
const OWNER = DEMO_DISTRIBUTOR_IDS.nortesul;
const RULES = "/settings/precification";
const FORMULA = "Fórmula do preço unitário (R$)";

type Page = Visitor["page"];

async function openAs(email: string, path: string, slug: string, options = {}): Promise<Page> {
  const { page } = await visit(options);
  await signIn(page, email, { slug, to: path });
  return page;
}

/** Opens a new function, and waits for its editor. */
async function addFunction(page: Page) {
  await page.getByRole("button", { name: "Nova função" }).click();
  await page.getByText("Fórmula válida").waitFor();
  return page.getByLabel(FORMULA);
}

async function published(): Promise<number> {
  const rows = await runSql("select version from pricing_version where distributor_id = ?", [OWNER]);
  return rows.length;
}

test("a formula is completed by prefix with the keyboard, and what was misspelt is mended with one press [FORMULA-07]", async () => {
  const page = await openAs(ADMIN, RULES, SLUG, { dark: true });
  const area = await addFunction(page);
  await area.fill("");
  await area.pressSequentially("pote");
  const names = page.getByRole("listbox", { name: "Sugestões" }).getByRole("option");
  await names.first().waitFor();
  await expect
    .poll(() => names.allInnerTexts())
    .toEqual([expect.stringContaining("Potência do item"), expect.stringContaining("Potência do pedido")]);
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => area.getAttribute("aria-activedescendant"))
    .toBe(await names.nth(1).getAttribute("id"));
  await page.keyboard.press("Enter");
  await expect.poll(() => area.inputValue()).toBe("Potência do pedido");
  await area.pressSequentially(" + arr");
  await page.getByRole("option", { name: /^arredondarParaCima/ }).click();
  await expect.poll(() => area.inputValue()).toBe("Potência do pedido + arredondarParaCima(");
  await page.keyboard.press("Control+Space");
  await page.keyboard.press("Escape");
  await area.pressSequentially("Quantidad)");
  await page.getByText("“Quantidad” não é uma variável nem uma função conhecida.").waitFor();
  await expect.poll(() => area.getAttribute("aria-invalid")).toBe("true");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Trocar por “Quantidade”" }).click();
  await expect.poll(() => area.inputValue()).toBe("Potência do pedido + arredondarParaCima(Quantidade)");
  await page.getByText("Fórmula válida").waitFor();
});

test.each([
  ["empty", "  "],
  ["of an open bracket", "(Custo + 1"],
  ["of a bracket that nothing opened", "Custo + 1)"],
  ["of an unknown sign", "Custo $ 2"],
  ["of an unknown name", "Custos"],
])("a formula that is %s is invalid, and its editor is marked [FORMULA-01]", async (_title, formula) => {
  const page = await openAs(ADMIN, RULES, SLUG);
  const area = await addFunction(page);
  expect(await area.getAttribute("aria-invalid")).toBeNull();
  await area.fill(formula);
  await page.getByText("Fórmula válida").waitFor({ state: "detached" });
  await expect.poll(() => area.getAttribute("aria-invalid")).toBe("true");
  await area.fill("Custo + 1");
  await page.getByText("Fórmula válida").waitFor();
  await expect.poll(() => area.getAttribute("aria-invalid")).toBeNull();
});

test("what is typed is checked 150 ms after the last key, not before [FORMULA-08]", async () => {
  const { page } = await visit();
  await page.clock.install();
  await signIn(page, ADMIN, { slug: SLUG, to: RULES });
  const area = await addFunction(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const wrong = page.getByText("Falta um valor aqui.");
  await area.fill("Custo +");
  await page.clock.runFor(149);
  expect(await wrong.count()).toBe(0);
  await page.clock.runFor(1);
  await wrong.waitFor();
});

test("an administrator writes a rule, tries it, simulates, publishes and restores it; a marketplace has no such page [SETTINGS-03]", async () => {
  const page = await openAs(ADMIN, RULES, SLUG, { expectedProblems: [/400/] });
  await page.getByText("Nada publicado ainda").waitFor();
  const area = await addFunction(page);
  await page.getByLabel("Nome", { exact: true }).fill("Volume");
  await area.fill("Preço base *");
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await page.getByText("Não salvamos. Confira os campos marcados.").waitFor();
  await expect.poll(() => page.getByLabel(FORMULA).inputValue()).toBe("Preço base *");
  await page.getByLabel(FORMULA).fill("Preço base * 2");
  await page.getByText("Ver a conta").click();
  await page.locator(".app-trace").getByText("Preço base * 2").waitFor();
  await page.getByRole("button", { name: "Nova condição" }).click();
  await page.getByLabel("Valor 1").fill("1");
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await page.getByText("Rascunho salvo. Simule antes de publicar.").waitFor();
  await page.getByText("Função nova: Volume").waitFor();
  expect(await published()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole("link", { name: "Simular", exact: true }).click();
  await page.getByLabel("Aplicar a").selectOption({ label: "Produtos à venda" });
  await page.getByRole("button", { name: "Simular" }).click();
  await page.getByRole("columnheader", { name: "Produto" }).waitFor();
  await page.locator('table [data-tone="up"]').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Mostrar", { exact: true }).selectOption({ label: "O que cai" });
  await page.getByRole("button", { name: "Simular" }).click();
  await page.getByText("Nada com estes filtros").waitFor();
  await page.getByRole("link", { name: "Limpar filtros" }).click();
  await page.getByRole("link", { name: "Hoje", exact: true }).click();
  await page.waitForURL(/sort=current/);

  await page.goto(portal(RULES, SLUG));
  await page.getByLabel("O que muda e por quê").fill("Preço em dobro");
  await page.getByRole("button", { name: "Publicar" }).click();
  await page.getByText("Versão 1 publicada. Já vale para todos os preços.").waitFor();
  expect(await published()).toBe(1);

  await page.getByRole("link", { name: "Versões" }).click();
  await page.getByRole("link", { name: "Versão 1" }).click();
  const version = page.getByRole("dialog", { name: "Versão 1" });
  await version.getByText("Preço base * 2").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await version.getByRole("button", { name: "Restaurar no rascunho" }).click();
  await page.getByText("A versão 1 está no rascunho. Confira e publique.").waitFor();
  await page.getByText("Igual ao que está publicado").waitFor();
  // Doubled prices would disturb other tests.
  await runSql("delete from pricing_version where distributor_id = ?", [OWNER]);
  await runSql("delete from pricing_draft where distributor_id = ?", [OWNER]);

  const marketplace = await openAs("admin@mercado.test", RULES, "mercado");
  expect(new URL(marketplace.url()).pathname).not.toBe(RULES);
});

test("on a phone, a price list is made for a group, pasted from a spreadsheet, and deleted", async () => {
  const page = await openAs(ADMIN, "/settings/precification/groups", SLUG, {
    device: "phone",
    expectedProblems: [/400/],
  });
  await page.getByLabel("Nome do grupo").fill("Ouro");
  await page.getByRole("button", { name: "Criar grupo" }).click();
  await page.getByText("Grupo criado.").waitFor();
  await page.getByRole("link", { name: "Abrir o grupo Ouro" }).click();
  const group = page.getByRole("dialog", { name: "Ouro" });
  await group
    .getByRole("button", { name: /^Adicionar / })
    .first()
    .click();
  await group.getByRole("button", { name: /^Tirar / }).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(portal("/settings/precification/lists/edit/novo", SLUG));
  await page.getByLabel("Nome").fill("Tabela Ouro");
  await page.getByLabel("Ouro", { exact: true }).check();
  await page.getByRole("button", { name: "Salvar tabela" }).click();
  await page.getByText("Tabela salva.").waitFor();
  const [product] = await runSql(
    "select product_code as code from product where distributor_id = ? and active = 1 order by id limit 1",
    [OWNER],
  );
  const code = String(product?.["code"]);
  const paste = page.getByLabel("Um item por linha: código;preço");
  await paste.fill(`${code};1.234,56\nNAO-EXISTE;1,00`);
  await page.getByRole("button", { name: "Salvar preços" }).click();
  await page.getByText("“NAO-EXISTE” não é um código de produto ou kit.").waitFor();
  await expect.poll(() => paste.inputValue()).toContain(code);
  await paste.fill(`Código\tPreço\n${code}\t1.234,56`);
  await page.getByRole("button", { name: "Salvar preços" }).click();
  await page.getByText("Preços salvos: 1.").waitFor();
  await page.getByText("R$ 1.234,56").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);

  await page.getByText("Excluir tabela").click();
  await page.getByRole("button", { name: "Excluir “Tabela Ouro”" }).click();
  await page.getByText("Tabela excluída.").waitFor();
});

test("many pasted prices are kept beside their field and read to the last line, and too many are refused as they come", async () => {
  const page = await openAs(ADMIN, "/settings/precification/lists/edit/novo", SLUG, {
    expectedProblems: [/400/],
  });
  await page.getByLabel("Nome").fill("Tabela longa");
  await page.getByRole("button", { name: "Salvar tabela" }).click();
  await page.getByText("Tabela salva.").waitFor();
  const field = page.getByLabel("Um item por linha: código;preço");
  // More than two hundred thousand characters, as spreadsheets with padded columns.
  const sheetOf = (lines: number) => `Código\tPreço\n${`MOD-1\t1,00${" ".repeat(150)}\n`.repeat(lines)}`;
  await pasteInto(field, sheetOf(2_001));
  await page.getByText("A planilha tem 2.001 linhas, e cada colagem leva até 2.000.").waitFor();
  expect(await field.inputValue()).toBe("");
  await pasteInto(field, `${sheetOf(1_999)}ERRADA`);
  const kept = page.getByText("2.000 linhas coladas, prontas para enviar.");
  await kept.waitFor();
  expect(await page.getByText("cada colagem leva até").count()).toBe(0);
  await page.getByRole("button", { name: "Salvar preços" }).click();
  await page.getByText("Linha 2001: “ERRADA” não tem código;preço").waitFor();
  await kept.waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await axeViolations(page)).toEqual([]);
  await pasteInto(field, "NADA-1\t1,00\n");
  expect([await field.inputValue(), await kept.count()]).toEqual(["NADA-1\t1,00\n", 0]);
  await page.getByRole("button", { name: "Salvar preços" }).click();
  await page.getByText("“NADA-1” não é um código de produto ou kit.").waitFor();

  await page.getByText("Excluir tabela").click();
  await page.getByRole("button", { name: "Excluir “Tabela longa”" }).click();
  await page.getByText("Tabela excluída.").waitFor();
});

test("display settings are kept when somebody else saved them meanwhile", async () => {
  const [before] = await runSql("select settings from distributor_profile where distributor_id = ?", [OWNER]);
  onTestFinished(async () => {
    await runSql("update distributor_profile set settings = ? where distributor_id = ?", [
      String(before?.["settings"]),
      OWNER,
    ]);
  });
  const page = await openAs(ADMIN, "/settings/precification/display", SLUG, { expectedProblems: [/409/] });
  await page.getByLabel("Produtos avulsos").selectOption({ label: "A partir do resumo" });
  const preview = page.getByRole("complementary", { name: "O que o integrador vê" });
  const row = preview.getByRole("row", { name: /Produtos avulsos/ });
  await expect.poll(() => row.getByRole("img", { name: "Aparece", exact: true }).count()).toBe(2);
  await runSql(
    `update distributor_profile set settings =
       json_set(settings, '$.priceDisplay.howToDisplayProductsPricesInKitExpress', 'onRequest')
     where distributor_id = ?`,
    [OWNER],
  );
  await page.getByRole("button", { name: "Salvar exibição" }).click();
  await page.getByText("Outra pessoa mudou estas opções enquanto você editava").waitFor();
  await page.getByRole("button", { name: "Trazer a versão atual" }).click();
  await page.getByText("Esta é a versão atual com as suas mudanças.").waitFor();
  await expect.poll(() => page.getByLabel("Kit expresso: produtos").inputValue()).toBe("onRequest");
  await expect.poll(() => page.getByLabel("Produtos avulsos").inputValue()).toBe("onConfirmation");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Salvar exibição" }).click();
  await page.getByText("Exibição salva. Já vale para todos os integradores.").waitFor();
});
