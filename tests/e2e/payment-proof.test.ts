import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const PROOF = { name: "transferência.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n") };

const NO_PROOF = { ...PROOF, buffer: Buffer.from("texto") };

afterEach(async () => {
  await runSql(
    "update distributor_profile set settings = json_remove(settings, '$.payments.notIntegrated') where distributor_id = ?",
    [PLACE],
  );
});

/** An order that is paid by a transfer, outside of the portal. */
async function createOrder() {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type: "other", methodName: "Transferência" } },
  });
  return { id, path: await makeOrder(id) };
}

test.each(["desktop", "phone"] as const)(
  "on a %s staff say how orders are paid past the portal, a payer sends the proof, and staff confirm the payment",
  async (device) => {
    const staff = await visit({ device, expectedProblems: [/400/] });
    await signIn(staff.page, ADMIN, { to: "/settings/payment/hub" });
    await staff.page.getByRole("switch", { name: "Mostrar como pagar e receber o comprovante" }).check();
    await staff.page.getByRole("button", { name: "Salvar recebimento" }).click();
    await staff.page
      .getByLabel("Instruções de pagamento")
      .and(staff.page.locator("[aria-invalid=true]"))
      .waitFor();
    await staff.page.getByLabel("Instruções de pagamento").fill("Banco 999\nConta 12345-6, Sol Nascente");
    await staff.page.getByLabel("Texto de concordância").fill("Declaro que fiz a transferência.");
    await staff.page.getByRole("button", { name: "Salvar recebimento" }).click();
    await staff.page.getByText(/Recebimento salvo/).waitFor();
    expect(await axeViolations(staff.page)).toEqual([]);
    expect(await overflowsSideways(staff.page)).toBe(false);

    const { id, path } = await createOrder();
    await staff.page.goto(portal(path));
    const payUrl = await staff.page.getByLabel("Link de pagamento").inputValue();
    const payer = await visit({ device, expectedProblems: [/422/] });
    await payer.page.goto(payUrl);
    await payer.page.getByRole("heading", { name: "Como pagar" }).waitFor();
    await payer.page.getByText("Conta 12345-6, Sol Nascente").waitFor();
    expect(await axeViolations(payer.page)).toEqual([]);
    expect(await overflowsSideways(payer.page)).toBe(false);
    const form = payer.page.getByRole("form", { name: "Comprovante de pagamento" });
    await form.getByLabel("Declaro que fiz a transferência.").check();
    await form.getByLabel("Comprovante", { exact: true }).setInputFiles(NO_PROOF);
    await form.getByRole("button", { name: "Enviar comprovante" }).click();
    await form.getByRole("alert").waitFor();
    await form.getByLabel("Comprovante", { exact: true }).setInputFiles(PROOF);
    await form.getByRole("button", { name: "Enviar comprovante" }).click();
    await form.getByText(/^Comprovante enviado em/).waitFor();
    await payer.page.reload();
    await form.getByRole("button", { name: "Enviar outro comprovante" }).waitFor();

    await staff.page.goto(portal("/info/notifications"));
    await staff.page
      .getByText(/Comprovante de pagamento · /)
      .first()
      .click();
    await staff.page.waitForURL(`**/request/payment-details/${id}**`);
    await staff.page.getByText("Comprovantes enviados", { exact: true }).first().waitFor();
    await staff.page.getByText("Concordou: Declaro que fiz a transferência.").first().waitFor();
    expect(await axeViolations(staff.page)).toEqual([]);
    expect(await overflowsSideways(staff.page)).toBe(false);
    const [file] = await Promise.all([
      staff.page.waitForEvent("download"),
      staff.page.getByRole("link", { name: /^transferencia-/ }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^transferencia-.*\.pdf$/);
    await staff.page.getByRole("link", { name: "Confirmar o pagamento" }).click();
    const dialog = staff.page.getByRole("dialog", { name: /Como está o pagamento/ });
    await dialog.getByLabel("Nova situação").selectOption("received");
    await dialog.getByLabel("Motivo").fill("Comprovante conferido");
    await dialog.getByRole("button", { name: "Mudar situação" }).click();
    await staff.page.getByText("Pagamento Recebido").first().waitFor();
    // The payer's page asks by itself.
    await payer.page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    await payer.page.getByRole("link", { name: "Baixar recibo (PDF)" }).waitFor();
  },
);

test("without scripts the proof is sent by the page's form, and what was refused is told", async () => {
  await runSql(
    `update distributor_profile set settings = json_set(settings, '$.payments.notIntegrated',
        json('{"paymentDetailsEnable":true,"instructions":"Conta 1","agreementTermsConfirmationText":"Paguei."}'))
      where distributor_id = ?`,
    [PLACE],
  );
  const { id } = await createOrder();
  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  if (!plain) throw new Error("No browser");
  try {
    const page = await plain.newPage();
    await page.goto(portal(`/checkout/${id}`));
    const form = page.getByRole("form", { name: "Comprovante de pagamento" });
    await form.getByLabel("Paguei.").check();
    await form.getByLabel("Comprovante", { exact: true }).setInputFiles(NO_PROOF);
    await form.getByRole("button", { name: "Enviar comprovante" }).click();
    await form.getByRole("alert").waitFor();
    await form.getByLabel("Paguei.").check();
    await form.getByLabel("Comprovante", { exact: true }).setInputFiles(PROOF);
    await form.getByRole("button", { name: "Enviar comprovante" }).click();
    await page.waitForURL(`**/checkout/${id}`);
    await form.getByText(/^Comprovante enviado em/).waitFor();
    const [row] = await runSql(
      "select count(*) as number from request_file where request_id = ? and agreed_text = 'Paguei.'",
      [id],
    );
    expect(row?.["number"]).toBe(1);
  } finally {
    await plain.close();
  }
});
