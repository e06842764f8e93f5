import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { runSql } from "./database.ts";
import { axeViolations, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

async function openMenu(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: /Menu da conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).waitFor();
  return page.getByRole("menuitem").allInnerTexts();
}

test.each([
  ["admin@solnascente.test", "Beatriz Moura", ["Meus Dados", "Alterar Senha", "Sair"]],
  ["equipe@solnascente.test", "Rafael Teixeira", ["Meus Dados", "Alterar Senha", "Sair"]],
  [
    "integrador@solnascente.test",
    "Marcos Andrade",
    ["Meus Dados", "Minha Empresa", "Alterar Senha", "Termos de Uso", "Sair"],
  ],
])(
  "the menu of %s names the person and leads to what is theirs [SHELL-33, SHELL-35]",
  async (email, name, entries) => {
    const { page } = await visit();
    await signIn(page, email);
    expect(await openMenu(page)).toEqual(entries);
    const menu = page.getByRole("menu");
    await menu.getByText(name).waitFor();
    await menu.getByText(email).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test("own data, own company and password lead to their pages; operators of the platform have an account page instead [SHELL-34, SHELL-35, SHELL-36]", async () => {
  const integrator = await visit();
  await signIn(integrator.page, "integrador@solnascente.test");
  for (const [entry, address] of [
    ["Meus Dados", "/info/user"],
    ["Minha Empresa", "/info/company"],
    ["Alterar Senha", "/info/user#senha"],
  ] as const) {
    await openMenu(integrator.page);
    await integrator.page.getByRole("menuitem", { name: entry }).click();
    await integrator.page.waitForURL((url) => url.pathname + url.hash === address);
  }
  const operator = await visit();
  await signIn(operator.page, "plataforma@girassol.test", { path: "/plataforma" });
  expect(await openMenu(operator.page)).toEqual(["Minha conta", "Sair"]);
  await operator.page.getByRole("menuitem", { name: "Minha conta" }).click();
  await operator.page.waitForURL("**/plataforma/conta");
});

test("an integrator without a tax id has no company entry [SHELL-35]", async () => {
  const { page } = await visit();
  const company = "(select integrator_id from user where email = 'integrador@mercado.test')";
  const [row] = await runSql(`select cnpj from integrator where id = ${company}`);
  await runSql(`update integrator set cnpj = null where id = ${company}`);
  try {
    await signIn(page, "integrador@mercado.test", { slug: "mercado" });
    expect(await openMenu(page)).not.toContain("Minha Empresa");
  } finally {
    await runSql(`update integrator set cnpj = ? where id = ${company}`, [row?.["cnpj"] ?? null]);
  }
});

test("terms open in a new tab, on a telephone in the same one [TERMS-02]", async () => {
  const desktop = await visit();
  await signIn(desktop.page, "integrador@solnascente.test");
  await openMenu(desktop.page);
  const [tab] = await Promise.all([
    desktop.context.waitForEvent("page"),
    desktop.page.getByRole("menuitem", { name: "Termos de Uso" }).click(),
  ]);
  await tab.getByRole("heading", { name: "Termos de uso do portal" }).waitFor();
  expect(new URL(desktop.page.url()).pathname).toBe("/dashboardIntegrator");

  const phone = await visit({ device: "phone" });
  await signIn(phone.page, "integrador@solnascente.test");
  await openMenu(phone.page);
  await phone.page.getByRole("menuitem", { name: "Termos de Uso" }).click();
  await phone.page.getByRole("heading", { name: "Termos de uso do portal" }).waitFor();
  expect(phone.context.pages()).toHaveLength(1);
});

test("the entry depends on the existence of terms, stored or as the theme's file, which then opens [TERMS-02, TERMS-03, SHELL-33]", async () => {
  const { page, context } = await visit();
  await signIn(page, "integrador@nortesul.test", { slug: "nortesul" });
  expect(await openMenu(page)).not.toContain("Termos de Uso");
  const file = portal("/favicon.svg", "nortesul");
  const setTerm = (change: string, args: string[]) =>
    runSql(
      `update distributor_profile set theme = ${change}
        where distributor_id = (select id from distributor where slug = 'nortesul')`,
      args,
    );
  await setTerm("json_set(theme, '$.term', ?)", [file]);
  try {
    await page.reload();
    expect(await openMenu(page)).toContain("Termos de Uso");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("menuitem", { name: "Termos de Uso" }).click(),
    ]);
    await tab.waitForURL(file);
  } finally {
    await setTerm("json_remove(theme, '$.term')", []);
  }
});
