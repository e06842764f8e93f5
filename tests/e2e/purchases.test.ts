import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createBudget, createProduct } from "./budget-rows.ts";
import { fillAddress, fillCustomer, openStep, saveAs, summaryOf, untilSettled } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createCompany } from "./purchase-rows.ts";
import {
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  untilHydrated,
  untilLive,
  useBrowser,
} from "./session.ts";

const { visit } = useBrowser();

async function expectFine(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
}

/** A budget of R$ 4.000,00 of a company. */
async function createBudgetOf(
  { id: integratorId, buyer }: Awaited<ReturnType<typeof createCompany>>,
  content: object = {},
) {
  const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], { content });
  await runSql("update request set integrator_id = ? where id = ?", [integratorId, budget.id]);
  return budget;
}

test("a manager sets a limit on a phone, a person is stopped at the checkout and asks, the manager approves, and the order is there", async () => {
  const company = await createCompany();
  const { page: manager } = await visit({ device: "phone", expectedProblems: [/400/] });
  await signIn(manager, company.manager.email, { to: "/info/company" });
  await untilLive(manager);
  await manager.getByLabel("Limite por pessoa (R$)").fill("mil");
  await manager.getByRole("button", { name: "Salvar regras" }).click();
  await manager.getByText("Digite um valor em reais").waitFor();
  expect(await manager.getByLabel("Limite por pessoa (R$)").inputValue()).toBe("mil");
  await manager.getByLabel("Limite por pessoa (R$)").fill("1.000,00");
  await manager.getByLabel("Período", { exact: true }).selectOption("por semana");
  await manager.getByRole("button", { name: "Salvar regras" }).click();
  await manager.getByText("Regras salvas.", { exact: false }).waitFor();
  await manager.getByText("Limites próprios").click();
  await manager.getByLabel("Limite de Nina Barros").waitFor();
  await expectFine(manager);
  await manager.reload();
  expect(await manager.getByLabel("Limite por pessoa (R$)").inputValue()).toBe("1.000,00");
  await untilLive(manager);

  const { page } = await visit({ expectedProblems: [/422/] });
  await signIn(page, company.buyer.email, { to: "/kitsIntegrator?minPower=5&maxPower=7" });
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await fillCustomer(page);
  await fillAddress(page);
  await openStep(page, "Extras, arquivos e observações");
  await page.getByLabel("Número da ordem de compra").fill("OC 4711");
  await page.getByText(/^Seu limite até .*: R\$\s1\.000,00, restam R\$\s1\.000,00\. Acima disso/).waitFor();
  await saveAs(page, "Gerar pedido", "Galpão da rua 7");
  await page.getByText("Este pedido passa do seu limite de compra").waitFor();
  await page
    .getByText("Seu limite é de R$ 1.000,00 por semana. Você já pediu R$ 0,00", { exact: false })
    .waitFor();
  await expectFine(page);
  await page.getByLabel("Motivo (opcional)").fill("Obra do hospital");
  await page.getByRole("button", { name: "Salvar e pedir aprovação" }).click();
  await page.waitForURL("**/budgets/purchase/**");
  await page.getByText("Aprovação pedida.", { exact: false }).waitFor();
  await page.getByText("Aguardando um gestor").waitFor();
  await expectFine(page);
  await untilLive(page);

  await manager.getByText(/^Compra para aprovar · ORC-/).waitFor();
  await manager.goto(portal("/info/company"));
  await manager.getByRole("link", { name: /Galpão da rua 7/ }).click();
  await manager.waitForURL("**/budgets/purchase/**");
  await manager.getByText("Bia Reis ·", { exact: false }).waitFor();
  await manager.getByText("Obra do hospital").waitFor();
  await manager.getByText("OC 4711").waitFor();
  await manager.getByRole("button", { name: "Recusar" }).waitFor();
  await expectFine(manager);
  await manager.getByRole("button", { name: "Aprovar e gerar o pedido" }).click();
  await manager.getByText("Aprovado. O pedido foi gerado.").waitFor();
  await expectFine(manager);

  await page.getByText("Aprovada", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Ver o pedido" }).click();
  await page.waitForURL("**/requests/detail/**");
  await page.getByRole("heading", { name: "Galpão da rua 7" }).waitFor();
  await page.getByText("OC 4711").waitFor();
});

test("a budget above the limit leads to its page, a manager refuses with a reason, and it is asked again with a number", async () => {
  const company = await createCompany();
  const { id, code, path } = await createBudgetOf(company);
  await runSql(
    `insert into purchase_rule (distributor_id, integrator_id, limit_cents, period, is_number_required, exceptions, version,
        updated_at)
      select distributor_id, id, 350000, 'month', 0, '[]', 1, created_at from integrator where id = ?`,
    [company.id],
  );
  const { page } = await visit({ dark: true, expectedProblems: [/400|409/] });
  await signIn(page, company.buyer.email, { to: path });
  await page.getByRole("link", { name: "Gerar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL(`**/budgets/purchase/${id}`);
  await page.getByText("Seu limite é de R$ 3.500,00 por mês. Você já pediu R$ 0,00 neste mês.").waitFor();
  await expectFine(page);
  await page.getByRole("button", { name: "Pedir aprovação" }).click();
  await page.getByText("Aguardando um gestor").waitFor();
  await untilLive(page);

  const { page: manager } = await visit({ device: "phone", dark: true, expectedProblems: [/400/] });
  await signIn(manager, company.manager.email, { to: `/budgets/purchase/${id}` });
  await manager.getByText("Acima do limite").waitFor();
  await manager.getByText("R$ 500,00").waitFor();
  await manager.getByRole("button", { name: "Recusar" }).click();
  await manager.getByText("Campo obrigatório").or(manager.locator('[aria-invalid="true"]')).first().waitFor();
  await expectFine(manager);
  await manager.getByLabel("Comentário").fill("Espere o mês que vem");
  await manager.getByRole("button", { name: "Recusar" }).click();
  await manager.getByText("Recusado. Quem pediu foi avisado.").waitFor();
  await page.getByText("Espere o mês que vem").waitFor();

  await runSql("update purchase_rule set is_number_required = 1 where integrator_id = ?", [company.id]);
  await page.reload();
  await page.getByRole("button", { name: "Pedir aprovação" }).click();
  await page.locator('[aria-invalid="true"]').waitFor();
  await expectFine(page);
  await page.getByLabel("Número da ordem de compra").fill("OC 77");
  await page.getByRole("button", { name: "Pedir aprovação" }).click();
  await page.getByText("Aguardando um gestor").waitFor();
  await page.goto(portal("/caixa-de-saida"));
  await page.getByText(`Compra para aprovar: ${code}`).first().waitFor();
  await page.getByText(`Compra recusada: ${code}`).first().waitFor();
  await manager.goto(portal(`/budgets/purchase/${id}`));
  await manager.getByRole("button", { name: "Aprovar e gerar o pedido" }).click();
  await manager.getByText("Aprovado. O pedido foi gerado.").waitFor();
  const [row] = await runSql(
    "select type, purchase_number as number, placed_by as placer from request where id = ?",
    [id],
  );
  expect(row).toEqual({ type: "order", number: "OC 77", placer: company.buyer.id });
});

test("what an order needs is typed at the conversion of a budget, asked for with it, and in the order that is approved", async () => {
  const company = await createCompany();
  const { id, path } = await createBudgetOf(company, { delivery: { shippingType: "CIF", address: null } });
  await runSql(
    `insert into purchase_rule (distributor_id, integrator_id, limit_cents, period, is_number_required, exceptions, version,
        updated_at)
      select distributor_id, id, 0, 'day', 1, '[]', 1, created_at from integrator where id = ?`,
    [company.id],
  );
  const { page } = await visit({ expectedProblems: [/4(09|22)/] });
  await signIn(page, company.buyer.email, { to: path });
  await page.getByRole("link", { name: "Gerar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL("**/checkout**");
  await untilHydrated(page);
  await fillAddress(page);
  await untilSettled(page);
  await summaryOf(page).getByRole("button", { name: "Gerar pedido" }).click();
  const number = page.getByLabel("Número da ordem de compra");
  await expect.poll(() => number.getAttribute("aria-invalid")).toBe("true");
  await number.fill("OC 31");
  await saveAs(page, "Gerar pedido", "Padaria Trigal 2");
  // The new delivery has a freight.
  await page.getByRole("button", { name: /^Aceitar R\$.4\.250,00 e salvar$/ }).click();
  await page.getByText("Este pedido passa do seu limite de compra").waitFor();
  await page.getByRole("button", { name: "Salvar e pedir aprovação" }).click();
  await page.waitForURL(`**/budgets/purchase/${id}**`);
  await page.getByText("Aguardando um gestor").waitFor();
  const { page: manager } = await visit();
  await signIn(manager, company.manager.email, { to: `/budgets/purchase/${id}` });
  await manager.getByRole("button", { name: "Aprovar e gerar o pedido" }).click();
  await manager.getByText("Aprovado. O pedido foi gerado.").waitFor();
  const [row] = await runSql(
    "select type, name, purchase_number as number, total_cents as total from request where id = ?",
    [id],
  );
  expect(row).toEqual({ type: "order", name: "Padaria Trigal 2", number: "OC 31", total: 425_000 });
});

test("the company gives its number to an order on its page, on a phone, and finds the order by it", async () => {
  const company = await createCompany();
  const { path } = await createBudgetOf(company);
  const { page } = await visit({ device: "phone" });
  await signIn(page, company.buyer.email, { to: path });
  await page.getByText("não informada").waitFor();
  await page.getByRole("link", { name: "Informar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Número da ordem de compra").fill("OC 2026/15");
  await expectFine(page);
  await dialog.getByRole("button", { name: "Salvar número" }).click();
  await page.getByText("Ordem de compra salva.").waitFor();
  await page.getByText("OC 2026/15").waitFor();
  await expectFine(page);
  await page.goto(portal("/budgets?search=2026%2F15"));
  await untilHydrated(page);
  await page.getByText("Padaria Trigal").first().waitFor();
  expect(await summaryOf(page).count()).toBe(0);
});

test("people who do not manage the company see no rules, and the distributor's people no approvals", async () => {
  const company = await createCompany();
  const { id } = await createBudgetOf(company);
  const { page } = await visit();
  await signIn(page, company.buyer.email, { to: "/info/company" });
  await page.getByRole("heading", { name: "Empresa", exact: false }).first().waitFor();
  expect(await page.getByText("Regras de compra").count()).toBe(0);
  const { page: staff } = await visit();
  await signIn(staff, "admin@solnascente.test", { to: `/budgets/purchase/${id}` });
  await staff.waitForURL((url) => !url.pathname.startsWith("/budgets/purchase"));
});
