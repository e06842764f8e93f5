import { expect, test } from "vitest";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { createListener } from "./notification-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const KEY = "52060433009911002506550120000007800267301615";

test("an order is sent, its buyer says on a phone what arrived, and the claim is answered", async () => {
  const buyer = await createListener("integrador");
  const { id, code } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  await makeOrder(id);
  const staff = await createListener("equipe");
  const { page } = await visit({ expectedProblems: [/status of 400/] });
  await signIn(page, staff.email, { to: `/requests/detail/${id}` });
  await page.getByRole("link", { name: "Envios e recebimento" }).click();
  await page.getByRole("heading", { name: `Envios de ${code}` }).waitFor();
  const form = page.getByRole("form", { name: "Novo envio" });
  await form.getByLabel("Chave de acesso").fill(`${KEY.slice(0, 43)}6`);
  await form.getByLabel("Código de rastreio").fill("RS123");
  await form.getByRole("button", { name: "Registrar envio" }).click();
  await page.getByText("Esta chave de acesso não confere").waitFor();
  expect(await form.getByLabel("Código de rastreio").inputValue()).toBe("RS123");
  expect(await axeViolations(page)).toEqual([]);
  await form.getByLabel("Chave de acesso").fill(KEY);
  await form.getByRole("button", { name: "Registrar envio" }).click();
  await page.getByText("Envio registrado.").waitFor();
  await page.getByText("Nº 780, série 12").waitFor();

  const phone = await visit({ device: "phone" });
  await signIn(phone.page, buyer.email, { to: `/requests/detail/${id}` });
  await phone.page.getByRole("link", { name: "Envios e recebimento" }).click();
  await phone.page.getByText("Confirmar recebimento").first().click();
  const receipt = phone.page.getByRole("form", { name: "Confirmar o recebimento do envio 1" });
  await receipt.getByLabel("Quem recebeu").fill("Zé da obra");
  await receipt
    .getByLabel(/^Como chegou/)
    .first()
    .selectOption({ label: "Chegou danificado" });
  await receipt
    .getByLabel(/^Unidades com problema/)
    .first()
    .fill("1");
  await receipt
    .getByLabel(/^O que houve/)
    .first()
    .fill("Vidro trincado");
  expect(await axeViolations(phone.page)).toEqual([]);
  expect(await overflowsSideways(phone.page)).toBe(false);
  await receipt.getByRole("button", { name: "Confirmar recebimento" }).click();
  await phone.page.getByText("Recebimento confirmado.").waitFor();
  await phone.page.getByText("Aguarda resposta").waitFor();

  await page.reload();
  const claim = page.getByRole("form", { name: /^Responder à ocorrência/ });
  await claim.getByLabel("Como termina").selectOption({ label: "Será reposto" });
  await claim.getByLabel("Resposta ao comprador").fill("Sai amanhã com a transportadora");
  await claim.getByRole("button", { name: "Responder" }).click();
  await page.getByText("Ocorrência respondida.").waitFor();
  await phone.page.reload();
  await phone.page.getByText("Sai amanhã com a transportadora").waitFor();
});

test("before JavaScript a part is sent and taken back, and what is left is told", async () => {
  const buyer = await createListener("integrador");
  const { id } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  await makeOrder(id);
  const staff = await createListener("equipe");
  const { page, context } = await visit();
  await signIn(page, staff.email, { to: "/requests" });
  const storageState = await context.storageState();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false, storageState });
  const scriptless = await plain?.newPage();
  if (scriptless === undefined) throw new Error("There is no browser");
  await scriptless.goto(portal(`/request/shipping/${id}`));
  await scriptless.getByRole("button", { name: "Registrar envio" }).click();
  await scriptless.getByText("Envio registrado.").waitFor();
  await scriptless.getByRole("button", { name: "Desfazer o envio 1" }).click();
  await scriptless.getByText("Envio desfeito.").waitFor();
  await scriptless.getByText("Nada foi enviado ainda.").waitFor();
  await plain?.close();
});
