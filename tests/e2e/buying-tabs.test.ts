import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createBudget, createProduct } from "./budget-rows.ts";
import { openStep, saveAs } from "./checkout-form.ts";
import { findBarriers } from "./barriers.ts";
import { untilKept } from "./drafts.ts";
import { addProduct, billOf, goOn, MOUNT_PATH, openMount } from "./mount-form.ts";
import { createListener } from "./notification-rows.ts";
import { countRequests } from "./saved-rows.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const cartOf = (page: Page) => page.getByRole("complementary", { name: "Carrinho" });
const nameField = (page: Page) => page.getByLabel("Nome ou razão social");
const codes = (page: Page) => page.getByRole("combobox", { name: "Incluir por código" });

/** An integrator of one test, on a page. */
async function open(to: string) {
  const visitor = await visit();
  const { id: userId, email } = await createListener("integrador");
  await signIn(visitor.page, email, { to });
  await untilHydrated(visitor.page);
  return { ...visitor, userId, email };
}

async function openTab({
  context,
  path,
}: {
  context: Awaited<ReturnType<typeof open>>["context"];
  path: string;
}) {
  const page = await context.newPage();
  await page.goto(portal(path));
  await untilHydrated(page);
  return page;
}

async function take(page: Page, line: string, name: RegExp): Promise<void> {
  await codes(page).fill(line);
  await codes(page).press("Enter");
  await cartOf(page).getByRole("spinbutton", { name }).waitFor();
}

async function goToCheckout(page: Page): Promise<void> {
  await cartOf(page).getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL("**/separateSale/checkout?**");
  await nameField(page).waitFor();
}

test("whoever goes back from the checkout, changes the amount and goes on finds what was typed, with loose products and with closed kits", async () => {
  const { page } = await open("/separateSale");
  await take(page, "MOD-BYD-530 4", /BYD 530/);
  await goToCheckout(page);
  await nameField(page).fill("Sítio Boa Vista");
  await openStep(page, "Extras, arquivos e observações");
  await page.getByLabel("Observações").fill("ligar antes");
  await untilKept(page, "checkout:");
  await page.goBack();
  await cartOf(page)
    .getByRole("spinbutton", { name: /BYD 530/ })
    .fill("5");
  await goToCheckout(page);
  await expect.poll(() => nameField(page).inputValue()).toBe("Sítio Boa Vista");
  expect(await page.getByLabel("Observações").inputValue()).toBe("ligar antes");

  await page.goto(portal("/kitsIntegrator?minPower=5&maxPower=7"));
  await untilHydrated(page);
  const kit = page.getByRole("article").first();
  await kit.getByRole("button", { name: "Adicionar" }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await nameField(page).waitFor();
  expect(await nameField(page).inputValue()).toBe("");
  await nameField(page).fill("Fazenda Rio Claro");
  await untilKept(page, "checkout:/kitsIntegrator");
  await page.goBack();
  await kit.getByRole("button", { name: /Aumentar/ }).click();
  await page.getByRole("link", { name: /Ir para o checkout/ }).click();
  await nameField(page).waitFor();
  await expect.poll(() => nameField(page).inputValue()).toBe("Fazenda Rio Claro");
});

test("a purchase that is saved in one tab leaves the next one, which is put together in another tab, as it is", async () => {
  const { page, context } = await open("/separateSale");
  await take(page, "MOD-BYD-530 4", /BYD 530/);
  await goToCheckout(page);
  const next = await openTab({ context, path: "/separateSale" });
  await cartOf(next)
    .getByRole("spinbutton", { name: /BYD 530/ })
    .waitFor();
  await cartOf(next).getByRole("button", { name: "Esvaziar" }).click();
  await take(next, "MOD-BYD-540 7", /BYD 540/);
  await untilKept(next, "loose-cart");
  await page.bringToFront();
  await saveAs(page, "Salvar como orçamento", "Orçamento da primeira aba");
  await page.waitForURL("**/budgets/detail/**");
  expect(await countRequests("Orçamento da primeira aba")).toBe(1);
  await next.reload();
  await untilHydrated(next);
  const left = cartOf(next).getByRole("spinbutton", { name: /BYD 540/ });
  await left.waitFor();
  expect(await left.inputValue()).toBe("7");
});

test("two tabs put two kits together: each keeps its own through a reload, and takes the other's only when told to", async () => {
  const { page, context, email } = await open("/dashboardIntegrator");
  await openMount(page, email);
  await addProduct(page, "MOD-LON-550", 1);
  await billOf(page).getByText("0,55 kWp").last().waitFor();
  await untilKept(page, "mountKit");
  const other = await openTab({ context, path: MOUNT_PATH });
  await billOf(other).getByText("0,55 kWp").last().waitFor();
  await other.getByLabel("Potência desejada (kWp)").fill("5,5");
  await addProduct(other, "MOD-DAH-585", 10, "Trocar por");
  await billOf(other).getByText("5,85 kWp").last().waitFor();
  await untilKept(other, "mountKit");

  await page.bringToFront();
  await page.reload();
  await untilHydrated(page);
  await billOf(page).getByText("0,55 kWp").last().waitFor();
  await page.getByText("Há uma versão mais nova, feita em outra aba.").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Usar a da outra aba" }).click();
  await billOf(page).getByText("5,85 kWp").last().waitFor();
  await page.getByText("Há uma versão mais nova, feita em outra aba.").waitFor({ state: "detached" });
});

test("what was changed last is there again, however soon the page is left", async () => {
  const { page, email } = await open("/separateSale");
  await take(page, "MOD-BYD-530 4", /BYD 530/);
  await untilKept(page, "loose-cart");
  await cartOf(page)
    .getByRole("spinbutton", { name: /BYD 530/ })
    .fill("77");
  await page.reload();
  await untilHydrated(page);
  const amount = cartOf(page).getByRole("spinbutton", { name: /BYD 530/ });
  await amount.waitFor();
  expect(await amount.inputValue()).toBe("77");

  await openMount(page, email);
  const target = page.getByLabel("Potência desejada (kWp)");
  await target.fill("7,7");
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => target.inputValue()).toBe("7,7");
  await addProduct(page, "MOD-LON-550", 14);
  await goOn(page, "Inversores");
  await page.getByRole("navigation").getByRole("link", { name: "Produtos Avulsos" }).click();
  await cartOf(page).waitFor();
  await page.goBack();
  await billOf(page).getByText("7,70 kWp").last().waitFor();
});

test("an edit that is left and begun again goes on where it was, and so does another delivery", async () => {
  const { page, userId } = await open("/dashboardIntegrator");
  const { path } = await createBudget(userId, [await createProduct("Cabo solar 6 mm²")]);
  const begin = async (name: string) => {
    await page.goto(portal(path));
    await untilHydrated(page);
    await page.getByRole("button", { name }).click();
  };
  await begin("Editar itens");
  const cables = cartOf(page).getByRole("spinbutton", { name: /Cabo solar/ });
  await cables.fill("9");
  await untilKept(page, "loose-cart:crt_");
  await begin("Editar itens");
  await expect.poll(() => cables.inputValue()).toBe("9");

  await begin("Editar frete");
  const street = page.getByLabel("Endereço", { exact: true });
  await page.getByRole("radio", { name: /CIF/ }).check();
  await street.fill("Rua das Acácias");
  await untilKept(page, "checkout:");
  await begin("Editar frete");
  await expect.poll(() => street.inputValue()).toBe("Rua das Acácias");
});
