import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createProduct } from "./budget-rows.ts";
import { comeToCheckout } from "./checkout-entry.ts";
import {
  fillAddress,
  fillCustomer,
  nameOf,
  save,
  saveAs,
  summaryOf,
  totalOf,
  untilSettled,
} from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createPersonWithout } from "./role-rows.ts";
import { countRequests } from "./saved-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test("on a dark phone, with the keyboard alone and a lost connection, five presses save one budget, whose cart knows it", async () => {
  const { page } = await visit({
    device: "phone",
    dark: true,
    expectedProblems: [/Failed to load|ERR_|404/],
  });
  await comeToCheckout(page);
  const name = "Orçamento de cinco cliques";
  expect(await overflowsSideways(page)).toBe(false);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel("Nome ou razão social").focus();
  await page.keyboard.type("Sítio Boa Vista");
  expect(await nameOf(page).inputValue()).toBe("Residência Sítio Boa Vista");
  await nameOf(page).focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(name);
  const button = summaryOf(page).getByRole("button", { name: "Salvar como orçamento" });
  await button.focus();
  let isLost = true;
  await page.route("**/checkout.data**", async (route) => {
    if (isLost && route.request().method() === "POST") return route.abort();
    return route.continue();
  });
  await page.keyboard.press("Enter");
  await page.getByText("Sem conexão: nada se perdeu").waitFor();
  await page.reload();
  await untilHydrated(page);
  await page.getByText("Recuperamos o que você tinha digitado.").waitFor();
  isLost = false;
  expect(await nameOf(page).inputValue()).toBe(name);
  await button.click({ clickCount: 5 });
  await page.waitForURL("**/budgets/detail/**");
  expect(await countRequests(name)).toBe(1);
});

test("a checkout that is open in two tabs saves one budget, however it is saved in both, and another one only when told to", async () => {
  const { page, context } = await visit({ expectedProblems: [/422/] });
  await comeToCheckout(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await untilHydrated(other);
  const names = ["Da primeira aba", "Da segunda aba"] as const;
  const tabs = [page, other] as const;
  // Both requests are sent before either arrives.
  let arrived = 0;
  let go: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (go = resolve));
  await context.route("**/checkout.data**", async (route) => {
    if (!(route.request().postData() ?? "").includes("intent=budget")) return route.continue();
    arrived += 1;
    if (arrived === tabs.length) go();
    await both;
    return route.continue();
  });
  for (const [place, tab] of tabs.entries()) {
    await tab.bringToFront();
    await nameOf(tab).fill(names[place] ?? "");
    await untilSettled(tab);
  }
  for (const tab of tabs) {
    await tab.bringToFront();
    await save(tab, "Salvar como orçamento");
  }
  await Promise.race(tabs.map((tab) => tab.waitForURL("**/budgets/detail/**")));
  const refused = tabs.find((tab) => tab.url().includes("/checkout"));
  if (refused === undefined) throw new Error("Both tabs saved.");
  await refused.bringToFront();
  const alert = refused.getByRole("alert");
  await alert.getByText(/^Esta compra já foi salva como ORC-/).waitFor();
  await refused.getByText("Esta compra já foi salva neste dispositivo.").waitFor();
  const saved = async () => (await Promise.all(names.map(countRequests))).sort();
  expect(await saved()).toEqual([0, 1]);
  await alert.getByRole("link", { name: /^Abrir ORC-/ }).waitFor();
  expect(await axeViolations(refused)).toEqual([]);

  // A reload does not change that; only the page's button saves another request.
  await refused.reload();
  await untilHydrated(refused);
  await refused.getByText("Recuperamos o que você tinha digitado.").waitFor();
  await save(refused, "Salvar como orçamento");
  await alert.getByText(/^Esta compra já foi salva como ORC-/).waitFor();
  expect(await saved()).toEqual([0, 1]);
  await refused.getByRole("button", { name: "Salvar como outra compra" }).click({ clickCount: 3 });
  await refused.waitForURL("**/budgets/detail/**");
  expect(await saved()).toEqual([1, 1]);
});

test("a price that changed is shown old and new, and is accepted by a button", async () => {
  const { page } = await visit({ expectedProblems: [/409/] });
  await comeToCheckout(page);
  await fillAddress(page);
  await fillCustomer(page);
  await summaryOf(page)
    .getByText(/Entrega até/)
    .waitFor();
  await expect.poll(() => totalOf(page).innerText()).toMatch(/R\$/);
  // The buyer saw a total of a hundred reais less than the current one.
  let isFirst = true;
  await page.route("**/checkout.data**", async (route) => {
    const sent = route.request().postData() ?? "";
    if (!isFirst || !sent.includes("intent=order")) return route.continue();
    isFirst = false;
    const postData = sent.replace(/expectedTotalCents=(\d+)/, (_all, cents: string) => {
      return `expectedTotalCents=${String(Number(cents) - 10_000)}`;
    });
    return route.continue({ postData });
  });
  await saveAs(page, "Gerar pedido", "Preço aceito");
  await page.getByText(/Era R\$\s.*, agora é R\$\s.*Nada foi salvo/).waitFor();
  expect(await page.getByRole("button", { name: "Gerar pedido" }).count()).toBe(0);
  await page.getByRole("button", { name: /Aceitar R\$\s.* e salvar/ }).click();
  await page.waitForURL("**/requests/detail/**");
  expect(await countRequests("Preço aceito")).toBe(1);
});

const savers = (page: Page) =>
  summaryOf(page)
    .getByRole("button", { name: /Salvar como orçamento|Gerar pedido/ })
    .allInnerTexts();

/** Shows or hides a save button for the distributor's integrators. */
async function showSaver(setting: string, isShown: boolean): Promise<void> {
  await runSql(
    `update distributor_profile set settings = json_patch(settings, json_object('requests',
      json_object(?, json(?)))) where distributor_id = ?`,
    [setting, String(isShown), DEMO_DISTRIBUTOR_IDS.solnascente],
  );
}

test.each([
  ["a budget", "showBudgetButton", "requestButton.budget", "Gerar pedido"],
  ["an order", "showRequestButton", "requestButton.order", "Salvar como orçamento"],
])(
  "the button that saves %s follows the distributor's setting and the person's role [CHECKOUT-07]",
  async (_type, setting, permission, other) => {
    const { page } = await visit();
    await comeToCheckout(page);
    expect(await savers(page)).toEqual(["Salvar como orçamento", "Gerar pedido"]);
    await showSaver(setting, false);
    try {
      await page.reload();
      await expect.poll(() => savers(page)).toEqual([other]);
    } finally {
      await showSaver(setting, true);
    }
    const { pathname, search } = new URL(page.url());
    const { email } = await createPersonWithout("integrador", (one) => one === permission);
    const { page: theirs } = await visit();
    await signIn(theirs, email, { to: pathname + search });
    await expect.poll(() => savers(theirs)).toEqual([other]);
  },
);

/** Saves a budget of four units of a product, without a customer yet, as the signed-in person. */
async function saveBudget(page: Page, asked: { name: string; ecommerce: boolean; productId: string }) {
  return page.evaluate(async ({ productId, ...rest }) => {
    const body = {
      ...{ ...rest, type: "budget", purchaseType: "separatedSales" },
      products: [{ id: productId, amount: 4 }],
      additionalInfo: { shippingDistributor: "FOB" },
    };
    const headers = { "content-type": "application/json" };
    const saved = await fetch("/app/user/requests", { method: "POST", headers, body: JSON.stringify(body) });
    const { data } = (await saved.json()) as { data: { id: string } };
    return data.id;
  }, asked);
}

const shopOf = (page: Page) => page.getByRole("definition").filter({ hasText: "Loja virtual" });

/** Opens the checkout that converts a budget, and fills in the missing data. Returns whether its page says that
 *  the request is the shop's. */
async function comeToOrder(page: Page, id: string): Promise<boolean> {
  await page.goto(portal(`/budgets/detail/${id}`));
  await untilHydrated(page);
  const isOfShop = (await shopOf(page).count()) === 1;
  await page.getByRole("link", { name: "Gerar pedido" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Gerar pedido" }).click();
  await page.getByRole("heading", { name: "Transformar orçamento em pedido" }).waitFor();
  await fillCustomer(page);
  await untilSettled(page);
  return isOfShop;
}

test("nothing is saved before it has a name, but for a budget of the shop, which becomes an order at once under its own [CHECKOUT-02]", async () => {
  const { page } = await visit();
  await comeToCheckout(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    const isSave = /intent=(budget|order)\b/.test(request.postData() ?? "");
    if (isSave && request.url().includes("/checkout")) sent.push(request.url());
  });
  const [typed, byHand, ofShop] = ["Nome de quem compra", "Orçamento por telefone", "Orçamento da loja"];
  // It is proposed, and without one nothing is sent.
  expect(await nameOf(page).inputValue()).not.toBe("");
  await nameOf(page).fill(" ");
  await save(page, "Salvar como orçamento");
  await expect.poll(() => nameOf(page).getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => nameOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await nameOf(page).fill(typed);
  await expect.poll(() => nameOf(page).getAttribute("aria-invalid")).toBeNull();
  expect([sent, await countRequests(typed)]).toEqual([[], 0]);
  await save(page, "Salvar como orçamento");
  await page.waitForURL("**/budgets/detail/**");
  expect([sent.length, await countRequests(typed)]).toEqual([1, 1]);

  const productId = await createProduct("Cabo da loja");
  const plain = await saveBudget(page, { name: byHand, ecommerce: false, productId });
  const shop = await saveBudget(page, { name: ofShop, ecommerce: true, productId });
  expect(await comeToOrder(page, plain)).toBe(false);
  expect(await nameOf(page).inputValue()).toBe(byHand);
  expect(sent).toHaveLength(1);

  expect(await comeToOrder(page, shop)).toBe(true);
  expect(await nameOf(page).count()).toBe(0);
  await summaryOf(page).getByRole("button", { name: "Gerar pedido" }).click();
  await page.waitForURL(`**/requests/detail/${shop}?done=turned`);
  await page.getByRole("heading", { level: 1, name: ofShop }).waitFor();
  await shopOf(page).waitFor();
  expect(sent).toHaveLength(2);
  const saved = await runSql("select type, name, ecommerce from request where id in (?, ?) order by type", [
    plain,
    shop,
  ]);
  expect(saved).toEqual([
    { type: "budget", name: byHand, ecommerce: 0 },
    { type: "order", name: ofShop, ecommerce: 1 },
  ]);
});
