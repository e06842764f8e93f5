import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { buildXlsx, rowXml, sheetXml } from "#tests/factories/xlsx.ts";
import { runSql } from "./database.ts";
import { axeViolations, type Device, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const HEAD = ["Código", "Nome", "Fabricante", "Modelo", "Preço (R$)", "Custo", "Entradas", "Saídas", "Obs."];

const box = (code: string, price: string | number) =>
  rowXml(code, `Caixa ${code}`, "Proteção", "T1", price, 90.5, 2, 1, "-");

afterEach(async () => {
  await runSql("delete from product where distributor_id = ? and product_code like 'TESTE-%'", [OWNER]);
});

function readPrices() {
  return runSql(
    "select product_code as code, price_cents as price, active from product where product_code like 'TESTE-%' order by 1",
  );
}

async function openImports(page: Page): Promise<void> {
  await signIn(page, ADMIN, { path: "/?next=%2Fequipments%2Fimports%3Fgroup%3Dstringbox" });
  await page.getByRole("heading", { name: "Importações", level: 1 }).waitFor();
}

async function send(page: Page, name: string, content: Uint8Array | string): Promise<void> {
  await page.getByLabel("Planilha", { exact: true }).setInputFiles({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(content),
  });
  await page.getByRole("button", { name: "Enviar planilha" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

test("a workbook is mapped, checked, applied, its failed row corrected and sent again, and all of it taken back", async () => {
  const { page } = await visit();
  await openImports(page);
  expect(await page.getByLabel("O que há na planilha").inputValue()).toBe("stringBox");
  const lines = [box("TESTE-1", 1234.56), box("TESTE-2", 200), box("TESTE-3", "12.3")];
  const book = await buildXlsx({
    Capa: sheetXml(rowXml("Leia antes"), rowXml("nada")),
    Tabela: sheetXml(rowXml(...HEAD), ...lines),
  });
  await send(page, "caixas.xlsx", book);
  await page.getByLabel("Aba da planilha").selectOption("Tabela");
  await page.getByRole("button", { name: "Ler esta aba" }).click();
  await expect.poll(() => page.getByLabel("Campo da coluna Custo").count(), { timeout: 10_000 }).toBe(1);
  expect(await page.getByLabel("Campo da coluna Preço (R$)").inputValue()).toBe("priceCents");
  expect(await page.getByLabel("Campo da coluna Obs.").inputValue()).toBe("");
  await page.getByRole("button", { name: "Conferir planilha" }).click();
  await page.getByRole("button", { name: "Aplicar 2 mudanças" }).waitFor();
  expect(await readPrices()).toEqual([]);
  await page.getByRole("link", { name: /^Com erro/ }).click();
  await page.getByText("Preço: Valor inválido. Use o formato 1.234,56.").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Baixar linhas com erro" }).click(),
  ]);
  const failed = await streamText(download);
  expect(failed).toContain("TESTE-3;Caixa TESTE-3");

  await page.getByRole("button", { name: "Aplicar 2 mudanças" }).click();
  await page.getByText("Importação aplicada: 2 produtos criados ou mudados.").waitFor();
  expect(await readPrices()).toMatchObject([
    { code: "TESTE-1", price: 123_456, active: 1 },
    { code: "TESTE-2", price: 20_000, active: 1 },
  ]);

  await page.getByRole("link", { name: "Nova importação" }).click();
  await send(page, "correcao.csv", failed.replace("12.3", "12,30"));
  await page.getByRole("button", { name: "Conferir planilha" }).click();
  await page.getByRole("button", { name: "Aplicar 1 mudança", exact: true }).click();
  await page.getByText("Importação aplicada: 1 produto criado ou mudado.").waitFor();
  expect((await readPrices())[2]).toMatchObject({ code: "TESTE-3", price: 1230 });

  await page.getByRole("link", { name: "Ver importações" }).click();
  await page.getByRole("link", { name: "caixas.xlsx" }).first().click();
  await page.getByText("Desfazer importação").click();
  await page.getByRole("button", { name: "Desfazer “caixas.xlsx”" }).click();
  await page.getByText("Importação desfeita.").waitFor();
  await page.getByRole("link", { name: "Ver produto por produto" }).click();
  await page.getByRole("heading", { name: "Importação · String boxes", level: 1 }).waitFor();
  await page
    .getByRole("navigation", { name: "Você está em" })
    .getByRole("link", { name: "Alterações em massa" })
    .waitFor();
  expect((await readPrices()).map(({ active }) => active)).toEqual([0, 0, 1]);
});

test("a file that is none is refused in words, and what is being imported is left and found again", async () => {
  const { page } = await visit({ expectedProblems: [/422/] });
  await openImports(page);
  await page.getByLabel("Planilha", { exact: true }).setInputFiles({
    name: "foto.xlsx",
    mimeType: "application/octet-stream",
    buffer: Buffer.from([0x4d, 0x5a, 0, 1]),
  });
  await page.getByRole("button", { name: "Enviar planilha" }).click();
  await page.getByRole("alert").waitFor();
  await send(page, "uma.csv", "Código;Nome\nTESTE-9;Caixa\n");
  const address = page.url();
  await page.getByText(/^Produtos novos também precisam de: Fabricante/).waitFor();
  await page.getByRole("button", { name: "Conferir planilha" }).click();
  await page.getByText("Não há nada para aplicar").waitFor();
  await page.goto(portal("/equipments/imports"));
  await page.getByText("A planilha e as linhas ficam aqui por 90 dias.").waitFor();
  await page
    .getByRole("row", { name: /uma\.csv/ })
    .getByText("Pronta para aplicar")
    .waitFor();
  await page.goto(address);
  await page.getByText("Cancelar importação").click();
  await page.getByRole("button", { name: "Cancelar “uma.csv”" }).click();
  await page.getByText("Importação cancelada.").waitFor();
});

test.each<[Device, boolean]>([
  ["desktop", false],
  ["desktop", true],
  ["phone", false],
])("on a %s (dark: %s) the list and a checked import pass axe and fit the window", async (device, dark) => {
  const { page } = await visit({ device, dark });
  await openImports(page);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("link", { name: "tabela-modulos-novembro.csv" }).click();
  await page.getByRole("button", { name: /^Aplicar \d+ mudanças$/ }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("link", { name: "Mudar colunas" }).click();
  await page.getByRole("button", { name: "Conferir planilha" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
});

async function streamText(download: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<string> {
  let text = "";
  for await (const chunk of await download.createReadStream()) text += String(chunk);
  return text;
}
