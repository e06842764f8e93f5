import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const ADMIN = "admin@solnascente.test";

afterEach(async () => {
  await runSql(
    "delete from payment_condition where method_id in (select id from payment_method where name like 'Entrada%')",
  );
  await runSql("delete from payment_method where name like 'Entrada%'");
  await runSql(
    "update distributor_profile set settings = json_remove(settings, '$.payments.methods') where distributor_id = ?",
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** An order of R$ 4.000,00, of which 30 % are paid at once and the rest by boleto. */
async function createInParts() {
  const buyer = await createListener("integrador");
  const condition = { id: "pcd_30", name: "30% + boleto", value: "0", quantityOfInstallments: 1 };
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: {
      payment: {
        ...{ type: "boleto", methodName: "Boleto" },
        condition: {
          ...{ ...condition, conditionType: "increase", modifierType: "percentage", downPaymentPct: "30" },
        },
      },
    },
  });
  return { id, orderPath: await makeOrder(id) };
}

test.each([
  ["desktop", true],
  ["phone", false],
] as const)(
  "on a %s staff offer a down payment, which is paid by Pix and the rest by boleto",
  async (device, dark) => {
    const { page } = await visit({ device, dark, expectedProblems: [/400/] });
    await signIn(page, ADMIN, { to: "/settings/payment/edit" });
    await page.getByLabel("Tipo", { exact: true }).selectOption("boleto");
    const name = `Entrada ${device}`;
    await page.getByLabel("Nome", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Adicionar condição" }).click();
    const condition = page.locator("fieldset.app-condition");
    await condition.getByLabel("Nome da condição").fill("30% + 2 vezes");
    await condition.getByLabel("Valor", { exact: true }).fill("0");
    await condition.getByLabel("Parcelas").fill("2");
    await condition.getByLabel("Entrada no Pix (%)").fill("100");
    await page.getByRole("button", { name: "Criar forma de pagamento" }).click();
    await page.getByText("Digite um percentual menor que 100, como 30 ou 12,5.").waitFor();
    await condition.getByLabel("Entrada no Pix (%)").fill("30");
    await condition.getByText("R$ 10.000,00: R$ 3.000,00 de entrada + 2× de R$ 3.500,00").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole("button", { name: "Criar forma de pagamento" }).click();
    await page.getByText(/^Forma de pagamento salva/).waitFor();
    await page.goto(portal("/settings/payment/list"));
    await page.getByText("entrada de 30% no Pix · 2×").waitFor();

    await page.goto(portal("/settings/payment/hub"));
    await page.getByRole("switch", { name: "Cobrar por boleto" }).check();
    await page.getByRole("button", { name: "Salvar recebimento" }).click();
    await page.getByText("Recebimento salvo. Já vale para as próximas cobranças.").waitFor();

    const { id } = await createInParts();
    const payer = await visit({ device, dark });
    await payer.page.goto(portal(`/checkout/${id}`));
    const box = payer.page.getByRole("region", { name: "Pagamento" });
    await box.getByText("Agora você paga").waitFor();
    expect(plain(await box.innerText())).toMatch(
      /Entrada no Pix\s+R\$ 1\.200,00\s+Restante no boleto\s+R\$ 2\.800,00/,
    );
    expect(await axeViolations(payer.page)).toEqual([]);
    expect(await overflowsSideways(payer.page)).toBe(false);
    await box.getByRole("button", { name: "Pagar com Pix" }).click();
    await box.getByRole("img", { name: "QR code do Pix" }).waitFor();
    await box.getByRole("button", { name: "Simular pagamento" }).click();
    await box.getByText("Falta pagar R$ 2.800,00.").waitFor();
    expect(await axeViolations(payer.page)).toEqual([]);
    await payer.page.reload();
    await box.getByRole("button", { name: "Gerar boleto" }).click();
    await box.getByRole("img", { name: "Código de barras do boleto" }).waitFor();
    expect(plain(await box.innerText())).toContain("R$ 2.800,00");
    await box.getByRole("button", { name: "Simular pagamento" }).click();
    await payer.page.getByRole("heading", { name: "Pagamento Concluído" }).waitFor();
    expect(plain(await box.innerText())).toContain("R$ 4.000,00");
    const lines = await runSql(
      `select kind, amount_cents as cents from payment_entry where request_id = ? and kind not in ('fee') order by seq`,
      [id],
    );
    expect(lines).toEqual([
      { kind: "created", cents: 120_000 },
      { kind: "paid", cents: 120_000 },
      { kind: "created", cents: 280_000 },
      { kind: "paid", cents: 280_000 },
    ]);
  },
);

test("without scripts an order in parts is paid by two posts of its page", async () => {
  await runSql(
    `update distributor_profile set settings = json_set(settings, '$.payments.methods', json('["pix","boleto"]'))
      where distributor_id = ?`,
    [DEMO_DISTRIBUTOR_IDS.solnascente],
  );
  const { id } = await createInParts();
  const post = async () => {
    const page = await (await fetch(portal(`/checkout/${id}`))).text();
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(page)?.[1] ?? "";
    return fetch(portal(`/checkout/${id}`), {
      method: "POST",
      redirect: "manual",
      headers: { origin: new URL(portal("/")).origin },
      body: new URLSearchParams({
        ...{ termsId: "", version: fieldOf("version"), totalCents: fieldOf("totalCents") },
      }),
    });
  };
  expect((await post()).status).toBe(303);
  const bank = await fetch(portal(`/checkout/${id}/sandbox`), {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(portal("/")).origin },
    body: new URLSearchParams({ deed: "pay", amount: "", delay: "0" }),
  });
  expect(bank.status).toBe(303);
  expect(await (await fetch(portal(`/checkout/${id}`))).text()).toContain("Gerar boleto");
  expect((await post()).status).toBe(303);
  const charges = await runSql(
    "select method, status, amount_cents as cents from charge where request_id = ? order by created_at, id",
    [id],
  );
  expect(charges).toEqual([
    { method: "pix", status: "paid", cents: 120_000 },
    { method: "boleto", status: "pending", cents: 280_000 },
  ]);
});
