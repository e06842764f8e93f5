import type { Page } from "playwright-core";
import { afterEach, expect, inject, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS, DEMO_PAYMENT_TOKEN } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const TOTAL_CENTS = 400_000;

afterEach(async () => {
  await runSql(
    `update distributor_profile set settings = json_remove(settings, '$.payments.methods', '$.payments.provider')
      where distributor_id = ?`,
    [PLACE],
  );
});

async function createOrder(payment: object = { type: "pix" }) {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment },
  });
  return { id, buyer, orderPath: await makeOrder(id), path: `/request/payment-details/${id}` };
}

/** An order of R$ 4.000,00 with one charge, for which another amount came. */
async function createMoney(paidCents: number) {
  const order = await createOrder();
  const chargeId = `chg_${order.id}`;
  const [at, paidAt] = ["2026-01-05T12:30:00.000Z", "2026-01-05T12:40:00.000Z"];
  await runSql(
    `insert into charge (distributor_id, id, request_id, provider, provider_charge_id, method, status, amount_cents,
        expires_at, created_at)
      values (?, ?, ?, 'sandbox', ?, 'pix', ?, ?, '2026-01-05T13:00:00.000Z', ?)`,
    [PLACE, chargeId, order.id, chargeId, paidCents < TOTAL_CENTS ? "short" : "over", TOTAL_CENTS, at],
  );
  await runSql(
    `insert into payment_entry (distributor_id, request_id, seq, kind, charge_id, amount_cents, occurred_at, created_at,
        provider, provider_event_id)
      values (?, ?, 1, 'created', ?, ?, ?, ?, null, null), (?, ?, 2, 'paid', ?, ?, ?, ?, 'sandbox', ?)`,
    [
      ...[PLACE, order.id, chargeId, TOTAL_CENTS, at, at],
      ...[PLACE, order.id, chargeId, paidCents, paidAt, paidAt, `evt_${order.id}`],
    ],
  );
  await runSql("update request set payment_status = 'requested' where id = ?", [order.id]);
  return order;
}

test.each(["desktop", "phone"] as const)(
  "on a %s a payment that is short is accepted as a part, with the reason; a mistake says so and keeps what was typed",
  async (device) => {
    const { path, id } = await createMoney(390_000);
    const { page } = await visit({ device, dark: device === "phone", expectedProblems: [/400/] });
    await signIn(page, ADMIN, { to: path });
    await page
      .getByRole("heading", { name: "Chegaram R$ 3.900,00 de uma cobrança de R$ 4.000,00" })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const form = page.getByRole("form", { name: "O que fazer" });
    await form.getByLabel(/Aceitar e cobrar o restante/).check();
    await form.getByLabel("Motivo").fill("   ok");
    await form.getByRole("button", { name: "Confirmar" }).click();
    await page.getByText("Escreva o motivo, com pelo menos 3 letras.").waitFor();
    expect(await form.getByLabel(/Aceitar e cobrar o restante/).isChecked()).toBe(true);
    await form.getByLabel("Motivo").fill("Combinado por telefone");
    await form.getByRole("button", { name: "Confirmar" }).click();
    await page.getByText("Pagamento aceito.").waitFor();
    await page.reload();
    await page
      .getByRole("table", { name: "Extrato do pagamento" })
      .getByText("Combinado por telefone")
      .waitFor();
    const payer = await visit({ device: "phone" });
    await payer.page.goto(portal(`/checkout/${id}`));
    await payer.page.getByRole("button", { name: "Pagar com Pix" }).click();
    await payer.page.getByRole("img", { name: "QR code do Pix" }).waitFor();
    const [rest] = await runSql(
      "select amount_cents from charge where request_id = ? and status = 'pending'",
      [id],
    );
    expect(rest).toEqual({ amount_cents: 10_000 });
  },
);

test("of a payment that is too much the excess goes back, and then the whole; two who decide at once send it once", async () => {
  const { id, path } = await createMoney(410_000);
  const [one, two] = [await visit({ expectedProblems: [/409/] }), await visit({ expectedProblems: [/409/] })];
  for (const { page } of [one, two]) {
    await signIn(page, ADMIN, { to: path });
    const form = page.getByRole("form", { name: "O que fazer" });
    await form.getByLabel(/^Devolver/).check();
    await form.getByLabel("Motivo").fill("Pago a mais");
  }
  await Promise.all([one, two].map(({ page }) => page.getByRole("button", { name: "Confirmar" }).click()));
  for (const { page } of [one, two])
    await page.getByText("Pagamento Recebido", { exact: true }).first().waitFor();
  const sent = await runSql(
    "select amount_cents as cents from payment_entry where request_id = ? and kind = 'refunded'",
    [id],
  );
  expect(sent).toEqual([{ cents: 10_000 }]);
  // The answer to the form may still be on its way, and would close what is opened now.
  await one.page.reload();
  await one.page.getByText("Devolver dinheiro", { exact: true }).first().click();
  const back = one.page.getByRole("form", { name: "Devolver dinheiro" });
  expect(await back.getByLabel("Valor a devolver (R$)").inputValue()).toBe("4.000,00");
  await back.getByLabel("Motivo").fill("Desistência");
  await back.getByRole("button", { name: "Devolver dinheiro" }).click();
  await one.page.getByText("Pagamento Cancelado", { exact: true }).first().waitFor();
});

/** Name of the file that a link leads to. */
async function nameOfDownload(page: Page, link: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link }).click(),
  ]);
  return file.suggestedFilename();
}

test.each(["desktop", "phone"] as const)(
  "on a %s staff say how they are paid, and an order is paid by the boleto that this allows",
  async (device) => {
    const { page } = await visit({ device, expectedProblems: [/400/] });
    await signIn(page, ADMIN, { to: "/settings/payment/list" });
    await page.getByRole("link", { name: "Recebimento" }).click();
    await page.waitForURL("**/settings/payment/hub");
    await page.getByRole("switch", { name: "Cobrar por boleto" }).check();
    await page.getByLabel("Chave Pix").fill("41.830.257/0001-59");
    await page.getByRole("button", { name: "Salvar recebimento" }).click();
    await page.getByText("Isto não é uma chave Pix.").waitFor();
    // The page's bar would lie over a switch where the mistake was scrolled to.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByLabel("Chave Pix").fill("41.830.257/0001-58");
    await page.getByRole("button", { name: "Salvar recebimento" }).click();
    await page.getByText("Recebimento salvo. Já vale para as próximas cobranças.").waitFor();
    expect(await page.getByLabel("Chave Pix").inputValue()).toBe("41830257000158");

    const { id, orderPath } = await createOrder({ type: "boleto", methodName: "Boleto" });
    await page.goto(portal(orderPath));
    const payUrl = await page.getByLabel("Link de pagamento").inputValue();
    const payer = await visit({ device });
    await payer.page.goto(payUrl);
    await payer.page.getByRole("button", { name: "Gerar boleto" }).click();
    await payer.page.getByRole("img", { name: "Código de barras do boleto" }).waitFor();
    expect(await axeViolations(payer.page)).toEqual([]);
    expect(await overflowsSideways(payer.page)).toBe(false);
    await payer.page.getByRole("button", { name: "Copiar linha digitável" }).click();
    const [slip] = await runSql("select instrument ->> '$.line' as line from charge where request_id = ?", [
      id,
    ]);
    expect(await payer.page.evaluate(() => navigator.clipboard.readText())).toBe(String(slip?.["line"]));
    expect(await nameOfDownload(payer.page, "Baixar boleto (PDF)")).toMatch(/^boleto-.*\.pdf$/);
    await payer.page.reload();
    await payer.page.getByRole("button", { name: "Simular pagamento" }).click();
    await payer.page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    expect(await axeViolations(payer.page)).toEqual([]);
    expect(await nameOfDownload(payer.page, "Baixar recibo (PDF)")).toMatch(/^recibo-.*\.pdf$/);
  },
);

test("a payer whose order changed since the link was sent is told, with scripts and without, and pays what it is now", async () => {
  const { id, orderPath } = await createOrder();
  const { page } = await visit();
  await signIn(page, ADMIN, { to: orderPath });
  const payUrl = await page.getByLabel("Link de pagamento").inputValue();
  const payer = await visit({ device: "phone", expectedProblems: [/409/] });
  await payer.page.goto(payUrl);
  const pay = payer.page.getByRole("button", { name: "Pagar com Pix" });
  await pay.waitFor();
  expect(await payer.page.getByRole("alert").count()).toBe(0);
  const plain = await payer.context
    .browser()
    ?.newContext({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  if (!plain) throw new Error("No browser");
  const scriptless = await plain.newPage();
  try {
    await scriptless.goto(payUrl);
    await changeOrder(id);
    for (const one of [payer.page, scriptless]) {
      await one.getByRole("button", { name: "Pagar com Pix" }).click();
      await one
        .getByRole("alert")
        .getByText(/^Este pedido mudou/)
        .waitFor();
    }
    await scriptless.goto(payUrl);
    await scriptless
      .getByRole("alert")
      .getByText(/^Este pedido mudou/)
      .waitFor();
    expect(await axeViolations(payer.page)).toEqual([]);
    await payer.page.getByRole("link", { name: "Atualizar a página" }).click();
    await payer.page.waitForURL((url) => !url.searchParams.has("v"));
    await pay.click();
    await payer.page.getByRole("button", { name: "Copiar código Pix" }).waitFor();
    await scriptless.getByRole("alert").getByRole("link", { name: "Atualizar a página" }).click();
    await scriptless.getByRole("img", { name: "QR code do Pix" }).waitFor();
  } finally {
    await plain.close();
  }
});

/** Saves the newest version of an order once more, as an edit does. */
async function changeOrder(id: string): Promise<void> {
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select distributor_id, request_id, version + 1, content, created_by, created_at from request_version
      where request_id = ? order by version desc limit 1`,
    [id],
  );
  await runSql("update request set version = version + 1 where id = ?", [id]);
}

test("staff choose Mercado Pago with its keys, try them out, and go back; a key is never shown again", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, ADMIN, { to: "/settings/payment/hub" });
  const form = page.getByRole("form", { name: "Quem recebe por vocês" });
  await form.getByLabel("Provedor").selectOption("mercadopago");
  await form.getByRole("button", { name: "Salvar provedor" }).click();
  await page.getByText("Informe o access token e a assinatura secreta").waitFor();
  await form.getByLabel("Access token").fill(`${DEMO_PAYMENT_TOKEN}-outra`);
  await form.getByRole("button", { name: "Testar conexão" }).click();
  await page.getByText("O Mercado Pago não aceitou o access token").waitFor();
  await form.getByLabel("Provedor").selectOption("mercadopago");
  await form.getByLabel("Access token").fill(DEMO_PAYMENT_TOKEN);
  await form.getByLabel("Assinatura secreta das notificações").fill("segredo-5678");
  await form.getByRole("button", { name: "Salvar provedor" }).click();
  await page.getByText("Provedor salvo.").waitFor();
  await page.reload();
  await form.getByText(`Salva, termina em ${DEMO_PAYMENT_TOKEN.slice(-4)}`).waitFor();
  expect(await page.content()).not.toContain(DEMO_PAYMENT_TOKEN);
  expect(await axeViolations(page)).toEqual([]);
  await form.getByLabel("Assinatura secreta das notificações").fill("segredo-9012");
  await form.getByRole("button", { name: "Salvar provedor" }).click();
  await form.getByText("A assinatura anterior ainda é aceita até").waitFor();
  await form.getByText("Salva, termina em 9012").waitFor();
  await form.getByRole("button", { name: "Testar conexão" }).click();
  await page.getByText("A conexão com o Mercado Pago funciona").waitFor();
  await form.getByLabel("Provedor").selectOption("sandbox");
  await form.getByRole("button", { name: "Salvar provedor" }).click();
  await page.getByText("Provedor salvo.").waitFor();
});

/** Chooses Mercado Pago with a secret of notifications that is not the one it signs with, so that none is accepted. */
async function chooseMercadoPago(page: Page) {
  const form = page.getByRole("form", { name: "Quem recebe por vocês" });
  await form.getByLabel("Provedor").selectOption("mercadopago");
  await form.getByLabel("Access token").fill(DEMO_PAYMENT_TOKEN);
  await form.getByLabel("Assinatura secreta das notificações").fill("segredo-7777");
  await form.getByRole("button", { name: "Salvar provedor" }).click();
  await page.getByText("Provedor salvo.").waitFor();
}

/** What the job of the morning leaves: a day that it compared, and its notice for the person. */
async function leaveComparison(day: string, email: string) {
  const now = new Date().toISOString();
  await runSql(
    `insert or replace into payment_comparison (distributor_id, day, provider, attempts, attempted_at, compared_at, differences)
      values (?, ?, 'mercadopago', 1, ?, ?, 1)`,
    [PLACE, day, now, now],
  );
  await runSql(
    `insert or replace into notification (distributor_id, id, notification_id, user_id, kind, content, in_digest,
        created_at)
      select distributor_id, 'ntf_' || ?, 'ntf_' || ?, id, 'paymentDifferences', ?, 0, ? from user where email = ?`,
    [day, day, JSON.stringify({ day, count: 1 }), now, email],
  );
}

test("a payment of which no notification was accepted is found by comparing the day, and noted with who has noted it", async () => {
  const { id, path } = await createOrder();
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/settings/payment/hub" });
  await chooseMercadoPago(page);
  const payer = await visit({ device: "phone" });
  await payer.page.goto(portal(`/checkout/${id}`));
  await payer.page.getByRole("button", { name: "Pagar com Pix" }).click();
  await payer.page.getByRole("img", { name: "QR code do Pix" }).waitFor();
  const [charge] = await runSql("select provider_charge_id as ref from charge where request_id = ?", [id]);
  const ref = String(charge?.["ref"]);
  const paid = await fetch(`${inject("paymentUrl")}/girassol/payments/${ref}/pay`, { method: "POST" });
  expect(await paid.json()).toEqual({ happened: true, portalAnswered: 401 });

  await page.reload();
  await page.getByRole("link", { name: "Conferência de pagamentos" }).click();
  await page.waitForURL("**/settings/payment/reconciliation");
  await page.getByText("Nenhuma diferença").waitFor();
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" }).format(new Date());
  await page.getByLabel("Dia", { exact: true }).fill(today);
  await page.getByRole("button", { name: "Conferir" }).click();
  await page.getByRole("row", { name: new RegExp(ref) }).waitFor();
  await leaveComparison(today, ADMIN);
  await page.goto(portal("/info/notifications"));
  await page
    .getByText(/^Diferenças nos pagamentos · /)
    .first()
    .click();
  await page.waitForURL(`**/settings/payment/reconciliation?dia=${today}`);
  await page.getByText(/^Conferido automaticamente em .*: 1 diferença\.$/).waitFor();
  const row = page.getByRole("row", { name: new RegExp(ref) });
  await row.getByText("Pagamento recebido").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("button", { name: `Registrar o pagamento ${ref}` }).click();
  await page.getByText("Pagamento registrado.").waitFor();
  await page.getByText("Nenhuma diferença").waitFor();
  await page.goto(portal("/audit"));
  await page
    .getByText(/registrou no pedido .* o que o provedor informou/)
    .first()
    .waitFor();
  await page.goto(portal(path));
  await page.getByText("Pagamento Recebido", { exact: true }).first().waitFor();
});
