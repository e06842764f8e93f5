import type { Locator } from "playwright-core";
import { expect, inject, test } from "vitest";
import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";
import { openSite, SITE } from "./somebodys-site.ts";

const { visit } = useBrowser();

test.each(["desktop", "phone"] as const)(
  "on a %s, somebody's site sizes a house by its bill, and the distributor gets who wants to be called",
  async (device) => {
    const recipient = `${newId("v").toLowerCase()}@distribuidor.test`;
    const staff = await visit({ device, expectedProblems: [/400/] });
    await signIn(staff.page, "admin@solnascente.test", { to: "/settings/api/keys/novo" });
    await staff.page.getByLabel("Nome", { exact: true }).fill(`Contatos ${device}`);
    await staff.page.getByLabel("Sites que podem usar a chave").fill(SITE);
    await staff.page.getByLabel("Mostrar kits").uncheck();
    await staff.page.getByLabel("E-mail que recebe os contatos").fill("vendas");
    await staff.page.getByLabel("Limite por hora").fill("5");
    await staff.page.getByRole("button", { name: "Criar chave" }).click();
    await staff.page.getByText(/E-mail inválido/).waitFor();
    await staff.page.getByLabel("E-mail que recebe os contatos").fill(recipient);
    await staff.page.getByLabel("Limite por hora").fill("1.000");
    await staff.page.getByRole("button", { name: "Criar chave" }).click();
    await staff.page.getByText("Chave salva.").waitFor();
    const key = await staff.page.getByLabel("Chave", { exact: true }).inputValue();
    const portal = new URL(staff.page.url()).origin;

    const visitor = await visit({ device, expectedProblems: [/403/] });
    const { page } = visitor;
    const head = `<script async src="${portal}/widgets/girassol.js" data-key="${key}"></script>`;
    await openSite(visitor, { head, body: "<girassol-lead-form></girassol-lead-form>" });
    const form = page.locator("girassol-lead-form");
    await form.getByLabel("Estado").selectOption({ label: "Goiás" });
    await form.getByLabel("Cidade").fill("anapolis");
    await form.getByLabel("Conta de luz por mês (R$)").fill("R$ 450,00");
    await form.getByRole("button", { name: "Calcular" }).click();
    await form.getByText(/R\$\s[\d.,]+ por ano/).waitFor();
    await form.getByText("Como calculamos").click();
    await form.getByText(/Sol de [\d,]+ kWh\/m² por dia em Goiânia\/GO/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await form.getByLabel("Nome").fill("Marina do Telhado");
    await form.getByLabel("E-mail").fill("marina@cliente.test");
    await form.getByLabel("Telefone com DDD").fill("62 98765-4321");
    await form.getByRole("button", { name: "Pedir contato" }).dblclick();
    await form.getByRole("heading", { name: "Pedido enviado" }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const mails = await runSql("select content from email_outbox where recipient = ?", [recipient]);
    expect(mails.map(({ content }) => JSON.parse(String(content)) as unknown)).toEqual([
      expect.objectContaining({ visitorName: "Marina do Telhado", place: "Anápolis/GO", billCents: 45_000 }),
    ]);

    // A key that shows no kits shows none.
    await openSite(visitor, { head, body: "<girassol-kit-buyer></girassol-kit-buyer>" });
    await page.locator("girassol-kit-buyer").getByRole("alert").waitFor();
  },
);

/** Waits until all kits that are shown have a power around that of a system. */
async function expectKitsAround(kits: Locator, kwp: number): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await kits.getByRole("article").getByRole("heading").allInnerTexts();
      const powers = shown.map((name) => Number(/([\d,]+)\skWp/.exec(name)?.[1]?.replace(",", ".")));
      return powers.length > 0 && powers.every((one) => one >= kwp * 0.79 && one <= kwp * 1.31);
    })
    .toBe(true);
}

test("the gallery's page of the bill shows the kits around the estimated power", async () => {
  const { page } = await visit({ device: "phone" });
  await page.goto(new URL("/galeria/conta.html", inject("widgetSiteUrl")).href);
  const form = page.locator("girassol-lead-form");
  const kits = page.locator("girassol-kit-buyer");
  await kits.getByRole("article").first().waitFor();
  await form.getByLabel("Estado").selectOption("SP");
  await form.getByLabel("Cidade").fill("São Paulo");
  await form.getByLabel("Conta de luz por mês (R$)").fill("40");
  await form.getByRole("button", { name: "Calcular" }).click();
  await form.getByText(/já está perto do mínimo/).waitFor();
  expect(await kits.getByLabel("Potência a partir de, em kWp").inputValue()).toBe("");

  await form.getByLabel("Conta de luz por mês (R$)").fill("600");
  await form.getByRole("button", { name: "Calcular" }).click();
  const power = await form.getByText(/^[\d,]+ kWp$/).innerText();
  await expectKitsAround(kits, Number(power.replace(" kWp", "").replace(",", ".")));
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
});

test.each(["desktop", "phone"] as const)(
  "on a %s who knows a bill and no power finds kits in the kit buyer itself, by keyboard, also after a failure",
  async (device) => {
    const { page, context } = await visit({ device });
    await page.goto(new URL("/", inject("widgetSiteUrl")).href);
    const kits = page.locator("girassol-kit-buyer").first();
    await kits.getByRole("article").first().waitFor();
    const opener = kits.getByRole("button", { name: "Escolher pela conta de luz" });
    await context.setOffline(true);
    await opener.focus();
    await page.keyboard.press("Enter");
    await kits.getByRole("alert").filter({ hasText: "não pôde ser carregado" }).waitFor();
    await context.setOffline(false);
    await page.keyboard.press("Enter");
    await kits.getByLabel("Estado").selectOption("GO");
    await kits.getByLabel("Cidade").fill("goiania");
    await kits.getByLabel("Conta de luz por mês (R$)").fill("600");
    await page.keyboard.press("Enter");
    const told = await kits.getByText(/Abaixo, os kits de/).innerText();
    const from = Number(/de ([\d,]+)/.exec(told)?.[1]?.replace(",", "."));
    await expectKitsAround(kits, from / 0.8);
    expect(await kits.getByLabel("Potência a partir de, em kWp").inputValue()).toBe(
      from.toFixed(2).replace(".", ","),
    );
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
  },
);
