import type { BrowserContext, Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { readCenterOf, setCenterActive, setCenterOf } from "./center-rows.ts";
import { withProfile } from "./profile-rows.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const SELLER = "vendedor@solnascente.test";
const TITLE = "Escolha seu centro de distribuição";
const KIT_LINK = "/kitsIntegrator?minPower=5&maxPower=7";

afterEach(async () => {
  await setCenterOf(SELLER, null);
  await setCenterActive("Campinas", true);
});

const chosenName = () => readCenterOf(SELLER);

function centerDialog(page: Page) {
  return page.getByRole("dialog", { name: TITLE });
}

async function choose(page: Page, city: RegExp): Promise<void> {
  await page.getByRole("radio", { name: city }).check();
  await page.getByRole("button", { name: "Escolher centro" }).click();
}

/** Opens the checkout with one kit. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto(portal(KIT_LINK));
  await page.getByRole("article").first().getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await page.waitForURL("**/kitsIntegrator/checkout**");
  await page.getByRole("heading", { name: "Finalizar compra" }).waitFor();
}

test("without a center every page asks for one, among the active ones, until one is chosen [DC-01, DC-02]", async () => {
  await setCenterActive("Campinas", false);
  const { page } = await visit();
  await signIn(page, SELLER);
  for (const path of ["/dashboardIntegrator", "/requests", "/info/user", "/kitsIntegrator"]) {
    await page.goto(portal(path));
    await centerDialog(page).waitFor();
    await page.getByRole("radio", { name: /Goiânia - GO/ }).waitFor();
    await expect.poll(() => page.getByRole("radio").count()).toBe(1);
    await expect
      .poll(() => centerDialog(page).getByRole("button").allInnerTexts())
      .toEqual(["Escolher centro"]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.mouse.click(4, 4);
    await centerDialog(page).waitFor();
  }
  expect(await chosenName()).toBeNull();
  await withProfile("solnascente", { settings: { distribution: { exclusivity: false } } }, async () => {
    await page.goto(portal("/dashboardIntegrator"));
    await page.getByRole("heading", { name: /^Olá, / }).waitFor();
    expect(await centerDialog(page).count()).toBe(0);
  });

  const free = await visit();
  await signIn(free.page, "integrador@solnascente.test", { to: "/kitsIntegrator" });
  await free.page.getByRole("article").first().waitFor();
  expect(await centerDialog(free.page).count()).toBe(0);
});

test("a center that was chosen and closed since is asked for again [DC-01]", async () => {
  await setCenterOf(SELLER, "Campinas");
  await setCenterActive("Campinas", false);
  const { page } = await visit();
  await signIn(page, SELLER);
  await centerDialog(page).waitFor();
  await choose(page, /Goiânia/);
  await centerDialog(page).waitFor({ state: "detached" });
  expect(await chosenName()).toBe("Goiânia");
});

test("the choice is saved, said, and the page shows what it sells [DC-05]", async () => {
  const { page } = await visit();
  await signIn(page, SELLER, { to: "/kitsIntegrator" });
  await centerDialog(page).waitFor();
  await page.getByText(/Atende .*SP/).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await choose(page, /Campinas/);
  await page.getByText("Centro de distribuição atualizado").waitFor();
  await page.getByText("O centro de distribuição foi escolhido com sucesso").waitFor();
  await page.getByText(/opções de kit · .*Campinas/).waitFor();
  expect(await centerDialog(page).count()).toBe(0);
  expect(await chosenName()).toBe("Campinas");
});

test("a choice that cannot be saved says so, keeps the dialog, and can be made again [DC-05]", async () => {
  const { page, context } = await visit({ expectedProblems: [/ERR_FAILED|Failed to load/] });
  await signIn(page, SELLER);
  await centerDialog(page).waitFor();
  await failOnce(context, "**/app/user/distribution-center?*");
  await choose(page, /Campinas/);
  await page.getByText("Erro ao escolher o centro de distribuição").waitFor();
  await expect.poll(() => page.getByRole("radio", { name: /Campinas/ }).isChecked()).toBe(true);
  expect(await chosenName()).toBeNull();
  await page.getByRole("button", { name: "Escolher centro" }).click();
  await page.getByText("Centro de distribuição atualizado").waitFor();
  expect(await chosenName()).toBe("Campinas");
});

test("a center that closes while it is being chosen is refused, and the list comes anew [DC-05]", async () => {
  const { page } = await visit({ expectedProblems: [/404/] });
  await signIn(page, SELLER);
  await page.getByRole("radio", { name: /Campinas/ }).check();
  await setCenterActive("Campinas", false);
  await page.getByRole("button", { name: "Escolher centro" }).click();
  await page.getByText("Erro ao escolher o centro de distribuição").waitFor();
  await page.getByRole("radio", { name: /Campinas/ }).waitFor({ state: "detached" });
  await page.getByText("Este centro não atende mais. Escolha outro na lista.").first().waitFor();
  await page.getByRole("radio", { name: /Goiânia/ }).waitFor();
  await expect.poll(() => page.getByRole("radio").count()).toBe(1);
  await choose(page, /Goiânia/);
  await centerDialog(page).waitFor({ state: "detached" });
  expect(await chosenName()).toBe("Goiânia");
});

test("a list that cannot be loaded can be asked for again", async () => {
  const { page, context } = await visit({ expectedProblems: [/ERR_FAILED|Failed to load/] });
  await failOnce(context, "**/app/user/distribution-centers");
  await signIn(page, SELLER);
  await page.getByText("Não conseguimos carregar os centros. Confira sua conexão.").waitFor();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await page.getByRole("radio", { name: /Campinas/ }).waitFor();
});

test("a choice made in one tab closes the question in the other", async () => {
  const { page, context } = await visit();
  await signIn(page, SELLER);
  await centerDialog(page).waitFor();
  const other = await context.newPage();
  await other.goto(portal("/requests"));
  await choose(other, /Campinas/);
  await centerDialog(other).waitFor({ state: "detached" });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await centerDialog(page).waitFor({ state: "detached" });
});

test("the choice can be made with the keyboard alone", async () => {
  const { page } = await visit();
  await signIn(page, SELLER);
  await page.getByRole("radio", { name: /Goiânia/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.getByRole("radio", { name: /Campinas/ }).isChecked()).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByText("Centro de distribuição atualizado").waitFor();
  expect(await chosenName()).toBe("Campinas");
});

test("before scripts run the choice is a plain form on the kits page", async () => {
  const { page, context } = await visit();
  await signIn(page, SELLER);
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const scriptless = await plain?.newPage();
  if (!scriptless) throw new Error("no browser");
  await scriptless.goto(portal("/kitsIntegrator"));
  await scriptless.getByRole("radio", { name: /Campinas/ }).check();
  await scriptless.locator("noscript, form").getByRole("button", { name: "Escolher centro" }).click();
  await scriptless.getByText(/opções de kit · .*Campinas/).waitFor();
  expect(await chosenName()).toBe("Campinas");
});

test("another center asked for at the checkout begins the purchase anew, after a question [DC-06]", async () => {
  await setCenterOf(SELLER, "Goiânia");
  const { page } = await visit();
  await signIn(page, SELLER);
  await openCheckout(page);
  await page.getByText(/Sai de Goiânia - GO/).waitFor();
  await page.getByLabel("Nome ou razão social").fill("Marina Alves");
  const change = async () => {
    await page.getByRole("button", { name: "Trocar centro", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Trocar centro de distribuição" });
    await dialog.getByRole("radio", { name: /Campinas/ }).check();
    await dialog.getByRole("button", { name: "Trocar centro" }).click();
  };
  const question = page.getByRole("dialog", { name: "Tem certeza?" });

  await change();
  await question
    .getByText("A troca de centro de distribuição reiniciará sua jornada de compra. Deseja continuar?")
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await question.getByRole("button", { name: "Não" }).click();
  await question.waitFor({ state: "detached" });
  expect(await chosenName()).toBe("Goiânia");
  await page.keyboard.press("Escape");
  expect(new URL(page.url()).pathname).toBe("/kitsIntegrator/checkout");
  await expect.poll(() => page.getByLabel("Nome ou razão social").inputValue()).toBe("Marina Alves");

  await page.evaluate(() => Object.assign(window, { stands: true }));
  await change();
  await question.getByRole("button", { name: "Sim" }).click();
  await page.waitForURL((url) => url.pathname === "/kitsIntegrator");
  await page.getByText("Centro de distribuição atualizado").waitFor();
  await page.waitForURL((url) => url.search === "");
  expect(await page.evaluate(() => "stands" in window)).toBe(false);
  expect(await chosenName()).toBe("Campinas");
  await page.getByText(/opções de kit · .*Campinas/).waitFor();
  expect(await page.getByRole("group", { name: /Quantidade de/ }).count()).toBe(0);
  await openCheckout(page);
  expect(await page.getByLabel("Nome ou razão social").inputValue()).toBe("");
});

test("another center asked for where kits are chosen begins the purchase anew, after a question that names what is lost", async () => {
  await setCenterOf(SELLER, "Goiânia");
  const { page } = await visit();
  await signIn(page, SELLER, { to: KIT_LINK });
  await page
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  await page.getByText("1 kit escolhido").waitFor();
  await page.getByRole("button", { name: /CD: GO - Goiânia/ }).click();
  const dialog = page.getByRole("dialog", { name: "Trocar centro de distribuição" });
  await dialog.getByRole("radio", { name: /Campinas/ }).check();
  await dialog.getByRole("button", { name: "Trocar centro" }).click();
  const question = page.getByRole("dialog", { name: "Tem certeza?" });
  await question.getByText(/^Perdem-se os itens escolhidos/).waitFor();
  await question.getByRole("button", { name: "Sim" }).click();
  await page.getByText("Centro de distribuição atualizado").waitFor();
  await page.waitForURL((url) => url.pathname === "/kitsIntegrator" && url.search === "");
  expect(await chosenName()).toBe("Campinas");
  expect(await page.getByRole("group", { name: /Quantidade de/ }).count()).toBe(0);
});

test("the same center again changes nothing, and elsewhere another one is changed without a question", async () => {
  await setCenterOf(SELLER, "Goiânia");
  const { page } = await visit();
  await signIn(page, SELLER);
  await openCheckout(page);
  await page.getByRole("button", { name: "Trocar centro", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Trocar centro de distribuição" });
  await dialog.getByRole("radio", { name: /Goiânia/ }).check();
  await dialog.getByRole("button", { name: "Trocar centro" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/kitsIntegrator/checkout");
  expect(await page.getByText("Centro de distribuição atualizado").count()).toBe(0);
  expect(await chosenName()).toBe("Goiânia");

  await page.goto(portal("/requests"));
  await page.getByRole("button", { name: /CD: GO - Goiânia/ }).click();
  await dialog.getByRole("radio", { name: /Campinas/ }).check();
  await dialog.getByRole("button", { name: "Trocar centro" }).click();
  await page.getByText("Centro de distribuição atualizado").waitFor();
  await page.getByRole("button", { name: /CD: SP - Campinas/ }).waitFor();
});

/** Makes the next request to an address fail as if offline. */
async function failOnce(context: BrowserContext, address: string): Promise<void> {
  await context.route(address, (route) => route.abort(), { times: 1 });
}
