import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Somebody whose order can be saved. */
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

/** What is bought and what it comes to, beside the form. */
export function summaryOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Resumo" });
}

/** The whole sum, once it is known. */
export function totalOf(page: Page): Locator {
  return summaryOf(page).locator(".app-sum--total dd");
}

/** Types the fields of the checkout's form, by their labels. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
    // Its list of cities would stand over what comes next.
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

/** Presses a button that saves; the name is asked for. */
export async function askName(page: Page, button: SaveButton): Promise<void> {
  await summaryOf(page).getByRole("button", { name: button }).click();
  await page.getByRole("dialog").waitFor();
  // The sum that is seen is the one that is saved.
  await untilSettled(page);
}

/** Saves what is on the page, under a name. */
export async function saveAs(page: Page, button: SaveButton, name: string): Promise<void> {
  await askName(page, button);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: button }).click();
}

/** Waits until the checkout asks for nothing more: no freight, no total, and nothing that brings them about. */
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
