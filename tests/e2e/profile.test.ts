import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import type { Page } from "playwright-core";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { createPerson, createPlace } from "./page-world.ts";
import { runSql } from "./database.ts";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { findBarriers } from "./barriers.ts";
import { createOwnAccount } from "./account-rows.ts";
import { portal, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();
const NEW_PASSWORD = "Telhado$Azul-31";

function section(page: Page, title: string) {
  return page.getByRole("region", { name: title });
}

function currentPassword(page: Page, title: string) {
  return section(page, title).getByLabel("Senha atual", { exact: true });
}

/** The app's code for a secret, now or some steps of thirty seconds later. */
function codeOf(secret: string, stepsAhead = 0): string {
  const step = Math.floor(Date.now() / 30_000) + stepsAhead;
  return generateHOTP(decodeBase32IgnorePadding(secret.replaceAll(" ", "")), BigInt(step), 6);
}

test("the page “Meus Dados” is there for every type of user of a distributor, and of a person or a company only [PROFILE-01]", async () => {
  for (const email of ["admin@solnascente.test", "equipe@solnascente.test", "integrador@solnascente.test"]) {
    const { page } = await visit({ expectedProblems: [/404/] });
    await signIn(page, email, { to: "/info/user" });
    await page.getByRole("heading", { level: 1, name: "Meus Dados" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Nome", exact: true }).inputValue()).not.toBe("");
    const unknown = await page.goto(portal("/info/outra"));
    expect(unknown?.status()).toBe(404);
    await page.getByRole("heading", { name: "Não encontrado" }).waitFor();
    await page.goto(portal("/info/company"));
    const path = email.startsWith("integrador") ? "/info/company" : "/dashboard";
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("people change their own data; what is wrong is told at the field, and nothing typed elsewhere is lost", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, email, { to: "/info/user" });
  const data = section(page, "Dados pessoais");
  await currentPassword(page, "Senha").fill("meio digitada");
  await data.getByLabel("Sobrenome").fill("Campos Lima");
  await data.getByLabel("CPF (opcional)").fill("111.222.333-44");
  await data.getByRole("button", { name: "Salvar alterações" }).click();
  await data.getByText("CPF inválido. Confira os números.").waitFor();
  await expect.poll(() => data.getByLabel("Sobrenome").inputValue()).toBe("Campos Lima");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("cpf");

  await data.getByLabel("CPF (opcional)").fill("529.982.247-25");
  await data.getByLabel("Telefone (opcional)").fill("62987654321");
  await data.getByRole("button", { name: "Salvar alterações" }).click();
  await data.getByText("Alterações salvas.").waitFor();
  await expect.poll(() => data.getByLabel("Telefone (opcional)").inputValue()).toBe("(62) 9 8765-4321");
  await expect.poll(() => currentPassword(page, "Senha").inputValue()).toBe("meio digitada");
  await page.getByRole("button", { name: /Menu da conta/ }).click();
  await page.getByText("Rita Campos Lima").waitFor();
});

test("a change of the password asks for the present one, a strong one and the same one again, and says what is missing [PROFILE-03, VALID-11]", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit({ expectedProblems: [/4\d\d/] });
  await signIn(page, email, { to: "/info/user#senha" });
  const own = section(page, "Senha");
  async function change(current: string, next: string, confirmation: string) {
    await currentPassword(page, "Senha").fill(current);
    await own.getByLabel("Nova senha", { exact: true }).fill(next);
    await own.getByLabel("Repita a nova senha", { exact: true }).fill(confirmation);
    await own.getByRole("button", { name: "Alterar senha" }).click();
  }
  await change(DEMO_PASSWORD, "telhado-1", "telhado-1");
  await own.getByText("A senha precisa conter ao menos: uma letra maiúscula.").waitFor();
  await change(DEMO_PASSWORD, "TELHADO-1", "TELHADO-1");
  await own.getByText("A senha precisa conter ao menos: uma letra minúscula.").waitFor();
  await change(DEMO_PASSWORD, "telhado", "telhado");
  await own
    .getByText("A senha precisa conter ao menos: 8 caracteres, uma letra maiúscula, um número e um símbolo.")
    .waitFor();
  await change(DEMO_PASSWORD, "Password1!", "Password1!");
  await own.getByText("Esta senha é uma das mais usadas. Escolha outra.").waitFor();
  await change(DEMO_PASSWORD, NEW_PASSWORD, `${NEW_PASSWORD}.`);
  await own.getByText("As senhas não são iguais.").waitFor();
  await change("errada", NEW_PASSWORD, NEW_PASSWORD);
  await own.getByText("Senha atual incorreta").waitFor();
  await change(DEMO_PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
  await own.getByText("Senha alterada. Os outros dispositivos saíram da conta.").waitFor();
  expect(await currentPassword(page, "Senha").inputValue()).toBe("");

  const again = await visit();
  await again.page.goto(portal("/"));
  await again.page.getByLabel("E-mail").fill(email);
  await again.page.getByLabel("Senha", { exact: true }).fill(NEW_PASSWORD);
  await again.page.getByRole("button", { name: "Entrar" }).click();
  await again.page.waitForURL("**/dashboard");
});

test("another e-mail waits for the link that was sent there, and can be given up", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit();
  await signIn(page, email, { to: "/info/user" });
  const own = section(page, "E-mail");
  await own.locator("summary").click();
  await own.getByLabel("Novo e-mail").fill(`novo.${email}`);
  await currentPassword(page, "E-mail").fill(DEMO_PASSWORD);
  await own.getByRole("button", { name: "Trocar e-mail" }).click();
  await own.getByText(`Aguardando confirmação de novo.${email}`).waitFor();
  await own.getByText(email, { exact: true }).waitFor();
  await own.getByRole("button", { name: "Desistir da troca" }).click();
  await own.getByText("A troca foi cancelada.").waitFor();
});

test("a second factor is switched on, asked for at the next sign-in, and switched off", async () => {
  const { email } = await createOwnAccount({ isPlatform: true });
  const { page } = await visit({ expectedProblems: [/401/] });
  await signIn(page, email, { path: "/plataforma", to: "/plataforma/conta" });
  const own = section(page, "Verificação em duas etapas");
  await own.getByText("Desativada").waitFor();
  await own.locator("summary").click();
  await currentPassword(page, "Verificação em duas etapas").fill(DEMO_PASSWORD);
  await own.getByRole("button", { name: "Continuar" }).click();
  await own.getByRole("img", { name: "Código QR para o aplicativo autenticador" }).waitFor();
  const secret = await own.locator("code").innerText();
  await own.getByLabel("Código de 6 dígitos").fill(codeOf(secret));
  await own.getByRole("button", { name: "Ativar" }).click();
  await own.getByText("Verificação em duas etapas ativada.").waitFor();
  const codes = await own.getByRole("listitem").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await own.getByText("10 códigos de recuperação sem uso").waitFor();

  await page.getByRole("button", { name: /Menu da conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.goto(portal("/plataforma"));
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByLabel("Código do aplicativo").fill(codeOf(secret, 1));
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.waitForURL("**/distributors");

  await page.goto(portal("/plataforma/conta"));
  await own.locator("summary", { hasText: "Desativar" }).click();
  const removal = own.locator("details[open]");
  await removal.getByLabel("Senha atual", { exact: true }).fill(DEMO_PASSWORD);
  await removal.getByLabel("Código do aplicativo ou de recuperação").fill(codes[0] ?? "");
  await removal.getByRole("button", { name: "Desativar" }).click();
  await own.getByText("Verificação em duas etapas desativada.").waitFor();
});

test("a session that is ended elsewhere sends its page to the sign-in", async () => {
  const { email } = await createOwnAccount();
  const lost = await visit({ expectedProblems: [/401/] });
  await signIn(lost.page, email);
  await untilLive(lost.page);
  const { page } = await visit();
  await signIn(page, email, { to: "/info/user" });
  const own = section(page, "Dispositivos conectados");
  await own.getByText("Este dispositivo").waitFor();
  await expect.poll(() => own.getByRole("listitem").count()).toBe(2);
  await own.getByRole("button", { name: "Encerrar Chrome no Linux" }).click();
  await own.getByText("Sessão encerrada.").waitFor();
  await expect.poll(() => own.getByRole("listitem").count()).toBe(1);
  await lost.page.getByRole("heading", { name: "Entrar" }).waitFor();
});

test("people take their data away as a file", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit({ expectedProblems: [/422/] });
  await signIn(page, email, { to: "/info/user" });
  const own = section(page, "Privacidade");
  await own.locator("summary", { hasText: "Baixar os meus dados" }).click();
  const form = own.locator("details[open]");
  await form.getByLabel("Senha atual", { exact: true }).fill("errada");
  await form.getByRole("button", { name: "Baixar arquivo" }).click();
  await form.getByText("Senha atual incorreta").waitFor();
  await form.getByLabel("Senha atual", { exact: true }).fill(DEMO_PASSWORD);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    form.getByRole("button", { name: "Baixar arquivo" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("meus-dados.json");
  await own.getByText("Arquivo baixado.").waitFor();
});

test("an account's end is scheduled after saying what is lost, and taken back", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit();
  await signIn(page, email, { to: "/info/user" });
  const own = section(page, "Privacidade");
  await own.locator("summary", { hasText: "Excluir a minha conta" }).click();
  const form = own.locator("details[open]");
  await form.getByText("O que se perde, sem volta").waitFor();
  await form.getByText("O que a lei manda ou permite guardar").waitFor();
  await form.getByLabel("Senha atual", { exact: true }).fill(DEMO_PASSWORD);
  await form.getByRole("button", { name: "Agendar exclusão da conta" }).click();
  await own.getByText("A exclusão da sua conta está agendada para").waitFor();
  await own.getByRole("button", { name: "Manter a minha conta" }).click();
  await own.getByText("A exclusão foi cancelada.").waitFor();
});

test("an administrator switches a kind of notification off in the portal, and it stays off there only", async () => {
  const { page } = await visit();
  await signIn(page, "admin@nortesul.test", { slug: "nortesul", to: "/info/user" });
  const own = section(page, "Notificações");
  const save = async (isShown: boolean) => {
    await own.getByRole("checkbox", { name: "Novo pedido: No portal" }).setChecked(isShown);
    await own.getByRole("button", { name: "Salvar notificações" }).click();
    await own.getByText("Preferências salvas.").waitFor();
    await page.reload();
    await expect
      .poll(() => own.getByRole("checkbox", { name: "Novo pedido: No portal" }).isChecked())
      .toBe(isShown);
    await expect
      .poll(() => own.getByRole("checkbox", { name: "Novo pedido: Por e-mail" }).isChecked())
      .toBe(true);
  };
  await save(false);
  await save(true);
});

test("an integrator sees the company by its tax id, not without one, and its manager changes the contact [PROFILE-02]", async () => {
  const place = await createPlace();
  const untaxed = await createPerson(place, { type: "integrator", permissions: INTEGRATOR_PERMISSIONS });
  const { page: stranger } = await visit();
  await signIn(stranger, untaxed.email, { slug: place.slug, to: "/info/company" });
  await section(stranger, "Dados da empresa").waitFor();
  await runSql("update integrator set cnpj = null where id = ?", [place.companyIds.active]);
  await stranger.goto(portal("/info/company", place.slug));
  expect(new URL(stranger.url()).pathname).toBe("/dashboardIntegrator");

  const { page } = await visit();
  await signIn(page, "integrador@nortesul.test", { slug: "nortesul", to: "/info/company" });
  const own = section(page, "Dados da empresa");
  await own.getByText(/^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/).waitFor();
  const tradeName = own.getByLabel("Nome fantasia (opcional)");
  const before = await tradeName.inputValue();
  for (const name of ["Nome de teste", before]) {
    await tradeName.fill(name);
    await own.getByRole("button", { name: "Salvar alterações" }).click();
    await own.getByText("Alterações salvas.").waitFor();
    await page.reload();
    await expect.poll(() => tradeName.inputValue()).toBe(name);
  }
});

test("own pages pass axe in every look and fit a phone", async () => {
  const { page } = await visit();
  await signIn(page, "admin@nortesul.test", { slug: "nortesul", to: "/info/user" });
  await page.getByRole("heading", { level: 1, name: "Meus Dados" }).waitFor();
  for (const summary of await page.locator("main summary").all()) await summary.click();
  expect(await findBarriers(page)).toEqual([]);
  const company = await visit();
  await signIn(company.page, "integrador@nortesul.test", { slug: "nortesul", to: "/info/company" });
  await company.page.getByRole("heading", { level: 1 }).waitFor();
  expect(await findBarriers(company.page)).toEqual([]);
});
