import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const ROWS = 2_000;
const PATIENT = { timeout: 30_000 };

afterEach(async () => {
  await runSql("delete from product where product_code like 'COLA-%'");
  await runSql("delete from change_set_row where distributor_id = ?", [OWNER]);
  await runSql("delete from change_set where distributor_id = ?", [OWNER]);
});

/** Two thousand rows of twelve columns, as a Brazilian Excel copies them; three cells are invalid. */
function buildTsv(): string {
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const number = index + 1;
    const price = number === 10 ? "12.5x" : `R$ 1.${String(number % 1000).padStart(3, "0")},90`;
    const cost = number === 20 ? "caro" : "900,00";
    const name = number === 30 ? "" : `Cabo ${number}`;
    const text = number === 2 ? '"Duas linhas,\numa com ""aspas"""' : "Rolo de 100 m";
    return [`COLA-${number}`, name, price, cost, "Cobrex", "6 mm", "", text, "Sim", "não", "Não", "não"];
  });
  return rows.map((cells) => `${cells.join("\t")}\r\n`).join("");
}

async function copy(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
}

function countPasted(): Promise<number> {
  return runSql("select count(*) as total from product where product_code like 'COLA-%'").then(([row]) =>
    Number(row?.["total"]),
  );
}

async function readPrices(type = "module"): Promise<string> {
  const rows = await runSql(
    "select id, price_cents as price from product where distributor_id = ? and type = ? order by id",
    [OWNER, type],
  );
  return JSON.stringify(rows);
}

test("two thousand rows of twelve cells are pasted, taken back as one, mended, saved and undone", async () => {
  const { page } = await visit();
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, ADMIN, { to: "/equipments/grid/products" });
  const grid = page.getByRole("grid", { name: "Planilha de Outros produtos" });
  await grid.getByRole("rowheader", { name: "Produto novo" }).or(grid).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await grid.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Home");
  await copy(page, buildTsv());
  const startedAt = await page.evaluate(() => performance.now());
  await page.keyboard.press("Control+v");
  const status = page.getByRole("status").filter({ hasText: "com mudanças" });
  await status.getByText("3 células com problema").waitFor(PATIENT);
  const pastedMs = (await page.evaluate(() => performance.now())) - startedAt;
  process.stdout.write(`Pasted ${ROWS} rows in ${Math.round(pastedMs)} ms\n`);
  await status.getByText("2.000 produtos com mudanças").waitFor();
  expect(await grid.getByRole("row").count()).toBeLessThan(80);

  await page.keyboard.press("Control+z");
  await page.getByText("Nenhuma mudança").waitFor(PATIENT);
  await page.keyboard.press("Control+y");
  await status.getByText("3 células com problema").waitFor(PATIENT);

  await page.keyboard.press("Control+Home");
  await page.getByRole("button", { name: "Ir para o próximo problema" }).click();
  await page.getByText("Preço: Valor inválido. Use o formato 1.234,56.").waitFor();
  const bad = grid.locator("[data-active]");
  await expect.poll(() => bad.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => bad.textContent()).toContain("12.5x");
  await page.keyboard.type("12,50");
  await page.keyboard.press("Enter");
  await status.getByText("2 células com problema").waitFor(PATIENT);

  await page.getByRole("button", { name: "Revisar e salvar" }).click();
  const review = page.getByRole("dialog", { name: "Revisar mudanças" });
  await review.getByText("1.998 produtos novos").waitFor();
  await review.getByText("2 produtos com problema ficam na planilha").waitFor();
  await review.getByText("margem de -7.100,0%").waitFor();
  await review.getByRole("button", { name: "Salvar 1.998 produtos" }).click();
  await page.getByText("1.998 produtos salvos.").waitFor({ timeout: 90_000 });
  expect(await countPasted()).toBe(1_998);
  const [second] = await runSql("select description from product where product_code = 'COLA-2'");
  expect(second?.["description"]).toBe('Duas linhas,\numa com "aspas"');

  await status.getByText("2 produtos com mudanças").waitFor();
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.includes("grid-products"))))
    .toBe(true);
  await page.reload();
  await page.getByText("2 células com problema").waitFor(PATIENT);
  await page.getByRole("button", { name: "Descartar", exact: false }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Descartar tudo" }).click();
  await page.getByText("Nenhuma mudança").waitFor();

  await page.getByRole("link", { name: "Alterações em massa" }).last().click();
  await page.getByRole("link", { name: "Edição em planilha" }).first().click();
  await page.getByText("1.998 alterados").waitFor();
  await page.getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByText("Desfeita", { exact: true }).waitFor({ timeout: 90_000 });
  const [left] = await runSql(
    "select count(*) as total from product where product_code like 'COLA-%' and (active = 1 or is_to_sell = 1)",
  );
  expect(left?.["total"]).toBe(0);
});

test("prices change by a rule after a preview, now or at a time, and both are undone", async () => {
  const before = await readPrices();
  const { page } = await visit({ dark: true, expectedProblems: [/status of 400/] });
  await signIn(page, ADMIN, { to: "/equipments/changes" });
  await page.getByText("Nenhuma alteração em massa ainda").waitFor();
  await page.getByRole("link", { name: "Nova alteração de preços" }).first().click();
  await page.getByLabel("Tipo").selectOption({ label: "Módulos" });
  await page.getByLabel("Quanto").fill("5,5x");
  await page.getByRole("button", { name: "Conferir" }).click();
  await page.getByText("Informe um número válido").waitFor();
  await page.getByLabel("Quanto").fill("5,5");
  await page.getByLabel("Arredondar").selectOption({ label: "Para terminar em ,90" });
  await page.getByRole("button", { name: "Conferir" }).click();
  await page.getByRole("heading", { name: "Conferência" }).waitFor();
  await page.getByText(/kits? fechados? cont/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await readPrices()).toBe(before);
  await page.getByRole("button", { name: /^Aplicar agora em \d+ produtos/ }).click();
  await page
    .getByRole("dialog", { name: "Aplicar agora?" })
    .getByRole("button", { name: /^Aplicar/ })
    .click();
  await page.getByRole("heading", { name: "Preço +5,5% · Módulos" }).waitFor(PATIENT);
  await page.getByText("Aplicada", { exact: true }).waitFor();
  const [odd] = await runSql(
    "select count(*) as total from product where distributor_id = ? and type = 'module' and active = 1 and price_cents % 100 <> 90",
    [OWNER],
  );
  expect(odd?.["total"]).toBe(0);
  await page.getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByText("Desfeita", { exact: true }).waitFor(PATIENT);
  expect(await readPrices()).toBe(before);

  await page.goto(portal("/equipments/changes/novo?group=modules&direction=down&value=1"));
  await page.getByLabel("Dia", { exact: true }).fill("2020-01-01");
  await page.getByLabel("Hora", { exact: true }).fill("08:30");
  await page.getByRole("button", { name: "Agendar" }).click();
  await page.getByText("Escolha um dia e uma hora que ainda não passaram").waitFor();
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await page.getByLabel("Dia", { exact: true }).fill(tomorrow);
  await page.getByLabel("Hora", { exact: true }).fill("08:30");
  await page.getByRole("button", { name: "Agendar" }).click();
  await page.getByText("Agendada", { exact: true }).waitFor(PATIENT);
  await page.getByText(`Marcada para`).waitFor();
  await page.getByText(`${tomorrow.split("-").reverse().join("/")} 08:30`).waitFor();
  await page.getByRole("button", { name: "Cancelar agendamento" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancelar agendamento" }).click();
  await page.getByText("Cancelada", { exact: true }).waitFor(PATIENT);
  expect(await readPrices()).toBe(before);
});

test("a formula gives new prices: what is wrong with it is said and mended, what it cannot price stays, and it is undone", async () => {
  const before = await readPrices("stringBox");
  const { page } = await visit({ dark: true });
  await signIn(page, ADMIN, { to: "/equipments/changes/novo?group=stringbox" });
  await page.getByRole("combobox", { name: "Como" }).selectOption({ label: "Preço por fórmula" });
  const formula = page.getByLabel("Fórmula do novo preço (R$)");
  // The editor is there, and finds no fault before something was written.
  await formula.and(page.locator(".app-formula__text--painted")).waitFor();
  expect(await page.getByText("Escreva a fórmula.").count()).toBe(0);
  await formula.fill("custo * quantidade");
  await page.getByText("“Quantidade” só existe em um pedido").waitFor();
  await page.getByRole("button", { name: "Conferir" }).click();
  // The server's message is in the page, for screen readers; the visible one is the editor's.
  await page.locator("#formula-error").waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { name: "Conferência" }).count()).toBe(0);
  await formula.fill('Custo / (se Código do produto = "STB-1E-600" então 0 senão 0,8)');
  await page.getByText("Fórmula válida").waitFor();
  await page.getByRole("button", { name: "Conferir" }).click();
  await page.getByRole("heading", { name: "Conferência" }).waitFor();
  await page.getByText("1 fica como está, porque a fórmula não dá um preço para ele.").waitFor();
  await page.getByRole("row", { name: /1 entrada 600 V.*Divisão por zero/ }).waitFor();
  await page.getByText("Fórmula válida").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await readPrices("stringBox")).toBe(before);
  await page.getByRole("button", { name: /^Aplicar agora em \d+ produtos/ }).click();
  await page
    .getByRole("dialog", { name: "Aplicar agora?" })
    .getByRole("button", { name: /^Aplicar/ })
    .click();
  await page.getByRole("heading", { name: /^Preço por fórmula: Custo .* · String boxes/ }).waitFor(PATIENT);
  await page.getByText("então 0 senão 0,8)").waitFor();
  const [odd] = await runSql(
    `select count(*) as total from product where distributor_id = ? and type = 'stringBox' and active = 1
      and product_code <> 'STB-1E-600' and price_cents <> round(cost_cents * 1.25)`,
    [OWNER],
  );
  expect(odd?.["total"]).toBe(0);
  await page.getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByText("Desfeita", { exact: true }).waitFor(PATIENT);
  expect(await readPrices("stringBox")).toBe(before);
});

test("a phone shows the changes, says that the sheet needs a wider screen, and changes one product", async () => {
  const before = await readPrices();
  const { page } = await visit({ device: "phone" });
  await signIn(page, ADMIN, { to: "/equipments/grid/modules" });
  await page.getByText("A planilha completa precisa de uma tela mais larga").waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Editar Módulo/ })
    .first()
    .click();
  const card = page.getByRole("dialog");
  await card.getByLabel("Preço").fill("12,3456");
  await card.getByLabel("Custo").focus();
  await card.getByText("Valor inválido. Use o formato 1.234,56.").waitFor();
  await card.getByLabel("Preço").fill("1.999,90");
  await card.getByRole("button", { name: "Pronto" }).click();
  await page.getByRole("button", { name: "Revisar e salvar" }).click();
  await page.getByRole("button", { name: "Salvar 1 produto" }).click();
  await page.getByText("1 produto salvo.").waitFor(PATIENT);
  const [saved] = await runSql(
    "select count(*) as total from product where distributor_id = ? and price_cents = 199990",
    [OWNER],
  );
  expect(saved?.["total"]).toBe(1);
  await page.getByRole("link", { name: "Ver ou desfazer a alteração" }).click();
  await page.getByText(/Preço: de .* para 1\.999,90/).waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Desfazer alteração" }).click();
  await page.getByText("Desfeita", { exact: true }).waitFor(PATIENT);
  expect(await readPrices()).toBe(before);
});
