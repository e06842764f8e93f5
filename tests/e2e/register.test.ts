import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import {
  type Applicant,
  buildApplicant,
  fill,
  fillForm,
  PASSWORD,
  submit,
  takeTime,
  untilTyped,
} from "./register-form.ts";
import { axeViolations, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const REGISTRATION = "/app/open/integrator-register";

async function register(page: Page, applicant: Applicant): Promise<void> {
  await page.goto(portal("/register"));
  await fillForm(page, applicant);
  await takeTime(page);
  await submit(page);
  await page.getByRole("heading", { name: "Cadastro enviado" }).waitFor();
}

/** A link of the last mail to an address, from the page that shows what was sent. */
async function mailedLink(page: Page, email: string, path: RegExp): Promise<string> {
  await page.goto(portal("/caixa-de-saida"));
  await page
    .getByRole("link", { name: new RegExp(email) })
    .first()
    .click();
  const link = page.locator("pre").getByRole("link", { name: path });
  return (await link.getAttribute("href")) ?? "";
}

async function openCompany(page: Page, { companyName }: Applicant): Promise<void> {
  await page.getByRole("link", { name: "Integradores" }).click();
  await page.getByRole("link", { name: companyName }).click();
  await page.getByRole("heading", { name: companyName }).waitFor();
}

async function enter(page: Page, { email }: Applicant): Promise<void> {
  await page.goto(portal("/"));
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test("a company registers with an alphanumeric CNPJ, follows its status, is approved, and signs in [AUTH-04]", async () => {
  const applicant = buildApplicant();
  const { page } = await visit({ expectedProblems: [/403/] });
  await page.goto(portal("/"));
  await page.getByRole("link", { name: "Quero ser integrador" }).click();
  await page.waitForURL("**/register");
  await register(page, applicant);
  await page.getByText(`Enviamos um e-mail para ${applicant.email}.`).waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const status = await mailedLink(page, applicant.email, /register\/status/);
  await page.goto(status);
  await page.getByText("Aguardando", { exact: true }).waitFor();
  await page.getByText("Ainda não confirmado").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await enter(page, applicant);
  await page.getByText("Seu cadastro está em análise").waitFor();

  const admin = await visit();
  await signIn(admin.page, "admin@solnascente.test");
  await openCompany(admin.page, applicant);
  await admin.page.getByText(`E2.ETE.STE/${applicant.cnpj.slice(8, 12).toUpperCase()}`).waitFor();
  await admin.page.getByText("Termos de uso do portal, versão 1").waitFor();
  await admin.page.getByRole("link", { name: "Aprovar" }).click();
  await admin.page.getByText(new RegExp(`para ${applicant.email}`)).waitFor();
  await admin.page.getByLabel(/Perfil que as pessoas/).selectOption({ label: "Gestor" });
  expect(await axeViolations(admin.page)).toEqual([]);
  await admin.page.getByRole("button", { name: "Aprovar cadastro" }).click();
  await admin.page.getByText("Cadastro aprovado. Avisamos por e-mail.").waitFor();
  await admin.page.getByText("Ativo", { exact: true }).waitFor();

  await page.goto(status);
  await page.getByText("Ativo", { exact: true }).waitFor();
  await page.goto(await mailedLink(page, applicant.email, /entrar/));
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/dashboardIntegrator");

  const again = await visit();
  await enter(again.page, applicant);
  await again.page.waitForURL("**/dashboardIntegrator");
});

test("POST /app/open/integrator-register takes a company as the form on the open page does: staff find it waiting [AUTH-04]", async () => {
  const applicant = buildApplicant();
  const { cnpj, companyName, email } = applicant;
  const { page } = await visit();
  await page.goto(portal("/register"));
  await page.getByRole("button", { name: "Enviar cadastro" }).waitFor();
  const { formToken, terms, shownAt } = await page.evaluate(async (path) => {
    const { data } = (await (await fetch(path)).json()) as {
      data: { formToken: string; terms: { id: string } | null };
    };
    return { ...data, shownAt: performance.now() };
  }, REGISTRATION);
  const application = {
    company: { cnpj, companyName, tradeName: "", telephone: "6230000000", email: null },
    address: {
      ...{ CEP: "74210030", patio: "Rua 9", number: "415", complement: "" },
      ...{ neighborhood: "Setor Oeste", city: "Goiânia", state: "GO" },
    },
    person: {
      ...{ name: "Olga", surname: "Prado", cpf: "52998224725", email, telephone: "62999998888" },
      ...{ password: PASSWORD, confirmation: PASSWORD },
    },
    ...{ termsDocumentId: terms?.id ?? null, formToken, website: "" },
  };
  await page.waitForFunction((since) => performance.now() > since + 4_000, shownAt);
  const answer = await page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      return (await (await fetch(path, { method: "POST", headers, body })).json()) as unknown;
    },
    [REGISTRATION, JSON.stringify(application)] as const,
  );
  expect(answer).toEqual({ data: { received: true } });
  const staff = await visit();
  await signIn(staff.page, "equipe@solnascente.test");
  await openCompany(staff.page, applicant);
  await staff.page.getByText("Aguardando", { exact: true }).waitFor();
});

test("a refused applicant reads the reason, and a colleague's decision of the same moment is told [INTEG-03]", async () => {
  const applicant = buildApplicant();
  const { page } = await visit();
  await register(page, applicant);
  const status = await mailedLink(page, applicant.email, /register\/status/);

  const colleague = await visit({ expectedProblems: [/409/] });
  await signIn(colleague.page, "admin@solnascente.test");
  await openCompany(colleague.page, applicant);
  await colleague.page.getByText("Aguardando", { exact: true }).waitFor();
  await colleague.page.getByRole("link", { name: "Aprovar" }).click();
  await colleague.page.getByLabel(/Perfil que as pessoas/).selectOption({ label: "Gestor" });

  const staff = await visit({ expectedProblems: [/400/] });
  await signIn(staff.page, "equipe@solnascente.test");
  await openCompany(staff.page, applicant);
  await staff.page.getByRole("link", { name: "Recusar" }).click();
  await staff.page.getByRole("button", { name: "Recusar cadastro" }).click();
  await staff.page.getByText("Campo obrigatório").waitFor();
  await staff.page.getByLabel("Motivo da recusa").fill("CNPJ sem atividade de instalação.");
  await staff.page.getByRole("button", { name: "Recusar cadastro" }).click();
  await staff.page.getByText("Cadastro recusado. Avisamos por e-mail.").waitFor();
  await staff.page.getByText("Recusado", { exact: true }).waitFor();

  await colleague.page.getByRole("button", { name: "Aprovar cadastro" }).click();
  await colleague.page.getByText("Outra pessoa salvou antes de você").waitFor();
  await colleague.page.getByText("Recusado", { exact: true }).waitFor();

  await page.goto(status);
  await page.getByText("Recusado", { exact: true }).waitFor();
  await page.getByText("CNPJ sem atividade de instalação.").waitFor();

  const manager = await visit();
  await signIn(manager.page, "admin@solnascente.test", { to: "/integrators?status=enable" });
  await manager.page.getByRole("link", { name: "Luz do Cerrado Energia Solar Ltda" }).click();
  await manager.page.getByRole("link", { name: "Desativar" }).click();
  await manager.page.getByRole("button", { name: "Desativar empresa" }).click();
  await manager.page.getByText("Inativo", { exact: true }).waitFor();
  await manager.page.getByRole("link", { name: "Reativar" }).click();
  await manager.page.getByRole("button", { name: "Reativar empresa" }).click();
  await manager.page.getByText("Ativo", { exact: true }).waitFor();
});

test("staff with the permissions see the list and one of it, others are sent home [INTEG-01]", async () => {
  const staff = await visit();
  await signIn(staff.page, "equipe@solnascente.test", { to: "/integrators" });
  const company = staff.page.getByRole("link", { name: "Voltagem Boa Comércio Ltda" });
  await company.waitFor();
  await staff.page.getByLabel("Buscar por empresa").fill("19.640.357");
  await staff.page.getByRole("button", { name: "Buscar" }).click();
  await expect.poll(() => staff.page.getByRole("row").count()).toBe(2); // the head and one company
  await company.click();
  await staff.page.getByRole("heading", { name: "Voltagem Boa Comércio Ltda" }).waitFor();
  await staff.page.getByText("Avenida Independência, 212").waitFor();
  const detail = new URL(staff.page.url()).pathname;

  const seller = await visit();
  await signIn(seller.page, "vendas@solnascente.test");
  for (const path of ["/integrators", detail]) {
    await seller.page.goto(portal(path));
    expect(new URL(seller.page.url()).pathname).toBe("/dashboard");
  }
});

test("what is wrong is listed with the way to each field, and nothing that was typed is lost", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await page.goto(portal("/register"));
  const applicant = buildApplicant();
  await fillForm(page, applicant);
  await fill(page, "CNPJ", "12ABC34501DE36");
  await fill(page, "Repita a senha", "Outra#2026");
  await page.getByRole("checkbox", { name: /Li e aceito/ }).uncheck();
  await submit(page);
  await page.getByText("Falta corrigir 3 campos").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("cnpj");
  await page.getByRole("alert").getByRole("link", { name: "Repita a senha" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("confirmation");
  await expect.poll(() => page.getByLabel("Razão social").inputValue()).toBe(applicant.companyName);
  await expect.poll(() => page.getByLabel("Bairro").inputValue()).toBe("Setor Oeste");
  expect(await axeViolations(page)).toEqual([]);
});

test("masks wait until a field is left, the password's rules are ticked off, and a reload keeps all but the password", async () => {
  const { page } = await visit();
  await page.goto(portal("/register"));
  const cnpj = page.getByLabel("CNPJ", { exact: true });
  await cnpj.pressSequentially("12abc34501de35");
  await expect.poll(() => cnpj.inputValue()).toBe("12abc34501de35");
  await cnpj.blur();
  await expect.poll(() => cnpj.inputValue()).toBe("12.ABC.345/01DE-35");
  await page.getByLabel("Senha", { exact: true }).fill("girassol");
  await page.getByRole("listitem").filter({ hasText: "Letra minúscula, atendido" }).waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "Número, atendido" }).count()).toBe(0);
  await fill(page, "Razão social", "Rascunho Solar Ltda");
  await page.getByLabel("Razão social").blur();
  await page.reload();
  await expect.poll(() => page.getByLabel("Razão social").inputValue()).toBe("Rascunho Solar Ltda");
  expect(await page.getByLabel("Senha", { exact: true }).inputValue()).toBe("");
});

test("an address is filled in by its postal code, never over what was typed; whatever fails says so and lets one type on", async () => {
  const { page, context } = await visit({ expectedProblems: [/ERR_FAILED|Failed to load/] });
  await page.goto(portal("/register"));
  await untilTyped(page, "Bairro", "Meu bairro");
  await fill(page, "CEP", "74210030");
  await page.getByText("Endereço preenchido pelo CEP. Confira e complete.").waitFor();
  await expect.poll(() => page.getByLabel("Cidade").inputValue()).toBe("Goiânia");
  expect(await page.getByLabel("Bairro").inputValue()).toBe("Meu bairro");

  const city = page.getByRole("combobox", { name: "Cidade" });
  await city.fill("anap");
  await page.getByRole("option", { name: "Anápolis" }).waitFor();
  await city.press("ArrowDown");
  await city.press("Enter");
  await expect.poll(() => city.inputValue()).toBe("Anápolis");
  await city.fill("Atlântida");
  await page.getByText("Não há Atlântida na lista de GO. Confira o nome e o estado.").waitFor();
  const kept = () => page.evaluate(() => sessionStorage.getItem("girassol:municipalities:GO"));
  await expect.poll(kept).not.toBeNull();
  // No letter of a sealed text is accented, so chance cannot write the name.
  expect(await kept()).not.toContain("Goiânia");

  await fill(page, "CEP", "01310100");
  await page.getByText("Não achamos este CEP. Confira os números ou preencha o endereço.").waitFor();
  await expect.poll(() => page.getByLabel("Estado").inputValue()).toBe("SP");
  await context.route("**/app/open/**", (route) => route.abort());
  await page.getByLabel("Estado").selectOption("AC");
  await page.getByText("A lista de cidades não chegou. Digite o nome.").waitFor();
  await fill(page, "CEP", "74000000");
  await page.getByText("Não foi possível buscar o CEP agora. Preencha o endereço.").waitFor();
  expect(await page.getByLabel("Bairro").inputValue()).toBe("Meu bairro");
});

test("a status link that is no good says so", async () => {
  const response = await fetch(portal("/register/status/unknown"));
  expect(response.status).toBe(422);
  expect(await response.text()).toContain("Este link não vale mais");
});

test("the form works before JavaScript", async () => {
  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
  const page = await plain?.newPage();
  if (!page) throw new Error("no browser");
  await page.goto(portal("/register", "nortesul"));
  await submit(page);
  await page.getByText(/Falta corrigir \d+ campos/).waitFor();
  await expect.poll(() => page.getByRole("checkbox", { name: /Li e aceito/ }).count()).toBe(0); // no terms there
  await page.getByText("Campo obrigatório").first().waitFor();
});

test("the terms of use are open to everybody, and are missing where there are none [TERMS-01]", async () => {
  const { page } = await visit({ expectedProblems: [/404/] });
  await page.goto(portal("/termos-de-uso"));
  await page.getByRole("heading", { name: "Termos de uso do portal" }).waitFor();
  await page.getByRole("heading", { name: "7. Tratamento de dados pessoais" }).waitFor();
  await page.getByText(/Versão 1, de/).waitFor();
  const response = await page.goto(portal("/termos-de-uso", "nortesul"));
  expect(response?.status()).toBe(404);
});

test("the new pages pass axe in light and dark and fit a phone", async () => {
  for (const slug of ["solnascente", "nortesul"]) {
    const open = await visit({ device: "phone" });
    for (const path of slug === "nortesul" ? ["/register"] : ["/register", "/termos-de-uso"]) {
      await open.page.goto(portal(path, slug));
      await open.page.getByRole("main").waitFor();
      expect(await findBarriers(open.page, ["phone"])).toEqual([]);
    }
  }
  const { page } = await visit({ device: "phone" });
  await signIn(page, "admin@solnascente.test", { to: "/integrators?status=wait" });
  await page.getByRole("link", { name: "Triângulo Solar Instalações Ltda" }).waitFor();
  expect(await findBarriers(page, ["phone"])).toEqual([]);
  await page.getByRole("link", { name: "Triângulo Solar Instalações Ltda" }).click();
  await page.getByRole("link", { name: "Recusar" }).click();
  await page.getByRole("heading", { name: /Recusar Triângulo/ }).waitFor();
  expect(await findBarriers(page, ["phone"])).toEqual([]);
});
