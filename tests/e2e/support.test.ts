import { expect, onTestFinished, test } from "vitest";
import type { Page } from "playwright-core";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import {
  type Visitor,
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  signInByForm,
  useBrowser,
  untilLive,
} from "./session.ts";

const { visit } = useBrowser();

const REASON = "Chamado 4312: pedido não aparece na lista";
const DETAILS = `/distributors/details/${DEMO_DISTRIBUTOR_IDS.solnascente}`;

async function visitAsOperator(options: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const operator = await visit(options);
  await signIn(operator.page, "plataforma@girassol.test", { path: "/plataforma" });
  return operator;
}

/** The only person whom a search finds. */
async function findPerson(page: Page, search: string) {
  await page.getByRole("searchbox", { name: "Buscar por nome, e-mail ou empresa" }).fill(search);
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.waitForURL((url) => url.searchParams.get("search") === search);
  const row = page.getByRole("row").filter({ hasText: search });
  await row.waitFor();
  return row;
}

test("support acts in a person's name by a link that works once; a banner says so on every page, and both names stand in the log", async () => {
  const { page } = await visitAsOperator();
  await page.getByRole("link", { name: /Sol Nascente/ }).click();
  await page.waitForURL(`**${DETAILS}`);
  const row = await findPerson(page, "vendedor@solnascente.test");
  await row.getByRole("link", { name: /^Acessar como: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Motivo").fill(REASON);
  await dialog.getByLabel("Duração").selectOption("30");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Criar acesso" }).click();
  const link = dialog.getByRole("link", { name: /^Abrir o portal como / });
  const href = (await link.getAttribute("href")) ?? "";
  expect(new URL(href).hostname).toBe("solnascente.localhost");

  const support = await visit();
  await support.page.goto(href);
  await support.page.getByRole("button", { name: "Entrar" }).click();
  const banner = support.page.getByText(
    new RegExp(
      `^Helena Prado \\(suporte\\) está usando a conta de .+ até \\d{2}:\\d{2}\\. Motivo: ${REASON}$`,
    ),
  );
  await banner.waitFor();
  expect(await axeViolations(support.page)).toEqual([]);
  await support.page.getByRole("link", { name: "Pedidos" }).first().click();
  await support.page.waitForURL("**/requests");
  await banner.waitFor();
  await support.page.getByRole("button", { name: "Encerrar acesso" }).click();
  await support.page.getByRole("heading", { name: "Entrar" }).waitFor();
  const again = await visit({ expectedProblems: [/422/] });
  await again.page.goto(href);
  await again.page.getByRole("button", { name: "Entrar" }).click();
  await again.page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();

  const admin = await visit();
  await signIn(admin.page, "admin@solnascente.test", { to: "/audit?person=Helena" });
  const entries = admin.page.getByRole("main").getByRole("listitem");
  await entries
    .filter({ hasText: /entrou pelo suporte\s+por Helena Prado \(suporte\)/ })
    .first()
    .waitFor();
  await entries
    .filter({ hasText: /Helena Prado \(suporte\) criou um acesso do suporte à conta de/ })
    .first()
    .waitFor();
  await page.goto(portal("/plataforma/audit"));
  await page.getByText("criou um acesso do suporte à conta de").first().waitFor();
});

test("a person who is blocked while at work is led to the sign-in page at once, and comes in again once activated", async () => {
  const { page, context } = await visitAsOperator();
  const person = await visit({ expectedProblems: [/401|403/] });
  await signIn(person.page, "vendas@solnascente.test");
  await untilLive(person.page);

  await page.goto(portal(DETAILS));
  const row = await findPerson(page, "vendas@solnascente.test");
  const href = (await row.getByRole("link", { name: /^Bloquear: / }).getAttribute("href")) ?? "";
  const userId = new URL(href, page.url()).searchParams.get("user") ?? "";
  // Refused after a passing test, in which nobody is blocked any more.
  onTestFinished(async () => {
    await context.request.put(
      portal(`/app/admin${DETAILS.replace("/details", "")}/users/${userId}/activate`),
    );
  });
  await row.getByRole("link", { name: /^Bloquear: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bloquear acesso" }).click();
  await page.getByText(/não entra mais\. As sessões abertas foram encerradas\.$/).waitFor();
  await row.getByText("Bloqueado").waitFor();
  await person.page.waitForURL((url) => url.pathname === "/");
  await person.page.getByRole("heading", { name: "Entrar" }).waitFor();

  await row.getByRole("link", { name: /^Ativar: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ativar acesso" }).click();
  await page.getByText(/pode entrar de novo\.$/).waitFor();
  await signIn(person.page, "vendas@solnascente.test");
});

test("the log narrows by its filters, which stand in the address, and comes as a file", async () => {
  const { page, context } = await visit();
  await signInByForm(page, "admin@solnascente.test");
  await page.goto(portal("/audit"));
  await page.getByText("Filtros", { exact: true }).click();
  await page.getByLabel("O que aconteceu").selectOption({ label: "Entrada" });
  await page.getByRole("searchbox", { name: "Buscar por nome ou código" }).fill("Beatriz");
  await page.getByRole("button", { name: "Aplicar" }).click();
  await page.waitForURL((url) => url.searchParams.get("event") === "session.opened");
  const first = page.locator(".app-audit__entry").first();
  await first.getByText("Beatriz Moura entrou com senha").waitFor();
  expect(await first.getByText("Ver detalhes").count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  const href = (await page.getByRole("link", { name: "Exportar CSV" }).getAttribute("href")) ?? "";
  const file = await context.request.get(portal(href));
  expect(file.headers()["content-disposition"]).toMatch(/filename="auditoria-[\d-]+\.csv"/);
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(1).every((line) => line.includes(";Beatriz Moura;"))).toBe(true);

  await page.getByRole("searchbox", { name: "Buscar por nome ou código" }).fill("Ninguém com este nome");
  await page.getByRole("button", { name: "Buscar" }).click();
  await page.getByRole("heading", { name: "Nenhum registro com esses filtros" }).waitFor();
});

test.each(["/audit", "/plataforma/audit", DETAILS])("%s fits a phone, in the dark", async (path) => {
  const options = { device: "phone", dark: true } as const;
  const isPlatform = path !== "/audit";
  const { page } = isPlatform ? await visitAsOperator(options) : await visit(options);
  if (isPlatform) await page.goto(portal(path));
  else await signIn(page, "admin@solnascente.test", { to: path });
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
});
