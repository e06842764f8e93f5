import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { createAuthenticator, createLink, createOwnAccount } from "./account-rows.ts";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, portal, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const NEW_PASSWORD = "Cerrado!4821";
/** Browsers log every refused form, and that the driver's script may not run in the mail's frame. */
const REFUSED = [/the server responded with a status of 4\d\d/, /Blocked script execution in 'about:srcdoc'/];

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar" }).click();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  await page.getByRole("heading", { name: "Recuperar senha" }).waitFor();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await page.getByRole("heading", { name: "Confira seu e-mail" }).waitFor();
}

/** Opens the last mail to an address in the outbox. */
async function openMail(page: Page, email: string, path = "/caixa-de-saida"): Promise<void> {
  // Mails are written after the answer.
  await expect
    .poll(() => runSql("select recipient from email_outbox where recipient = ?", [email]))
    .not.toEqual([]);
  await page.goto(portal(path));
  await page.getByRole("link", { name: email }).first().click();
  await page.getByText(`Para ${email},`).waitFor();
}

async function choosePassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel("Nova senha", { exact: true }).fill(password);
  await page.getByLabel("Repita a nova senha", { exact: true }).fill(confirmation);
  await page.getByRole("button", { name: "Salvar senha" }).click();
}

test("who forgot the password gets a link by mail, chooses a new one and signs in with it", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit({ expectedProblems: REFUSED });
  await page.goto(portal("/"));
  await askForLink(page, email);
  await page.getByText("Se houver uma conta com este e-mail").waitFor();

  await openMail(page, email);
  const mail = page.frameLocator('iframe[title="Como a pessoa vê"]');
  await mail.getByText("só pode ser usado uma vez").waitFor();
  const button = mail.getByRole("link", { name: "Criar nova senha" });
  expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).not.toBe(
    "rgba(0, 0, 0, 0)",
  );
  await button.click();
  await page.waitForURL("**/recover/*");
  const link = page.url();

  await choosePassword(page, "fraca");
  await page.getByText("A senha precisa conter ao menos:").waitFor();
  await choosePassword(page, "Password1!");
  await page.getByText("Esta senha é uma das mais usadas. Escolha outra.").waitFor();
  await choosePassword(page, NEW_PASSWORD, "Cerrado!4822");
  await page.getByText("As senhas não são iguais.").waitFor();
  await choosePassword(page, NEW_PASSWORD);
  await page.getByText("Senha nova salva. Entre com ela.").waitFor();

  await fillSignIn(page, email, DEMO_PASSWORD);
  await page.getByText("E-mail ou senha incorretos").waitFor();
  await fillSignIn(page, email, NEW_PASSWORD);
  await page.waitForURL("**/dashboard");

  await page.goto(link);
  await page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
  await page.getByRole("link", { name: "Pedir novo link" }).click();
  await page.getByRole("heading", { name: "Recuperar senha" }).waitFor();
});

test("recovery works before JavaScript, and the platform's people have their own", async () => {
  const { email } = await createOwnAccount({ isPlatform: true });
  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
  const page = await plain?.newPage();
  if (!page) throw new Error("no browser");
  await page.goto(portal("/plataforma"));
  await askForLink(page, email);
  await openMail(page, email, "/plataforma/caixa-de-saida");
  await page
    .locator("pre")
    .getByRole("link", { name: /plataforma\/recover/ })
    .click();
  await choosePassword(page, NEW_PASSWORD);
  await page.getByText("Senha nova salva. Entre com ela.").waitFor();
  expect(new URL(page.url()).pathname).toBe("/plataforma");
  await fillSignIn(page, email, NEW_PASSWORD);
  await page.waitForURL("**/distributors");
  await plain?.close();
});

test("the rules are ticked off while the password is typed", async () => {
  const { id, email } = await createOwnAccount();
  const { page } = await visit();
  await page.goto(portal(`/recover/${await createLink("recovery", id, { email })}`));
  const fulfilled = () => page.getByRole("listitem").filter({ hasText: "atendido" }).count();
  expect(await fulfilled()).toBe(0);
  await page.getByLabel("Nova senha", { exact: true }).pressSequentially("Cerrado");
  await expect.poll(fulfilled).toBe(2);
  await page.getByLabel("Nova senha", { exact: true }).pressSequentially("!4821");
  await expect.poll(fulfilled).toBe(5);
});

test("a person with a second factor signs in with its code, or with a recovery code once", async () => {
  const { id, email } = await createOwnAccount();
  const recoveryCode = "abcde-fgh23";
  const app = await createAuthenticator(id, recoveryCode);
  const { page } = await visit({ expectedProblems: REFUSED });
  await page.goto(portal("/?next=/requests"));
  await fillSignIn(page, email, DEMO_PASSWORD);
  await page.getByRole("heading", { name: "Verificação em duas etapas" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Código do aplicativo").fill("000000");
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.getByText("Código incorreto").waitFor();
  await page.getByLabel("Código do aplicativo").fill(app.code());
  await page.getByRole("button", { name: "Confirmar" }).click();
  await page.waitForURL("**/requests");

  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
  const other = await plain?.newPage();
  if (!other) throw new Error("no browser");
  await other.goto(portal("/"));
  await fillSignIn(other, email, DEMO_PASSWORD);
  await other.getByRole("button", { name: "Usar um código de recuperação" }).click();
  await other.getByLabel("Código de recuperação").fill(recoveryCode);
  await other.getByRole("button", { name: "Confirmar" }).click();
  await other.waitForURL("**/dashboard");
  await plain?.close();
});

test("a link signs in by one press, and once; looking at it uses nothing up", async () => {
  const { id } = await createOwnAccount();
  const path = `/entrar?token=${await createLink("signIn", id)}`;
  await fetch(portal(path));
  const { page } = await visit();
  await page.goto(portal(path));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard");
  const again = await visit({ expectedProblems: REFUSED });
  await again.page.goto(portal(path));
  await again.page.getByRole("button", { name: "Entrar" }).click();
  await again.page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
  await again.page.getByRole("link", { name: "Criar nova senha" }).click();
  await again.page.getByRole("heading", { name: "Recuperar senha" }).waitFor();
});

test("an address is confirmed by a press on the page behind the link, and once", async () => {
  const { id, email } = await createOwnAccount();
  const path = `/verificar-email/${await createLink("emailVerification", id, { email })}`;
  await fetch(portal(path));
  const { page } = await visit();
  await page.goto(portal(path));
  await page.getByText(`Confirme que ${email} é seu.`).waitFor();
  await page.getByRole("button", { name: "Confirmar e-mail" }).click();
  await page.getByRole("heading", { name: "E-mail confirmado" }).waitFor();
  await page.goto(portal(path));
  await page.getByRole("heading", { name: "Este link não vale mais" }).waitFor();
  expect(await page.getByRole("button", { name: "Confirmar e-mail" }).count()).toBe(0);
});

test("a sign-in that is tried too often says in how many minutes it may be tried again", async () => {
  const { email } = await createOwnAccount();
  const { page } = await visit({ expectedProblems: REFUSED });
  await page.goto(portal("/recover"));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Enviar link" }).click();
    await page.getByRole("link", { name: "Usar outro e-mail" }).click();
    await page.getByRole("heading", { name: "Recuperar senha" }).waitFor();
  }
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await page.getByText(/espere (1 minuto|\d+ minutos) e tente de novo/).waitFor();
  expect(await page.getByLabel("E-mail").inputValue()).toBe(email);
});

test.each([
  ["light", false],
  ["dark", true],
])("the pages around an account pass axe in %s and fit a phone", async (_name, dark) => {
  const { id, email } = await createOwnAccount();
  const paths = [
    "/",
    "/plataforma",
    "/recover",
    "/plataforma/recover",
    `/recover/${await createLink("recovery", id, { email })}`,
    "/recover/usado",
    "/plataforma/recover/usado",
    `/entrar?token=${await createLink("signIn", id)}`,
    "/entrar",
    `/verificar-email/${await createLink("emailVerification", id, { email })}`,
    "/verificar-email/usado",
    "/caixa-de-saida",
    "/plataforma/caixa-de-saida",
  ];
  const { page } = await visit({ dark, device: "phone", expectedProblems: REFUSED });
  await page.goto(portal("/recover"));
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await page.getByRole("heading", { name: "Confira seu e-mail" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  for (const path of paths) {
    await page.goto(portal(path));
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect({ path, found: await axeViolations(page) }).toEqual({ path, found: [] });
    expect({ path, overflows: await overflowsSideways(page) }).toEqual({ path, overflows: false });
  }
});
