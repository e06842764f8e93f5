import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { fillAddress, fillCustomer, saveAs } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { findBarriers } from "./barriers.ts";
import { createPersonWithout } from "./role-rows.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const seesRequests = (permission: string) => /^(budget|order)(\.|$)/.test(permission);
const cartOf = (page: Page) => page.getByRole("complementary", { name: "Carrinho" });

/** Path where staff buys for a company. */
async function pathFor(): Promise<string> {
  const [company] = await runSql("select integrator_id as id from user where email = ?", [
    "integrador@solnascente.test",
  ]);
  return `/separateSale?integrator=${String(company?.["id"])}`;
}

async function takeModules(page: Page): Promise<void> {
  const field = page.getByRole("combobox", { name: "Incluir por código" });
  await field.fill("MOD-BYD-530 4");
  await field.press("Enter");
  await cartOf(page)
    .getByRole("spinbutton", { name: /BYD 530/ })
    .waitFor();
  await cartOf(page).getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL(/\/separateSale\/checkout\?.*cart=crt_/);
}

const codeOf = async (name: string) => {
  const [row] = await runSql("select code from request where name = ?", [name]);
  return String(row?.["code"]);
};

test("staff who save and see no budgets or orders come back to the way to buy, which says what was saved [CHECKOUT-06]", async () => {
  const { email } = await createPersonWithout("equipe", seesRequests);
  const { page } = await visit();
  await signIn(page, email, { to: await pathFor() });
  await takeModules(page);
  const checkout = page.url();
  await saveAs(page, "Salvar como orçamento", "Equipe sem lista");
  await page.waitForURL(/\/separateSale\?saved=budget&code=ORC-/);
  const code = await codeOf("Equipe sem lista");
  await page.getByRole("status").getByText(`Orçamento ${code} salvo.`).waitFor();
  await page.getByRole("heading", { level: 1, name: "Produtos Avulsos" }).waitFor();
  expect(await cartOf(page).getByRole("spinbutton").count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);

  // The saved checkout knows that it was saved, and does not link to a page that the person may not open.
  await page.goto(checkout);
  await untilHydrated(page);
  await page.getByRole("status").filter({ hasText: "já foi salv" }).waitFor();
  expect(await page.getByRole("status").getByRole("link").count()).toBe(0);
});

test("staff who save an order are told that its stock is reserved", async () => {
  const { email } = await createPersonWithout("equipe", seesRequests);
  const { page } = await visit();
  await signIn(page, email, { to: await pathFor() });
  await takeModules(page);
  await fillCustomer(page);
  await fillAddress(page);
  await page
    .getByText(/Entrega até/)
    .first()
    .waitFor();
  await saveAs(page, "Gerar pedido", "Pedido sem lista");
  await page.waitForURL(/\/separateSale\?saved=order&code=PED-/);
  const code = await codeOf("Pedido sem lista");
  await page.getByRole("status").getByText(`Pedido ${code} salvo. O estoque está reservado.`).waitFor();
});

test("who turns a budget into an order and sees no orders stays with the budgets [CHECKOUT-06]", async () => {
  const { id: userId, email } = await createPersonWithout("equipe", (one) => /^order(\.|$)/.test(one));
  const { id, path } = await createBudget(userId, [await createProduct("Cabo solar 6 mm²")]);
  const { page } = await visit();
  await signIn(page, email, { to: path });
  await page.getByRole("link", { name: "Gerar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL(/\/budgets\?saved=order&code=PED-/);
  const [row] = await runSql("select code, type from request where distributor_id = ? and id = ?", [
    DEMO_DISTRIBUTOR_IDS.solnascente,
    id,
  ]);
  expect(row?.["type"]).toBe("order");
  await page
    .getByRole("status")
    .getByText(`Pedido ${String(row?.["code"])} salvo.`)
    .waitFor();
  expect(new URL(page.url()).origin).toBe(new URL(portal("/")).origin);
});
