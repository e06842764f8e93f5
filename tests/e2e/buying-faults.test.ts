import type { Page, Route } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import {
  fillAddress,
  fillCustomer,
  nameOf,
  openStep,
  save,
  saveAs,
  summaryOf,
  untilSettled,
} from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { untilKept } from "./drafts.ts";
import { createListener } from "./notification-rows.ts";
import { giveOwnRole, setRole } from "./role-rows.ts";
import { countRequests } from "./saved-rows.ts";
import { axeViolations, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;

const nameField = (page: Page) => page.getByLabel("Nome ou razão social");

/** Signs in an integrator for one test, and opens the checkout of a kit. */
async function comeToCheckout(expectedProblems: RegExp[] = []) {
  const visitor = await visit({ expectedProblems });
  const { page } = visitor;
  const { id, email } = await createListener("integrador");
  const [kit] = await runSql("select id from kit_option where distributor_id = ? order by id limit 1", [
    OWNER,
  ]);
  await signIn(page, email, { to: `/kitsIntegrator/checkout?kit=${String(kit?.["id"])}~1` });
  await nameField(page).waitFor();
  await expect.poll(() => page.evaluate(isWholeFormLive)).toBe(true);
  return { visitor, page, userId: id };
}

/** Whether every field of the checkout is hydrated, including late parts. */
function isWholeFormLive(): boolean {
  const fields = [...document.querySelectorAll(".app-checkout__grid input")];
  return fields.every((field) => Object.keys(field).some((key) => key.startsWith("__react")));
}

test("a connection that goes is told and comes back, a reload keeps all that was typed, and an answer that got lost makes no second order", async () => {
  const { visitor, page } = await comeToCheckout([/ERR_|Failed to load|404/]);
  await fillAddress(page);
  await fillCustomer(page);
  await summaryOf(page)
    .getByText(/Entrega até/)
    .waitFor();
  await openStep(page, "Pagamento");
  await visitor.context.setOffline(true);
  await page.getByRole("radio", { name: /3× no cartão/ }).click();
  const stale = page.getByText("Sem conexão: os valores são os de antes, e conferimos assim que ela voltar.");
  await stale.waitFor();
  expect(await nameField(page).inputValue()).toBe("Marina Alves");
  await visitor.context.setOffline(false);
  await stale.waitFor({ state: "detached" });
  await summaryOf(page)
    .getByText(/3× de R\$/)
    .waitFor();

  const orders = "**/checkout.data**";
  // The save succeeds, and its answer is lost.
  await page.route(orders, async (route: Route) => {
    if (!(route.request().postData() ?? "").includes("intent=order")) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  const name = "Pedido de resposta perdida";
  await saveAs(page, "Gerar pedido", name);
  await page.getByText("Sem conexão: nada se perdeu").waitFor();
  expect(await countRequests(name)).toBe(1);
  await page.unroute(orders);
  await untilKept(page, "checkout:");
  await page.reload();
  await untilHydrated(page);
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await summaryOf(page)
    .getByText(/Entrega até/)
    .waitFor();
  // New input must not remove restored input.
  await openStep(page, "Extras, arquivos e observações");
  await page.getByLabel("Observações").fill("ligar antes");
  await page.getByLabel("Observações").fill("");
  expect(await nameField(page).inputValue()).toBe("Marina Alves");
  await saveAs(page, "Gerar pedido", name);
  await page.waitForURL("**/requests/detail/**");
  await page.getByRole("heading", { name }).waitFor();
  expect(await countRequests(name)).toBe(1);
});

test("what changed while a checkout was open is named with the way on, and what was filled in stays", async () => {
  const { page, userId } = await comeToCheckout([/4\d\d/]);
  const name = "Orçamento com tropeços";
  const code = `TROPECO${userId.slice(-6).toUpperCase()}`;
  await runSql(
    `insert into coupon (distributor_id, id, code, description, kind, percent, minimum_cents, purchase_types, group_ids,
        active, version, created_at, updated_at)
      values (?, ?, ?, '', 'percentage', '1', 0, '[]', '[]', 1, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
    [OWNER, `cpn_${userId}`, code],
  );
  await nameField(page).fill("Marina Alves");
  await openStep(page, "Pagamento");
  await page.getByLabel("Cupom", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Aplicar cupom" }).click();
  await page.getByText(`Cupom ${code} aplicado.`).waitFor();

  // The save sends what the page showed before a change.
  const sendInstead = async (change: (sent: string) => string) => {
    await page.route("**/checkout.data**", async (route: Route) => {
      const sent = route.request().postData() ?? "";
      await route.continue(sent.includes("intent=budget") ? { postData: change(sent) } : {});
    });
  };
  const tryToSave = async (title: string) => {
    await saveAs(page, "Salvar como orçamento", name);
    await page.getByRole("alert").getByText(title).waitFor();
    expect(await nameField(page).inputValue()).toBe("Marina Alves");
    await page.unroute("**/checkout.data**");
  };
  await sendInstead((sent) => sent.replace(/payment=[^&]*/, "payment=boleto%7Cpay_gone%7C"));
  await tryToSave("Esta forma de pagamento não vale mais");
  await sendInstead((sent) => sent.replace(/center=[^&]*/, "center=cen_closed"));
  await tryToSave("Agora quem vende é");
  expect(await axeViolations(page)).toEqual([]);
  await runSql("update coupon set ends_on = '2026-01-31', version = 2 where code = ?", [code]);
  await tryToSave(`O cupom ${code} não vale para esta compra`);
  await page.getByLabel("Cupom", { exact: true }).fill("");
  await page.getByRole("button", { name: "Aplicar cupom" }).click();
  await untilSettled(page);
  const before = await giveOwnRole(userId, () => ["budget"]);
  await save(page, "Salvar como orçamento");
  await page.getByRole("alert").getByText("Acesso não permitido").waitFor();
  expect(await nameField(page).inputValue()).toBe("Marina Alves");
  expect(await countRequests(name)).toBe(0);
  await setRole(userId, before);
  await saveAs(page, "Salvar como orçamento", name);
  await page.waitForURL("**/budgets/detail/**");
  expect(await countRequests(name)).toBe(1);
});

test("a form that was saved and then changed opens what was saved, or is saved as another purchase", async () => {
  const { page } = await comeToCheckout([/ERR_|Failed to load|422/]);
  const at = String(Date.now());
  const [first, second] = [`Orçamento que chegou ${at}`, `Orçamento que mudou ${at}`];
  await page.route("**/checkout.data**", async (route: Route) => {
    if (!(route.request().postData() ?? "").includes("intent=budget")) return route.continue();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await saveAs(page, "Salvar como orçamento", first);
  await page.getByText("Sem conexão: nada se perdeu").waitFor();
  await page.unroute("**/checkout.data**");
  await saveAs(page, "Salvar como orçamento", second);
  await page.getByText(/Esta compra já foi salva como ORC-/).waitFor();
  await page.getByRole("link", { name: /^Abrir ORC-/ }).waitFor();
  expect([await countRequests(first), await countRequests(second)]).toEqual([1, 0]);
  await page.getByRole("button", { name: "Salvar como outra compra" }).click();
  await page.waitForURL("**/budgets/detail/**");
  expect([await countRequests(first), await countRequests(second)]).toEqual([1, 1]);
});

test("Kits Express says what no amount is, and a lost connection leaves the portal around it", async () => {
  const { page, context } = await visit({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  await signIn(page, "integrador@solnascente.test", { to: "/kits-express" });
  await page.getByLabel("Potência (kWp)").fill("5,5");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Ver kits" }).click();
  await page.getByRole("main").getByRole("heading", { level: 1, name: "Sem conexão com o portal" }).waitFor();
  await page.getByRole("banner").waitFor();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  const best = page.getByRole("article").first();
  await best.getByRole("button", { name: /^Editar kit/ }).click();
  const modules = best
    .getByRole("group", { name: /^Editar/ })
    .getByRole("textbox", { name: /^Quantidade de Módulo/ })
    .first();
  await modules.fill("9");
  const refusal = best.getByRole("alert");
  for (const [typed, words] of [
    ["1,5", "A quantidade é inteira: sem vírgula."],
    ["-3", "A quantidade não pode ser negativa."],
    ["1e9", "Digite só números, como 12."],
  ] as const) {
    await modules.fill(typed);
    await refusal.getByText(words).waitFor();
    expect(await modules.inputValue()).toBe(typed);
  }
  await modules.fill(" 1.0 ");
  await refusal.getByText(/quantidade/).waitFor({ state: "detached" });
});

/** Adds custom questions at the end of the checkout of closed kits, for one test. */
async function askQuestions(fields: readonly Record<string, unknown>[]): Promise<void> {
  const id = `cfo_${crypto.randomUUID()}`;
  onTestFinished(async () => {
    await runSql("delete from custom_form where id = ?", [id]);
  });
  const whole = fields.map((field) => ({ help: "", maxLength: 30, options: [], ...field }));
  await runSql(
    `insert into custom_form (distributor_id, id, name, description, screen, purchase_types, fields, position, active,
        version, created_at, updated_at)
      values (?, ?, 'Visita', '', 'lastStep', '["closedKits"]', ?, 9, 1, 1, '2026-01-01T00:00:00.000Z',
        '2026-01-01T00:00:00.000Z')`,
    [OWNER, id, JSON.stringify(whole)],
  );
}

const text = (page: Page, words: string) => page.getByText(words, { exact: true });

test("a blank text and an empty list do not answer what is required, and no does; a text has the length of its field [VALID-01, VALID-02]", async () => {
  await askQuestions([
    { key: "who", type: "text", label: "Quem abre o portão", required: true, maxLength: 12 },
    { key: "tools", type: "choices", label: "Equipamentos", required: true, options: ["Munck", "Escada"] },
    { key: "dog", type: "yesNo", label: "Tem cachorro", required: true },
  ]);
  const { page } = await comeToCheckout([/404/]);
  await page.getByRole("radio", { name: /FOB/ }).check();
  await fillCustomer(page);
  const form = page.getByRole("group", { name: "Visita", exact: true });
  const who = page.getByLabel("Quem abre o portão");
  await who.fill("   ");
  await form.getByRole("radio", { name: "Não", exact: true }).check();
  await summaryOf(page).getByRole("button", { name: "Gerar pedido" }).click();
  await page.getByText("Corrija os campos marcados para salvar.").waitFor();
  await expect.poll(() => form.getByText("Campo obrigatório", { exact: true }).count()).toBe(2);
  const tooLong = text(page, "O tamanho máximo para esse campo é de 12 caracteres");
  await who.fill("Ana da Silva.");
  await who.blur();
  await tooLong.waitFor();
  await who.fill("Ana da Silva");
  await tooLong.waitFor({ state: "detached" });
  await form.getByRole("checkbox", { name: "Munck" }).check();
  await expect.poll(() => text(page, "Campo obrigatório").count()).toBe(0);
  await saveAs(page, "Gerar pedido", "Visita respondida");
  await page.waitForURL("**/requests/detail/**");
});

test("a day and an hour that are none say so once they are left, and an hour that is required more strictly [VALID-04, VALID-05, VALID-06]", async () => {
  await askQuestions([
    { key: "day", type: "date", label: "Dia da visita", required: false },
    { key: "hour", type: "time", label: "Chegada", required: false },
    { key: "strict", type: "time", label: "Saída", required: true },
  ]);
  const { page } = await comeToCheckout([/400/]);
  const leaving = async (label: RegExp, typed: string) => {
    const field = page.getByLabel(label);
    await field.fill(typed);
    await field.blur();
    return field;
  };
  await leaving(/^Dia da visita/, "31/02/2027");
  await text(page, "Data inválida").waitFor();
  const day = await leaving(/^Dia da visita/, "28022027");
  await text(page, "Data inválida").waitFor({ state: "detached" });
  expect(await day.inputValue()).toBe("28/02/2027");
  for (const typed of ["24:00", "8:3", "12:6"]) {
    await leaving(/^Chegada/, typed);
    await text(page, "Hora inválida").waitFor();
  }
  const hour = await leaving(/^Chegada/, "23:59");
  await text(page, "Hora inválida").waitFor({ state: "detached" });
  expect(await hour.inputValue()).toBe("23:59");
  await leaving(/^Saída/, "25:00");
  await text(page, "Hora Inválida").waitFor();
  await leaving(/^Saída/, "08:30");
  await text(page, "Hora Inválida").waitFor({ state: "detached" });
  // Partial input is not lost on the way to the server either.
  await leaving(/^Chegada/, "8:3");
  await summaryOf(page).getByRole("button", { name: "Salvar como orçamento" }).click();
  await page.getByText("Corrija os campos marcados para salvar.").waitFor();
  await text(page, "Hora inválida").waitFor();
  expect(await page.getByLabel(/^Chegada/).inputValue()).toBe("8:3");
});

test("a save that is pressed before its total is known saves no sum that nobody saw", async () => {
  const { page } = await comeToCheckout();
  const name = "Orçamento apressado";
  await fillAddress(page);
  await fillCustomer(page);
  await summaryOf(page)
    .getByText(/Entrega até/)
    .waitFor();
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  await nameOf(page).fill(name);
  await openStep(page, "Pagamento");
  await page.route("**/checkout.data**", async (route: Route) => {
    if ((route.request().postData() ?? "").includes("intent=quote")) await told;
    await route.continue();
  });
  // A save also waits for a total that is requested while another one is pending.
  const asked = page.waitForRequest((request) => (request.postData() ?? "").includes("intent=quote"));
  await page.getByRole("radio", { name: /6× no cartão/ }).check();
  await asked;
  await page.getByRole("radio", { name: /10× no cartão/ }).check();
  await summaryOf(page).getByRole("button", { name: "Salvar como orçamento" }).click();
  tell();
  await summaryOf(page)
    .getByRole("alert")
    .getByText(/^Era R\$.*, agora é R\$.*\. Nada foi salvo\./)
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await countRequests(name)).toBe(0);
  await summaryOf(page)
    .getByRole("button", { name: /^Aceitar R\$.* e salvar$/ })
    .click();
  await page.waitForURL("**/budgets/detail/**");
  expect(await countRequests(name)).toBe(1);
});
