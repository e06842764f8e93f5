import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { untilKept } from "./drafts.ts";
import { chooseRare } from "./row-menu.ts";
import { portal, signIn, useBrowser, type Visitor } from "./session.ts";

const { visit } = useBrowser();
const ADMIN = "admin@solnascente.test";
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;

const PATIENT = { timeout: 10_000 };

async function openAs(email: string, path: string, slug?: string, options = {}): Promise<Visitor["page"]> {
  const { page } = await visit(options);
  await signIn(page, email, { ...(slug === undefined ? {} : { slug }), to: path });
  return page;
}

const namesInOrder = (page: Visitor["page"]) =>
  page.locator(".app-order-list__row .app-table__link").allInnerTexts();

test("an administrator makes, renames, orders, switches off and deletes categories; one with products stays [SETTINGS-07]", async () => {
  const page = await openAs(ADMIN, "/settings/categories", undefined, { expectedProblems: [/409/] });
  const usual = ["Estruturas", "Cabos e conectores", "Proteção", "Fixação e aterramento"];
  await expect.poll(() => namesInOrder(page)).toEqual(usual);
  await page.getByRole("link", { name: "Nova categoria" }).click();
  const form = page.getByRole("dialog", { name: "Nova categoria" });
  await expect
    .poll(() => form.getByLabel("Nome").evaluate((field) => field === document.activeElement))
    .toBe(true);
  await form.getByLabel("Nome").fill("proteção");
  await form.getByRole("button", { name: "Salvar" }).click();
  await form.getByText("Já existe um item com este nome.").waitFor();
  await expect.poll(() => form.getByLabel("Nome").inputValue()).toBe("proteção");
  await form.getByLabel("Nome").fill("Ferramentas");
  await form.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Tudo certo: item criado.").waitFor();

  const up = page.getByRole("button", { name: "Subir Ferramentas" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.getByText("Ferramentas agora está na posição 4 de 5.").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Salvar ordem" }).click();
  await page.getByText("Ordem salva.").waitFor();
  await page.reload();
  await expect
    .poll(() => namesInOrder(page))
    .toEqual([...usual.slice(0, 3), "Ferramentas", "Fixação e aterramento"]);

  await page.getByRole("link", { name: "Editar Ferramentas" }).click();
  const edit = page.getByRole("dialog", { name: "Editar categoria" });
  await edit.getByLabel("Nome").fill("Ferramentas de obra");
  await runSql("update category set version = version + 1 where name = 'Ferramentas'");
  await edit.getByRole("button", { name: "Salvar" }).click();
  await edit.getByText("Outra pessoa mudou este item").waitFor();
  await edit.getByRole("button", { name: "Trazer a versão atual" }).click();
  await edit.getByText("Esta é a versão atual com as suas mudanças.").waitFor();
  await expect.poll(() => edit.getByLabel("Nome").inputValue()).toBe("Ferramentas de obra");
  await edit.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Tudo certo: mudanças salvas.").waitFor();
  await page.getByRole("button", { name: "Desativar Ferramentas de obra" }).click();
  await page.getByRole("button", { name: "Ativar Ferramentas de obra", exact: true }).waitFor();

  await chooseRare(page, "Excluir", "Cabos e conectores");
  const question = page.getByRole("dialog", { name: "Excluir “Cabos e conectores”?" });
  await question.getByRole("button", { name: "Excluir" }).click();
  await question.getByText("Há produtos nesta categoria.").waitFor();
  await question.getByRole("link", { name: "Cancelar" }).click();
  await chooseRare(page, "Excluir", "Ferramentas de obra");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Item excluído.").waitFor();
  await expect.poll(() => namesInOrder(page)).toEqual(usual);
});

test("what was typed into a dialog is not lost unasked, nor by a reload; saved or given up, it does not come back", async () => {
  const page = await openAs(ADMIN, "/settings/services?editar=novo");
  const form = page.getByRole("dialog", { name: "Novo serviço" });
  await form.getByLabel("Nome").fill("Instalação");
  await form.getByRole("link", { name: "Cancelar" }).click();
  const question = page.getByRole("dialog", { name: /sair/i });
  await question.getByRole("button").first().click();
  await expect.poll(() => form.getByLabel("Nome").inputValue()).toBe("Instalação");
  await untilKept(page, "offer-service");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await form.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await expect.poll(() => form.getByLabel("Nome").inputValue()).toBe("Instalação");
  await form.getByLabel("Preço (R$)").fill("350");
  await form.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("Tudo certo: item criado.").waitFor();
  await page.getByRole("link", { name: "Novo serviço" }).click();
  expect(await form.getByLabel("Nome").inputValue()).toBe("");
  await form.getByRole("link", { name: "Cancelar" }).click();
  await chooseRare(page, "Excluir", "Instalação");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Item excluído.").waitFor();
});

test("structures are kept here, and a marketplace's administrators are sent away [SETTINGS-08]", async () => {
  const page = await openAs(ADMIN, "/settings/structures");
  expect((await namesInOrder(page)).length).toBe(5);
  await page.getByRole("link", { name: "Nova estrutura" }).click();
  const form = page.getByRole("dialog", { name: "Nova estrutura" });
  await form.getByLabel("Nome").fill("Carport");
  await form.getByLabel("Descrição").fill("Cobertura de estacionamento.");
  await form.getByRole("button", { name: "Salvar" }).click();
  await page.getByText("nenhum kit · Cobertura de estacionamento.").waitFor();
  await chooseRare(page, "Excluir", "Carport");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Item excluído.").waitFor();

  const market = await openAs("admin@mercado.test", "/settings/structures", "mercado");
  expect(new URL(market.url()).pathname).toBe("/dashboard");
});

test("the buying journey opens with kits, shows what a setting changes and refuses what makes no sense; its other page arranges loose products [SETTINGS-09]", async () => {
  const page = await openAs(ADMIN, "/settings/shoppingJourney");
  expect(new URL(page.url()).pathname).toBe("/settings/shoppingJourney/kits");
  const preview = page.getByRole("complementary", { name: "Como o integrador vê" });
  await preview.getByText("String box 2 entradas").waitFor();
  const stringBoxes = page.getByRole("switch", { name: "Mostrar string boxes" });
  await stringBoxes.uncheck();
  await preview.getByText("sem string box").waitFor();
  await page.getByRole("switch", { name: "Vários arranjos de estrutura" }).check();
  await page.getByText("Ligue antes “Mostrar o arranjo da estrutura”.").waitFor();
  await page.getByRole("switch", { name: "Mostrar o arranjo da estrutura" }).check();
  await page.getByRole("checkbox", { name: "Tensão acima do limite do inversor" }).check();
  await page.getByText("Estes kits podem danificar equipamentos").waitFor();
  await page.getByRole("checkbox", { name: "Entendo o risco" }).check();
  await page.getByText("4 mudanças não salvas").waitFor();
  page.on("dialog", (dialog) => void dialog.accept());
  await untilKept(page, "buying");
  await page.reload();
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await page.getByText("4 mudanças não salvas").waitFor();
  await page.getByRole("checkbox", { name: "Entendo o risco" }).check();
  try {
    await page.getByRole("button", { name: "Salvar jornada" }).click();
    await page.getByText("Jornada salva.").waitFor();
    await page.getByRole("button", { name: "Usar o padrão" }).click();
    await page.getByText("4 mudanças não salvas").waitFor();
    await page.getByRole("button", { name: "Salvar jornada" }).click();
    await page.getByText("Nenhuma mudança").waitFor();
    await expect.poll(() => stringBoxes.isChecked()).toBe(true);
  } finally {
    await runSql(
      "update distributor_profile set settings = json_remove(settings, '$.kits', '$.electrical') where distributor_id = ?",
      [OWNER],
    );
  }

  await page.getByRole("link", { name: "Produtos avulsos" }).last().click();
  await page.getByRole("link", { name: "Nova seção" }).click();
  const form = page.getByRole("dialog", { name: "Nova seção" });
  await form.getByLabel("Nome").fill("Aterramento");
  await form.getByLabel("Produtos").selectOption("Equipamentos complementares");
  await form.getByText("12 produtos à venda").waitFor();
  await form.getByRole("checkbox", { name: "Fixação e aterramento" }).check();
  await form.getByText("1 produto à venda").waitFor();
  await form.getByRole("button", { name: "Salvar" }).click();
  await preview.getByRole("button", { name: "Aterramento 1" }).click();
  await chooseRare(page, "Excluir", "Aterramento");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Item excluído.").waitFor();
});

test("extra items are searched, duplicated and priced; without the feature the page is closed [SETTINGS-31]", async () => {
  const page = await openAs(ADMIN, "/settings/extraItems", undefined, { expectedProblems: [/400/] });
  await page.getByRole("searchbox", { name: "Buscar por nome, código ou descrição" }).fill("munck");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  const table = page.getByRole("table", { name: "Itens extras" });
  await expect.poll(() => table.locator("tbody tr").count(), PATIENT).toBe(1);
  await chooseRare(page, "Duplicar", "Descarga com munck");
  const form = page.getByRole("dialog", { name: "Novo item extra" });
  await expect.poll(() => form.getByLabel("Nome").inputValue()).toBe("Cópia de Descarga com munck");
  await form.getByLabel("Código").fill("MUNCK-8H");
  await form.getByLabel("Preço (R$)").fill("1.5");
  await form.getByRole("button", { name: "Salvar" }).click();
  await form.getByText("Digite um valor de 0 a 10.000.000,00").waitFor();
  await form.getByLabel("Preço (R$)").fill("1.590,00");
  await form.getByRole("button", { name: "Salvar" }).click();
  await table.getByRole("row", { name: /Cópia de Descarga.*1\.590,00/ }).waitFor();
  await chooseRare(page, "Excluir", "Cópia de Descarga com munck");
  await page.getByRole("dialog").getByRole("button", { name: "Excluir" }).click();
  await page.getByText("Item excluído.").waitFor();

  const closed = await openAs("admin@nortesul.test", "/settings/extraItems", "nortesul");
  expect(new URL(closed.url()).pathname).toBe("/dashboard");
});

test("the settings of what is sold pass axe and fit in every look", async () => {
  const page = await openAs(ADMIN, "/settings/categories?editar=novo");
  const found = [await findBarriers(page)];
  for (const path of [
    "categories",
    "structures",
    "shoppingJourney/kits",
    "shoppingJourney/separatedSales",
    "extraItems",
    "services",
  ]) {
    await page.goto(portal(`/settings/${path}`));
    found.push((await findBarriers(page)).map((one) => `${path}: ${one}`));
  }
  expect(found.flat()).toEqual([]);
});
