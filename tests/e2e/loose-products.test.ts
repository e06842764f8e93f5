import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { findBarriers } from "./barriers.ts";
import { pasteInto } from "./paste-into.ts";
import { createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { overflowsSideways, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const BUYER = "integrador@solnascente.test";
const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;

const cartOf = (page: Page) => page.getByRole("complementary", { name: "Carrinho" });
const quickField = (page: Page) => page.getByRole("combobox", { name: "Incluir por código" });
const amountIn = (page: Page, name: RegExp) => cartOf(page).getByRole("spinbutton", { name });

/** Products of a distributor's newest cart, by code, and its purchase type. */
async function newestCart(owner: string) {
  const [row] = await runSql(
    "select content from cart where distributor_id = ? order by created_at desc, id desc limit 1",
    [owner],
  );
  const content = JSON.parse(String(row?.["content"])) as {
    purchaseType: string;
    products: { id: string; amount: number }[];
  };
  const products = await runSql(
    `select product_code, one.value ->> '$.amount' as amount from json_each(?) as one
      join product on product.id = one.value ->> '$.id' order by one.key`,
    [JSON.stringify(content.products)],
  );
  return {
    purchaseType: content.purchaseType,
    products: products.map((one) => [one["product_code"], one["amount"]]),
  };
}

test("an integrator types codes, pastes a list and goes on with what another tab and a lost connection left whole", async () => {
  const { page, context } = await visit({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });
  await signIn(page, BUYER);
  await page
    .getByRole("navigation", { name: "Menu principal" })
    .getByRole("link", { name: "Produtos Avulsos" })
    .click();
  await page.getByRole("heading", { level: 1, name: "Produtos Avulsos" }).waitFor();
  await page.getByText("Venda por unidade ou palete fechado.").waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/separateSale");

  await page.keyboard.press("F2");
  const field = quickField(page);
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill("INV-DEY-5000");
  await page.getByRole("option", { name: /INV-DEY-5000/ }).waitFor();
  await page.keyboard.press("Enter");
  const amount = page.getByRole("spinbutton", { name: /^Quantidade de Inversor Deye/ }).first();
  await expect.poll(() => amount.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type("3");
  await page.keyboard.press("Enter");
  await expect.poll(() => amountIn(page, /Inversor Deye/).inputValue()).toBe("3");
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  await field.fill("MOD-AST-535 1");
  await page.keyboard.press("Enter");
  await amountIn(page, /CHSM72M-HC-535/).waitFor();

  const dialog = page.getByRole("dialog", { name: "Colar lista de códigos" });
  const pasted = dialog.getByRole("textbox", { name: "Lista" });
  const tenThousand = "MOD-AST-545\t1\n".repeat(10_000);
  for (const place of [field, pasted]) {
    await pasteInto(place, tenThousand);
    await dialog.getByText("A lista tem 10.000 linhas, e cada colagem leva até 500.").waitFor();
    // Long texts in a field would slow the browser down, so the field stays empty.
    expect(await pasted.inputValue()).toBe("");
  }
  await pasteInto(pasted, "MOD-AST-545\t1\nNADA-1\t2\nINV-DEY-5000;1,5");
  await page.keyboard.type("0");
  expect(await pasted.inputValue()).toBe("MOD-AST-545\t1\nNADA-1\t2\nINV-DEY-5000;1,50");
  await dialog.getByRole("button", { name: "Conferir" }).click();
  await dialog.getByText("2 linhas ficaram de fora").waitFor();
  await dialog.getByText("código desconhecido").waitFor();
  await dialog.getByText("a quantidade não é inteira").waitFor();
  await dialog.getByRole("button", { name: "Incluir 1 no carrinho" }).click();
  // 3 × 3 590,00 + 539,90 + 560,90.
  await cartOf(page).getByText("R$ 11.870,80").waitFor();
  await cartOf(page).getByText("1,08 kWp").waitFor();
  await cartOf(page).getByText("Frete e condições de pagamento entram no checkout.").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto(page.url());
  await untilHydrated(other);
  await expect.poll(() => amountIn(other, /Inversor Deye/).inputValue()).toBe("3");
  await amountIn(other, /Inversor Deye/).fill("2");
  await expect.poll(() => amountIn(page, /Inversor Deye/).inputValue()).toBe("2");
  await other.close();

  await cartOf(page).getByText("R$ 8.280,80").waitFor();
  await context.setOffline(true);
  await amountIn(page, /CHSM72M-HC-545/).fill("2");
  await cartOf(page)
    .getByText(/Sem conexão/)
    .waitFor();
  await cartOf(page).getByText("R$ 8.841,70").waitFor();
  await context.setOffline(false);
  await cartOf(page).getByText("Frete e condições de pagamento entram no checkout.").waitFor();
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => amountIn(page, /CHSM72M-HC-545/).inputValue()).toBe("2");

  await cartOf(page).getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL(/\/separateSale\/checkout\?cart=crt_/);
  expect(await newestCart(OWNER)).toEqual({
    purchaseType: "separatedSales",
    products: [
      ["INV-DEY-5000", 2],
      ["MOD-AST-535", 1],
      ["MOD-AST-545", 2],
    ],
  });
});

test("Produtos Avulsos stands in the sidebar where it is sold, opens what a request is made of, and is called so [SEP-01]", async () => {
  const { page } = await visit();
  await signIn(page, BUYER, { to: "/separateSale" });
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link", { name: "Produtos Avulsos", exact: true }).waitFor();
  const [product] = await runSql(
    "select id from product where distributor_id = ? and product_code = 'MOD-BYD-530'",
    [OWNER],
  );
  const saved = await page.evaluate(async (id) => {
    const body = {
      type: "budget",
      purchaseType: "separatedSales",
      name: "Reposição",
      products: [{ id, amount: 7 }],
      additionalInfo: { shippingDistributor: "FOB" },
    };
    const cart = { purchaseType: "separatedSales", products: body.products };
    const post = async (path: string, content: object) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(content) });
      return ((await answer.json()) as { data: { id: string; url?: string } }).data;
    };
    return {
      request: await post("/app/user/requests", body),
      shared: await post("/app/user/carts/share", cart),
    };
  }, String(product?.["id"]));
  const [request] = await runSql("select purchase_type from request where id = ?", [saved.request.id]);
  expect(request?.["purchase_type"]).toBe("separatedSales");
  await page.goto(portal(`/separateSale/${saved.request.id}`));
  await untilHydrated(page);
  await expect.poll(() => amountIn(page, /BYD 530/).inputValue()).toBe("7");
  await page.goto(portal(new URL(saved.shared.url ?? "").pathname));
  await page.getByRole("heading", { name: "Carrinho compartilhado · Produto Avulso" }).waitFor();

  const { page: without } = await visit();
  await signIn(without, "integrador@mercado.test", { slug: "mercado", to: "/separateSale" });
  await expect.poll(() => new URL(without.url()).pathname).not.toBe("/separateSale");
  expect(await without.getByRole("link", { name: "Produtos Avulsos" }).count()).toBe(0);
});

test("what the selling center lacks says where else it is, in the list and once it is chosen", async () => {
  const name = "Conector de outro centro";
  const id = await createProduct(name);
  const [company] = await runSql(
    "select id from integrator where distributor_id = ? and address ->> '$.state' = 'SP' order by id limit 1",
    [OWNER],
  );
  const path = `/separateSale?integrator=${String(company?.["id"])}`;
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: path });
  await untilHydrated(page);
  await quickField(page).fill(`${id} 3`);
  await page.keyboard.press("Enter");
  await cartOf(page).getByText("Não há 3 un. em Campinas; Goiânia tem.").waitFor();
  await page.goto(portal(`${path}&section=all&q=${encodeURIComponent(name)}`));
  const row = page.getByRole("row", { name: new RegExp(name) });
  await row.getByText("Sem estoque", { exact: true }).waitFor();
  await row.getByText("Goiânia: em estoque", { exact: true }).waitFor();
});

test("on a phone the list is cards, filters stand in the address, and the way on stays in reach", async () => {
  const { page } = await visit({ device: "phone" });
  await signIn(page, "integrador@nortesul.test", { slug: "nortesul", to: "/separateSale" });
  await page.getByRole("link", { name: "Inversores" }).click();
  await page
    .getByRole("row", { name: /Inversor/ })
    .first()
    .waitFor();
  const inStock = page.getByRole("checkbox", { name: "Só em estoque" });
  await inStock.check();
  await expect.poll(() => new URL(page.url()).searchParams.get("inStock")).toBe("yes");
  await expect.poll(() => page.getByText("Sem estoque", { exact: true }).count()).toBe(0);
  // A choice that applies at once keeps the focus.
  expect(await inStock.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel("Ordenar").selectOption("price");
  await expect.poll(() => new URL(page.url()).searchParams.get("sort")).toBe("price");
  await expect.poll(() => page.getByText("Sem estoque", { exact: true }).count()).toBe(0);
  await page
    .getByRole("button", { name: /^Incluir Inversor/ })
    .first()
    .click();
  await page.getByRole("link", { name: /1 produto/ }).waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  expect(await findBarriers(page, ["phone"])).toEqual([]);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL(/\/separateSale\/checkout\?cart=crt_/);
  expect((await newestCart(DEMO_DISTRIBUTOR_IDS.nortesul)).purchaseType).toBe("separatedSales");
});

test("a shared cart opens for who may buy so, at today's prices and without what is no longer on sale", async () => {
  const { page } = await visit({ expectedProblems: [/40[34]/] });
  await signIn(page, BUYER, { to: "/separateSale" });
  for (const code of ["INV-FOX-7000 2", "MOD-BYD-530 4"]) {
    await quickField(page).fill(code);
    await quickField(page).press("Enter");
    await expect.poll(() => quickField(page).inputValue()).toBe("");
  }
  await page.getByRole("button", { name: "Compartilhar" }).click();
  const dialog = page.getByRole("dialog", { name: "Compartilhar carrinho" });
  const url = await dialog.getByLabel("Link do carrinho").inputValue();
  await dialog.getByRole("button", { name: "Copiar link" }).click();
  await dialog.getByText("Link copiado").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect(await findBarriers(page, ["desktop"])).toEqual([]);

  onTestFinished(async () => {
    await runSql(
      "update product set is_to_sell = 1 where product_code = 'INV-FOX-7000' and distributor_id = ?",
      [OWNER],
    );
  });
  await runSql(
    "update product set is_to_sell = 0 where product_code = 'INV-FOX-7000' and distributor_id = ?",
    [OWNER],
  );
  const { pathname } = new URL(url);
  const admin = await visit({ expectedProblems: [/404/] });
  // After signing in, a visitor returns to the page.
  await admin.page.goto(portal(pathname));
  await expect.poll(() => new URL(admin.page.url()).searchParams.get("next")).toBe(pathname);
  await signIn(admin.page, "admin@solnascente.test", { to: pathname });
  await admin.page.getByRole("heading", { name: "Carrinho compartilhado · Produto Avulso" }).waitFor();
  await admin.page
    .getByRole("alert")
    .getByText(/INV-FOX-7000/)
    .waitFor();
  await admin.page.getByRole("list", { name: "Itens" }).getByText("MOD-BYD-530 · 4 un.").waitFor();
  expect(await findBarriers(admin.page)).toEqual([]);
  await admin.page.getByRole("link", { name: "Ajustar itens" }).click();
  await expect.poll(() => amountIn(admin.page, /BYD 530/).inputValue()).toBe("4");
  await admin.page.goto(portal(`${pathname}x`));
  await admin.page.getByRole("heading", { name: "Este link não abre nenhum carrinho daqui" }).waitFor();

  const { page: seller } = await visit({ expectedProblems: [/403/] });
  await signIn(seller, "vendedor@solnascente.test", { to: pathname });
  await seller.getByRole("heading", { name: "Seu perfil não compra deste jeito" }).waitFor();
});
