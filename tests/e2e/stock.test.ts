import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { setCenterOf } from "./center-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { giveOwnRole } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const PATIENT = { timeout: 10_000 };
const ADMIN = "admin@solnascente.test";
const MODULES = "/equipments/modules/inventory";
const COUNTED = "CHSM72M-HC-535";
const AWAITED = "CHSM72M-HC-540";

function rowOf(page: Page, product: string, center = "Goiânia") {
  return page.locator("tbody tr").filter({ hasText: product }).filter({ hasText: center }).first();
}

async function openInventory(page: Page, email: string, path = MODULES): Promise<void> {
  await signIn(page, email, { to: path });
  await page.getByRole("heading", { name: "Estoque de módulos", level: 1 }).waitFor();
}

test("whoever keeps the stock counts and sets the minimum in the list, is told when it falls, and finds the count in the ledger", async () => {
  const { page } = await visit({ expectedProblems: [/status of 400/] });
  await openInventory(page, ADMIN);
  const row = rowOf(page, COUNTED);
  await row.getByRole("link", { name: /^Mudar o mínimo de/ }).click();
  await row.getByRole("textbox").fill("700");
  await page.keyboard.press("Enter");
  await row.getByText("Suficiente").waitFor();
  await row.getByRole("link", { name: /^Contar / }).click();
  await row.getByRole("textbox").fill("abc");
  await row.getByRole("button", { name: "Salvar" }).click();
  await row
    .getByRole("alert")
    .getByText(/Não salvamos/)
    .waitFor();
  await row.getByRole("textbox").fill("650");
  await row.getByRole("button", { name: "Salvar" }).click();
  await row.getByText("Abaixo do mínimo").waitFor();
  await expect.poll(() => row.getByRole("link", { name: /^Contar / }).textContent()).toBe("650");
  const told = await runSql("select content from notification where kind = 'lowStock' and content like ?", [
    `%${COUNTED}%`,
  ]);
  expect(told.length).toBeGreaterThan(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(portal("/info/notifications"));
  await page
    .getByRole("link", { name: /Estoque abaixo do mínimo/ })
    .first()
    .click();
  await page.waitForURL(`**${MODULES}?search=MOD-AST-535`);
  await row.getByRole("link", { name: /^Detalhes de/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Contagem · −160").waitFor();
  await expect
    .poll(() => dialog.getByRole("link", { name: "Abrir o cadastro" }).getAttribute("href"))
    .toMatch(/^\/equipments\/visualize\/module\//);
  await dialog.getByLabel("Diferença").fill("−50");
  await dialog.getByLabel("Motivo").nth(1).fill("Avaria no transporte");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Salvar ajuste" }).click();
  await page.getByRole("status").getByText("Ajuste salvo.").waitFor();
  await expect.poll(() => row.getByRole("link", { name: /^Contar / }).textContent()).toBe("600");

  await page.getByRole("link", { name: "Movimentos" }).click();
  await page.locator("tbody tr").filter({ hasText: "Avaria no transporte" }).first().waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^movimentos-de-estoque-\d{4}-\d{2}-\d{2}\.csv$/);
});

test("a delivery that came is on hand, the rest stays expected, and one that is new is announced from the product", async () => {
  const { page } = await visit({ dark: true });
  await openInventory(page, ADMIN, `${MODULES}?view=arrivals`);
  const first = rowOf(page, AWAITED);
  await first.getByRole("link", { name: /^Abrir a chegada/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Quantidade recebida").fill("150");
  await dialog.getByLabel("Se veio menos do que o previsto").selectOption("expected");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Receber no estoque" }).click();
  await page.getByRole("status").getByText("Unidades recebidas no estoque.").waitFor();
  await page.getByRole("searchbox").last().fill("trina");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await rowOf(page, "Trina").waitFor();
  await expect.poll(() => page.locator("tbody tr").filter({ hasText: AWAITED }).count(), PATIENT).toBe(0);
  await page.goto(portal(`${MODULES}?view=arrivals`));
  await page.locator("summary").filter({ hasText: "Filtros" }).click();
  await page.getByLabel("Situação").selectOption("Recebida");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await rowOf(page, AWAITED).getByText("150 de 200").waitFor();
  await page.goto(portal(`${MODULES}?search=${AWAITED}`));
  const row = rowOf(page, AWAITED);
  await row.getByText("50 sem data").waitFor();
  await expect.poll(() => row.getByRole("link", { name: /^Contar / }).textContent()).toBe("150");

  await row.getByRole("link", { name: /^Detalhes de/ }).click();
  await dialog.getByText("Programar chegada", { exact: true }).first().click();
  await dialog.getByLabel("Quantidade", { exact: true }).fill("80");
  await dialog.getByLabel("Data prevista").fill("2099-03-10");
  await dialog.getByLabel("Lote ou nota").fill("NF 9001");
  await dialog.getByRole("button", { name: "Programar chegada" }).click();
  await page.getByRole("status").getByText("Chegada programada.").waitFor();
  await row.getByText("80 em 10/03/2099").waitFor();
});

test("an integrator whose role holds the inventory sees on a phone what can be bought from the own center, and nothing internal", async () => {
  const buyer = await createListener("integrador");
  await setCenterOf(buyer.email, "Campinas");
  await giveOwnRole(buyer.id, (permissions) => [...permissions, "equipment.inventory"]);
  const { page } = await visit({ device: "phone" });
  await openInventory(page, buyer.email, `${MODULES}?filter=low`);
  const row = rowOf(page, COUNTED, "Campinas");
  await row.waitFor();
  expect(await page.locator("tbody tr").filter({ hasText: "Goiânia" }).count()).toBe(0);
  const text = await page.getByRole("main").innerText();
  for (const internal of ["Mínimo", "Reservado", "Em estoque", "Movimentos", "Chegadas"]) {
    expect(text).not.toContain(internal);
  }
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  expect((await page.request.get(portal("/stock-moves/export"))).status()).toBe(403);
});

test("what stands in for a product is chosen on its page, put in order and given a note", async () => {
  const { page } = await visit();
  await openInventory(page, ADMIN);
  const name = page.locator("tbody th a").first();
  const product = (await name.textContent()) ?? "";
  await name.click();
  await page.getByRole("heading", { name: product, level: 1 }).waitFor();
  const trail = page.getByRole("navigation", { name: "Você está em" });
  await expect
    .poll(() => trail.getByRole("listitem").allInnerTexts())
    .toEqual(["Equipamentos", "Módulos", product]);
  await expect
    .poll(() => page.locator('.app-menu [aria-current="page"]').allInnerTexts())
    .toEqual(["Módulos"]);

  const chosen = page.locator("ol.app-substitutes__list > li");
  for (const count of [1, 2]) {
    await page
      .getByRole("button", { name: /^Escolher .* como substituto$/ })
      .first()
      .click();
    await expect.poll(() => chosen.count(), PATIENT).toBe(count);
  }
  const second = (await chosen.nth(1).locator("strong").textContent()) ?? "";
  await page.getByRole("button", { name: `Subir ${second}` }).click();
  await chosen.first().getByText(second).waitFor();
  await page.getByLabel(`Observação sobre ${second}`, { exact: true }).fill("Mesma linha");
  await page.getByRole("button", { name: `Salvar a observação sobre ${second}` }).click();
  await expect
    .poll(() => runSql("select note from product_substitute where note = 'Mesma linha'"), PATIENT)
    .toHaveLength(1);
  await page.reload();
  await chosen.first().getByText(second).waitFor();
  await expect
    .poll(() => page.getByLabel(`Observação sobre ${second}`, { exact: true }).inputValue())
    .toBe("Mesma linha");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: `Tirar ${second} dos substitutos` }).click();
  await expect.poll(() => chosen.count(), PATIENT).toBe(1);
  await runSql("delete from product_substitute");
});
