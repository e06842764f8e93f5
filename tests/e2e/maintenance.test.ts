import { expect, onTestFinished, test } from "vitest";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import {
  type Visitor,
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  useBrowser,
  untilLive,
} from "./session.ts";

const { visit } = useBrowser();

const OFF = { maintenance: false, maintenanceStaff: { actived: false, rolesIds: [] as string[] } };
const DIALOG = "Plataforma em manutenção";

async function setMaintenance(admin: Visitor, data: unknown): Promise<void> {
  const answer = await admin.context.request.put(portal("/app/staff/maintenance-status"), { data });
  expect(answer.status()).toBe(200);
}

/** Signs in an administrator; the maintenance ends after the test. */
async function visitAsAdmin(options: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const admin = await visit(options);
  await signIn(admin.page, "admin@solnascente.test");
  onTestFinished(() => setMaintenance(admin, OFF));
  return admin;
}

/** Opens a page with a live channel. */
async function goToWork(person: Visitor, email: string): Promise<void> {
  await signIn(person.page, email);
  await untilLive(person.page);
}

test("when maintenance begins, an integrator at work sees the dialog at once; closing it leads to the sign-in page, which lets nobody in until it is over [MAINT-03]", async () => {
  const admin = await visitAsAdmin();
  const { page } = await visit({ expectedProblems: [/403/] });
  await goToWork({ page, context: page.context() }, "integrador@solnascente.test");
  await page.getByRole("link", { name: "Kits Fechados", exact: true }).click();
  const from = page.getByRole("textbox", { name: /^De/ });
  await from.fill("7");

  await admin.page.goto(portal("/settings/general"));
  await admin.page.getByText("Portal funcionando").waitFor();
  await admin.page.getByRole("switch", { name: "Colocar o portal em manutenção" }).check();
  await admin.page.getByRole("button", { name: "Salvar" }).click();
  const confirm = admin.page.getByRole("dialog", { name: "Começar a manutenção?" });
  await confirm.getByText(/^Integradores: [1-9]\d* com sessão aberta agora$/).waitFor();
  expect(await axeViolations(admin.page)).toEqual([]);
  await confirm.getByRole("button", { name: "Começar manutenção" }).click();
  await admin.page.getByText("Em manutenção", { exact: true }).waitFor();

  const dialog = page.getByRole("dialog", { name: DIALOG });
  await dialog.getByText("A plataforma está sendo atualizada. Tente novamente mais tarde.").waitFor();
  await expect.poll(() => from.inputValue()).toBe("7");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");

  await page.getByLabel("E-mail").fill("integrador@solnascente.test");
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("alert").getByText(DIALOG).waitFor();

  await admin.page.getByRole("switch", { name: "Colocar o portal em manutenção" }).uncheck();
  await admin.page.getByRole("button", { name: "Salvar" }).click();
  await admin.page.getByText("A manutenção terminou. Todos podem entrar de novo.").waitFor();
  await signIn(page, "integrador@solnascente.test");
});

test("a page that is asked for during maintenance shows the dialog, too", async () => {
  const admin = await visitAsAdmin();
  const { page } = await visit({ expectedProblems: [/403/] });
  await signIn(page, "integrador@solnascente.test");
  await setMaintenance(admin, { ...OFF, maintenance: true });
  await page.goto(portal("/requests"));
  await page.getByRole("dialog", { name: DIALOG }).getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
});

test("staff of a listed role are kept out at once, after the confirmation has named them; the others work on", async () => {
  const admin = await visitAsAdmin();
  const sales = await visit({ expectedProblems: [/403/] });
  await goToWork(sales, "vendas@solnascente.test");
  await admin.page.goto(portal("/settings/general"));
  const main = admin.page.getByRole("main");
  const roles = await main.getByRole("group", { name: "Perfis da equipe sem acesso" }).count();
  expect(roles).toBe(0);
  await main.getByRole("switch", { name: "Impedir também perfis da equipe" }).check();
  const [person] = await runSql("select role_id as role from user where email = 'vendas@solnascente.test'");
  await main.locator(`[name="rolesIds"][value="${String(person?.["role"])}"]`).check();
  await main.getByRole("switch", { name: "Colocar o portal em manutenção" }).check();
  await main.getByRole("button", { name: "Salvar" }).click();
  const confirm = admin.page.getByRole("dialog");
  await confirm.getByText(/^Equipe, perfil .+: 1 com sessão aberta agora$/).waitFor();
  await confirm.getByRole("button", { name: "Começar manutenção" }).click();
  await sales.page.getByRole("dialog", { name: DIALOG }).getByRole("button", { name: "Fechar" }).click();
  await sales.page.getByRole("heading", { name: "Entrar" }).waitFor();
  const team = await visit();
  await signIn(team.page, "equipe@solnascente.test");
});

test("after each of the errors that end a session, closing its dialog leads to the sign-in page [ERRORS-04]", async () => {
  const admin = await visitAsAdmin();
  const person = await visit({ expectedProblems: [/403/] });
  const { page } = person;
  for (const type of [
    "maintenance",
    "maintenanceStaff",
    "invalidSessionKey",
    "accessDenied",
    "integratorUserInactive",
  ]) {
    await setMaintenance(admin, OFF);
    await goToWork(person, "integrador@solnascente.test");
    const error = { type, title: `Título de ${type}`, description: "Texto", details: {}, requestId: "rqt_1" };
    await page.route("**/app/user/reload*", (route) => route.fulfill({ status: 403, json: { error } }));
    await setMaintenance(admin, { ...OFF, maintenance: true });
    const name = type.startsWith("maintenance") ? DIALOG : `Título de ${type}`;
    await page.getByRole("dialog", { name }).getByRole("button", { name: "Fechar" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.getByRole("heading", { name: "Entrar" }).waitFor();
    await page.unroute("**/app/user/reload*");
  }
});

test("the settings work before JavaScript, in the dark and on a phone", async () => {
  const admin = await visitAsAdmin({ device: "phone", dark: true });
  await admin.page.goto(portal("/settings/general"));
  await admin.page.getByRole("switch", { name: "Impedir também perfis da equipe" }).check();
  expect(await axeViolations(admin.page)).toEqual([]);
  expect(await overflowsSideways(admin.page)).toBe(false);

  const answer = await admin.context.request.post(portal("/settings/general"), {
    form: { intent: "review", maintenance: "on" },
  });
  expect(await answer.text()).toContain("Começar a manutenção?");
});
