import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readPdfText } from "#tests/factories/pdf-text.ts";
import { readFileSync } from "node:fs";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import {
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  untilLive,
  useBrowser,
  WIDTHS,
} from "./session.ts";

const { visit } = useBrowser();

async function createOwnBudget() {
  const buyer = await createListener("integrador");
  return { buyer, ...(await createBudget(buyer.id, [await createProduct("Trilho de 4 m")])) };
}

/** Makes a link on its page, and returns its address. */
async function makeLink(page: Page, name: string): Promise<string> {
  await page.getByLabel("Quem vai responder").fill(name);
  await page.getByRole("button", { name: /^Criar link para a versão/ }).click();
  await page.getByText(`Link de ${name}`).waitFor();
  return page.getByLabel("Endereço do link").inputValue();
}

/** Saves the next version of a budget as another person. */
async function saveNext(id: string): Promise<void> {
  await runSql("update request set version = version + 1 where id = ?", [id]);
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select distributor_id, request_id, version + 1, content, created_by, created_at from request_version
      where request_id = ? order by version desc limit 1`,
    [id],
  );
}

async function expectFine(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
}

test("on a phone an integrator makes a link, the customer accepts on their own phone, and the seller sees it at once and on the PDF", async () => {
  const { buyer, path, id, code } = await createOwnBudget();
  const seller = await createListener("equipe");
  await runSql("update request set seller_id = ? where id = ?", [seller.id, id]);
  const watching = await visit();
  await signIn(watching.page, seller.email, { to: path });
  await untilLive(watching.page);

  const { page } = await visit({ device: "phone" });
  await signIn(page, buyer.email, { to: path });
  await page.getByRole("link", { name: "Aprovação do cliente" }).click();
  await page.waitForURL(`**/budgets/approval/${id}`);
  await page.getByText("Nenhum link foi criado ainda.").waitFor();
  expect(await page.getByLabel("Quem vai responder").inputValue()).toBe("Ana Lima");
  await expectFine(page);
  const url = await makeLink(page, "Marina Alves");
  await page.getByRole("button", { name: "Copiar" }).click();
  await page.getByText("Copiado").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  const share = await page.getByRole("link", { name: "Enviar pelo WhatsApp" }).getAttribute("href");
  expect(share?.startsWith("https://wa.me/?text=")).toBe(true);
  expect(decodeURIComponent(share ?? "")).toContain(url);
  await page.getByText("Aguardando resposta", { exact: true }).waitFor();
  await expectFine(page);
  await page.reload();
  await page.getByText("Aguardando resposta", { exact: true }).waitFor();
  expect(await page.getByText(url.slice(-20)).count()).toBe(0);

  const { page: customer } = await visit({ device: "phone" });
  await customer.goto(url);
  await customer.getByRole("heading", { name: `Orçamento ${code}` }).waitFor();
  await customer.getByText("Versão 1, para Marina Alves.", { exact: false }).waitFor();
  await customer.getByText("R$ 4.000,00").first().waitFor();
  await expectFine(customer);
  await customer.getByLabel("Seu nome").fill("Marina Alves");
  await customer.getByRole("button", { name: "Aprovar" }).click();
  await customer.getByText("Orçamento aprovado").waitFor();
  expect(await customer.getByRole("button", { name: "Aprovar" }).count()).toBe(0);
  await expectFine(customer);

  await watching.page.getByText(`Orçamento aprovado · ${code}`).waitFor();
  await watching.page.getByText(/^Aprovado por Marina Alves em .*, versão 1$/).waitFor();
  const [started] = await Promise.all([
    watching.page.waitForEvent("download"),
    watching.page.getByRole("link", { name: "Baixar PDF", exact: true }).click(),
  ]);
  const printed = readPdfText(readFileSync(await started.path())).join(" ");
  for (const proof of ["Aprovado por Marina Alves", "Endereço IP", "SHA-256 do conteúdo", "Navegador"]) {
    expect(printed).toContain(proof);
  }
  await watching.page.getByRole("link", { name: "Aprovação do cliente" }).click();
  await watching.page.getByText("Aprovado", { exact: true }).waitFor();
  await watching.page.getByText("Comprovação").click();
  await watching.page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await expectFine(watching.page);
});

test("a customer asks for a change; the link shows the new version, and what was on the screen before is not accepted", async () => {
  const { buyer, id, path } = await createOwnBudget();
  const { page } = await visit();
  await signIn(page, buyer.email, { to: `/budgets/approval/${id}` });
  await untilLive(page);
  const url = await makeLink(page, "Ana Lima");

  const { page: customer } = await visit({ device: "phone", expectedProblems: [/40[09]/] });
  await customer.goto(url);
  await customer.getByLabel("Seu nome").fill("Ana Lima");
  await customer.getByRole("button", { name: "Pedir mudança" }).click();
  await customer.getByText("Escreva o que precisa mudar").waitFor();
  await expectFine(customer);
  expect(await customer.getByLabel("Seu nome").inputValue()).toBe("Ana Lima");
  await customer.getByLabel("Comentário").fill("Outro inversor, por favor");
  await customer.getByRole("button", { name: "Pedir mudança" }).click();
  await customer.getByText("Quando houver uma versão nova", { exact: false }).waitFor();
  // The news loads the page anew, and the address that is told once stays.
  await page.getByText("Outro inversor, por favor").waitFor();
  expect(await page.getByLabel("Endereço do link").inputValue()).toBe(url);

  await saveNext(id);
  await customer.reload();
  await customer.getByText("O orçamento mudou: esta é a versão 2").waitFor();
  await customer.getByText(/A resposta à versão 1 \(mudança pedida por Ana Lima/).waitFor();
  await expectFine(customer);
  await customer.getByLabel("Seu nome").fill("Ana L.");
  await customer.getByLabel("Comentário").fill("Pode instalar");
  await saveNext(id);
  await customer.getByRole("button", { name: "Aprovar" }).click();
  await customer.getByText("O orçamento mudou enquanto você lia").waitFor();
  await customer.getByText("Versão 3, para Ana Lima.", { exact: false }).waitFor();
  await page.reload();
  await page.getByText("Aguardando resposta à versão nova").waitFor();
  await page.goto(portal(path));
  await page.getByText(/^Mudança pedida por Ana Lima em .*, versão 1; o orçamento mudou depois$/).waitFor();
  // What was typed for the version before is still there.
  expect(await customer.getByLabel("Seu nome").inputValue()).toBe("Ana L.");
  expect(await customer.getByLabel("Comentário").inputValue()).toBe("Pode instalar");
  await customer.getByRole("button", { name: "Aprovar" }).click();
  await customer.getByText(/^Ana L. aprovou a versão 3 em/).waitFor();
  await customer.getByText("Pode instalar").waitFor();
});

test("an order leads to the answers to its budget, which are only read, and the customer's link says that it is over", async () => {
  const { buyer, id, path } = await createOwnBudget();
  const { page } = await visit();
  await signIn(page, buyer.email, { to: `/budgets/approval/${id}` });
  const url = await makeLink(page, "Ana Lima");
  const { page: customer } = await visit({ device: "phone" });
  await customer.goto(url);
  await customer.getByLabel("Seu nome").fill("Ana Lima");
  await customer.getByRole("button", { name: "Aprovar" }).click();
  await customer.getByText("Orçamento aprovado").waitFor();

  await page.goto(portal(`${path}?dialog=order`));
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL(`**/requests/detail/${id}?done=turned`);
  await page.getByText(/^Aprovado por Ana Lima em .*, versão 1$/).waitFor();
  await page.getByRole("link", { name: "Aprovação do cliente" }).click();
  await page.getByText(/^O orçamento virou o pedido PED-\d+: os links não recebem/).waitFor();
  await page.getByText("Comprovação").click();
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  expect(await page.getByText("Retirar").count()).toBe(0);
  expect(await page.getByLabel("Quem vai responder").count()).toBe(0);
  await expectFine(page);
  await page.getByRole("link", { name: "Ver o pedido" }).click();
  await page.waitForURL(`**/requests/detail/${id}`);
  await customer.goto(url);
  await customer.getByRole("heading", { name: "Este orçamento já foi concluído" }).waitFor();
  await expectFine(customer);

  // Nobody was asked about another order.
  const other = await createOwnBudget();
  await page.goto(portal(await makeOrder(other.id)));
  await page.getByText(other.code).first().waitFor();
  expect(await page.getByRole("link", { name: "Aprovação do cliente" }).count()).toBe(0);
});

test("without scripts a budget is refused with a reason, and a second tab is told that it was answered", async () => {
  const { buyer, id } = await createOwnBudget();
  const { page, context } = await visit();
  await signIn(page, buyer.email, { to: `/budgets/approval/${id}` });
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, viewport: WIDTHS.phone });
  if (!plain) throw new Error("No browser");
  try {
    const url = await makeLink(page, "Ana Lima");
    const [one, two] = [await plain.newPage(), await plain.newPage()];
    await one.goto(url);
    await two.goto(url);
    await one.getByLabel("Seu nome").fill("Ana Lima");
    await one.getByLabel("Comentário").fill("Ficou caro");
    await one.getByRole("button", { name: "Recusar" }).click();
    await one.getByText("Orçamento recusado").waitFor();
    await one.getByText("Ficou caro").waitFor();
    await two.getByLabel("Seu nome").fill("Gilda Lima");
    await two.getByRole("button", { name: "Aprovar" }).click();
    await two.getByText("Este orçamento já foi respondido").waitFor();
    await two.getByText("Ana Lima recusou a versão 1", { exact: false }).waitFor();
  } finally {
    await plain.close();
  }
});

test.each([
  ["phone", false],
  ["desktop", true],
] as const)(
  "on a %s (dark: %s) a withdrawn, an expired and an unknown link, a deleted budget, and one of a blocked company, are told in words of their own",
  async (device, dark) => {
    const { buyer, id } = await createOwnBudget();
    const { page } = await visit({ device, dark });
    await signIn(page, buyer.email, { to: `/budgets/approval/${id}` });
    const url = await makeLink(page, "Ana Lima");
    const { page: customer } = await visit({ device, dark, expectedProblems: [/404/] });
    const told = async (title: string) => {
      await customer.goto(url);
      await customer.getByRole("heading", { name: title }).waitFor();
      await expectFine(customer);
      expect(await customer.getByRole("button", { name: "Aprovar" }).count()).toBe(0);
    };
    await customer.goto(url);
    await customer.getByRole("button", { name: "Aprovar" }).waitFor();
    await expectFine(customer);
    await runSql("update request set expires_on = '2026-01-10' where id = ?", [id]);
    await told("Este orçamento venceu");
    await runSql("update request set expires_on = null where id = ?", [id]);
    const [own] = await runSql("select integrator_id from request where id = ?", [id]);
    await runSql(
      `update request set integrator_id = (select id from integrator where status = 'disable'
        and distributor_id = request.distributor_id limit 1) where id = ?`,
      [id],
    );
    await told("Este orçamento não está disponível");
    await runSql("update request set integrator_id = ? where id = ?", [String(own?.["integrator_id"]), id]);
    await runSql("update approval_link set last_on = '2026-01-10' where request_id = ?", [id]);
    await told("Este link venceu");
    await page.getByLabel("Retirar o link de Ana Lima").click();
    await expectFine(page);
    await page.getByRole("button", { name: "Retirar o link" }).click();
    await page.getByText("Link retirado.").waitFor();
    await told("Este link foi retirado");
    await runSql("update request set deleted_at = updated_at where id = ?", [id]);
    await told("Este orçamento foi excluído");
    await customer.goto(`${url}x`);
    await customer.getByRole("heading", { name: "Link não encontrado" }).waitFor();
    await expectFine(customer);
  },
);

test("a link that has an e-mail is sent in the distributor's name, and leads to the budget", async () => {
  const { buyer, id, code } = await createOwnBudget();
  const { page } = await visit();
  await signIn(page, buyer.email, { to: `/budgets/approval/${id}` });
  const recipient = `${id}@cliente.test`;
  await page.getByLabel("E-mail (opcional)").fill(recipient);
  const url = await makeLink(page, "Ana Lima");
  await page.getByText(`Ele também seguiu para ${recipient}.`).waitFor();
  await page.goto(portal("/caixa-de-saida"));
  await page.getByText(`Orçamento ${code} para você aprovar`).first().waitFor();
  await page.goto(url);
  await page.getByRole("heading", { name: `Orçamento ${code}` }).waitFor();
});

test("people who may not edit a budget have no way to its links", async () => {
  const { path, id } = await createOwnBudget();
  const without = await createPersonWithout("equipe", (one) => /^budget(\.details)?\.edit/.test(one));
  const { page } = await visit();
  await signIn(page, without.email, { to: path });
  await page.getByRole("heading", { name: "Padaria Trigal" }).waitFor();
  expect(await page.getByRole("link", { name: "Aprovação do cliente" }).count()).toBe(0);
  await page.goto(portal(`/budgets/approval/${id}`));
  await page.waitForURL((url) => !url.pathname.startsWith("/budgets/approval"));
});
