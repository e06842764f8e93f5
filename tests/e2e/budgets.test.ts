import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";
import { createBudget, createGoneProduct, createProduct, makeOrder, readCart } from "./budget-rows.ts";
import { saveAs } from "./checkout-form.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilLive, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const LAST_YEAR = "2025-01-31";
test("budgets are listed under Orçamentos, found by what they are called, and opened with their expiry [REQUEST-01, REQUEST-14, ERRORS-08]", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const name = `Obra ${newId("x").slice(-6)}`;
  const { code, path } = await createBudget(buyer.id, [piece], { name });
  const { page } = await visit();
  await signIn(page, buyer.email, { to: "/budgets" });
  await page.getByRole("heading", { name: "Orçamentos", exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("searchbox", { name: "Buscar por código" }).fill(name);
  await page.getByRole("search").getByRole("button", { name: "Buscar", exact: true }).click();
  await page.getByText(`Busca: ${name}`).waitFor();
  const row = page.getByRole("row", { name: new RegExp(code) });
  await row.getByText("Sem prazo de validade").waitFor();
  await row.getByRole("link", { name }).click();
  await page.waitForURL(`**${path}`);
  await page.getByRole("heading", { name, exact: true }).waitFor();
  await page.getByText("Sem prazo de validade").first().waitFor();
  await page.goto(page.url().replace(/budgets.*/, "budgets/detail"));
  await page.getByText("Não foi passado o request").waitFor();
  const [order] = await runSql(
    `select id from request where distributor_id = ? and type = 'order' and integrator_id =
        (select integrator_id from user where email = 'integrador@solnascente.test') limit 1`,
    [PLACE],
  );
  await page.goto(page.url().replace(/budgets.*/, `requests/detail/${String(order?.["id"])}`));
  await page.getByText("Sem data de faturamento").waitFor();
});

test("somebody edits a budget: what is gone is replaced, a discount above the limit is asked about, and what cannot be edited is said [REQUEST-43, STOCK-05, PRICING-19]", async () => {
  const buyer = await createListener("integrador");
  const { gone, kept, better } = await createGoneProduct();
  const valueModifier = {
    increase: { type: "percentage", amount: "0" },
    decrease: { type: "percentage", amount: "40" },
  };
  const { id, path } = await createBudget(buyer.id, [gone, kept], { content: { valueModifier } });
  const { page } = await visit({ device: "phone", expectedProblems: [/409/, /404/] });
  await signIn(page, buyer.email, { to: path });
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Editar itens" }).click();
  const missing = page.getByRole("dialog", { name: "Equipamentos indisponíveis" });
  await missing.getByText("O equipamento a seguir não está mais disponível").waitFor();
  await missing.getByText("Deseja prosseguir selecionando substitutos para esses equipamentos?").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await missing.getByRole("link", { name: "Deixar como está" }).click();
  await missing.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Editar itens" }).click();
  await missing.locator(`input[type=radio][value="${better}"]`).check();
  await missing.getByRole("button", { name: "Usar os substitutos" }).click();
  const discount = page.getByRole("dialog", { name: "Desconto acima do limite" });
  await discount
    .getByText(
      "O valor de desconto aplicado ao orçamento/pedido é maior do que o valor do limite padrão de desconto",
    )
    .waitFor();
  await discount.getByRole("link", { name: "Não" }).click();
  await discount.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(path);

  await page.getByRole("button", { name: "Editar itens" }).click();
  await missing.locator(`input[type=radio][value="${better}"]`).check();
  await missing.getByRole("button", { name: "Usar os substitutos" }).click();
  await discount.getByRole("button", { name: "Sim" }).click();
  await page.waitForURL(/separateSale.*cart=/);
  const cart = await readCart(page.url());
  expect(cart).toMatchObject({
    origin: { kind: "edit", id },
    products: expect.arrayContaining([
      { id: kept, amount: 4, recAutomaticAmount: 0 },
      { id: better, amount: 4, recAutomaticAmount: 0 },
    ]) as unknown,
  });

  // R$ 3.999,00 is 99.98 percent of the total.
  const fixed = { ...valueModifier, decrease: { type: "fixed", amount: "3999.00" } };
  const inReais = await createBudget(buyer.id, [kept], { content: { valueModifier: fixed } });
  await page.goto(portal(inReais.path));
  await page.getByRole("button", { name: "Editar itens" }).click();
  await discount.getByText("O valor de desconto aplicado ao orçamento/pedido é maior").waitFor();
  await discount.getByRole("link", { name: "Não" }).click();
  await discount.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(inReais.path);
});

test("an edit that cannot begin says so, and two missing things are listed as two [ERRORS-10, STOCK-04]", async () => {
  const buyer = await createListener("integrador");
  const pieces = await Promise.all([
    createProduct("Antigo um", { active: 0 }),
    createProduct("Antigo dois", { active: 0 }),
    createProduct("Cabo solar 6 mm²"),
  ]);
  const { id, path } = await createBudget(buyer.id, pieces);
  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, buyer.email, { to: path });
  await page.getByRole("button", { name: "Editar dados" }).click();
  const missing = page.getByRole("dialog", { name: "Equipamentos indisponíveis" });
  await missing.getByText("Os equipamentos a seguir não estão mais disponíveis").waitFor();
  expect(await missing.getByRole("listitem").count()).toBe(2);
  await page.keyboard.press("Escape");
  await missing.waitFor({ state: "detached" });
  await runSql(
    `update request set deal_status_id = (select id from deal_status where distributor_id = ? and type = 'budget'
        and group_name = 'finished' limit 1) where id = ?`,
    [PLACE, id],
  );
  await page.getByRole("button", { name: "Editar dados" }).click();
  const failed = page.getByRole("dialog", { name: "Atenção" });
  await failed.getByText("Erro ao obter os dados do pedido/orçamento").waitFor();
  await failed.getByRole("link", { name: "Fechar" }).click();
  await failed.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Duplicar" }).waitFor();
  expect(await page.getByRole("button", { name: "Editar dados" }).count()).toBe(0);
});

test("an expired budget is renewed, unless something of it is gone [REQUEST-37, REQUEST-44, STOCK-04]", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Estrutura metálica");
  const { id, path } = await createBudget(buyer.id, [piece], { expiresOn: LAST_YEAR });
  const { page } = await visit({ dark: true, expectedProblems: [/409/] });
  await signIn(page, buyer.email, { to: path });
  await page.getByText("Este orçamento venceu em 31/01/2025").waitFor();
  for (const [column, key] of [
    ["actions", "$.updateExpiredBudget"],
    ["settings", "$.requests.enableUpdateExpiredBudget"],
  ] as const) {
    const set = (on: boolean) =>
      runSql(
        `update distributor_profile set ${column} = json_set(${column}, ?, json(?)) where distributor_id = ?`,
        [key, String(on), PLACE],
      );
    await set(false);
    try {
      await page.reload();
      await page.getByText("Este orçamento venceu em 31/01/2025").waitFor();
      expect(await page.getByRole("link", { name: "Atualizar orçamento vencido" }).count()).toBe(0);
    } finally {
      await set(true);
    }
  }
  await page.reload();
  expect(await page.getByRole("link", { name: "Gerar pedido" }).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const renew = async () => {
    await page.getByRole("link", { name: "Atualizar orçamento vencido" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Atualizar orçamento" }).click();
  };
  await runSql("update product set active = 0 where id = ?", [piece]);
  await renew();
  const aborted = page.getByRole("dialog", { name: "O orçamento não foi atualizado" });
  await aborted.getByText("O equipamento a seguir não está mais disponível").waitFor();
  expect(await aborted.getByRole("listitem").allInnerTexts()).toEqual([expect.stringMatching(/^Peça /)]);
  await aborted.getByRole("link", { name: "Fechar" }).click();
  await runSql("update product set active = 1, price_cents = 150000 where id = ?", [piece]);
  await renew();
  await page.getByText(/^Orçamento atualizado/).waitFor();
  const [row] = await runSql(
    "select version, total_cents as total, expires_on > ? as counts from request where id = ?",
    [LAST_YEAR, id],
  );
  expect(row).toMatchObject({ version: 2, total: 600_000, counts: 1 });
  await page.getByRole("link", { name: "Gerar pedido" }).waitFor();
  expect(await page.getByRole("link", { name: "Atualizar orçamento vencido" }).count()).toBe(0);
});

test("a budget becomes an order from its page, and a phone shows where it came from [REQUEST-35, REQUEST-36]", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const { id, code, path } = await createBudget(buyer.id, [piece]);
  const looker = await visit();
  await signIn(looker.page, "vendas@solnascente.test", { to: path });
  await looker.page.getByRole("heading", { name: "Padaria Trigal" }).waitFor();
  expect(await looker.page.getByRole("button", { name: /^Editar/ }).count()).toBe(0);
  expect(await looker.page.getByRole("link", { name: "Gerar pedido" }).count()).toBe(0);
  expect(await looker.page.getByRole("button", { name: "Duplicar" }).count()).toBe(0);

  const { page } = await visit({ device: "phone" });
  await signIn(page, buyer.email, { to: path });
  await page.getByRole("button", { name: "Editar dados" }).waitFor();
  const toOrder = page.getByRole("link", { name: "Gerar pedido" });
  await toOrder.waitFor();
  // A marketplace's people work in the back office.
  const setMarketplace = (on: number) =>
    runSql("update distributor_profile set marketplace = ? where distributor_id = ?", [on, PLACE]);
  await setMarketplace(1);
  try {
    await page.reload();
    await page.getByRole("button", { name: "Duplicar" }).waitFor();
    expect(await toOrder.count()).toBe(0);
  } finally {
    await setMarketplace(0);
  }
  await page.reload();
  await toOrder.click();
  const question = page.getByRole("dialog", { name: `Gerar pedido de ${code}?` });
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL(`**/requests/detail/${id}?done=turned`);
  await page.getByText("O orçamento virou pedido. O estoque está reservado.").waitFor();
  await page.getByText(`Foi o orçamento ${code}`).waitFor();
  const [stock] = await runSql("select reserved from stock where product_id = ?", [piece]);
  expect(stock).toMatchObject({ reserved: 4 });
  // The address of the budget redirects to the order.
  await page.goto(page.url().replace(/requests.*/, path.slice(1)));
  await page.waitForURL(`**/requests/detail/${id}`);
});

test("who converts a budget after somebody else is told by whom and when, with the question open and without scripts", async () => {
  const [buyer, seller] = [await createListener("integrador"), await createListener("equipe")];
  const { id, path } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  await runSql("update user set name = 'Rita', surname = 'Dias' where id = ?", [seller.id]);
  const { page, context } = await visit();
  await signIn(page, buyer.email, { to: `${path}?dialog=order` });
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).waitFor();
  await untilLive(page);
  const state = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState: state });
  if (!plain) throw new Error("No browser");
  try {
    const second = await plain.newPage();
    await second.goto(portal(`${path}?dialog=order`));
    const first = await visit();
    await signIn(first.page, seller.email, { to: `${path}?dialog=order` });
    await first.page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
    await first.page.getByText("O orçamento virou pedido. O estoque está reservado.").waitFor();

    const told = async (told: Page) => {
      await told.getByText("Este orçamento já tinha virado pedido.").waitFor();
      await told
        .getByText(/Por Rita Dias, em \d\d\/\d\d\/\d{4} \d\d:\d\d\. Nada foi gerado de novo\./)
        .waitFor();
      expect(new URL(told.url()).pathname).toBe(`/requests/detail/${id}`);
    };
    await told(page);
    expect(await axeViolations(page)).toEqual([]);
    await second.getByRole("button", { name: "Gerar pedido" }).click();
    await told(second);
  } finally {
    await plain.close();
  }
  const [row] = await runSql("select count(*) as versions from request_version where request_id = ?", [id]);
  expect(row).toEqual({ versions: 2 });
});

test("the checkout of a budget that somebody else has converted meanwhile leads to the order", async () => {
  const buyer = await createListener("integrador");
  const customer = {
    userOrCompanyName: "Ana Lima",
    cpf: null,
    cnpj: null,
    email: "ana@cliente.test",
    telephone: "+5562987654321",
  };
  const { id, path } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")], {
    content: { customer },
  });
  const { page } = await visit();
  await signIn(page, buyer.email, { to: `${path}?dialog=order` });
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL(/separateSale.*event=budgetToOrder/);
  await makeOrder(id);
  await runSql("update request set budget_code = code where id = ?", [id]);
  await page.reload();
  await page.waitForURL(`**/requests/detail/${id}?done=turnedBefore`);
  await page.getByText("Este orçamento já tinha virado pedido.").waitFor();
});

test("what is asked for to edit budgets and orders is one permission of two [REQUEST-24]", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const { id, path } = await createBudget(buyer.id, [piece]);
  const { id: ordered } = await createBudget(buyer.id, [piece], { name: "Já pedido" });
  await runSql(
    `update request set type = 'order', payment_status = 'notRequested', deal_status_id = (select id from deal_status
        where distributor_id = request.distributor_id and type = 'order' order by group_order, "order" limit 1)
      where id = ?`,
    [ordered],
  );
  for (const [kept, edits] of [
    ["none", false],
    ["edit", true],
    ["details.edit", true],
  ] as const) {
    const { email } = await createPersonWithout(
      "equipe",
      (one) => /\.edit(\.all)?$/.test(one) && !one.endsWith(`t.${kept}`) && !one.endsWith(`r.${kept}`),
    );
    const { page } = await visit();
    await signIn(page, email, { to: path });
    for (const place of [path, path.replace(`budgets/detail/${id}`, `requests/detail/${ordered}`)]) {
      await page.goto(new URL(place, page.url()).href);
      await page.getByRole("heading", { name: place === path ? "Padaria Trigal" : "Já pedido" }).waitFor();
      expect(await page.getByRole("button", { name: "Editar dados" }).count()).toBe(edits ? 1 : 0);
    }
  }
});

test("a budget is duplicated into the checkout of its kind, or not without the stock, and says so [REQUEST-36, REQUEST-45, ERRORS-12]", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m", { onHand: 3 });
  const { id, code, path } = await createBudget(buyer.id, [piece]);
  const { page } = await visit({ expectedProblems: [/409/, /404/] });
  await signIn(page, buyer.email, { to: path });
  await page.getByRole("button", { name: "Duplicar" }).click();
  const short = page.getByRole("dialog", { name: "Equipamentos indisponíveis neste orçamento!" });
  await short
    .getByText("Não é possível duplicar este orçamento, pois alguns equipamentos não estão mais disponíveis.")
    .waitFor();
  await short.getByRole("link", { name: "Fechar" }).click();
  await short.waitFor({ state: "detached" });
  await runSql("update stock set on_hand = 4 where product_id = ?", [piece]);
  await page.getByRole("button", { name: "Duplicar" }).click();
  await page.waitForURL(/separateSale.*cart=/);
  expect(await readCart(page.url())).toMatchObject({
    origin: { kind: "duplicate", id },
    products: [{ id: piece, amount: 4 }],
  });
  await page.getByRole("note").getByText(`${code} continua como está.`).waitFor();
  expect(await page.getByRole("radio", { name: /CIF/ }).isChecked()).toBe(true);
  await saveAs(page, "Salvar como orçamento", "Segunda padaria");
  await page.waitForURL(/budgets\/detail\/req_/);
  await page.getByRole("heading", { name: "Segunda padaria" }).waitFor();
  await page.getByText("Cópia de outro orçamento").waitFor();
  const kept = await runSql("select name, version from request where id = ?", [id]);
  expect(kept).toMatchObject([{ name: "Padaria Trigal", version: 1 }]);
});

test("a duplication that cannot start says so [ERRORS-11]", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  const { id, path } = await createBudget(buyer.id, [piece]);
  const { page } = await visit({ expectedProblems: [/404|409/] });
  await signIn(page, buyer.email, { to: path });
  const button = page.getByRole("button", { name: "Duplicar" });
  await button.waitFor();
  // Another person has moved the request to another company.
  await runSql(
    `update request set integrator_id = (select other.id from integrator as other
        where other.distributor_id = request.distributor_id and other.id <> request.integrator_id limit 1)
      where id = ?`,
    [id],
  );
  await button.click();
  await page
    .getByRole("dialog", { name: "Atenção" })
    .getByText("Erro ao obter os dados do orçamento")
    .waitFor();
});
