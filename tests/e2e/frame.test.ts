import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { appearanceSaved, readMenu } from "./frame-view.ts";
import { forgetAppearance } from "./profile-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser, untilLive } from "./session.ts";

const { visit } = useBrowser();
const STAFF = "equipe@solnascente.test";

async function rolePath(name: string): Promise<string> {
  const [row] = await runSql("select id from role where name = ?", [name]);
  return `/settings/Roles/edit/${String(row?.["id"])}`;
}

test("the breadcrumb names all pages above, down to the record; on a phone it is first, “...” and last, and the button shows the rest [SHELL-27]", async () => {
  const path = await rolePath("Vendas");
  const desktop = await visit();
  await signIn(desktop.page, "admin@solnascente.test", { to: path });
  const shown = (page: typeof desktop.page) =>
    page
      .getByRole("navigation", { name: "Você está em" })
      .locator("ol")
      .first()
      .getByRole("listitem")
      .allInnerTexts();
  await expect.poll(() => shown(desktop.page)).toEqual(["Configurações", "Perfis de usuário", "Vendas"]);

  const { page } = await visit({ device: "phone" });
  await signIn(page, "admin@solnascente.test", { to: path });
  await expect.poll(() => shown(page)).toEqual(["Configurações", "...", "Vendas"]);
  expect(await overflowsSideways(page)).toBe(false);
  const trail = page.getByRole("navigation", { name: "Você está em" });
  const above = trail.getByRole("link", { name: "Perfis de usuário" });
  expect(await above.isVisible()).toBe(false);
  await trail.getByRole("button", { name: "Mostrar o caminho inteiro" }).click();
  await above.click();
  await page.waitForURL("**/settings/Roles");
  await expect.poll(() => shown(page)).toEqual(["Configurações", "Perfis de usuário"]);
  expect(await trail.getByRole("button").count()).toBe(0);
});

test("the menu stands on the left; on a phone the keyboard alone opens it, walks through it, and leaves it [SHELL-23, SHELL-24]", async () => {
  const desktop = await visit();
  await signIn(desktop.page, STAFF);
  const side = await desktop.page.getByRole("complementary").boundingBox();
  expect([side?.x, side?.width]).toEqual([0, 232]);

  const { page } = await visit({ device: "phone" });
  await signIn(page, STAFF);
  await untilLive(page);
  const opener = page.getByRole("button", { name: "Abrir menu" });
  const drawer = page.getByRole("dialog", { name: "Menu principal" });
  const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
  await opener.focus();
  await page.keyboard.press("Enter");
  await drawer.waitFor();
  await expect.poll(() => drawer.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await expect.poll(() => page.locator("header[inert]").count()).toBe(1);
  await expect.poll(() => page.locator("[inert] main").count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  for (let presses = 0; presses < 12 && (await focused()) !== "Pedidos"; presses += 1) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL("**/requests");
  await drawer.waitFor({ state: "detached" });
});

test("a narrow menu stays narrow over reloads and in another browser, from the first byte, and shows titles on focus", async () => {
  try {
    const { page, context } = await visit();
    await signIn(page, STAFF);
    const saved = appearanceSaved(page, "mini");
    await page.getByRole("button", { name: "Recolher menu" }).click();
    await saved;
    const html = await (await context.request.get(portal("/requests"))).text();
    expect(html).toContain('class="app-frame app-frame--mini"');
    const other = await visit();
    await signIn(other.page, STAFF);
    await expect
      .poll(async () => (await other.page.getByRole("complementary").boundingBox())?.width)
      .toBe(64);
    const title = other.page
      .getByRole("navigation", { name: "Menu principal" })
      .getByText("Pedidos", { exact: true });
    expect((await title.boundingBox())?.width).toBe(1);
    await other.page.getByRole("link", { name: "Pedidos", exact: true }).focus();
    await other.page.keyboard.press("Shift+Tab");
    await other.page.keyboard.press("Tab");
    await expect.poll(async () => ((await title.boundingBox())?.width ?? 0) > 40).toBe(true);
    expect(await axeViolations(other.page)).toEqual([]);
  } finally {
    await forgetAppearance(STAFF);
  }
});

test("dark holds over reloads and in another browser, from the first byte, whatever the device prefers; automatic follows it", async () => {
  try {
    const { page, context } = await visit();
    await signIn(page, STAFF);
    const ground = (of: typeof page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [light, dark] = ["rgb(247, 247, 245)", "rgb(20, 19, 18)"];
    await expect.poll(() => ground(page)).toBe(light);
    await page.getByRole("button", { name: /Menu da conta/ }).click();
    const saved = appearanceSaved(page, "dark");
    await page.getByRole("menuitemradio", { name: "Escuro" }).click();
    await expect.poll(() => ground(page)).toBe(dark);
    await saved;
    const html = await (await context.request.get(portal("/requests"))).text();
    expect(html).toMatch(/<html[^>]* data-theme="dark"/);
    expect(html).toContain('<meta name="color-scheme" content="dark"/>');
    await page.reload();
    await expect.poll(() => ground(page)).toBe(dark);
    expect(await axeViolations(page)).toEqual([]);

    const other = await visit();
    await signIn(other.page, STAFF);
    await expect.poll(() => ground(other.page)).toBe(dark);
    await other.page.getByRole("button", { name: /Menu da conta/ }).click();
    const automatic = appearanceSaved(other.page, "auto");
    await other.page.getByRole("menuitemradio", { name: "Automático" }).click();
    await automatic;
    await expect.poll(() => ground(other.page)).toBe(light);
    await other.page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => ground(other.page)).toBe(dark);
  } finally {
    await forgetAppearance(STAFF);
  }
});

test("an appearance that cannot be saved goes back, and a message says so", async () => {
  const { page } = await visit({ expectedProblems: [/ERR_FAILED|Failed to load/] });
  await signIn(page, STAFF);
  await page.route("**/app/user/preferences**", (route) => route.abort());
  await page.getByRole("button", { name: /Menu da conta/ }).click();
  await page.getByRole("menuitemradio", { name: "Escuro" }).click();
  await page.getByText("Não deu para salvar a aparência").waitFor();
  expect(await page.locator("html").getAttribute("data-theme")).toBeNull();
});

test("without JavaScript the account menu opens, the appearance is a form, and a group shows the page one is on", async () => {
  try {
    const { context } = await visit();
    const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
    const page = await plain?.newPage();
    if (!page) throw new Error("no browser");
    await signIn(page, STAFF, { to: "/equipments/inverters/items" });
    await expect
      .poll(() => page.getByRole("navigation").getByRole("link", { name: "String boxes" }).isVisible())
      .toBe(true);
    await page.getByRole("button", { name: /Menu da conta/ }).click();
    await page.getByRole("menuitemradio", { name: "Escuro" }).click();
    await page.waitForURL("**/equipments/inverters/items");
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    await page.getByRole("button", { name: "Recolher menu" }).click();
    await page.getByRole("button", { name: "Expandir menu" }).waitFor();
    await plain?.close();
  } finally {
    await forgetAppearance(STAFF);
  }
});

test("the account menu is walked with the arrows and closed with Escape", async () => {
  const { page } = await visit();
  await signIn(page, STAFF);
  await untilLive(page);
  const button = page.getByRole("button", { name: /Menu da conta/ });
  await button.focus();
  await page.keyboard.press("Enter");
  const isFocused = (name: string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent.trim())).toBe(name);
  await isFocused("Meus Dados");
  await page.keyboard.press("ArrowUp");
  await isFocused("Sair");
  await page.keyboard.press("ArrowDown");
  await isFocused("Meus Dados");
  await page.keyboard.press("Escape");
  await expect.poll(() => button.evaluate((place) => place === document.activeElement)).toBe(true);
});

test("help is for administrators and staff, and names the pages that the person may open [SHELL-30]", async () => {
  const admin = await visit();
  await signIn(admin.page, "admin@solnascente.test");
  await admin.page.getByRole("banner").getByRole("link", { name: "Ajuda" }).click();
  await admin.page.waitForURL("**/ajuda");
  await admin.page.getByRole("main").getByRole("link", { name: "Auditoria" }).click();
  await admin.page.waitForURL("**/audit");
  const staff = await visit();
  await signIn(staff.page, "vendas@solnascente.test");
  await staff.page.getByRole("banner").getByRole("link", { name: "Ajuda" }).click();
  await staff.page.waitForURL("**/ajuda");
  await expect
    .poll(() => staff.page.getByRole("main").getByRole("link").allInnerTexts())
    .toEqual(["Painel", "Orçamentos", "Pedidos", "Pagamentos", "Meus Dados", "Notificações"]);
  const integrator = await visit();
  await signIn(integrator.page, "integrador@solnascente.test");
  expect(await integrator.page.getByRole("link", { name: "Ajuda" }).count()).toBe(0);
  await integrator.page.goto(portal("/ajuda"));
  expect(new URL(integrator.page.url()).pathname).toBe("/dashboardIntegrator");
});

test("frame, help and open menus pass axe in every look", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: "/ajuda" });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: /Menu da conta/ }).click();
  expect(await findBarriers(page)).toEqual([]);
  expect((await readMenu(page)).length).toBeGreaterThan(5);
});
