import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS, DEMO_PAYMENT_SECRET, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";

afterEach(async () => {
  await runSql(
    `update distributor_profile set settings = json_remove(settings, '$.payments.methods', '$.payments.provider')
      where distributor_id = ?`,
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
});

/** An order of R$ 4.000,00 that is paid by card in ten installments. */
async function createCardOrder(type: "credito" | "debito" = "credito") {
  const buyer = await createListener("integrador");
  const condition = { id: "pcd_10", name: "Em 10 vezes", value: "0", quantityOfInstallments: 10 };
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: {
      payment: {
        ...{ type, methodName: "Cartão" },
        condition: { ...condition, conditionType: "increase", modifierType: "percentage" },
      },
    },
  });
  return { id, orderPath: await makeOrder(id), path: `/request/payment-details/${id}` };
}

/** Lets the distributor charge by card, as staff do. */
async function chargeByCard(page: Page): Promise<void> {
  await signIn(page, ADMIN, { to: "/settings/payment/hub" });
  await page.getByRole("switch", { name: "Cobrar por cartão de crédito" }).check();
  await page.getByRole("switch", { name: "Cobrar por cartão de débito" }).check();
  await page.getByRole("button", { name: "Salvar recebimento" }).click();
  await page.getByText("Recebimento salvo. Já vale para as próximas cobranças.").waitFor();
}

async function chooseMercadoPago(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Quem recebe por vocês" });
  await form.getByLabel("Provedor").selectOption("mercadopago");
  await form.getByLabel("Access token").fill(DEMO_PAYMENT_TOKEN);
  await form.getByLabel("Assinatura secreta das notificações").fill(DEMO_PAYMENT_SECRET);
  await form.getByRole("button", { name: "Salvar provedor" }).click();
  await page.getByText("Provedor salvo.").waitFor();
}

test.each(["desktop", "phone"] as const)(
  "on a %s staff let cards be charged, and a payer reads the installments, pays at the provider and comes back to the receipt",
  async (device) => {
    const { page } = await visit({ device });
    await chargeByCard(page);
    expect(await axeViolations(page)).toEqual([]);
    await chooseMercadoPago(page);
    const { id, orderPath, path } = await createCardOrder();
    await page.goto(portal(orderPath));
    const payUrl = await page.getByLabel("Link de pagamento").inputValue();
    const { page: payer } = await visit({ device });
    await payer.goto(payUrl);
    await payer.getByText("até 10x de R$ 400,00").waitFor();
    await payer.getByText("sem juros").waitFor();
    expect(await axeViolations(payer)).toEqual([]);
    expect(await overflowsSideways(payer)).toBe(false);
    await payer.getByRole("button", { name: "Pagar com cartão" }).click();
    await payer.getByRole("button", { name: "Recusar o cartão" }).click();
    // Back from a card that was refused, another one can be tried.
    await payer.waitForURL("**/checkout/**status=rejected");
    await payer.getByRole("alert").getByText("O cartão não foi aceito").waitFor();
    const onwards = payer.getByRole("link", { name: "Continuar na página segura" });
    await onwards.waitFor();
    expect(await axeViolations(payer)).toEqual([]);
    expect(await overflowsSideways(payer)).toBe(false);
    await onwards.click();
    await payer.getByRole("button", { name: "Aprovar o cartão" }).click();
    await payer.waitForURL("**/checkout/**status=approved");
    await payer.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    expect(await payer.getByRole("alert").count()).toBe(0);
    await page.goto(portal(path));
    await page.getByText("Pagamento Recebido", { exact: true }).first().waitFor();
    await page.getByText("Cartão de crédito").first().waitFor();
    const lines = await runSql("select kind from payment_entry where request_id = ? order by seq", [id]);
    expect(lines.map(({ kind }) => kind)).toEqual(["created", "declined", "paid", "fee"]);
  },
);

test("after three refused cards a payer reads that cards are paused; staff are told, let them go with a reason, and the payer pays", async () => {
  const { page } = await visit();
  await chargeByCard(page);
  await chooseMercadoPago(page);
  const { id } = await createCardOrder();
  const { page: payer } = await visit({ device: "phone" });
  await payer.goto(portal(`/checkout/${id}`));
  await payer.getByRole("button", { name: "Pagar com cartão" }).click();
  await payer.getByRole("button", { name: "Recusar o cartão" }).click();
  for (let card = 2; card <= 3; card += 1) {
    await payer.getByRole("link", { name: "Continuar na página segura" }).click();
    await payer.getByRole("button", { name: "Recusar o cartão" }).click();
  }
  await payer.getByRole("heading", { name: "Pagamento com cartão pausado" }).waitFor();
  expect(await payer.getByRole("button", { name: "Pagar com cartão" }).count()).toBe(0);
  expect(await axeViolations(payer)).toEqual([]);
  expect(await overflowsSideways(payer)).toBe(false);

  await page.goto(portal("/payments?status=stopped"));
  await page.getByRole("row").getByText("Cartões pausados", { exact: true }).first().waitFor();
  await page.goto(portal(`/request/payment-details/${id}`));
  await page.getByRole("heading", { name: "Os bancos recusaram vários cartões" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Motivo").fill("Falei com o cliente: o limite era baixo");
  await page.getByRole("button", { name: "Liberar novas tentativas" }).click();
  await page.getByText("Cartões liberados: o cliente pode tentar de novo na página de pagamento.").waitFor();
  expect(await page.getByRole("heading", { name: "Os bancos recusaram vários cartões" }).count()).toBe(0);

  // The payer's page asks by itself.
  await payer.getByRole("button", { name: "Gerar nova cobrança" }).click();
  await payer.getByRole("button", { name: "Aprovar o cartão" }).click();
  await payer.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
});

test("a debit card is charged before scripts run, on the sandbox's bank", async () => {
  const { page, context } = await visit();
  await chargeByCard(page);
  const { id } = await createCardOrder("debito");
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  if (!plain) throw new Error("No browser");
  try {
    const payer = await plain.newPage();
    await payer.goto(portal(`/checkout/${id}`));
    await payer.getByRole("heading", { name: "Pague com cartão de débito" }).waitFor();
    expect(await payer.getByText("Parcelas").count()).toBe(0);
    await payer.getByRole("button", { name: "Pagar com cartão" }).click();
    await payer.getByRole("link", { name: "Continuar na página segura" }).click();
    await payer.getByRole("radio", { name: "Pagar" }).first().check();
    await payer.getByRole("button", { name: "Fazer" }).click();
    await payer.getByText("Feito. O portal já foi avisado.").waitFor();
    await payer.goto(portal(`/checkout/${id}`));
    await payer.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
  } finally {
    await plain.close();
  }
});
