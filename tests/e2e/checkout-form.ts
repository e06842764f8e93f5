import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A customer with whom an order can be saved. */
const CUSTOMER = {
  "Nome ou razão social": "Marina Alves",
  CPF: "529.982.247-25",
  "Telefone com DDD": "(62) 98765-4321",
  "E-mail": "marina@cliente.test",
} as const;

const ADDRESS = {
  CEP: "74000-000",
  Endereço: "Rua das Acácias",
  Número: "100",
  Bairro: "Centro",
  Cidade: "Goiânia",
} as const;

/** The summary beside the form. */
export function summaryOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Resumo" });
}

/** The total, once it is known. */
export function totalOf(page: Page): Locator {
  return summaryOf(page).locator(".app-sum--total dd");
}

/** Fills in fields of the checkout, by label. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
    // Closes the list of cities, which would cover the next field.
    if (label === "Cidade") await field.press("Tab");
  }
}

export async function fillCustomer(page: Page): Promise<void> {
  await fillFields(page, CUSTOMER);
}

export async function fillAddress(page: Page): Promise<void> {
  await fillFields(page, ADDRESS);
}

type SaveButton = "Gerar pedido" | "Salvar como orçamento" | "Salvar alterações";

/** Presses a save button, which opens the name dialog. */
export async function askName(page: Page, button: SaveButton): Promise<void> {
  await summaryOf(page).getByRole("button", { name: button }).click();
  await page.getByRole("dialog").waitFor();
  // Only the total on screen is saved.
  await untilSettled(page);
}

/** Saves what is on the page, under a name. */
export async function saveAs(page: Page, button: SaveButton, name: string): Promise<void> {
  await askName(page, button);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: button }).click();
}

/** Waits until no freight or total is pending or scheduled. */
export async function untilSettled(page: Page): Promise<void> {
  let before = "";
  const isAtRest = async () => {
    const now = await page.evaluate(() => {
      const isBusy = document.querySelector(".app-summary")?.getAttribute("aria-busy");
      return `${String(isBusy)} ${String(performance.getEntriesByType("resource").length)}`;
    });
    const isSame = now === before && now.startsWith("false");
    before = now;
    return isSame;
  };
  await expect.poll(isAtRest, { interval: 400, timeout: 20_000 }).toBe(true);
}
