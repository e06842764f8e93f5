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

type StepTitle =
  | "Cliente"
  | "Entrega"
  | "Pagamento"
  | "Extras, arquivos e observações"
  | "Arquivos e observações";

/** The summary beside the form. */
export function summaryOf(page: Page): Locator {
  return page.getByRole("complementary", { name: "Resumo" });
}

/** The total, once it is known. */
export function totalOf(page: Page): Locator {
  return summaryOf(page).locator(".app-sum--total dd");
}

/** A step of the checkout, which may be folded to a line. */
export function stepOf(page: Page, title: StepTitle): Locator {
  return page.getByRole("group", { name: title, exact: true });
}

/** Opens a folded step of the checkout; one that is open stays so. */
export async function openStep(page: Page, title: StepTitle): Promise<void> {
  const step = stepOf(page, title);
  await step.waitFor();
  const button = openButton(step);
  if (await button.isVisible()) await button.click();
}

function openButton(step: Locator): Locator {
  return step.getByRole("button", { name: /^(Trocar|Abrir) / });
}

/** Fills in fields of the checkout, by label. A folded step of theirs is opened. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true });
    const button = openButton(page.locator(".app-step", { has: field }));
    if (await button.isVisible()) await button.click();
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

/** The name of what is saved. */
export function nameOf(page: Page): Locator {
  return page.getByLabel("Nome da compra", { exact: true });
}

/** Presses a save button, once nothing is pending: only the total on screen is saved. */
export async function save(page: Page, button: SaveButton): Promise<void> {
  await untilSettled(page);
  await summaryOf(page).getByRole("button", { name: button }).click();
}

/** Saves what is on the page, under a name. */
export async function saveAs(page: Page, button: SaveButton, name: string): Promise<void> {
  await nameOf(page).fill(name);
  await save(page, button);
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
