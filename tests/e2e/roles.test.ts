import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { axeViolations, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

async function openRoles(page: Page, email = "admin@solnascente.test"): Promise<void> {
  await signIn(page, email, { to: "/settings/Roles" });
  await page.getByRole("heading", { name: "Perfis de usuário" }).waitFor();
}

/** Creates a role with one permission, and stays in its form. */
async function makeRole(page: Page, name: string, type = "integrator"): Promise<void> {
  await page.goto(portal(`/settings/Roles/edit/novo?tipo=${type}`));
  await hydrated(page);
  await page.getByLabel("Nome do perfil").fill(name);
  await page.getByRole("checkbox", { name: /^Ver orçamentos/ }).check();
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

/** Waits until the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  await page.getByLabel("Buscar permissão").waitFor();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector(".app-form") ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Waits until the page confirms this version. Going on earlier would send the previous version, or leave before
 *  the save was sent. */
async function saved(page: Page, version: number): Promise<void> {
  await page.waitForURL(({ searchParams }) => searchParams.get("salvo") === String(version));
  await page.getByText("Perfil salvo.").waitFor();
}

function listOptions(options: Element[]): (string | null)[][] {
  return options.map((option) => [option.getAttribute("value"), option.textContent]);
}

function saveBar(page: Page) {
  return page.locator(".app-save-bar");
}

test("an administrator makes a role, changes it and deletes it [STAFF-02, PERM-04]", async () => {
  const { page } = await visit();
  await openRoles(page);
  await page.getByText("Novo perfil", { exact: true }).click();
  await page.getByRole("link", { name: /Para integradores/ }).click();
  await page.getByRole("heading", { name: "Novo perfil de integrador" }).waitFor();
  await hydrated(page);
  await page.getByLabel("Nome do perfil").fill("Parceiro");
  const label = page.getByLabel("Função no CRM");
  expect(await label.locator("option:not([value=''])").evaluateAll(listOptions)).toEqual([
    ["manager", "Administrador"],
    ["supervisor", "Supervisor"],
    ["seller", "Vendedor"],
  ]);
  await label.selectOption({ label: "Vendedor" });
  await page.getByLabel("Buscar permissão").fill("whatsapp");
  await expect.poll(() => page.getByRole("checkbox", { name: /^Ver orçamentos/ }).isVisible()).toBe(false);
  await page.getByRole("checkbox", { name: /WhatsApp/ }).check();
  await page.getByLabel("Número com DDD").fill("(62) 99999-0101");
  await page.getByLabel("Mensagem inicial").fill("Olá");
  const link = page.getByRole("link", { name: "Testar o link" });
  await expect.poll(() => link.getAttribute("href")).toBe("https://wa.me/5562999990101?text=Ol%C3%A1");
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await saved(page, 1);
  await page.getByRole("heading", { name: "Parceiro", level: 1 }).waitFor();

  await page.getByLabel("Marcar todas de Orçamentos").check();
  await page.getByRole("checkbox", { name: /^Excluir orçamentos/ }).uncheck();
  expect(
    await page
      .getByLabel("Marcar todas de Orçamentos")
      .evaluate((box: HTMLInputElement) => box.indeterminate),
  ).toBe(true);
  await page.getByLabel("Desconto máximo em orçamentos (%)").fill("7,5");
  await saveBar(page)
    .getByText(/\+20 permissões, limites/)
    .waitFor();
  await page.getByRole("button", { name: "Salvar perfil" }).click();
  await saved(page, 2);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel("Desconto máximo em orçamentos (%)").inputValue()).toBe("7,5");
  expect(await page.getByRole("checkbox", { name: /^Excluir orçamentos/ }).isChecked()).toBe(false);

  await page.goto(portal("/settings/Roles"));
  const row = page.getByRole("row", { name: /Parceiro/ });
  await row.getByText("Integrador · Vendedor").waitFor();
  await row.getByText(/^21 de \d+$/).waitFor();
  await row.getByRole("link", { name: "Parceiro", exact: true }).click();
  await page.getByText("Excluir perfil").click();
  await page.getByText("Excluir o perfil “Parceiro”? Não dá para desfazer.").waitFor();
  await page.getByRole("button", { name: "Excluir “Parceiro”" }).click();
  await page.getByText("Perfil excluído.").waitFor();
  expect(await page.getByRole("row", { name: /Parceiro/ }).count()).toBe(0);
});

test("staff open the user profiles with their permission, and are sent home without it [SETTINGS-21]", async () => {
  const { page } = await visit();
  await openRoles(page, "equipe@solnascente.test");
  await page.getByRole("row", { name: /Gestor/ }).waitFor();
  const other = await visit();
  await signIn(other.page, "vendas@solnascente.test", { to: "/settings/Roles" });
  expect(new URL(other.page.url()).pathname).toBe("/dashboard");
});

test("a role that people hold says how many, and cannot be deleted", async () => {
  const { page } = await visit();
  await openRoles(page);
  await page.getByRole("link", { name: "Gestor", exact: true }).click();
  await page.getByText(/^\d+ pessoas? usam? este perfil\.$/).waitFor();
  await expect.poll(() => page.getByRole("radio", { name: "Equipe" }).isDisabled()).toBe(true);
  await page.getByText("Excluir perfil").click();
  await page
    .getByText(/^\d+ pessoas? usam? o perfil “Gestor”\. Troque o perfil delas? antes de excluir\.$/)
    .waitFor();
  expect(await page.getByRole("button", { name: /^Excluir “/ }).count()).toBe(0);
});

test("fields that are wrong are marked, focused, and keep what was typed", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await openRoles(page);
  await page.goto(portal("/settings/Roles/edit/novo?tipo=integrator"));
  await hydrated(page);
  await page.getByLabel("Nome do perfil").fill("gestor");
  await page.getByLabel("Buscar permissão").fill("desconto padrão");
  await page.getByRole("checkbox", { name: /^Desconto padrão/ }).check();
  await page.getByLabel("Desconto padrão (%)").fill("100,5");
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await page.getByText("Digite um percentual de 0 a 100, com até duas casas.").waitFor();
  const pct = page.getByLabel("Desconto padrão (%)");
  await expect.poll(() => pct.evaluate((field) => document.activeElement === field)).toBe(true);
  await pct.fill("10");
  await page.getByRole("button", { name: "Criar perfil" }).click();
  await page.getByText("Já existe um perfil deste tipo com esse nome.").waitFor();
  await expect.poll(() => page.getByLabel("Nome do perfil").inputValue()).toBe("gestor");
  await expect.poll(() => page.getByLabel("Desconto padrão (%)").inputValue()).toBe("10");
});

test("of two windows, the second brings its changes on top of the first's", async () => {
  const { page, context } = await visit({ expectedProblems: [/409/] });
  await openRoles(page);
  await makeRole(page, "Conflito");
  const other = await context.newPage();
  await other.goto(page.url());
  await hydrated(other);
  await page.getByLabel("Nome do perfil").fill("Conflito resolvido");
  await page.getByRole("button", { name: "Salvar perfil" }).click();
  await saved(page, 2);
  await page.getByRole("heading", { name: "Conflito resolvido", level: 1 }).waitFor();

  await other.getByRole("checkbox", { name: /^Duplicar orçamentos/ }).check();
  await other.getByRole("button", { name: "Salvar perfil" }).click();
  await other.getByText("Outra pessoa salvou este perfil antes de você").waitFor();
  await other.getByRole("button", { name: "Trazer a versão atual" }).click();
  await other.getByText("Esta é a versão atual com as suas mudanças.").waitFor();
  await expect.poll(() => other.getByLabel("Nome do perfil").inputValue()).toBe("Conflito resolvido");
  await saveBar(other).getByText("Mudou: +1 permissão").waitFor();
  await other.getByRole("button", { name: "Salvar perfil" }).click();
  await saved(other, 3);
  await expect
    .poll(() => other.getByRole("checkbox", { name: /^Duplicar orçamentos/ }).isChecked())
    .toBe(true);
  await expect.poll(() => other.getByLabel("Nome do perfil").inputValue()).toBe("Conflito resolvido");
});

test("unsaved changes are not left by mistake, and are there again after a reload", async () => {
  const { page } = await visit();
  await openRoles(page);
  await makeRole(page, "Rascunho", "staff");
  const name = page.getByLabel("Nome do perfil");
  await name.fill("Rascunho novo");
  await page.getByRole("link", { name: "Perfis de usuário" }).first().click();
  await page.getByRole("dialog", { name: "Sair sem salvar?" }).waitFor();
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await expect.poll(() => name.inputValue()).toBe("Rascunho novo");

  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await expect.poll(() => name.inputValue()).toBe("Rascunho novo");
  await page.getByRole("link", { name: "Perfis de usuário" }).first().click();
  await page.getByRole("button", { name: "Sair sem salvar" }).click();
  await page.getByRole("link", { name: "Rascunho", exact: true }).click();
  await hydrated(page);
  await expect.poll(() => name.inputValue()).toBe("Rascunho");
});

test("an administrator sees the portal as a role, where nothing is saved, and leaves again", async () => {
  const { page } = await visit();
  await openRoles(page);
  await page.getByRole("button", { name: "Ver como Vendedor", exact: true }).click();
  await page.waitForURL("**/dashboardIntegrator");
  const banner = page.getByText("Você está vendo o portal como Vendedor. Nada é salvo.");
  await banner.waitFor();
  await page.getByText("Nenhum pedido ainda").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await expect
    .poll(() => menu.getByRole("link").allInnerTexts())
    .toEqual(["Visão Geral", "Pedidos", "Kits Fechados"]);
  await menu.getByRole("link", { name: "Kits Fechados" }).click();
  await page.getByRole("article").first().waitFor();
  await menu.getByRole("link", { name: "Pedidos" }).click();
  await page.getByText("Nenhum pedido ainda").waitFor();
  await page.goto(portal("/settings/Roles"));
  expect(new URL(page.url()).pathname).toBe("/dashboardIntegrator");
  await page.getByRole("button", { name: "Sair da visualização" }).click();
  await page.waitForURL("**/settings/Roles");
  await page.getByRole("heading", { name: "Perfis de usuário" }).waitFor();
  expect(await banner.count()).toBe(0);
});

test("staff see what they may not give as out of reach, and their own role as closed", async () => {
  const { page } = await visit();
  await openRoles(page, "equipe@solnascente.test");
  expect(await page.getByRole("button", { name: /^Ver como/ }).count()).toBe(0);
  await page.getByRole("link", { name: "Equipe comercial", exact: true }).click();
  await page.getByText("Este é o seu perfil. Só outra pessoa pode alterá-lo.").waitFor();
  await expect.poll(() => page.getByLabel("Nome do perfil").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Salvar perfil" }).count()).toBe(0);

  await page.goto(portal("/settings/Roles/edit/novo?tipo=integrator"));
  await hydrated(page);
  await page.getByText("Você só pode dar permissões que o seu perfil tem.").waitFor();
  await page.getByLabel("Buscar permissão").fill("WhatsApp");
  const whatsApp = page.getByRole("checkbox", { name: /WhatsApp/ });
  await expect.poll(() => whatsApp.isDisabled()).toBe(true);
  await page.getByText("Seu perfil não tem esta permissão").filter({ visible: true }).first().waitFor();
  await page.getByLabel("Buscar permissão").fill("desconto até o limite");
  await page
    .getByRole("checkbox", { name: /Desconto até o limite/ })
    .first()
    .check();
  await page.getByText("Até 5%, o limite do seu perfil.").waitFor();
});

test("the form works with the keyboard alone, and saves before JavaScript", async () => {
  const { page, context } = await visit();
  await openRoles(page);
  await makeRole(page, "Teclado");
  const group = page.locator("summary", { hasText: "Pedidos" });
  await group.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("checkbox", { name: /^Ver pedidos/ }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Nome do perfil").focus();
  await page.keyboard.press("Enter");
  await saved(page, 2);
  // The group is folded again.
  const ordersBox = page.getByRole("checkbox", { name: /^Ver pedidos/, includeHidden: true });
  await expect.poll(() => ordersBox.isChecked()).toBe(true);

  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const scriptless = await plain?.newPage();
  if (!scriptless) throw new Error("no browser");
  await scriptless.goto(page.url());
  await scriptless.getByLabel("Nome do perfil").fill("Teclado simples");
  await scriptless.getByRole("button", { name: "Salvar perfil" }).click();
  await scriptless.getByRole("heading", { name: "Teclado simples", level: 1 }).waitFor();
});

test("roles pass axe and fit the window in every look", async () => {
  const { page } = await visit();
  await openRoles(page);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByText("Novo perfil", { exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Gestor", exact: true }).click();
  await hydrated(page);
  await page.getByLabel("Buscar permissão").fill("o");
  expect(await findBarriers(page)).toEqual([]);
});
