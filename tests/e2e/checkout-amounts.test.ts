import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { comeToCheckout, comeToCheckoutAs } from "./checkout-entry.ts";
import {
  fillAddress,
  fillCustomer,
  nameOf,
  openStep,
  save,
  summaryOf,
  totalOf,
  untilSettled,
} from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { countRequests } from "./saved-rows.ts";
import { axeViolations, overflowsSideways, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

/** Error message of a field, once it is invalid. */
async function problemOf(page: Page, field: Locator): Promise<string> {
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  const ids = (await field.getAttribute("aria-describedby")) ?? "";
  const error = ids.split(" ").find((id) => id.endsWith("-error")) ?? "";
  return page.locator(`[id="${error}"]`).innerText();
}

/** Presses both save buttons: the field gets the focus, and nothing is sent. */
async function isHeldAt(page: Page, field: Locator): Promise<void> {
  for (const name of ["Salvar como orçamento", "Gerar pedido"]) {
    await summaryOf(page).getByRole("button", { name }).click();
    await page.getByText("Corrija os campos marcados para salvar.").waitFor();
    await expect.poll(() => field.evaluate((shown) => shown === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/kitsIntegrator/checkout");
  }
}

test("amounts of extra items that do not read are told where they were typed, before anything is sent, and what the total shows is saved", async () => {
  const { page } = await visit();
  await comeToCheckout(page);
  await fillAddress(page);
  await fillCustomer(page);
  await openStep(page, "Extras, arquivos e observações");
  await page.getByRole("checkbox", { name: /Entrega agendada/ }).check();
  const amount = page.getByLabel("Quantidade de Entrega agendada");
  await untilSettled(page);
  const withOne = await totalOf(page).textContent();
  for (const typed of ["1000", "1e9", "-1", "0", "1,5", "dois", ""]) {
    await amount.fill(typed);
    expect(await problemOf(page, amount)).toMatch(/^Digite um número inteiro de 1 a 999\./);
    expect(await amount.inputValue()).toBe(typed);
  }
  expect(await axeViolations(page)).toEqual([]);
  const wide = page.viewportSize() ?? WIDTHS.desktop;
  await page.setViewportSize(WIDTHS.phone);
  expect(await overflowsSideways(page)).toBe(false);
  await page.setViewportSize(wide);
  await isHeldAt(page, amount);

  await amount.fill("3");
  await expect.poll(() => amount.getAttribute("aria-invalid")).toBeNull();
  expect(await page.getByText("Corrija os campos marcados para salvar.").count()).toBe(0);
  await untilSettled(page);
  const shown = await totalOf(page).textContent();
  expect(shown).not.toBe(withOne);
  const name = `Três entregas ${String(Date.now())}`;
  await nameOf(page).fill(name);
  await save(page, "Salvar como orçamento");
  await page.waitForURL("**/budgets/detail/**");
  const saved = await runSql(
    `select version.content ->> '$.extraItems[0].amount' as amount from request
      join request_version as version on version.request_id = request.id where request.name = ?`,
    [name],
  );
  expect(saved).toEqual([{ amount: 3 }]);
});

test("a discount that does not read is told at its field with the total that leaves it out, and keeps what was typed", async () => {
  const { page } = await visit();
  await comeToCheckoutAs(page, "equipe");
  await fillAddress(page);
  await fillCustomer(page);
  await openStep(page, "Pagamento");
  await untilSettled(page);
  const whole = await totalOf(page).innerText();
  const discount = page.getByLabel("Desconto", { exact: true });
  for (const [typed, words] of [
    ["101", /^Digite um percentual de 0 a 100 ou um valor em reais\. O que está aqui não foi aplicado\.$/],
    ["-1", /^Digite um número, como 12,5\. O que está aqui não foi aplicado\.$/],
    ["abc", /^Digite um número, como 12,5\. O que está aqui não foi aplicado\.$/],
  ] as const) {
    await discount.fill(typed);
    await expect.poll(() => problemOf(page, discount)).toMatch(words);
    await untilSettled(page);
    expect(await totalOf(page).innerText()).toBe(whole);
    await isHeldAt(page, discount);
    expect(await discount.inputValue()).toBe(typed);
  }
  // Above the person's limit the total shows an error, and nothing is sent.
  await discount.fill("50");
  await expect.poll(() => problemOf(page, discount)).toMatch(/passa do seu limite de/);
  await untilSettled(page);
  await isHeldAt(page, discount);
  await discount.fill("1");
  await expect.poll(() => discount.getAttribute("aria-invalid")).toBeNull();
  await untilSettled(page);
  expect(await totalOf(page).innerText()).not.toBe(whole);
  await save(page, "Gerar pedido");
  await page.waitForURL("**/requests/detail/**");
});

test.each([
  ["500", { status: 500, body: "{}" }],
  ["HTML", { status: 200, contentType: "text/html", body: "<p>Proxy</p>" }],
  ["nothing", null],
])("an order whose freight was answered %s is saved at a sum that was seen", async (what, answer) => {
  const { page } = await visit({ expectedProblems: [/Failed to load|ERR_|409|500/] });
  await comeToCheckout(page);
  await page.route("**/app/user/freights/quote**", (route) =>
    answer === null ? route.abort() : route.fulfill(answer),
  );
  await fillAddress(page);
  await fillCustomer(page);
  await page.getByRole("button", { name: "Calcular de novo" }).waitFor();
  const name = `Frete ${what} ${String(Date.now())}`;
  await nameOf(page).fill(name);
  await untilSettled(page);
  const told = summaryOf(page).locator(".app-sum").filter({ hasText: "Total sem frete" });
  const [before = ""] = /R\$\s[\d.]+,\d{2}/.exec(await told.innerText()) ?? [];
  await save(page, "Gerar pedido");
  const notice = page.getByText(/sem o frete, agora é R\$\s.* com ele\. Nada foi salvo\.$/);
  expect(await notice.innerText()).toContain(before);
  expect(await countRequests(name)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const accept = page.getByRole("button", { name: /^Aceitar R\$\s.* e salvar$/ });
  const [accepted = ""] = /R\$\s[\d.]+,\d{2}/.exec(await accept.innerText()) ?? [];
  expect(accepted).not.toBe(before);
  await accept.click();
  await page.waitForURL("**/requests/detail/**");
  await expect.poll(() => page.locator(".app-sum--total dd").first().innerText()).toBe(accepted);
  expect(await countRequests(name)).toBe(1);
});
