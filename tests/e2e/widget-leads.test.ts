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

test("the gallery's page of the bill is what a site gets by two lines", async () => {
  const { page } = await visit({ device: "phone" });
  await page.goto(new URL("/galeria/conta.html", inject("widgetSiteUrl")).href);
  const form = page.locator("girassol-lead-form");
  await form.getByLabel("Estado").selectOption("SP");
  await form.getByLabel("Cidade").fill("São Paulo");
  await form.getByLabel("Conta de luz por mês (R$)").fill("40");
  await form.getByRole("button", { name: "Calcular" }).click();
  await form.getByText(/já está perto do mínimo/).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
});
