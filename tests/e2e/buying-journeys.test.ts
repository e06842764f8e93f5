import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { keepOnlyWay } from "./account-rows.ts";
import { chooseExpress, type Purchase, plain, PURCHASES, untilTotal, WAYS } from "./buying-ways.ts";
import { fillCustomer, saveAs } from "./checkout-form.ts";
import { readFocus, tabTo } from "./keyboard.ts";
import { createListener } from "./notification-rows.ts";
import { readBill, readFileBytes, readTaken } from "./saved-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const SAVED = {
  budget: { button: "Salvar como orçamento", code: /ORC-\d{6}/, path: "budgets", list: "Orçamentos" },
  order: { button: "Gerar pedido", code: /PED-\d{6}/, path: "requests", list: "Pedidos" },
} as const;

type Saved = Pick<Purchase, "type" | "bill" | "fileBytes" | "power" | "total"> & { name: string };

/** Checks a saved request: name, totals, items, files and reserved stock on its page, code and total in the list.
 *  @param goTo - follows the breadcrumb's link to the list */
async function checkSaved(
  page: Page,
  { type, name, bill, fileBytes = [], power, total }: Saved,
  goTo: (list: string) => Promise<void> = (list) =>
    page
      .getByRole("navigation", { name: "Você está em" })
      .getByRole("link", { name: list, exact: true })
      .click(),
): Promise<void> {
  const { code: pattern, path, list } = SAVED[type];
  await page.waitForURL(`**/${path}/detail/**`);
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("heading", { name, exact: true }).waitFor();
  const head = plain(await page.locator(".app-page-hint").first().innerText());
  expect(head).toContain(power === "" ? total : `${power} · ${total}`);
  expect(await readBill(id)).toEqual(bill);
  expect(await readFileBytes(id)).toEqual(fileBytes);
  expect(await readTaken(id)).toEqual(type === "order" ? bill : {});
  const code = pattern.exec(head)?.[0] ?? "no code";
  await goTo(list);
  const row = page.getByRole("row", { name: new RegExp(code) });
  await row.getByRole("link", { name }).waitFor();
  expect(plain(await row.innerText())).toContain(total);
}

/** Each journey on one device, or on both (`npm run bench -- --buying`). */
const DEVICES = process.env["JOURNEYS"] === "all" ? (["desktop", "phone"] as const) : null;

test.each(PURCHASES.flatMap((one) => (DEVICES ?? [one.device]).map((device) => ({ ...one, device }))))(
  "$slug, $way on a $device: what was chosen is saved as $type, at the catalogue's prices [KITS-04]",
  async ({ slug, way, type, device, path, choose, answer, ...saved }) => {
    const { page } = await visit({ device });
    const email =
      slug === "nortesul" ? "integrador@nortesul.test" : (await createListener("integrador")).email;
    // A role without other purchase types must be enough for all requests of its pages.
    if (slug === "solnascente") await keepOnlyWay(email, WAYS[way]);
    await signIn(page, email, { slug, to: path });
    await choose(page);
    await page.waitForURL("**/checkout?**");
    await answer(page);
    await untilTotal(page, saved);
    expect(await overflowsSideways(page)).toBe(false);
    const name = `Jornada ${way} ${type === "order" ? "de pedido" : "de orçamento"}`;
    await saveAs(page, SAVED[type].button, name);
    await checkSaved(page, { type, name, ...saved });
  },
);

test("where neither express kits nor mounting are sold, their pages and checkouts lead back home", async () => {
  const { page } = await visit();
  await signIn(page, "integrador@nortesul.test", { slug: "nortesul", to: "/kits-express" });
  for (const path of ["/kits-express/checkout", "/mountKit", "/mountKit/checkout"]) {
    expect(new URL(page.url()).pathname).toBe("/dashboardIntegrator");
    await page.goto(portal(path, "nortesul"));
  }
  expect(new URL(page.url()).pathname).toBe("/dashboardIntegrator");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("link", { name: "Kits Fechados" }).waitFor();
  expect(await menu.getByRole("link", { name: /Kits (Express|Personalizados)/ }).count()).toBe(0);
});

test("with the keyboard alone codes are typed, paid by boleto and ordered", async () => {
  const { page } = await visit();
  const { email } = await createListener("integrador");
  await signIn(page, email, { to: "/separateSale" });
  const { keyboard } = page;
  const write = async (field: RegExp, text: string) => {
    await tabTo(page, field);
    await keyboard.type(text);
  };
  const code = page.getByRole("combobox", { name: "Incluir por código" });
  const isAlive = () => code.evaluate((field) => Object.keys(field).some((key) => key.startsWith("__react")));
  await expect.poll(isAlive).toBe(true);
  await keyboard.press("F2");
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  // At the speed of a person: faster input counts as a scanner's.
  await keyboard.type("INV-FOX-8000", { delay: 40 });
  await page.getByRole("option", { name: /INV-FOX-8000/ }).waitFor();
  await keyboard.press("Enter");
  await page.getByRole("spinbutton", { name: /^Quantidade de Inversor Fox/ }).waitFor();
  await keyboard.type("2");
  await keyboard.press("Enter");
  await keyboard.type("MOD-LON-545 4");
  await keyboard.press("Enter");
  // 2 × 5 690,00 + 4 × 588,90.
  await page.getByRole("complementary", { name: "Carrinho" }).getByText("R$ 13.735,60").waitFor();
  await tabTo(page, /^Ir para o carrinho$/);
  await keyboard.press("Enter");
  await tabTo(page, /^Continuar$/, 12);
  await keyboard.press("Enter");
  await page.waitForURL("**/checkout?**");
  await page.getByLabel("CEP", { exact: true }).waitFor();
  await write(/^Nome da compra/, "Só com o teclado");
  await tabTo(page, /^O cliente/);
  await keyboard.press("ArrowRight");
  // A complete step folds to a line, and the focus goes on to the next one.
  await tabTo(page, /^Continuar$/, 40);
  await keyboard.press("Enter");
  await expect.poll(async () => (await readFocus(page)).name).toMatch(/^CIF/);
  await tabTo(page, /^CEP/);
  await keyboard.type("74000-000");
  await expect
    .poll(() => page.getByRole("group", { name: "Entrega", exact: true }).getByLabel("Estado").inputValue())
    .toBe("GO");
  await write(/^Endereço/, "Rua das Acácias");
  await write(/^Número/, "100");
  await write(/^Bairro/, "Centro");
  await write(/^Cidade/, "Goiânia");
  await tabTo(page, /^Trocar Pagamento$/);
  await keyboard.press("Enter");
  await tabTo(page, /^Pix/);
  await keyboard.press("ArrowDown");
  // 250,00 of freight, the least; 13 985,60 less 1,5%.
  await untilTotal(page, { total: "R$ 13.775,82" });
  await tabTo(page, /^Gerar pedido$/);
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press("Enter");
  await checkSaved(
    page,
    {
      ...{ type: "order", name: "Só com o teclado", bill: { "INV-FOX-8000": 2, "MOD-LON-545": 4 } },
      ...{ power: "2,18 kWp", total: "R$ 13.775,82" },
    },
    async (list) => {
      await tabTo(page, new RegExp(`^${list}$`));
      await keyboard.press("Enter");
    },
  );
});

test("before scripts run, a kit is designed and codes are typed, and both are saved", async () => {
  const { context } = await visit();
  const scriptless = await context.browser()?.newContext({ javaScriptEnabled: false });
  await scriptless?.addCookies([{ name: "girassol_cookies", value: REFUSED_COOKIES, url: portal("/") }]);
  const page = await scriptless?.newPage();
  if (page === undefined) throw new Error("no browser");
  const { email } = await createListener("integrador");
  await signIn(page, email, { to: "/kits-express" });
  await chooseExpress(page, () => page.getByLabel("Potência (kWp)").fill("8,25"));
  const name = page.getByRole("textbox", { name: "Nome da compra" });
  await name.fill("Kit sem scripts");
  await page.getByRole("button", { name: "Salvar como orçamento" }).click();
  const kit = PURCHASES.find(({ way, type }) => way === "express" && type === "order");
  if (kit === undefined) throw new Error("no express order among the purchases");
  // The same kit without a delivery address yet.
  await checkSaved(page, { ...kit, type: "budget", name: "Kit sem scripts", total: "R$ 15.919,10" });

  await page.goto(portal("/separateSale"));
  await page.getByLabel("Ou cole códigos e quantidades").fill("INV-GOO-4200\nCAB-6MM-VM 50");
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.waitForURL("**/separateSale/checkout?**");
  await page.getByRole("radio", { name: /FOB/ }).check();
  await fillCustomer(page);
  await page.getByRole("button", { name: "Atualizar valores" }).click();
  // 3 290,00 + 50 × 4,90.
  await untilTotal(page, { total: "R$ 3.535,00" });
  await name.fill("Códigos sem scripts");
  await page.getByRole("button", { name: "Gerar pedido" }).click();
  await checkSaved(page, {
    ...{ type: "order", name: "Códigos sem scripts", bill: { "INV-GOO-4200": 1, "CAB-6MM-VM": 50 } },
    ...{ power: "", total: "R$ 3.535,00" },
  });
});
