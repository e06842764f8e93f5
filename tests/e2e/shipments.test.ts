import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { VIRUS_TEST } from "#tests/factories/virus-test.ts";
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

  const phone = await visit({ device: "phone", expectedProblems: [/status of 4\d\d/, /ERR_FAILED/] });
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
  const photos = receipt.getByLabel(/^Fotos de/).first();
  const photo = await largePhoto(phone.page);
  await photos.setInputFiles({ name: "vírus.jpg", mimeType: "image/jpeg", buffer: Buffer.from(VIRUS_TEST) });
  await receipt.getByText("Não é uma foto que aceitamos. Envie um JPEG, PNG ou WebP.").waitFor();
  await receipt.getByRole("button", { name: "Retirar vírus.jpg" }).click();
  await phone.page.route("**/claim-photos*", (route) => route.abort());
  await photos.setInputFiles({ name: "vidro.jpg", mimeType: "image/jpeg", buffer: photo });
  await receipt.getByText("Não foi possível enviar. Confira a conexão.").waitFor();
  expect(await receipt.getByLabel("Quem recebeu").inputValue()).toBe("Zé da obra");
  await phone.page.unroute("**/claim-photos*");
  await receipt.getByRole("button", { name: "Tentar de novo enviar vidro.jpg" }).click();
  await receipt.getByRole("button", { name: /^Retirar vidro-/ }).waitFor();
  await photos.setInputFiles({
    ...{ name: "caixa.png", mimeType: "image/png" },
    buffer: await phone.page.screenshot(),
  });
  await receipt.getByRole("button", { name: /^Retirar caixa-/ }).waitFor();
  expect(await axeViolations(phone.page)).toEqual([]);
  expect(await overflowsSideways(phone.page)).toBe(false);
  const units = receipt.getByLabel(/^Unidades com problema/).first();
  await units.fill("900");
  await receipt.getByRole("button", { name: "Confirmar recebimento" }).click();
  await receipt.getByText("É mais do que falta enviar").waitFor();
  await receipt.getByRole("button", { name: /^Retirar vidro-/ }).waitFor();
  expect(
    await receipt
      .getByLabel(/^O que houve/)
      .first()
      .inputValue(),
  ).toBe("Vidro trincado");
  await units.fill("1");
  await receipt.getByRole("button", { name: "Confirmar recebimento" }).click();
  await phone.page.getByText("Recebimento confirmado.").waitFor();
  await phone.page.getByText("Aguarda resposta").waitFor();
  const shown = phone.page.getByRole("img", { name: /^Chegou danificado: .*, foto \d de 2$/ });
  await expect.poll(() => shown.count()).toBe(2);
  await shown.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      shown.first().evaluate((image) => {
        const { naturalWidth, naturalHeight } = image as HTMLImageElement;
        return [naturalWidth, naturalHeight];
      }),
    )
    .toEqual([1_600, 800]);
  expect(await overflowsSideways(phone.page)).toBe(false);

  await page.reload();
  const [full] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /foto 1 de 2$/ }).click(),
  ]);
  await full.waitForLoadState();
  expect(await full.evaluate(() => document.contentType)).toMatch(/^image\//);
  await full.close();
  const talk = page.getByRole("form", { name: /^Escrever sobre/ });
  await talk.getByLabel("Mensagem").fill("A caixa veio aberta?");
  await talk.getByRole("button", { name: "Enviar mensagem" }).click();
  await page.getByText("Mensagem enviada.").waitFor();
  expect(await talk.getByLabel("Mensagem").inputValue()).toBe("");
  await phone.page.reload();
  await phone.page.getByText("A caixa veio aberta?").waitFor();
  const reply = phone.page.getByRole("form", { name: /^Escrever sobre/ });
  await reply.getByLabel("Mensagem").fill("Não, fechada.");
  await reply.getByRole("button", { name: "Enviar mensagem" }).click();
  await phone.page.getByText("Não, fechada.").waitFor();
  expect(await axeViolations(phone.page)).toEqual([]);
  await page.reload();
  await page.getByText("Não, fechada.").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const claim = page.getByRole("form", { name: /^Responder à ocorrência/ });
  await claim.getByLabel("Como termina").selectOption({ label: "Será reposto" });
  await claim.getByLabel("Resposta ao comprador").fill("Sai amanhã com a transportadora");
  await claim.getByRole("button", { name: "Responder" }).click();
  await page.getByText("Ocorrência respondida.").waitFor();
  await phone.page.reload();
  await phone.page.getByText("Sai amanhã com a transportadora").waitFor();
  expect(await reply.count()).toBe(0);
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

/** A photo of 2,400 by 1,200 pixels. */
async function largePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [2_400, 1_200];
    const context = canvas.getContext("2d");
    for (let at = 0; at < 400; at += 1) {
      if (context === null) break;
      context.fillStyle = `hsl(${String(at * 37)} 70% 50%)`;
      context.fillRect((at * 149) % 2_400, (at * 83) % 1_200, 240, 160);
    }
    return canvas.toDataURL("image/jpeg", 0.95);
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
