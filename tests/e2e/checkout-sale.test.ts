import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillAddress, fillCustomer, openStep, saveAs } from "./checkout-form.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const MONEY = /R\$\s[\d.]+,\d{2}/;

async function openCheckout(page: Page): Promise<void> {
  await page.goto(portal("/kitsIntegrator?minPower=10&maxPower=30"));
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
}

/** Amount of a step of the summary. */
async function stepOf(page: Page, label: string): Promise<string> {
  const row = page.locator(".app-sum").filter({ hasText: label });
  return MONEY.exec(await row.first().innerText())?.[0] ?? "";
}

test("a coupon is refused with its reason, another one counts, ten installments add up, and the price is explained", async () => {
  const { page } = await visit({ expectedProblems: [/4\d\d/] });
  await signIn(page, "integrador@solnascente.test");
  await openCheckout(page);
  await fillCustomer(page);
  await fillAddress(page);
  await openStep(page, "Extras, arquivos e observações");
  // The summary leads to the coupon.
  await page.getByRole("button", { name: "Adicionar cupom" }).click();
  const coupon = page.getByLabel("Cupom", { exact: true });
  await expect.poll(() => coupon.evaluate((field) => field === document.activeElement)).toBe(true);
  const sizeOf = async () => {
    const { width, height } = (await coupon.boundingBox()) ?? {};
    return { width, height };
  };
  const size = await sizeOf();
  await coupon.fill("PARCEIRO10");
  await page.getByRole("button", { name: "Aplicar cupom" }).click();
  await page.getByText("Este cupom foi desativado pelo distribuidor.").waitFor();
  expect(await sizeOf()).toEqual(size);
  await coupon.fill("semana do sol");
  await page.getByRole("button", { name: "Aplicar cupom" }).click();
  await page.getByText("Cupom SEMANADOSOL aplicado.").waitFor();
  await page.getByRole("checkbox", { name: /Entrega agendada/ }).check();
  await page.locator(".app-sum").filter({ hasText: "Itens extras" }).waitFor();
  expect(await stepOf(page, "Itens extras")).toMatch(/120,00/);
  await page.getByRole("radio", { name: /10× no cartão/ }).check();
  await page
    .getByLabel("Resumo")
    .getByText(/10× de R\$/)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const total = await stepOf(page, "Total");

  await saveAs(page, "Gerar pedido", "Residência em dez vezes");
  await page.waitForURL("**/requests/detail/**");
  expect(await stepOf(page, "Total")).toBe(total);
  await page.getByText("Cartão de crédito · 10× no cartão").first().waitFor();
  await page.getByText(/^O distribuidor envia a cobrança por fora do portal/).waitFor();
  expect(await page.getByLabel("Link de pagamento").count()).toBe(0);
  expect(await page.getByText("Como chegamos a este valor").count()).toBe(0);

  const admin = await visit({ device: "phone" });
  await signIn(admin.page, "admin@solnascente.test");
  await admin.page.goto(page.url());
  await admin.page.getByText("Como chegamos a este valor").click();
  await admin.page.getByRole("cell", { name: /Acréscimo em porcentagem do resultado/ }).waitFor();
  expect(await axeViolations(admin.page)).toEqual([]);
  expect(await overflowsSideways(admin.page)).toBe(false);
});
