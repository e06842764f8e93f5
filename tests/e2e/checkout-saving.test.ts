import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { comeToCheckout } from "./checkout-entry.ts";
import { fillAddress, fillCustomer, saveAs, summaryOf, totalOf } from "./checkout-form.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { countRequests } from "./saved-rows.ts";
import { axeViolations, overflowsSideways, signIn, untilHydrated, useBrowser } from "./session.ts";

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
  const save = summaryOf(page).getByRole("button", { name: "Salvar como orçamento" });
  await save.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await page.keyboard.type(name);
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
  await save.click();
  await dialog.waitFor();
  expect(await dialog.getByRole("textbox").inputValue()).toBe(name);
  await dialog.getByRole("button", { name: "Salvar como orçamento" }).click({ clickCount: 5 });
  await page.waitForURL("**/budgets/detail/**");
  expect(await countRequests(name)).toBe(1);
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
  // What the buyer saw is a hundred reais less than what it costs by now.
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

/** Whether the distributor's integrators find the button that saves an order. */
async function showOrderButton(isShown: boolean): Promise<void> {
  await runSql(
    `update distributor_profile set settings = json_patch(settings, json_object('requests',
      json_object('showRequestButton', json(?)))) where distributor_id = ?`,
    [String(isShown), DEMO_DISTRIBUTOR_IDS.solnascente],
  );
}

test("the buttons that save follow the distributor's settings and the person's role [CHECKOUT-07]", async () => {
  const { page } = await visit();
  await comeToCheckout(page);
  const buttons = () => savers(page);
  expect(await buttons()).toEqual(["Salvar como orçamento", "Gerar pedido"]);
  await showOrderButton(false);
  try {
    await page.reload();
    await expect.poll(buttons).toEqual(["Salvar como orçamento"]);
  } finally {
    await showOrderButton(true);
  }
  await runSql(
    `insert into role (distributor_id, id, name, type, permissions, content, version)
      select distributor_id, 'rol_budgets_only', 'Só orçamentos', type, (select json_group_array(one.value)
        from json_each(permissions) as one where one.value <> 'requestButton.order'), content, 1
      from role where (distributor_id, id) in (select distributor_id, role_id from user where email = ?)`,
    ["integrador@solnascente.test"],
  );
  const { page: other } = await visit();
  const { email } = await createListener("integrador");
  await runSql("update user set role_id = 'rol_budgets_only' where email = ?", [email]);
  await signIn(other, email, { to: new URL(page.url()).pathname + new URL(page.url()).search });
  await expect.poll(() => savers(other)).toEqual(["Salvar como orçamento"]);
});
