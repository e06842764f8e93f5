import { expect, test } from "vitest";
import { UNKNOWN_TYPE_DIALOG } from "#copy/spec/errors.ts";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { createOwnAccount, giveUnknownType } from "./account-rows.ts";
import { findBarriers } from "./barriers.ts";
import { appearanceSaved, readMenu } from "./frame-view.ts";
import { forgetAppearance } from "./profile-rows.ts";
import {
  axeViolations,
  overflowsSideways,
  portal,
  signIn,
  signInByForm,
  useBrowser,
  untilLive,
} from "./session.ts";

const { visit } = useBrowser();

async function readPage(slug: string): Promise<string> {
  return (await fetch(portal("/"), { headers: { "x-debug-distributor": slug } })).text();
}

/** The style sheet in the page's head, before any script. */
async function readLook(html: string, slug: string): Promise<string> {
  const path = /<link rel="stylesheet" href="(\/tema\/[^"]+)"/.exec(
    html.slice(0, html.indexOf("<body")),
  )?.[1];
  return (await fetch(portal(path ?? ""), { headers: { "x-debug-distributor": slug } })).text();
}

test.each([
  ["solnascente", "Sol Nascente", "#c2410c", "gradient"],
  ["nortesul", "Norte Sul Solar", null, "minimalist"],
  ["mercado", "Mercado Solar", null, "minimalist"],
])("the sign-in page of %s has its own look from the first byte", async (slug, title, primary, type) => {
  const html = await readPage(slug);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(`app-login--${type}`);
  const css = await readLook(html, slug);
  expect(css).toContain("--gs-primary:");
  if (primary !== null) expect(css).toContain(`--gs-primary:${primary}`);

  const { page } = await visit();
  await page.goto(portal("/", slug));
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("the three distributors do not share a primary colour", async () => {
  const colours = await Promise.all(
    ["solnascente", "nortesul", "mercado"].map(async (slug) => {
      const css = await readLook(await readPage(slug), slug);
      return /--gs-primary:(#[0-9a-f]{6})/i.exec(css)?.[1];
    }),
  );
  expect(new Set(colours).size).toBe(3);
});

test("staff and integrators sign in on the open page `/`, as by POST /app/login; a wrong password is told there and keeps the e-mail [AUTH-01]", async () => {
  const { page } = await visit({ expectedProblems: [/401/] });
  await page.goto(portal("/"));
  await page.getByLabel("E-mail").fill("integrador@solnascente.test");
  await page.getByLabel("Senha", { exact: true }).fill("errada");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByText("E-mail ou senha incorretos").waitFor();
  await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("integrador@solnascente.test");
  for (const email of ["integrador@solnascente.test", "equipe@solnascente.test"]) {
    const caller = await visit();
    await caller.page.goto(portal("/"));
    const called = await caller.page.evaluate(
      async (body) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/app/login", { method: "POST", headers, body });
        return (await answer.json()) as { data: { token: string; accessKey: string } };
      },
      JSON.stringify({ login: email, password: DEMO_PASSWORD }),
    );
    expect(called.data).toMatchObject({ token: expect.any(String), accessKey: expect.any(String) });
    await caller.page.goto(portal("/"));
    await caller.page.getByRole("button", { name: /Menu da conta/ }).waitFor();
    const person = await visit();
    await signInByForm(person.page, email);
    await person.page.getByRole("button", { name: /Menu da conta/ }).waitFor();
  }
});

test.each([
  ["admin@solnascente.test", "/", "/dashboard"],
  ["equipe@solnascente.test", "/", "/dashboard"],
  ["integrador@solnascente.test", "/", "/dashboardIntegrator"],
  ["plataforma@girassol.test", "/plataforma", "/distributors"],
])("%s lands on the own home page and signs out again [SHELL-09, SHELL-33]", async (email, path, home) => {
  // A pending call may meet the session that has just ended.
  const { page } = await visit({ expectedProblems: [/401/] });
  await signInByForm(page, email, { path });
  expect(new URL(page.url()).pathname).toBe(home);
  await page.getByRole("button", { name: /Menu da conta/ }).click();
  await page.getByRole("menuitem", { name: "Sair" }).click();
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  await page.goto(portal(home));
  expect(new URL(page.url()).pathname).toBe(path);
});

test("an account of any other type reads the error dialog wherever it goes, the logo included, and stays at the sign-in page [SHELL-09, SHELL-26]", async () => {
  const { title, message } = UNKNOWN_TYPE_DIALOG;
  const account = await createOwnAccount();
  const { page } = await visit({ expectedProblems: [/403/] });
  await signIn(page, account.email, { to: "/ajuda" });
  const logo = page.getByRole("complementary").getByRole("link", { name: "Sol Nascente" });
  expect(await logo.getAttribute("href")).toBe("/dashboard");
  await giveUnknownType(account);
  await logo.click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByText(message).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("heading", { name: "Entrar" }).waitFor();
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByRole("alert").getByText(message).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
});

test.each([
  ["admin@solnascente.test", "/ajuda", "/dashboard"],
  ["equipe@solnascente.test", "/ajuda", "/dashboard"],
  ["integrador@solnascente.test", "/requests", "/dashboardIntegrator"],
  ["plataforma@girassol.test", "/researches", "/distributors"],
])("the logo leads %s from %s to %s [SHELL-26]", async (email, from, home) => {
  const { page } = await visit();
  await signIn(page, email, { to: from });
  await page.getByRole("complementary").locator(".app-side__brand").click();
  await page.waitForURL(`**${home}`);
  expect(new URL(page.url()).pathname).toBe(home);
});

test("a page asked for without signing in leads to the sign-in page and back to it [SHELL-38]", async () => {
  const { page } = await visit();
  await page.goto(portal("/requests"));
  expect(new URL(page.url()).pathname).toBe("/");
  await page.getByLabel("E-mail").fill("integrador@solnascente.test");
  await page.getByLabel("Senha", { exact: true }).fill("Girassol#2026");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.waitForURL("**/requests");
});

test("a page that is not for one's type, permissions or features leads to the own home page [SHELL-39]", async () => {
  const integrator = await visit();
  await signIn(integrator.page, "integrador@solnascente.test", { to: "/dashboard" });
  expect(new URL(integrator.page.url()).pathname).toBe("/dashboardIntegrator");
  const staff = await visit();
  await signIn(staff.page, "vendas@solnascente.test", { to: "/kitsIntegrator" });
  expect(new URL(staff.page.url()).pathname).toBe("/dashboard");
  await staff.page.goto(portal("/settings/general"));
  expect(new URL(staff.page.url()).pathname).toBe("/dashboard");
  const seller = await visit();
  await signIn(seller.page, "vendedor@solnascente.test", { to: "/mountKit" });
  expect(new URL(seller.page.url()).pathname).toBe("/dashboardIntegrator");
  const admin = await visit();
  await signIn(admin.page, "admin@nortesul.test", { slug: "nortesul", to: "/settings/extraItems" });
  expect(new URL(admin.page.url()).pathname).toBe("/dashboard");
});

test("the frame shows top bar, menu, content and a button for the menu; open pages stand without them and without signing in [SHELL-01, SHELL-06, SHELL-38]", async () => {
  const { page } = await visit();
  for (const path of ["/register", "/recover", "/termos-de-uso", "/plataforma", "/"]) {
    await page.goto(portal(path));
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole("banner").count()).toBe(0);
    expect(await page.getByRole("navigation", { name: "Menu principal" }).count()).toBe(0);
    expect(await page.getByRole("button", { name: /menu$/i }).count()).toBe(0);
  }
  await signIn(page, "integrador@solnascente.test");
  await page.getByRole("banner").waitFor();
  await page.getByRole("navigation", { name: "Menu principal" }).waitFor();
  await page.getByRole("main").waitFor();
  await untilLive(page);
  await page.getByRole("button", { name: "Recolher menu" }).click();
  const saved = appearanceSaved(page, "full");
  await page.getByRole("button", { name: "Expandir menu" }).click();
  await page.getByRole("button", { name: "Recolher menu" }).waitFor();
  await saved;
  await forgetAppearance("integrador@solnascente.test");
});

test("the menu holds the permitted pages and narrows by title [SHELL-10, SHELL-14]", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  await expect
    .poll(() => readMenu(page))
    .toEqual([
      "Visão Geral",
      "Orçamentos",
      "Pedidos",
      "Pagamentos",
      "Kits Express",
      "Kits Fechados",
      "Kits Personalizados",
      "Produtos Avulsos",
      "Equipamentos",
      "Equipamentos > Estoque de módulos",
      "Equipamentos > Estoque de inversores",
      "Equipamentos > Estoque de string boxes",
      "Equipamentos > Estoque de outros produtos",
      "Treinamentos ↗",
    ]);
  await untilLive(page);
  await page.getByRole("navigation", { name: "Menu principal" }).getByRole("searchbox").fill("kits");
  await expect.poll(() => readMenu(page)).toEqual(["Kits Express", "Kits Fechados", "Kits Personalizados"]);
  const staff = await visit();
  await signIn(staff.page, "vendas@solnascente.test");
  await expect.poll(() => readMenu(staff.page)).toEqual(["Painel", "Orçamentos", "Pedidos", "Pagamentos"]);
});

test("the menu collapses to its icons; on a phone it is a drawer, and pages fit the width [SHELL-24]", async () => {
  const desktop = await visit();
  await signIn(desktop.page, "integrador@solnascente.test");
  const widthOfMenu = async () => (await desktop.page.getByRole("complementary").boundingBox())?.width;
  expect(await widthOfMenu()).toBe(232);
  await desktop.page.getByRole("button", { name: "Recolher menu" }).click();
  await expect.poll(widthOfMenu).toBe(64);
  const saved = appearanceSaved(desktop.page, "full");
  await desktop.page.getByRole("button", { name: "Expandir menu" }).click();
  await expect.poll(widthOfMenu).toBe(232);
  await saved;
  await forgetAppearance("integrador@solnascente.test");

  const { page } = await visit({ device: "phone" });
  await signIn(page, "integrador@solnascente.test");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Abrir menu" }).click();
  await menu.getByRole("link", { name: "Kits Fechados" }).click();
  await page.waitForURL("**/kitsIntegrator");
  await page.getByRole("article").first().waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  await page.goto(portal("/requests"));
  expect(await overflowsSideways(page)).toBe(false);
});

test("titles name distributor and page, and only the sign-in page is for search engines [SHELL-44, SHELL-45]", async () => {
  const { page } = await visit();
  await page.goto(portal("/"));
  expect(await page.locator('meta[name="robots"]').count()).toBe(0);
  for (const path of ["/register", "/recover", "/termos-de-uso"]) {
    await page.goto(portal(path));
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  }
  await signIn(page, "integrador@solnascente.test", { to: "/kitsIntegrator" });
  await expect.poll(() => page.title()).toBe("Sol Nascente · Kits Fechados");
  for (const path of ["/dashboardIntegrator", "/kitsIntegrator", "/kitsIntegrator/checkout", "/requests"]) {
    await page.goto(portal(path));
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  }
  const pages = [
    ["/", "/dashboard", "admin@solnascente.test"],
    ["/plataforma", "/distributors", "plataforma@girassol.test"],
  ] as const;
  for (const [path, home, email] of pages) {
    const person = await visit();
    await signIn(person.page, email, { path });
    await person.page.goto(portal(home));
    await expect
      .poll(() => person.page.locator('meta[name="robots"]').getAttribute("content"))
      .toBe("noindex");
  }
});

test("kit list, orders and dashboard pass axe in light and dark", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@solnascente.test");
  for (const path of ["/dashboardIntegrator", "/kitsIntegrator", "/requests"]) {
    await page.goto(portal(path));
    await page.getByRole("main").waitFor();
    expect(await findBarriers(page, ["desktop"])).toEqual([]);
  }
});

test("the sign-in form works before JavaScript", async () => {
  const { context } = await visit();
  const plain = await context.browser()?.newContext({ javaScriptEnabled: false });
  const page = await plain?.newPage();
  if (!page) throw new Error("no browser");
  await page.goto(portal("/"));
  await page.getByLabel("E-mail").fill("admin@nortesul.test");
  await page.getByLabel("Senha", { exact: true }).fill("Girassol#2026");
  await page.getByRole("button", { name: "Entrar" }).click();
  await page.getByText("E-mail ou senha incorretos").waitFor();
  await page.goto(portal("/", "nortesul"));
  await page.getByLabel("E-mail").fill("admin@nortesul.test");
  await page.getByLabel("Senha", { exact: true }).fill("Girassol#2026");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard");
});

test("only administrators have a bell, and only where notifications are switched on [NOTIF-01]", async () => {
  const bell = { name: /Notificações/ };
  const admin = await visit();
  await signIn(admin.page, "admin@solnascente.test");
  await admin.page.getByRole("button", bell).waitFor();
  const staff = await visit();
  await signIn(staff.page, "equipe@solnascente.test");
  await staff.page.getByRole("button", { name: /Menu da conta/ }).waitFor();
  expect(await staff.page.getByRole("button", bell).count()).toBe(0);
  const others = [
    ["integrador@solnascente.test", "/"],
    ["plataforma@girassol.test", "/plataforma"],
  ] as const;
  for (const [email, path] of others) {
    const other = await visit();
    await signIn(other.page, email, { path });
    await other.page.getByRole("button", { name: /Menu da conta/ }).waitFor();
    expect(await other.page.getByRole("button", bell).count()).toBe(0);
  }
  const starter = await visit();
  await signIn(starter.page, "admin@nortesul.test", { slug: "nortesul" });
  await starter.page.getByRole("button", { name: /Menu da conta/ }).waitFor();
  expect(await starter.page.getByRole("button", bell).count()).toBe(0);
});

test("the platform's operator sees every distributor, and nobody else does [PADMIN-01]", async () => {
  const operator = await visit();
  await signIn(operator.page, "plataforma@girassol.test", { path: "/plataforma" });
  for (const name of ["Sol Nascente", "Norte Sul Solar", "Mercado Solar"]) {
    await operator.page.getByRole("row", { name: new RegExp(name) }).waitFor();
  }
  expect(await axeViolations(operator.page)).toEqual([]);
  expect(new URL(operator.page.url()).pathname).toBe("/distributors");
  for (const [email, home] of [
    ["admin@solnascente.test", "/dashboard"],
    ["equipe@solnascente.test", "/dashboard"],
    ["integrador@solnascente.test", "/dashboardIntegrator"],
  ] as const) {
    const other = await visit();
    await signIn(other.page, email);
    for (const path of ["/distributors", "/researches"]) {
      await other.page.goto(portal(path));
      expect(new URL(other.page.url()).pathname).toBe(home);
    }
  }
});

test("the dashboards are each for their own people [DASH-01, DASH-02]", async () => {
  const integrator = await visit();
  await signIn(integrator.page, "integrador@solnascente.test");
  await expect.poll(() => integrator.page.title()).toBe("Sol Nascente · Visão Geral");
  await integrator.page.getByRole("heading", { name: /^Olá, / }).waitFor();
  const staff = await visit();
  await signIn(staff.page, "equipe@solnascente.test", { to: "/dashboardIntegrator" });
  expect(new URL(staff.page.url()).pathname).toBe("/dashboard");
  await staff.page.getByRole("heading", { name: /^Olá, / }).waitFor();
});
test("a form that is far too large is refused with a friendly page", async () => {
  const body = `login=${"x".repeat(300 * 1024)}`;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const response = await fetch(portal("/?index"), { method: "POST", headers, body });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("Envio grande demais");
});
