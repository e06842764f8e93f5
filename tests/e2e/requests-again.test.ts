import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import {
  type BudgetRow,
  copyOfDemoBudget,
  createBudget,
  createGoneProduct,
  createProduct,
  saveElsewhere,
} from "./budget-rows.ts";
import {
  fillAddress,
  fillFields,
  nameOf,
  openStep,
  summaryOf,
  totalOf,
  untilSettled,
} from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;

const press = (page: Page, name: string) => summaryOf(page).getByRole("button", { name }).click();

/** The newest version of a request. */
async function readRequest(id: string): Promise<BudgetRow> {
  const [row] = await runSql(
    `select request.type, request.code, request.version, request.total_cents as total, request.name, v.content
      from request join request_version as v on v.distributor_id = request.distributor_id
        and v.request_id = request.id and v.version = request.version
      where request.distributor_id = ? and request.id = ?`,
    [PLACE, id],
  );
  return { ...row, content: JSON.parse(String(row?.["content"])) } as unknown as BudgetRow;
}

test("items of a budget are edited to the next version of the same code: back and reload keep the edit, and a price that moved is accepted by a button [CHECKOUT-06]", async () => {
  const buyer = await createListener("integrador");
  const { gone, kept, better } = await createGoneProduct();
  const { id, code, path } = await createBudget(buyer.id, [gone, kept]);
  const { page } = await visit({ expectedProblems: [/409/] });
  await signIn(page, buyer.email, { to: path });
  await page.getByRole("button", { name: "Editar itens" }).click();
  const missing = page.getByRole("dialog", { name: "Equipamentos indisponíveis" });
  await missing.getByRole("button", { name: "Usar os substitutos" }).click();
  await page.getByRole("heading", { level: 1, name: "Produtos Avulsos" }).waitFor();
  await page.getByRole("note").getByText(code).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const cables = page
    .getByRole("complementary", { name: "Carrinho" })
    .getByRole("spinbutton", { name: /Cabo solar/ });
  await cables.fill("5");
  await page.getByText("R$ 9.000,00").first().waitFor();
  await page.getByRole("button", { name: "Continuar" }).first().click();
  await page.getByRole("heading", { name: "Conferir alterações" }).waitFor();
  await page.getByRole("note").getByText(code).waitFor();
  // The answers are those of the budget.
  await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("Ana Lima");

  await page.goBack();
  await page.getByRole("note").getByText(code).waitFor();
  await expect.poll(() => cables.inputValue()).toBe("5");
  await page.reload();
  await untilHydrated(page);
  await page.getByRole("note").getByText(code).waitFor();
  await expect.poll(() => cables.inputValue()).toBe("5");
  await page.getByRole("button", { name: "Continuar" }).first().click();
  await page.getByRole("heading", { name: "Conferir alterações" }).waitFor();
  await openStep(page, "Extras, arquivos e observações");
  await page.getByLabel("Observações").fill("Entregar pela manhã");
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => page.getByLabel("Observações").inputValue()).toBe("Entregar pela manhã");
  await expect.poll(() => totalOf(page).innerText()).toMatch(/9\.000,00/);
  expect(await axeViolations(page)).toEqual([]);

  await untilSettled(page);
  await runSql("update product set price_cents = 110000, version = version + 1 where id = ?", [better]);
  expect(await nameOf(page).inputValue()).toBe("Padaria Trigal");
  await press(page, "Salvar alterações");
  await page.getByText("Era R$ 9.000,00, agora é R$ 9.400,00. Nada foi salvo.").waitFor();
  await press(page, "Aceitar R$ 9.400,00 e salvar");
  await page.waitForURL(`**${path}?done=edited`);
  await page.getByText("Alterações salvas.").waitFor();
  const saved = await readRequest(id);
  expect(saved).toMatchObject({ type: "budget", code, version: 2, total: 940_000 });
  expect(saved.content.notes).toBe("Entregar pela manhã");
  expect(saved.content.lines.map(({ itemId, amount }) => [itemId, amount])).toEqual([
    [kept, 5],
    [better, 4],
  ]);
  await page
    .getByRole("navigation", { name: "Você está em" })
    .getByRole("link", { name: "Orçamentos" })
    .click();
  await page.getByRole("heading", { name: "Orçamentos", exact: true }).waitFor();
});

test("staff edit what is mounted for its own company, and of two people who save one version the slower keeps what was typed and saves over the other knowingly", async () => {
  const person = await createListener("equipe");
  const { id, code, path } = await copyOfDemoBudget("mountKits");
  const { page } = await visit({ device: "phone", expectedProblems: [/409/] });
  await signIn(page, person.email, { to: path });
  await page.getByRole("button", { name: "Editar itens" }).click();
  await page.getByRole("heading", { level: 1, name: "Kits Personalizados" }).waitFor();
  await page.getByRole("note").getByText(code).waitFor();
  await page.getByText("Comprando para").waitFor();
  expect(await page.getByRole("button", { name: "Trocar integrador" }).count()).toBe(0);
  expect(await overflowsSideways(page)).toBe(false);

  await page.goto(portal(path));
  await untilHydrated(page);
  await page.getByRole("button", { name: "Editar dados" }).click();
  await page.getByRole("heading", { name: "Conferir alterações" }).waitFor();
  await fillFields(page, { "Nome ou razão social": "Cooperativa do Vale" });
  await saveElsewhere(id);
  await untilSettled(page);
  await press(page, "Salvar alterações");
  await page.getByText("Outra pessoa salvou antes de você").waitFor();
  expect(await page.getByLabel("Nome ou razão social").inputValue()).toBe("Cooperativa do Vale");
  expect(await page.getByRole("link", { name: "Ver a versão atual em outra aba" }).getAttribute("href")).toBe(
    path,
  );
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  expect((await readRequest(id)).version).toBe(2);
  await press(page, "Salvar por cima");
  await page.waitForURL(`**${path}?done=edited`);
  const saved = await readRequest(id);
  expect(saved).toMatchObject({ code, version: 3 });
  expect(saved.content.customer.userOrCompanyName).toBe("Cooperativa do Vale");
});

test("an expired budget is renewed, sent elsewhere at the total that was shown, and becomes an order once it says what an order needs", async () => {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Estrutura metálica");
  const { id, path } = await createBudget(buyer.id, [piece], {
    expiresOn: "2025-01-31",
    content: { customer: { userOrCompanyName: "", cpf: null, cnpj: null, email: "", telephone: "" } },
  });
  const { page } = await visit();
  await signIn(page, buyer.email, { to: path });
  await page.getByRole("link", { name: "Atualizar orçamento vencido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Atualizar orçamento" }).click();
  await page.getByText(/^Orçamento atualizado/).waitFor();

  await page.getByRole("button", { name: "Editar frete" }).click();
  await page.getByRole("heading", { name: "Alterar entrega" }).waitFor();
  await expect.poll(() => totalOf(page).innerText()).toMatch(/4\.000,00/);
  await page.getByRole("radio", { name: /CIF/ }).check();
  await fillAddress(page);
  // Each field of the address requests a new total, and only the total on screen is saved.
  await expect.poll(() => totalOf(page).innerText()).toMatch(/4\.250,00/);
  await untilSettled(page);
  expect(await totalOf(page).innerText()).toMatch(/4\.250,00/);
  expect(await axeViolations(page)).toEqual([]);
  await press(page, "Salvar entrega");
  await page.waitForURL(`**${path}?done=freightEdited`);
  await page.getByText("Frete atualizado.").waitFor();
  expect(await readRequest(id)).toMatchObject({ type: "budget", version: 3, total: 425_000 });

  await page.getByRole("link", { name: "Gerar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.getByRole("heading", { name: "Transformar orçamento em pedido" }).waitFor();
  await press(page, "Gerar pedido");
  await page.getByText("Corrija os campos marcados para salvar.").waitFor();
  await fillFields(page, {
    "Nome ou razão social": "Marina Alves",
    CPF: "529.982.247-25",
    "Telefone com DDD": "(62) 98765-4321",
    "E-mail": "marina@cliente.test",
  });
  await press(page, "Gerar pedido");
  await page.waitForURL(`**/requests/detail/${id}?done=turned`);
  await page.getByText("O orçamento virou pedido. O estoque está reservado.").waitFor();
  expect(await readRequest(id)).toMatchObject({ type: "order", version: 4, total: 425_000 });
});
