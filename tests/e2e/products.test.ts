import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { runSql } from "./database.ts";
import { withProfile } from "./profile-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Values of a module, by field of the form. */
const MODULE = {
  Código: "TESTE-550",
  Nome: "Módulo Teste 550 W",
  Fabricante: "Teste Solar",
  Modelo: "T-550",
  Preço: "1.234,50",
  Custo: "900",
  Potência: "550",
  "Tensão de circuito aberto (Voc)": "49,9",
  "Corrente de curto-circuito (Isc)": "14",
  "Tensão de máxima potência (Vmp)": "41,7",
  "Corrente de máxima potência (Imp)": "13,2",
  "Coeficiente de temperatura de Isc": "0,045",
  "Coeficiente de temperatura de Voc": "-0,27",
  "Coeficiente de temperatura de Pmáx": "-0,35",
};

afterEach(async () => {
  await runSql("delete from product where product_code like 'TESTE%'");
});

async function open(page: Page, path: string, email = ADMIN): Promise<void> {
  await signIn(page, email, { to: path });
  await page.getByRole("main").getByRole("heading").first().waitFor();
}

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  // Before hydration, the browser itself handles typing.
  await page.locator('.app-product-form[data-ready="true"]').waitFor();
  for (const [label, text] of Object.entries(fields)) await field(page, label).fill(text);
}

async function save(page: Page, button = "Salvar"): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
}

/** Saves the list as its default view, renames and deletes it. */
async function keepViews(page: Page): Promise<void> {
  const list = portal("/equipments/inverters/items");
  // Three columns of inverters are hidden by default.
  const kept = `${list}?ocultas=kind.maker.mppts.updatedAt&sort=-price`;
  const menu = page.locator(".app-views summary");
  const makers = page.locator('td[data-label="Fabricante e modelo"]');
  await page.locator("summary").filter({ hasText: "Colunas" }).click();
  await page.getByRole("checkbox", { name: "Fabricante e modelo" }).uncheck();
  await menu.press("Enter");
  await page.getByRole("button", { name: "Salvar visão" }).press("Enter");
  const saving = page.getByRole("dialog", { name: "Salvar visão" });
  await saving.getByRole("button", { name: "Salvar" }).press("Enter");
  await saving.getByText("Dê um nome à visão.").waitFor();
  await saving.getByLabel("Nome da visão").fill("Mais caros");
  await saving.getByLabel("Abrir sempre a lista com esta visão").press("Space");
  expect(await axeViolations(page)).toEqual([]);
  const remembered = page.waitForResponse("**/lista**");
  await saving.getByLabel("Nome da visão").press("Enter");
  await page.waitForURL(kept);
  await saving.waitFor({ state: "detached" });
  await remembered;

  await page.goto(list);
  await page.waitForURL(kept);
  await page.locator("tbody tr").first().waitFor();
  expect(await makers.count()).toBe(0);
  await page.goto(`${list}?q=deye`);
  expect(page.url()).toBe(`${list}?q=deye`);
  await menu.click();
  await page.getByRole("link", { name: "Lista completa" }).click();
  await page.waitForURL(`${list}?visao=todas`);
  const chosen = page.waitForResponse("**/lista**");
  await page.getByRole("group", { name: "Por página" }).getByRole("button", { name: "25" }).click();
  await page.getByRole("navigation", { name: "1–25 de" }).waitFor();
  await chosen;
  await page.goto(`${list}?visao=todas`);
  await page.getByRole("navigation", { name: "1–25 de" }).waitFor();

  await menu.click();
  await page.getByRole("button", { name: "Gerenciar visões" }).click();
  const managing = page.getByRole("dialog", { name: "Gerenciar visões" });
  await managing.getByRole("button", { name: "Renomear Mais caros" }).click();
  await managing.getByLabel("Novo nome de Mais caros").fill("Caros");
  await managing.getByRole("button", { name: "Renomear", exact: true }).click();
  expect(await axeViolations(page)).toEqual([]);
  await managing.getByRole("button", { name: "Excluir Caros" }).click();
  await managing.getByText("Excluir a visão “Caros”?").waitFor();
  const forgotten = page.waitForResponse("**/lista**");
  await managing.getByRole("button", { name: "Excluir visão" }).click();
  await managing.getByText("Nenhuma visão salva nesta lista.").waitFor();
  await forgotten;
  await page.keyboard.press("Escape");
  await page.goto(list);
  await page.getByRole("navigation", { name: "1–25 de" }).waitFor();
  expect(page.url()).toBe(list);
  await page.goto(`${list}?sort=-price`);
}

/** Creates a module without the browser; returns the path of its page. */
async function createModule(page: Page): Promise<string> {
  await open(page, "/equipments/visualize/module");
  await fillIn(page, MODULE);
  await save(page, "Cadastrar");
  await page.getByText("Equipamento salvo.").waitFor();
  return new URL(page.url()).pathname;
}

test("staff make a module with picture and data sheet, find it, copy it, switch the copy off and read its history [CATALOG-03, CATALOG-04]", async () => {
  const { page } = await visit({ expectedProblems: [/status of 400/] });
  await open(page, "/equipments/modules/items");
  await page.getByRole("link", { name: "Novo módulo" }).click();
  await page.waitForURL("**/equipments/visualize/module");
  await fillIn(page, { ...MODULE, Preço: "1,234", "Tensão de máxima potência (Vmp)": "50" });
  const photo = { name: "foto.png", mimeType: "image/png", buffer: PNG };
  await page.locator('input[name="photo"]').setInputFiles(photo);
  await page.getByRole("img", { name: "Foto de Módulo Teste 550 W" }).waitFor();
  await page
    .locator('input[name="datasheet"]')
    .setInputFiles({ name: "folha.pdf", mimeType: "application/pdf", buffer: Buffer.from("não é um PDF") });
  await save(page, "Cadastrar");

  await page.getByText("Confira os campos marcados").or(page.getByText("campos para conferir")).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("priceCents");
  await page.getByText("Valor inválido. Use o formato 1.234,56.").waitFor();
  await page.getByText("Tipo de arquivo não aceito.").waitFor();
  await expect.poll(() => field(page, "Nome").inputValue()).toBe("Módulo Teste 550 W");
  await expect.poll(() => field(page, "Preço").inputValue()).toBe("1,234");
  await fillIn(page, { Preço: "1234,5", "Tensão de máxima potência (Vmp)": "41,7" });
  await field(page, "Custo").focus();
  await expect.poll(() => field(page, "Preço").inputValue()).toBe("1.234,50");
  await page.locator('input[name="photo"]').setInputFiles(photo);
  await page.locator('input[name="datasheet"]').setInputFiles({
    name: "folha.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF"),
  });
  await save(page, "Cadastrar");
  await page.getByText("Equipamento salvo.").waitFor();
  const picture = page.getByRole("img", { name: "Foto de Módulo Teste 550 W" });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await expect
    .poll(() => page.getByRole("link", { name: "Abrir a folha de dados" }).getAttribute("href"))
    .toMatch(/^\/arquivos\/fil_/);
  const [stored] = await runSql("select price_cents, technical from product where product_code = ?", [
    MODULE.Código,
  ]);
  expect(stored?.["price_cents"]).toBe(123_450);
  expect(JSON.parse(String(stored?.["technical"]))).toMatchObject({
    potencia_WP: 550,
    betaVocPctPerC: -0.27,
  });

  await page.goto(portal("/equipments/modules/items?q=teste&maxPrice=1.234,49"));
  await page.getByText("Nada encontrado").waitFor();
  await page.getByRole("link", { name: "Remover filtro: Preço até: R$ 1.234,49" }).click();
  await page.getByRole("row", { name: /Módulo Teste 550 W.*TESTE-550.*R\$ 1\.234,50.*À venda/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Duplicar Módulo Teste 550 W" }).click();
  await page.getByText("Esta é a cópia.").waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/equipments\/visualize\/module\/prd_/);
  expect(await field(page, "Potência").inputValue()).toBe("550");
  await fillIn(page, { Nome: "Módulo Teste cópia" });
  await save(page);
  await page.getByText("Equipamento salvo.").waitFor();

  await page.goto(portal("/equipments/modules/items?q=teste"));
  await page.getByRole("link", { name: "Desativar Módulo Teste cópia" }).click();
  const question = page.getByRole("dialog", { name: "Desativar “Módulo Teste cópia”?" });
  await question.getByText("Nenhum kit fechado usa este equipamento.").waitFor();
  await question.getByRole("button", { name: "Desativar" }).click();
  await page.getByText("“Módulo Teste cópia” foi desativado.").waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);

  await page.goto(portal("/equipments/modules/items?q=teste&active=no"));
  await page.getByRole("link", { name: "Histórico de Módulo Teste cópia" }).click();
  await page.getByRole("heading", { name: "Módulo Teste cópia" }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/equipments\/historical\/module\/prd_/);
  const done = await page.locator(".app-history__sentence").allInnerTexts();
  expect(done).toEqual([
    expect.stringContaining("desativou o equipamento"),
    expect.stringContaining("mudou Nome"),
    expect.stringContaining("criou este equipamento como cópia"),
  ]);
  await page.locator("ol.app-lines").getByText("Módulo Teste cópia").first().waitFor();
  await page.getByText("Ver tabela").click();
  await page.getByRole("cell", { name: "R$ 1.234,50" }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("two people change one product: the second sees both sides field by field, chooses, and loses nothing", async () => {
  const { page } = await visit({ expectedProblems: [/status of 409/] });
  const other = (await visit({ dark: true })).page;
  const path = await createModule(page);
  await open(other, path);
  await fillIn(other, { Preço: "1.100,00", Modelo: "T-551" });
  await save(other);
  await other.getByText("Equipamento salvo.").waitFor();
  expect(await axeViolations(other)).toEqual([]);

  await fillIn(page, { Nome: "Módulo Teste novo", Preço: "1.300,00" });
  await save(page);
  await page.getByRole("heading", { name: /Outra pessoa salvou/ }).waitFor();
  const price = page.getByRole("group", { name: /Preço/ });
  await price.getByText("Mudado pelos dois").waitFor();
  await price.getByText("Antes: R$ 1.234,50").waitFor();
  await expect
    .poll(() => page.getByRole("group", { name: "Nome" }).getByLabel("O seu").isChecked())
    .toBe(true);
  await expect
    .poll(() => page.getByRole("group", { name: "Modelo" }).getByLabel("O da outra pessoa").isChecked())
    .toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await price.getByLabel("O da outra pessoa").check();
  await page.getByRole("button", { name: "Salvar a escolha" }).click();
  await page.getByText("Equipamento salvo.").waitFor();
  expect(
    await runSql("select name, model, price_cents from product where product_code = ?", [MODULE.Código]),
  ).toMatchObject([{ name: "Módulo Teste novo", model: "T-551", price_cents: 110_000 }]);
});

test("on a phone items are cards, views and rows a page are remembered, a draft outlives a reload, and leaving asks first", async () => {
  const { page } = await visit({ device: "phone", dark: true });
  await open(page, "/equipments/inverters/items");
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByText("Ordenar", { exact: true }).click();
  await page.getByRole("link", { name: "Preço, decrescente" }).click();
  await page.waitForURL("**?sort=-price");
  await keepViews(page);
  await page.locator("tbody th a").first().click();
  await page.locator('.app-product-form[data-ready="true"]').waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  const kept = page.locator("textarea[name=description]");
  await kept.fill("Garantia de 10 anos");
  await kept.blur();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await expect.poll(() => kept.inputValue()).toBe("Garantia de 10 anos");
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  const question = page
    .getByRole("dialog")
    .getByText("O que você mudou neste equipamento ainda não foi salvo.");
  await question.waitFor();
});

test("of inverters the hybrid kind is offered with its action only [CATALOG-16]", async () => {
  const { page } = await visit();
  const kinds = async () => {
    await page.goto(portal("/equipments/visualize/inverter"));
    return page.getByLabel("Tipo de inversor").locator("option").allInnerTexts();
  };
  const filterable = async () => {
    await page.goto(portal("/equipments/inverters/items"));
    const values = await page
      .locator("#filter-tipo_inversor option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    return values.filter(Boolean);
  };
  await signIn(page, ADMIN);
  await withProfile("solnascente", { actions: { hibridInverter: true } }, async () => {
    expect(await kinds()).toEqual([
      "Escolha",
      "String",
      "Microinversor",
      "SolarEdge (com otimizador)",
      "Híbrido",
    ]);
    expect(await filterable()).toEqual(["string", "micro", "solaredge", "hibrido"]);
  });
  await withProfile("solnascente", { actions: { hibridInverter: false } }, async () => {
    expect(await kinds()).toEqual(["Escolha", "String", "Microinversor", "SolarEdge (com otimizador)"]);
    expect(await filterable()).toEqual(["string", "micro", "solaredge"]);
  });
});
