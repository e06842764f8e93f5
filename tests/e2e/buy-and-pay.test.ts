import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillAddress, fillCustomer, fillFields, saveAs } from "./checkout-form.ts";
import { createListener } from "./notification-rows.ts";
import {
  type Device,
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  useBrowser,
  untilLive,
} from "./session.ts";

const { visit } = useBrowser();

async function chooseKit(page: Page): Promise<string> {
  await page.goto(portal("/kitsIntegrator?minPower=5&maxPower=7"));
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("button", { name: "Adicionar" }).click();
  await card.getByRole("group", { name: /Quantidade de/ }).waitFor();
  return name;
}

/** Places an order; its page shows that the payment is open. */
async function placeOrder(page: Page, requestName: string): Promise<{ code: string; payUrl: string }> {
  await chooseKit(page);
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await fillCustomer(page);
  await fillAddress(page);
  await saveAs(page, "Gerar pedido", requestName);
  await page.waitForURL("**/requests/detail/**");
  const line = await page
    .getByText(/PED-\d{6}/)
    .first()
    .innerText();
  const code = /PED-\d{6}/.exec(line)?.[0] ?? "";
  return { code, payUrl: await page.getByLabel("Link de pagamento").inputValue() };
}

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s: an integrator buys a kit, the customer pays by Pix, the administrator sees both live",
  async (device) => {
    const requestName = `Residência ${device}`;
    const admin = await visit();
    await signIn(admin.page, "admin@solnascente.test");
    await admin.page.getByRole("button", { name: /Notificações/ }).waitFor();
    await untilLive(admin.page);

    const integrator = await visit({ device });
    await signIn(integrator.page, "integrador@solnascente.test");
    const { code, payUrl } = await placeOrder(integrator.page, requestName);
    expect(code).toMatch(/^PED-\d{6}$/);
    expect(await axeViolations(integrator.page)).toEqual([]);
    expect(await overflowsSideways(integrator.page)).toBe(false);

    await admin.page.getByText(`Novo pedido · ${code}`).first().waitFor();

    const customer = await visit({ device: "phone" });
    await customer.page.goto(payUrl);
    await customer.page.getByText(code).first().waitFor();
    await customer.page.getByRole("button", { name: "Pagar com Pix" }).click();
    await customer.page.getByRole("img", { name: /QR/ }).waitFor();
    expect(await axeViolations(customer.page)).toEqual([]);
    await integrator.page.getByText("Aguardando Pagamento").first().waitFor();
    await customer.page.getByRole("button", { name: "Copiar código Pix" }).click();
    await expect
      .poll(() => customer.page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^000201.*6304[0-9A-F]{4}$/);
    await customer.page.getByRole("button", { name: "Simular pagamento" }).click();
    await customer.page.getByText("Pagamento Concluído").first().waitFor();

    await admin.page.getByText(`Pagamento recebido · ${code}`).first().waitFor();
    await integrator.page.getByText("Pagamento Concluído").first().waitFor();
    await admin.page.goto(portal("/requests?view=list"));
    const row = admin.page.getByRole("row").filter({ hasText: code });
    await row.getByText("Pagamento Recebido").waitFor();
  },
);

test("a payment's status reads for the integrator and the distributor in their own words [PAYMENT-03, PAYMENT-04, PAYMENT-05]", async () => {
  const integrator = await visit();
  const admin = await visit();
  await signIn(integrator.page, "integrador@solnascente.test");
  await signIn(admin.page, "admin@solnascente.test");
  const { payUrl } = await placeOrder(integrator.page, "Rótulos de pagamento");
  await admin.page.goto(integrator.page.url());
  await integrator.page.getByText("Gerando Dados de Pagamento").first().waitFor();
  await admin.page.getByText("Aguardando Envio").first().waitFor();

  const customer = await visit({ device: "phone" });
  await customer.page.goto(payUrl);
  await customer.page.getByRole("button", { name: "Pagar com Pix" }).click();
  await integrator.page.getByText("Aguardando Pagamento").first().waitFor();
  await admin.page.getByText("Pagamento Enviado").first().waitFor();

  await customer.page.getByRole("button", { name: "Simular pagamento" }).click();
  await integrator.page.getByText("Pagamento Concluído").first().waitFor();
  await admin.page.getByText("Pagamento Recebido", { exact: true }).first().waitFor();
});

test("the checkout page is open, and a wrong link is a friendly not-found page [PAYMENT-01]", async () => {
  const integrator = await visit();
  await signIn(integrator.page, "integrador@solnascente.test");
  const { code, payUrl } = await placeOrder(integrator.page, "Página aberta");
  const stranger = await visit({ device: "phone", expectedProblems: [/404/] });
  await stranger.page.goto(payUrl);
  await stranger.page.getByText(code).first().waitFor();
  await stranger.page.getByRole("button", { name: "Pagar com Pix" }).waitFor();
  await stranger.page.goto(portal("/checkout/req_00000000000000000000000000"));
  await stranger.page.getByRole("heading", { name: "Não encontrado" }).waitFor();
});

test("a refused checkout keeps what was typed and names the field", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await chooseKit(page);
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/checkout**");
  await fillCustomer(page);
  await fillAddress(page);
  const cpf = page.getByLabel("CPF", { exact: true });
  await cpf.fill("529.982.247-24");
  await page.getByRole("button", { name: "Gerar pedido" }).first().click();
  await page.getByText("CPF inválido. Confira os números.").waitFor();
  await expect.poll(() => cpf.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => cpf.inputValue()).toBe("529.982.247-24");
  await expect.poll(() => page.getByLabel("Cidade").inputValue()).toBe("Goiânia");
  expect(await axeViolations(page)).toEqual([]);
});

test("choosing survives a reload, and a range without kits warns, after which range and dimension flag are gone [KITS-11]", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await chooseKit(page);
  await page.reload();
  await page.getByText("1 kit escolhido").waitFor();
  const kit = new URL(page.url()).searchParams.get("kit") ?? "";
  await page.goto(portal(`/kitsIntegrator?minPower=900&maxPower=950&dimension=1&kit=${kit}`));
  const warning = page.getByRole("dialog", { name: "AVISO" });
  await warning.getByText("Sem kits nessa faixa de potência", { exact: true }).waitFor();
  await warning.getByRole("button", { name: "Ver todos os kits" }).click();
  await page.getByRole("article").first().waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ kit });
  await expect.poll(() => page.getByLabel(/^De/).inputValue()).toBe("");
  await expect.poll(() => page.getByLabel(/^Até/).inputValue()).toBe("");
  await page.getByText("1 kit escolhido").waitFor();
});

test("a new order raises the bell's count while the administrator watches; all are read at once [NOTIF-08]", async () => {
  const admin = await visit();
  await signIn(admin.page, (await createListener()).email);
  await untilLive(admin.page);
  const bell = admin.page.getByRole("button", { name: /Notificações/ });
  const unread = Number(/\d+/.exec((await bell.getAttribute("aria-label")) ?? "")?.[0]);
  const integrator = await visit();
  await signIn(integrator.page, "integrador@solnascente.test");
  await placeOrder(integrator.page, "Sobe o contador");
  await admin.page.getByRole("button", { name: `Notificações: ${String(unread + 1)}` }).waitFor();
  await bell.click();
  await admin.page.getByRole("button", { name: "Marcar todas como lidas" }).click();
  await admin.page.getByRole("button", { name: "Notificações: 0" }).waitFor();
});

test("orders are listed under Pedidos and opened from there, with shipping in the field's words [REQUEST-02, FREIGHT-05]", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await chooseKit(page);
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/checkout**");
  await page.getByRole("radio", { name: /CIF \(Enviado por nós\)/ }).waitFor();
  await page.getByRole("radio", { name: /FOB \(Retirado por sua empresa\)/ }).check();
  await page.getByText("Sem frete").last().waitFor();
  await page.getByRole("radio", { name: "Pessoa jurídica" }).check();
  await fillFields(page, {
    "Nome ou razão social": "Padaria Trigal",
    CNPJ: "11.222.333/0001-81",
    "Telefone com DDD": "(62) 3000-0000",
    "E-mail": "padaria@cliente.test",
  });
  await saveAs(page, "Gerar pedido", "Padaria Trigal FOB");
  await page.waitForURL("**/requests/detail/**");
  await page.getByText("FOB (Retirado por sua empresa)").waitFor();
  await page
    .getByRole("navigation", { name: "Você está em" })
    .getByRole("link", { name: "Pedidos", exact: true })
    .click();
  await page.getByRole("heading", { name: "Pedidos", exact: true }).waitFor();
  await page.getByRole("link", { name: "Padaria Trigal FOB" }).click();
  await page.getByRole("heading", { name: "Padaria Trigal FOB" }).waitFor();
});
