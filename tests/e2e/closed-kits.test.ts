import type { BrowserContext, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const INTEGRATOR = "integrador@solnascente.test";
const EDITOR = "/equipments/kits/visualize";

afterEach(async () => {
  for (const [table, column] of [
    ["kit_option_component", "kit_option_id"],
    ["kit_option", "id"],
  ] as const) {
    await runSql(`delete from ${table} where ${column} in (select kit_option.id from kit_option
      join kit on kit.id = kit_option.kit_id where kit.product_code like 'TESTE-%')`);
  }
  await runSql("delete from kit where product_code like 'TESTE-%'");
});

/** Waits until the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.getByLabel("Código", { exact: true }).waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".app-kit-editor") ?? {}).some((key) => key.startsWith("__react")),
  );
}

async function openEditor(page: Page, path = EDITOR): Promise<void> {
  await page.goto(portal(path));
  await hydrated(page);
}

/** Finds a product by its code and adds it in the given amount. */
async function addPart(page: Page, group: string, code: string, amount: string): Promise<void> {
  await page.getByLabel("Tipo", { exact: true }).selectOption({ label: group });
  await page.getByLabel("Buscar produto").fill(code);
  const found = page.locator(".app-part-picker__part").filter({ hasText: code }).first();
  const name = await found.locator("strong").innerText();
  await found.getByRole("button").click();
  await page.getByLabel(`Quantidade de ${name}`).fill(amount);
}

function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.startsWith("girassol:formDraft:")).length,
  );
}

/** Waits until the last input is in the draft. */
async function untilKept(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith("girassol:formDraft:"))?.[1] ?? "",
    );
  await expect.poll(kept).not.toBe("");
  let before = "";
  await expect
    .poll(
      async () => {
        const now = await kept();
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { interval: 600 },
    )
    .toBe(true);
}

/** Closes a tab as people do, and opens a page in a new one. */
async function inNewTab(context: BrowserContext, tab: Page, path: string): Promise<Page> {
  const next = await context.newPage();
  await tab.close();
  await openEditor(next, path);
  return next;
}

async function setKind(name: string, kind: string): Promise<void> {
  await runSql("update product set technical = json_set(technical, '$.tipo_inversor', ?) where name = ?", [
    kind,
    name,
  ]);
}

function panelOf(page: Page) {
  return page.getByRole("complementary", { name: "Verificação elétrica" });
}

test("a kit with a fault is mended, put on sale, bought at its price, and gone after its last day", async () => {
  const { page } = await visit({ expectedProblems: [/422/] });
  await signIn(page, ADMIN, { to: "/equipments/kits" });
  await page.getByRole("link", { name: "Novo kit" }).first().click();
  await hydrated(page);
  await page.getByLabel("Nome", { exact: true }).fill("Kit de teste");
  await page.getByLabel("Código", { exact: true }).fill("TESTE-1");
  await addPart(page, "Módulos", "MOD-LON-550", "30");
  await addPart(page, "Inversores", "INV-DEY-5000", "1");
  const panel = panelOf(page);
  await panel.getByText("Tensão acima do limite").waitFor();
  await panel.getByText("Impede a venda").first().waitFor();
  await page.getByRole("button", { name: "Adicionar estrutura" }).click();
  await page.getByLabel(/^Preço de /).fill("12.345,67");
  await page.getByRole("button", { name: "Criar kit" }).click();
  await page.getByText("Este kit não pode ser vendido assim").waitFor();
  expect(await page.getByLabel("Código", { exact: true }).inputValue()).toBe("TESTE-1");

  await page.getByLabel("Potência desejada (kWp)").fill("5,5");
  await page.getByRole("button", { name: "Calcular módulos" }).click();
  await panel.getByText("5,50 kWp").waitFor();
  await panel.getByText("Nenhum problema entre módulos, inversores e string box.").waitFor();
  await page.getByText(/^R\$\s2\.244,67 por kWp$/).waitFor(); // 12.345,67 ÷ 5,5
  await page.getByLabel("Promocional").check();
  await page.getByRole("button", { name: "Criar kit" }).click();
  await page.getByText("Kit salvo.").waitFor();

  const buyer = await visit();
  await signIn(buyer.page, INTEGRATOR, {
    path: "/?next=%2FkitsIntegrator%3FminPower%3D5.5%26maxPower%3D5.5",
  });
  const card = buyer.page.getByRole("article").filter({ hasText: "Kit de teste" });
  await card
    .getByText(/12\.345,67/)
    .first()
    .waitFor();
  await card.getByText(/promo/i).first().waitFor();

  await hydrated(page);
  const yesterday = addDays(calendarDayIn(new Date().toISOString(), "America/Sao_Paulo"), -1);
  await page.getByLabel("Último dia à venda").fill(yesterday);
  await page.getByRole("button", { name: "Salvar kit" }).click();
  await page.waitForURL(/salvo=2/);
  await buyer.page.reload();
  await buyer.page.getByRole("article").first().waitFor();
  expect(await card.count()).toBe(0);
  await page.goto(portal("/equipments/kits?sale=expired&search=teste"));
  await page
    .getByRole("row", { name: /Kit de teste/ })
    .getByText("Encerrado")
    .waitFor();
});

test("an inverter below the current of modules is warned about, by input and by short circuit, naming them [KITS-14, KITS-15]", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN);
  await openEditor(page);
  await addPart(page, "Inversores", "INV-GRO-5000", "1"); // 12.5 A per input, 16 A in short circuit
  await addPart(page, "Módulos", "MOD-LON-550", "8"); // 13.12 A, 13.98 A
  const names = page.locator(".app-kit-part strong");
  const [inverter = "", first = ""] = await names.allInnerTexts();
  const warning = (text: string) => panelOf(page).getByText(text, { exact: true });
  await warning(
    `ATENÇÃO! A máxima corrente de entrada do inversor ${inverter} é inferior à corrente máxima do módulo ${first}.`,
  ).waitFor();
  await addPart(page, "Módulos", "MOD-TRI-600", "8"); // 17.34 A, 18.42 A
  const second = (await names.allInnerTexts())[2] ?? "";
  await warning(
    `ATENÇÃO! A máxima corrente de entrada do inversor ${inverter} é inferior à corrente máxima dos módulos ${first}, ${second}.`,
  ).waitFor();
  await warning(
    `ATENÇÃO! A máxima corrente de curto-circuito do inversor ${inverter} é inferior à corrente máxima do módulo ${second}.`,
  ).waitFor();
  for (const name of [inverter, first]) {
    const amount = page.getByLabel(`Quantidade de ${name}`);
    await amount.fill("0");
    await expect.poll(() => panelOf(page).getByText(first).count()).toBe(0);
    await amount.fill("1");
  }
  await setKind(inverter, "solaredge");
  try {
    await page.getByRole("button", { name: `Tirar ${inverter}` }).click();
    await addPart(page, "Inversores", "INV-GRO-5000", "1");
    await expect
      .poll(() =>
        panelOf(page)
          .getByText(/^ATENÇÃO!/)
          .count(),
      )
      .toBe(0);
  } finally {
    await setKind(inverter, "string");
  }
});

test("what somebody else saved meanwhile is put below one's own changes", async () => {
  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, ADMIN, { to: "/equipments/kits?sort=-power" });
  await page
    .getByRole("link", { name: /^Duplicar/ })
    .first()
    .click();
  await hydrated(page);
  await page.getByLabel("Código", { exact: true }).fill("TESTE-2");
  await page.getByRole("button", { name: "Criar kit" }).click();
  await page.getByText("Kit salvo.").waitFor();
  await hydrated(page);
  await runSql(
    "update kit set description = 'De outra pessoa', version = version + 1 where product_code = 'TESTE-2'",
  );
  await page.getByLabel("Nome", { exact: true }).fill("Meu nome");
  await page.getByRole("button", { name: "Salvar kit" }).click();
  await page.getByText("Este kit ou um produto dele mudou").waitFor();
  expect(await page.getByLabel("Nome", { exact: true }).inputValue()).toBe("Meu nome");
  await page.getByRole("button", { name: "Manter minhas alterações sobre a versão atual" }).click();
  expect(await page.getByLabel("Descrição").inputValue()).toBe("De outra pessoa");
  await page.getByRole("button", { name: "Salvar kit" }).click();
  await page.getByText("Kit salvo.").waitFor();
  expect(await runSql("select name, description, active from kit where product_code = 'TESTE-2'")).toEqual([
    { name: "Meu nome", description: "De outra pessoa", active: 0 },
  ]);
  await page.getByText("Excluir kit").click();
  await page.getByRole("button", { name: "Excluir Meu nome" }).click();
  await page.getByText("Kit excluído.").waitFor();
});

test("what was typed into a kit is there again in another tab, over the version that somebody else saved meanwhile, and gone once it is saved", async () => {
  const { page, context } = await visit();
  await signIn(page, ADMIN);
  await openEditor(page);
  await page.getByLabel("Nome", { exact: true }).fill("Kit guardado");
  await page.getByLabel("Código", { exact: true }).fill("TESTE-4");
  await page.getByRole("checkbox", { name: /^Ativo/ }).uncheck();
  await addPart(page, "Módulos", "MOD-LON-550", "10");
  await untilKept(page);
  const second = await inNewTab(context, page, EDITOR);
  await second.getByText("Recuperamos o que você tinha digitado.").waitFor();
  expect(await second.getByLabel("Nome", { exact: true }).inputValue()).toBe("Kit guardado");
  expect(await second.getByLabel(/^Quantidade de /).inputValue()).toBe("10");
  await second.getByRole("button", { name: "Adicionar estrutura" }).click();
  await second.getByLabel(/^Preço de /).fill("9.000,00");
  await second.getByRole("button", { name: "Criar kit" }).click();
  await second.getByText("Kit salvo.").waitFor();
  expect(await keptDrafts(second)).toBe(0);

  await hydrated(second);
  const path = new URL(second.url()).pathname;
  await second.getByLabel("Nome", { exact: true }).fill("Meu nome");
  await untilKept(second);
  await runSql(
    "update kit set description = 'De outra pessoa', version = version + 1 where product_code = 'TESTE-4'",
  );
  const third = await inNewTab(context, second, path);
  await third.getByText("Este kit ou um produto dele mudou").waitFor();
  expect(await third.getByLabel("Nome", { exact: true }).inputValue()).toBe("Meu nome");
  await third.getByRole("button", { name: "Manter minhas alterações sobre a versão atual" }).click();
  expect(await third.getByLabel("Descrição").inputValue()).toBe("De outra pessoa");
  await third.getByRole("button", { name: "Descartar", exact: true }).first().click();
  expect(await third.getByLabel("Nome", { exact: true }).inputValue()).toBe("Kit guardado");
  await expect.poll(() => keptDrafts(third)).toBe(0);
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)("on a %s (dark: %s) kits are listed and edited without barriers", async (device, dark) => {
  const { page } = await visit({ device, dark });
  await signIn(page, ADMIN, { to: "/equipments/kits" });
  await page.getByRole("row").nth(1).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  await panelOf(page).getByText("Ligação").waitFor();
  await hydrated(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
});
