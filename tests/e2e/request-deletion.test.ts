import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { giveOwnRole } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const { visit } = useBrowser();

/** A budget of a name of its own. */
async function createWork() {
  const buyer = await createListener("integrador");
  const name = `Obra ${newId("x").slice(-6)}`;
  const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], { name });
  return { ...budget, name };
}

/** Somebody of the distributor who sees budgets and orders, and has one more permission. */
async function createPersonWith(permission: string) {
  const person = await createListener("equipe");
  await giveOwnRole(person.id, () => ["budget", "budget.details", "order", "order.details", permission]);
  return person;
}

const remove = (page: Page) => page.getByRole("link", { name: "Excluir" });

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s one %s is deleted on its page, by who may, and restored there or from the list of deleted ones [REQUEST-26]",
  async (device, type) => {
    const { id, code, name, ...budget } = await createWork();
    const path = type === "budget" ? budget.path : await makeOrder(id);
    const list = type === "budget" ? "/budgets" : "/requests";
    const person = await createPersonWith(`${type}.delete`);
    const { page } = await visit({ device, expectedProblems: [/410/] });
    await signIn(page, person.email, { to: path });
    await remove(page).click();
    const dialog = page.getByRole("dialog", { name: `Excluir ${code}?` });
    await dialog.waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("link", { name: "Cancelar" }).click();
    await dialog.waitFor({ state: "detached" });
    await remove(page).click();
    await dialog.getByRole("button", { name: "Excluir" }).click();
    const title = type === "budget" ? "Este orçamento foi excluído" : "Este pedido foi excluído";
    const gone = page.getByRole("heading", { name: title });
    await gone.waitFor();
    await page.getByText(new RegExp(`^${code}, “${name}”, por .+ em \\d\\d/`)).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.reload();
    await gone.waitFor();
    await page.getByRole("button", { name: "Restaurar" }).click();
    await page.getByText(/^Restaurado\./).waitFor();
    await page.getByRole("heading", { name }).waitFor();

    await remove(page).click();
    await dialog.getByRole("button", { name: "Excluir" }).click();
    await page.getByRole("link", { name: type === "budget" ? "Ver orçamentos" : "Ver pedidos" }).click();
    await page.goto(portal(`${list}?view=list&search=${encodeURIComponent(name)}`));
    await page.getByText("Nada encontrado").waitFor();
    await page.goto(portal(`${list}?deleted=true&search=${encodeURIComponent(name)}`));
    await page.getByText("Excluídos: Nos últimos 30 dias").waitFor();
    await page.getByText(code, { exact: true }).first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole("button", { name: `Restaurar ${code}` }).click();
    await page.getByText(/^Restaurado\./).waitFor();

    // Without that permission, or with the other type's only, there is no such button.
    const other = await createPersonWith(type === "budget" ? "order.delete" : "budget.delete");
    const visitor = await visit({ device });
    await signIn(visitor.page, other.email, { to: path });
    await visitor.page.getByRole("heading", { name }).waitFor();
    expect(await remove(visitor.page).count()).toBe(0);
  },
);

test("the people of a marketplace see no way to delete a budget, and delete orders [REQUEST-26]", async () => {
  const budget = await createWork();
  const order = await createWork();
  const orderPath = await makeOrder(order.id);
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: budget.path });
  await remove(page).waitFor();
  const setMarketplace = (on: number) =>
    runSql("update distributor_profile set marketplace = ? where distributor_id = ?", [on, PLACE]);
  await setMarketplace(1);
  try {
    await page.reload();
    await page.getByRole("heading", { name: budget.name }).waitFor();
    expect(await remove(page).count()).toBe(0);
    await page.goto(portal(orderPath));
    await remove(page).click();
    await page.getByRole("button", { name: "Excluir" }).click();
    await page.getByRole("heading", { name: "Este pedido foi excluído" }).waitFor();
  } finally {
    await setMarketplace(0);
  }
});

test("who looks at what somebody else deletes is told, and keeps what was typed", async () => {
  const { path, id, name, code } = await createWork();
  const { page } = await visit({ expectedProblems: [/409|410/] });
  await signIn(page, "admin@solnascente.test", { to: path });
  await page.getByRole("heading", { name }).waitFor();
  const typed = page
    .getByRole("textbox", { name: "Desconto" })
    .or(page.getByLabel("Desconto", { exact: true }));
  await typed.first().fill("3");
  await runSql(
    `update request set deleted_at = ?, deleted_by = (select id from user where email = 'equipe@solnascente.test')
      where id = ?`,
    [new Date().toISOString(), id],
  );
  await page
    .getByRole("button", { name: /Salvar|Aplicar/ })
    .first()
    .click();
  await page.getByText("Este orçamento ou pedido foi excluído").waitFor();
  expect(await typed.first().inputValue()).toBe("3");
  await page.reload();
  await page.getByText(new RegExp(`^${code}, “${name}”, por `)).waitFor();
});

const card = (page: Page, code: string) => page.getByRole("listitem").filter({ hasText: code }).first();

/** Deletes a card with the keyboard. */
async function deleteCard(page: Page, code: string): Promise<void> {
  await card(page, code).locator("summary").focus();
  await page.keyboard.press("Enter");
  await card(page, code).getByRole("button", { name: "Excluir" }).focus();
  await page.keyboard.press("Enter");
}

test.each(["desktop", "phone"] as const)(
  "on a %s a card that is deleted leaves the board, here and in another browser, and its group's count and value go down; it can be taken back [REQUEST-23]",
  async (device) => {
    const first = await createWork();
    const second = await createWork();
    await runSql("update request set name = ? where id = ?", [`${first.name} B`, second.id]);
    const path = `/budgets?view=board&search=${encodeURIComponent(first.name)}`;
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: path });
    const both = page.getByRole("region", { name: /: 2$/ });
    await both.getByText("R$ 8.000,00").waitFor();
    const other = await visit();
    await signIn(other.page, "equipe@solnascente.test", { to: path });
    await other.page.getByRole("region", { name: /: 2$/ }).waitFor();

    await deleteCard(page, second.code);
    await page.getByText(`${second.code} foi excluído`).waitFor();
    for (const one of [page, other.page]) {
      const left = one.getByRole("region", { name: /: 1$/ });
      await left.getByRole("banner").or(left.locator("header")).getByText("R$ 4.000,00").waitFor();
      expect(await card(one, second.code).count()).toBe(0);
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Quadro de orçamentos",
    );
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Desfazer" }).click();
    for (const one of [page, other.page]) await one.getByRole("region", { name: /: 2$/ }).waitFor();
  },
);

test("what cannot be moved or deleted goes back to its place with the reason, refused or without a connection [REQUEST-22]", async () => {
  const { id, code, name } = await createWork();
  const path = `/budgets?view=board&search=${encodeURIComponent(name)}`;
  const { page, context } = await visit({
    expectedProblems: [/409/, /ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  });
  await signIn(page, "admin@solnascente.test", { to: path });
  await card(page, code).waitFor();
  await context.setOffline(true);
  await deleteCard(page, code);
  await page.getByText("falhou ao remover negociação.").waitFor();
  await card(page, code).waitFor();
  await card(page, code).locator("summary").click();
  await card(page, code).getByRole("button", { name: "Enviado", exact: true }).click();
  await page.getByText("falhou ao alterar negociação.").waitFor();
  await page.getByRole("region", { name: "Enviado: 0" }).waitFor();
  await context.setOffline(false);

  // Its payment has come in meanwhile.
  await runSql("update request set payment_status = 'received' where id = ?", [id]);
  await deleteCard(page, code);
  await page.getByText("Esta mudança não é possível agora").waitFor();
  expect(await page.getByText("falhou ao remover negociação.").count()).toBeGreaterThan(1);
  await card(page, code).waitFor();
});
