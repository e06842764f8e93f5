import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PAID_STATUS } from "#domain/settings/paid-status.ts";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const fact = (page: Page, label: string) =>
  page.getByRole("main").locator(".app-facts > div").filter({ hasText: label }).first();

async function createRequest(type: "budget" | "order") {
  const buyer = await createListener("integrador");
  const name = `Obra ${newId("x").slice(-6)}`;
  const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], { name });
  return {
    ...{ buyer, name, id: budget.id, code: budget.code },
    path: type === "budget" ? budget.path : await makeOrder(budget.id),
  };
}

/** Gives a person a name of their own. */
async function rename(id: string): Promise<string> {
  const name = `Vera${id.slice(-5)}`;
  await runSql("update user set name = ? where id = ?", [name, id]);
  return `${name} Barros`;
}

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s one %s is handed to another seller by who may, who is told and finds it among theirs [REQUEST-25]",
  async (device, type) => {
    const { path, name, code } = await createRequest(type);
    const other = await createListener("equipe");
    const otherName = await rename(other.id);
    const staff = await createListener("equipe");
    const { page } = await visit({ device });
    await signIn(page, staff.email, { to: path });
    await fact(page, "Vendedor").getByText("Ninguém ainda").waitFor();
    await fact(page, "Vendedor").getByRole("link", { name: "Trocar" }).click();
    const dialog = page.getByRole("dialog", { name: `Quem é o vendedor de ${code}?` });
    await dialog.getByLabel("Vendedor").selectOption({ label: otherName });
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await dialog.getByRole("button", { name: "Passar" }).click();
    await page.getByText("Passado adiante.").waitFor();
    await fact(page, "Vendedor").getByText(otherName).waitFor();

    const told = await visit({ device });
    await signIn(told.page, other.email, { to: "/info/notifications" });
    await told.page.getByRole("link", { name: new RegExp(`Agora é com você · ${code}`) }).click();
    await told.page.waitForURL(`**${path}`);
    await told.page.getByRole("heading", { name }).waitFor();
    const list = type === "budget" ? "/budgets" : "/requests";
    await told.page.goto(new URL(`${list}?view=list&sellerId=${other.id}`, told.page.url()).href);
    await told.page.getByRole("link", { name }).waitFor();
    await told.page.getByText(`Vendedor: ${otherName}`).waitFor();

    const without = await createPersonWithout("equipe", (one) => one === `${type}.changeSeller`);
    const visitor = await visit({ device });
    await signIn(visitor.page, without.email, { to: path });
    await fact(visitor.page, "Vendedor").getByText(otherName).waitFor();
    expect(await visitor.page.getByRole("link", { name: "Trocar" }).count()).toBe(0);
  },
);

test("two people hand over the same budget: the second is told", async () => {
  const { path } = await createRequest("budget");
  const staff = await createListener("equipe");
  const name = await rename(staff.id);
  const [one, two] = [await visit(), await visit({ expectedProblems: [/409/] })];
  for (const { page } of [one, two]) {
    await signIn(page, staff.email, { to: `${path}?dialog=seller` });
    await page.getByRole("dialog").getByLabel("Vendedor").selectOption({ label: name });
  }
  await one.page.getByRole("button", { name: "Passar" }).click();
  await one.page.getByText("Passado adiante.").waitFor();
  await two.page.getByRole("button", { name: "Passar" }).click();
  await two.page.getByRole("dialog", { name: "Outra pessoa salvou antes de você" }).waitFor();
});

test.each(["desktop", "phone"] as const)(
  "on a %s an order's payment is read by both sides, and edited by who may, never by integrators [REQUEST-03, REQUEST-33, REQUEST-34]",
  async (device) => {
    const { path, id, code, buyer } = await createRequest("order");
    await runSql(
      `insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status, amount_cents,
          expires_at, created_at)
        select distributor_id, ?, id, 'sandbox', ?, 'pix', 'expired', total_cents, '2026-01-05T13:00:00.000Z',
          '2026-01-05T12:30:00.000Z' from request where id = ?`,
      [`chg_${id}`, `chg_${id}`, id],
    );
    const staff = await createListener("equipe");
    const { page } = await visit({ device });
    await signIn(page, staff.email, { to: path });
    const panel = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Pagamento" }) })
      .last();
    await panel.getByText("Aguardando Envio").waitFor();
    await panel.getByRole("link", { name: "Ver pagamento" }).click();
    await page.waitForURL(`**/request/payment-details/${id}`);
    await page.getByRole("heading", { name: new RegExp(`^Pagamento de`) }).waitFor();
    await page.getByText("Expirada").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.reload();
    await page.getByRole("link", { name: "Ver o pedido" }).click();
    await panel.getByRole("link", { name: "Mudar situação" }).waitFor();

    // While it could still be edited: who reads it only, and the company that bought.
    const company = await visit({ device });
    await signIn(company.page, buyer.email, { to: path });
    await company.page.getByText("Gerando Dados de Pagamento").first().waitFor();
    const reader = await createPersonWithout("equipe", (one) => one === "order.details.payment.statusEdit");
    const readers = await visit({ device });
    await signIn(readers.page, reader.email, { to: path });
    await readers.page.getByText("Aguardando Envio").first().waitFor();
    for (const other of [company.page, readers.page]) {
      expect(await other.getByRole("link", { name: "Mudar situação" }).count()).toBe(0);
      await other.goto(new URL(`${path}?dialog=payment`, other.url()).href);
      await other.getByRole("heading", { name: "Pagamento", exact: true }).waitFor();
      expect(await other.getByRole("dialog").count()).toBe(0);
    }

    await panel.getByRole("link", { name: "Mudar situação" }).click();
    const dialog = page.getByRole("dialog", { name: /Como está o pagamento/ });
    await dialog.getByLabel("Nova situação").selectOption({ label: "Pagamento Recebido" });
    await dialog.getByLabel("Motivo").fill("Transferência conferida");
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Mudar situação" }).click();
    await page.getByText("Situação do pagamento alterada.").waitFor();
    await panel.getByText("Pagamento Recebido").waitFor();
    expect(await panel.getByRole("link", { name: "Mudar situação" }).count()).toBe(0);

    await company.page.reload();
    await company.page.getByText("Pagamento Concluído").first().waitFor();

    const without = await createPersonWithout("equipe", (one) => one.startsWith("order.details.payment"));
    const visitor = await visit({ device });
    await signIn(visitor.page, without.email, { to: path });
    await visitor.page.getByRole("heading", { name: "Itens" }).waitFor();
    expect(await visitor.page.getByRole("heading", { name: "Pagamento" }).count()).toBe(0);
    expect(code).not.toBe("");
  },
);

test("once an order has come to the status of billing dates, its date is set on its page, and before that not [DEALSTATUS-07]", async () => {
  const { path, id } = await createRequest("order");
  const staff = await createListener("equipe");
  const { page } = await visit();
  await signIn(page, staff.email, { to: path });
  await fact(page, "Data de faturamento").getByText("Sem data de faturamento").waitFor();
  expect(await page.getByRole("link", { name: "Informar" }).count()).toBe(0);
  const comeTo = async (status: string) => {
    await runSql(
      `update request set deal_status_id = (select id from deal_status where type = 'order' and name = ?
        and distributor_id = request.distributor_id) where id = ?`,
      [status, id],
    );
    await page.reload();
  };
  // The one at which units leave the stock comes before.
  await comeTo(PAID_STATUS);
  await fact(page, "Data de faturamento").getByText("Sem data de faturamento").waitFor();
  expect(await page.getByRole("link", { name: "Informar" }).count()).toBe(0);
  await comeTo("Faturado");
  await fact(page, "Data de faturamento").getByRole("link", { name: "Informar" }).click();
  const dialog = page.getByRole("dialog", { name: /faturado\?/ });
  await dialog.getByLabel("Informar").fill("2026-12-15");
  await dialog.getByRole("button", { name: "Salvar data" }).click();
  await page.getByText("Data de faturamento salva.").waitFor();
  await fact(page, "Data de faturamento").getByText("15/12/2026").waitFor();
  await fact(page, "Data de faturamento").getByRole("link", { name: "Mudar" }).click();
  await page.getByRole("dialog").getByLabel("Informar").fill("");
  await page.getByRole("button", { name: "Salvar data" }).click();
  await fact(page, "Data de faturamento").getByText("Sem data de faturamento").waitFor();
});
