import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, WIDTHS } from "./session.ts";

const { visit } = useBrowser();

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const ADMIN = "admin@solnascente.test";

afterEach(async () => {
  await runSql("delete from terms_draft where distributor_id = ? and title like 'Teste%'", [PLACE]);
  await runSql("delete from terms_document where distributor_id = ? and (kind = 'payment' or version > 1)", [
    PLACE,
  ]);
  await runSql("update terms_document set active = 1 where distributor_id = ? and active = 0", [PLACE]);
});

async function expectFine(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
}

/** Makes payment terms hold, in the place of those before. */
async function publishPaymentTerms(body = "# Cobrança\n\nO Pix vale por meia hora."): Promise<void> {
  await runSql("update terms_document set active = 0 where distributor_id = ? and kind = 'payment'", [PLACE]);
  await runSql(
    `insert into terms_document (distributor_id, id, kind, version, title, body, active, created_at)
      select ?, ?, 'payment', 1 + (select count(*) from terms_document where distributor_id = ? and kind = 'payment'),
        'Teste de termos', ?, 1, '2026-11-21T12:00:00.000Z'`,
    [PLACE, newId("trm"), PLACE, body],
  );
}

async function createOwnOrder() {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  return { buyer, id, path: await makeOrder(id) };
}

test("terms of use are written, previewed and published; what held before stays readable [SETTINGS-25]", async () => {
  const { page } = await visit();
  await signIn(page, ADMIN, { to: "/settings/termsOfUse" });
  await page.waitForURL("**/settings/termsOfUse/general-terms");
  const row = (title: string) => page.getByRole("row").filter({ hasText: title });
  await row("Termos de uso do portal").getByText("Em vigor").waitFor();
  await page.getByRole("link", { name: "Escrever nova versão" }).click();
  await page.waitForURL("**/settings/termsOfUse/general-terms/novo?copiar=*");
  await expect
    .poll(() => page.getByLabel("Título", { exact: true }).inputValue())
    .toBe("Termos de uso do portal");
  await page.getByLabel("Título", { exact: true }).fill("Teste de uso");
  await page.getByRole("textbox", { name: "Texto" }).fill("# Objeto\n\nUma regra nova.");
  const preview = page.getByRole("complementary", { name: "Como será lido" });
  await preview.getByRole("heading", { name: "Objeto" }).waitFor();
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await page.getByText("Rascunho salvo. Ele só vale depois de publicado.").waitFor();
  await page.waitForURL("**/settings/termsOfUse/general-terms/trm_*");
  await expectFine(page);
  await page.getByText("Publicar", { exact: true }).click();
  await page.getByRole("button", { name: "Publicar agora" }).click();
  await page.getByText("Termos publicados. Valem a partir de agora.").waitFor();
  await row("Teste de uso").getByText("Em vigor").waitFor();
  await row("Termos de uso do portal").getByText("Fora de vigor").waitFor();
  await expectFine(page);

  await page.getByRole("link", { name: "Termos de uso do portal" }).click();
  await page.getByRole("heading", { name: "1. A quem o portal se destina" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Texto" }).count()).toBe(0);
  await expectFine(page);
  await page.goto(portal("/termos-de-uso"));
  await page.getByText("Uma regra nova.").waitFor();

  await page.goto(portal("/settings/termsOfUse/general-terms"));
  await page.getByRole("navigation", { name: "Termos" }).getByRole("link", { name: "Pagamento" }).click();
  await page.waitForURL("**/settings/termsOfUse/payment-terms");
  await row("Termos de pagamento").getByText("Rascunho").waitFor();
  await row("Termos de pagamento").getByRole("link").click();
  await page.waitForURL("**/settings/termsOfUse/payment-terms/trm_*");
  await page.getByRole("heading", { name: "Termos de pagamento", level: 1 }).waitFor();
});

test("whoever may not write terms is led away from them", async () => {
  const person = await createPersonWithout("equipe", (key) => key === "configuration.termsOfService");
  const { page } = await visit();
  await signIn(page, person.email, { to: "/settings/termsOfUse" });
  await page.waitForURL("**/dashboard");
});

test("a draft that another person published meanwhile is told, and terms in force are ended", async () => {
  await publishPaymentTerms();
  const { page } = await visit({ expectedProblems: [/404/] });
  await signIn(page, ADMIN, { to: "/settings/termsOfUse/payment-terms" });
  await page.getByRole("link", { name: "Teste de termos" }).click();
  await page.getByText("Deixar de valer").click();
  await page.getByText("Sem termos em vigor, a página de pagamento deixa de pedir aceite.").waitFor();
  await page.getByRole("button", { name: "Tirar de vigor" }).click();
  await page.getByText("Os termos deixaram de valer.").waitFor();
  await page.getByRole("row").filter({ hasText: "Teste de termos" }).getByText("Fora de vigor").waitFor();

  await page.getByRole("link", { name: "Escrever nova versão" }).click();
  await page.getByLabel("Título", { exact: true }).fill("Teste perdido");
  await page.getByRole("textbox", { name: "Texto" }).fill("Um texto.");
  await page.getByRole("button", { name: "Salvar rascunho" }).click();
  await page.getByText("Rascunho salvo.", { exact: false }).waitFor();
  await runSql("delete from terms_draft where title = 'Teste perdido'");
  await page.getByText("Publicar", { exact: true }).click();
  await page.getByRole("button", { name: "Publicar agora" }).click();
  await page.getByText("Não encontrado").first().waitFor();
});

test.each([
  ["phone", false],
  ["desktop", true],
] as const)("on a %s (dark: %s) the settings of terms pass axe and fit the window", async (device, dark) => {
  const { page } = await visit({ device, dark });
  await signIn(page, ADMIN, { to: "/settings/termsOfUse/payment-terms" });
  await page.getByText("Rascunho").first().waitFor();
  await expectFine(page);
  await page.getByRole("link", { name: "Termos de pagamento" }).last().click();
  await page.getByRole("heading", { name: "Termos de pagamento", level: 1 }).waitFor();
  await expectFine(page);
});

test("on a phone a payer reads and accepts the terms before the charge; the order says who, when and which", async () => {
  await publishPaymentTerms();
  const { buyer, id, path } = await createOwnOrder();
  const { page: payer } = await visit({ device: "phone" });
  await payer.goto(portal(`/checkout/${id}`));
  const pay = payer.getByRole("button", { name: "Pagar com Pix" });
  await pay.click();
  const box = payer.getByRole("checkbox", { name: "Li e aceito os termos de pagamento." });
  await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await payer.getByRole("img", { name: /QR/ }).count()).toBe(0);
  await payer.getByText("Teste de termos (versão 1)").click();
  await payer.getByText("O Pix vale por meia hora.").waitFor();
  await expectFine(payer);
  await box.check();
  await pay.click();
  await payer.getByRole("img", { name: /QR/ }).waitFor();
  await expectFine(payer);
  await runSql("update charge set expires_at = '2026-01-01T00:00:00.000Z' where request_id = ?", [id]);
  await payer.reload();
  await payer.getByText(/^Termos aceitos em /).waitFor();
  await expectFine(payer);

  await publishPaymentTerms("# Outra cobrança\n\nO Pix vale por uma hora.");
  await payer.reload();
  await payer.getByText("Teste de termos (versão 2)").waitFor();
  expect(await payer.getByRole("checkbox").isChecked()).toBe(false);

  const { page } = await visit();
  await signIn(page, ADMIN, { to: `/request/payment-details/${id}` });
  await page.getByRole("heading", { name: "Termos de pagamento aceitos" }).waitFor();
  await page.getByText("Teste de termos, versão 1").waitFor();
  await page.getByText("Quem abriu o link de pagamento").waitFor();
  await page.getByText("De onde").waitFor();
  await expectFine(page);
  const { page: company } = await visit({ device: "phone" });
  await signIn(company, buyer.email, { to: `/request/payment-details/${id}` });
  await company.getByText("Teste de termos, versão 1").waitFor();
  expect(await company.getByText("De onde").count()).toBe(0);
  await expectFine(company);
  await page.goto(portal(path));
  await page.getByText("Ver linha do tempo").first().click();
  await page.getByText("aceitou os termos de pagamento", { exact: false }).first().waitFor();
});

test("without scripts the terms are accepted and the order is charged by the page's form", async () => {
  await publishPaymentTerms();
  const { id } = await createOwnOrder();
  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  if (plain === undefined) throw new Error("No browser");
  try {
    const page = await plain.newPage();
    await page.goto(portal(`/checkout/${id}`));
    await page.getByText("Teste de termos (versão 1)").click();
    await page.getByText("O Pix vale por meia hora.").waitFor();
    await page.getByRole("checkbox", { name: "Li e aceito os termos de pagamento." }).check();
    await publishPaymentTerms("Um texto novo.");
    await page.getByRole("button", { name: "Pagar com Pix" }).click();
    await page.getByText("Os termos mudaram.").waitFor();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Pagar com Pix" }).click();
    await page.getByRole("img", { name: /QR/ }).waitFor();
    const [charge] = await runSql("select status from charge where request_id = ?", [id]);
    expect(charge).toMatchObject({ status: "pending" });
  } finally {
    await plain.close();
  }
});
