import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { setCenterOf } from "./center-rows.ts";
import { axeViolations, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Saves an order of the first kit as the signed-in person. */
async function saveOrder(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const kits = (await (await fetch("/app/user/kits")).json()) as { data: { items: { id: string }[] } };
    const body = {
      type: "order",
      purchaseType: "closedKits",
      name: "Residência sem preço",
      kits: [{ id: kits.data.items[0]?.id, amount: 1 }],
      additionalInfo: {
        userOrCompanyName: "Marina Alves",
        cpf: "529.982.247-25",
        email: "marina@cliente.test",
        telephone: "(62) 98765-4321",
        shippingDistributor: "FOB",
      },
      payment: { type: "pix" },
    };
    const saved = await fetch("/app/user/requests", { method: "POST", headers, body: JSON.stringify(body) });
    return saved.status;
  });
  expect(status).toBe(201);
}

test("a company's manager decides whether its sellers see what orders cost", async () => {
  // Calls with outdated credentials are answered 409 once, and repeated with new ones.
  const outdated = { expectedProblems: [/409/] };
  const manager = await visit(outdated);
  await signIn(manager.page, "integrador@solnascente.test");
  await saveOrder(manager.page);
  const showPrices = async (isShown: boolean) => {
    await manager.page.goto(portal("/info/company"));
    await manager.page.getByLabel(/^Ver preços de pedidos e orçamentos/).setChecked(isShown);
    await manager.page.getByRole("button", { name: "Salvar permissões" }).click();
    await manager.page.getByText("Permissões salvas.").waitFor();
  };
  await setCenterOf("vendedor@solnascente.test", "Goiânia");
  onTestFinished(() => setCenterOf("vendedor@solnascente.test", null));
  const seller = await visit(outdated);
  await signIn(seller.page, "vendedor@solnascente.test");
  const hint = seller.page
    .getByText("Sua empresa não mostra preços para vendedores.")
    .filter({ visible: true });
  const readPages = async () => {
    const texts: string[] = [];
    for (const path of ["/dashboardIntegrator", "/requests"]) {
      await seller.page.goto(portal(path));
      texts.push(await seller.page.getByRole("main").innerText());
    }
    await seller.page.getByRole("link", { name: "Residência sem preço" }).first().click();
    await seller.page.waitForURL("**/requests/detail/**");
    await seller.page.getByRole("heading", { name: "Itens" }).waitFor();
    texts.push(await seller.page.getByRole("main").innerText());
    return texts;
  };

  await showPrices(false);
  for (const text of await readPages()) expect(text).not.toContain("R$");
  await hint.first().waitFor();
  expect(await axeViolations(seller.page)).toEqual([]);
  await showPrices(true);
  for (const text of await readPages()) expect(text).toContain("R$");
  expect(await hint.count()).toBe(0);
});
