import { expect, test } from "vitest";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { giveOwnRole } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** An order of R$ 4.000,00 for which financing was agreed on. */
async function createFinanced(): Promise<string> {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type: "financiamento", methodName: "Financiamento" } },
  });
  await makeOrder(id);
  return id;
}

test.each([
  ["desktop", true],
  ["phone", false],
] as const)(
  "on a %s a payer asks for a financing, and staff read it with the payment",
  async (device, dark) => {
    const id = await createFinanced();
    const { page } = await visit({ device, dark });
    await page.goto(portal(`/checkout/${id}`));
    const form = page.getByRole("form", { name: "Pedir financiamento" });
    await form.getByLabel("Em quantos meses").selectOption("48 meses");
    await form.getByLabel("Telefone ou e-mail para contato").fill("(11) 98888-7777");
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await form.getByRole("button", { name: "Pedir financiamento" }).click();
    await form.getByText(/^Pedido de 48 meses enviado em /).waitFor();
    await page.reload();
    await form.getByText(/^Pedido de 48 meses enviado em /).waitFor();
    expect(await form.getByLabel("Em quantos meses").inputValue()).toBe("48");

    const cashier = await createListener("equipe");
    await giveOwnRole(cashier.id, () => ["order", "order.details", "order.details.payment"]);
    const staff = await visit({ device, dark });
    await signIn(staff.page, cashier.email, { to: `/request/payment-details/${id}` });
    const panel = staff.page.getByRole("region", { name: "Financiamento pedido" });
    await panel.getByText("48 meses").waitFor();
    await panel.getByText("(11) 98888-7777").waitFor();
    expect(await axeViolations(staff.page)).toEqual([]);
    expect(await overflowsSideways(staff.page)).toBe(false);
  },
);

test("without scripts a financing is asked for by a post, and what is wrong is told", async () => {
  const id = await createFinanced();
  const post = (contact: string) =>
    fetch(portal(`/checkout/${id}/financiamento`), {
      method: "POST",
      redirect: "manual",
      headers: { origin: new URL(portal("/")).origin },
      body: new URLSearchParams({ months: "60", contact }),
    });
  const refused = await post("1");
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('role="alert"');
  const taken = await post("ana@exemplo.com.br");
  expect([taken.status, taken.headers.get("location")]).toEqual([303, `/checkout/${id}`]);
  expect(await runSql("select months, contact from financing_ask where request_id = ?", [id])).toEqual([
    { months: 60, contact: "ana@exemplo.com.br" },
  ]);
});
