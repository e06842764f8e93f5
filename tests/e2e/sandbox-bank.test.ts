import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const SETTINGS = "/settings/payment/hub";

afterEach(async () => {
  await runSql(
    "update distributor_profile set settings = json_remove(settings, '$.payments.sandboxIsDown', '$.payments.methods') where distributor_id = ?",
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
});

/** An order that is paid by Pix, or by card. */
async function createOrder(type: "pix" | "credito" = "pix"): Promise<string> {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { payment: { type, methodName: "" } },
  });
  await makeOrder(id);
  return id;
}

async function fact(page: Page, name: string): Promise<string> {
  const text = await page.locator("dl > div").filter({ hasText: name }).locator("dd").innerText();
  return text.replaceAll("\u00a0", " ");
}

async function doIt(page: Page, deed: string): Promise<void> {
  await page.getByRole("radio", { name: deed }).check();
  await page.getByRole("button", { name: "Fazer" }).click();
}

test.each([
  ["desktop", true],
  ["phone", false],
] as const)("on a %s whoever tries the portal out plays the payer's bank", async (device, dark) => {
  const id = await createOrder();
  const { page } = await visit({ device, dark, expectedProblems: [/400|409/] });
  await page.goto(portal(`/checkout/${id}`));
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("link", { name: "Outras respostas do banco" }).click();
  await page.getByRole("heading", { name: /^Cobrança de / }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  expect([await fact(page, "Situação"), await fact(page, "Em caixa")]).toEqual(["Em aberto", "R$ 0,00"]);

  await doIt(page, "Recusar");
  await page.getByText("O banco recusou. Nada chegou ao portal.").waitFor();
  await doIt(page, "Contestar");
  await page.getByText("Ainda não há dinheiro em caixa desta cobrança.").waitFor();
  await doIt(page, "Pagar outro valor");
  await page.getByText("Digite um valor maior que zero, como 1.250,00.").waitFor();
  await page.getByLabel("Valor pago (R$)").fill("3.900,00");
  await page.getByRole("button", { name: "Fazer" }).click();
  await page.getByText("Feito. O portal já foi avisado.").waitFor();
  expect([await fact(page, "Situação"), await fact(page, "Em caixa")]).toEqual([
    "Paga a menos",
    "R$ 3.900,00",
  ]);
  await doIt(page, "Pagar duas vezes");
  await expect.poll(() => fact(page, "Em caixa")).toBe("R$ 11.900,00");
  await doIt(page, "Devolver a quem pagou");
  await expect.poll(() => fact(page, "Em caixa")).toBe("R$ 0,00");
});

test("a bank that takes a payment back makes it due again", async () => {
  const id = await createOrder();
  const { page } = await visit();
  await page.goto(portal(`/checkout/${id}`));
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("link", { name: "Outras respostas do banco" }).click();
  await doIt(page, "Pagar O valor da cobrança");
  await expect.poll(() => fact(page, "Situação")).toBe("Paga");
  expect(await fact(page, "Pagamento do pedido")).toBe("Pagamento Recebido");
  await doIt(page, "Contestar");
  await expect.poll(() => fact(page, "Situação")).toBe("Contestada");
  expect([await fact(page, "Em caixa"), await fact(page, "Pagamento do pedido")]).toEqual([
    ...["R$ 0,00", "Pagamento Enviado"],
  ]);
});

test("a bank that refuses three cards stops them, and staff find the charge among all that waits for a person", async () => {
  await runSql(
    `update distributor_profile set settings = json_set(settings, '$.payments.methods', json('["pix","credito"]'))
      where distributor_id = ?`,
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
  const id = await createOrder("credito");
  const asked = await fetch(portal(`/app/open/payment/${id}/create`), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method: "credito" }),
  });
  expect(asked.status).toBe(201);
  const bank = await visit({ device: "phone" });
  await bank.page.goto(portal(`/checkout/${id}/sandbox`));
  for (const status of ["Em aberto", "Em aberto", "Cartões pausados"]) {
    await doIt(bank.page, "Recusar");
    await bank.page.getByText("O banco recusou o cartão. O portal é avisado.").waitFor();
    await expect.poll(() => fact(bank.page, "Situação")).toBe(status);
    await bank.page.goto(portal(`/checkout/${id}/sandbox`));
  }
  const { page } = await visit();
  await signIn(page, (await createListener("admin")).email, { to: "/payments" });
  await page.getByText("Filtros", { exact: true }).click();
  await page.getByRole("combobox", { name: "Situação" }).selectOption("Para conferir");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await page.getByText("Situação: Para conferir").waitFor();
  await page.getByRole("row").filter({ hasText: "Cartões pausados" }).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("a bank that is slow to tell is waited for, and one that tells after the end has paid", async () => {
  const id = await createOrder();
  const { page } = await visit({ device: "phone" });
  await page.goto(portal(`/checkout/${id}`));
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("button", { name: /Copiar código Pix/ }).waitFor();
  const bank = await visit();
  await bank.page.goto(portal(`/checkout/${id}/sandbox`));
  await bank.page.getByLabel("Quando o portal fica sabendo").selectOption("Depois de 5 segundos");
  await doIt(bank.page, "Pagar depois do prazo");
  await bank.page.getByText("Feito. O portal será avisado em alguns segundos.").waitFor();
  expect(await fact(bank.page, "Em caixa")).toBe("R$ 0,00");
  // The payer's page hears of it by itself.
  await page
    .getByText(/O distribuidor já foi avisado/)
    .first()
    .waitFor();
  await bank.page.reload();
  expect(await fact(bank.page, "Situação")).toBe("Paga");
});

test("a provider that is down makes no charge, and says so to the payer; before JavaScript the bank's page works", async () => {
  const { email } = await createListener("admin");
  const staff = await visit();
  await signIn(staff.page, email, { to: SETTINGS });
  await staff.page.getByLabel("Simular provedor fora do ar").check();
  await staff.page.getByRole("button", { name: "Salvar recebimento" }).click();
  await staff.page.getByText(/Recebimento salvo/).waitFor();
  const id = await createOrder();
  const { page } = await visit({ device: "phone", expectedProblems: [/50[234]/] });
  await page.goto(portal(`/checkout/${id}`));
  await page.getByRole("button", { name: "Pagar com Pix" }).click();
  await page.getByRole("alert").first().waitFor();

  await staff.page.getByLabel("Simular provedor fora do ar").uncheck();
  await staff.page.getByRole("button", { name: "Salvar recebimento" }).click();
  await expect
    .poll(async () => {
      const [row] = await runSql(
        "select json_extract(settings, '$.payments.sandboxIsDown') as down from distributor_profile where distributor_id = ?",
        [DEMO_DISTRIBUTOR_IDS.solnascente],
      );
      return row?.["down"];
    })
    .toBe(0);
  await page.getByRole("button", { name: "Pagar com Pix" }).first().click();
  await page.getByRole("button", { name: /Copiar código Pix/ }).waitFor();
  const posted = await fetch(portal(`/checkout/${id}/sandbox`), {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(portal("/")).origin },
    body: new URLSearchParams({ deed: "pay", amount: "", delay: "0" }),
  });
  expect([posted.status, posted.headers.get("location")]).toEqual([
    303,
    `/checkout/${id}/sandbox?feito=agora`,
  ]);
  await page
    .getByText(/O distribuidor já foi avisado/)
    .first()
    .waitFor();
});
