import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { runSql } from "./database.ts";
import { type Device, portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const BUYER = "integrador@solnascente.test";
const FULL = "Até 4 kits lado a lado. Retire um para trocar.";
const SMALL = "/kitsIntegrator?minPower=5&maxPower=7";

test.each<[Device, boolean]>([
  ["desktop", false],
  ["phone", true],
])(
  "on a %s kits stand side by side by an address that can be shared, and go into one purchase",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await signIn(page, BUYER, { to: SMALL });
    const cards = page.getByRole("article");
    const compareOf = (place: number) => cards.nth(place).getByRole("button", { name: /^Comparar / });
    // Chooses the first kit and removes it again, to know its id.
    await compareOf(0).click();
    await page.waitForURL("**compare=**");
    const fifth = new URL(page.url()).searchParams.get("compare") ?? "";
    // The address changes a moment before the buttons do.
    await expect.poll(() => compareOf(0).getAttribute("aria-pressed")).toBe("true");
    await compareOf(0).click();
    await expect.poll(() => compareOf(0).getAttribute("aria-pressed")).toBe("false");
    const names: string[] = [];
    for (const place of [1, 2, 3, 4]) {
      names.push(await cards.nth(place).getByRole("heading").innerText());
      await compareOf(place).click();
      if (place === 1) await page.getByText("Escolha mais um kit para comparar").waitFor();
    }
    // Four kits are the limit: another one is disabled, and the page says why.
    await page.getByText(FULL).waitFor();
    expect(await compareOf(0).isDisabled()).toBe(true);
    expect(await compareOf(0).getAttribute("title")).toBe(FULL);
    expect(await compareOf(4).isEnabled()).toBe(true);
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    expect(await findBarriers(page, [device])).toEqual([]);
    await page.getByRole("link", { name: "Comparar 4 kits" }).click();
    const table = page.getByRole("table");
    await table.getByRole("row", { name: /^Potência/ }).waitFor();
    for (const name of names) {
      await table
        .getByRole("columnheader")
        .filter({ hasText: name.split(" · ")[0] ?? "" })
        .first()
        .waitFor();
    }
    await table
      .getByRole("row", { name: /difere/ })
      .first()
      .waitFor();
    expect(await findBarriers(page, [device])).toEqual([]);

    await table
      .getByRole("button", { name: /^Adicionar/ })
      .first()
      .click();
    await table
      .getByRole("button", { name: /^Adicionar/ })
      .first()
      .click();
    await page.getByText("2 kits escolhidos").waitFor();
    const sum = page.getByRole("region", { name: "Total dos kits" }).locator("strong");
    await sum.waitFor();
    const total = await sum.innerText();
    // Of five kits in the address, the first four are shown; the chosen kits stay.
    const address = new URL(page.url());
    expect(address.searchParams.getAll("compare")).toHaveLength(4);
    address.searchParams.append("compare", fifth);
    await page.goto(address.href);
    await expect.poll(() => sum.innerText()).toBe(total);
    expect(await table.locator("thead").getByRole("columnheader").allInnerTexts()).toEqual([
      expect.anything(),
      ...names.map((name) => expect.stringContaining(name)),
    ]);
    await table
      .getByRole("button", { name: /^Retirar/ })
      .first()
      .click();
    await expect.poll(() => table.getByRole("columnheader").count()).toBe(4 + 1); // corner, three kits, composition
    await page.getByRole("link", { name: "Voltar à lista" }).click();
    await cards.first().waitFor();
    expect(await findBarriers(page, [device])).toEqual([]);
    await page.getByRole("link", { name: /^Continuar/ }).click();
    await page.waitForURL("**/kitsIntegrator/checkout**");
    expect(new URL(page.url()).searchParams.getAll("kit")).toHaveLength(2);
  },
);

test("a page that comes back out of the browser's memory asks for its prices again, and shows them as pending until then", async () => {
  const { page, context } = await visit();
  await signIn(page, BUYER, { to: SMALL });
  await page
    .getByRole("button", { name: /^Adicionar/ })
    .first()
    .click();
  const bar = page.getByRole("region", { name: "Total dos kits" });
  await bar.locator("strong").waitFor();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(
    (url) => url.pathname.startsWith("/kitsIntegrator"),
    async (route) => {
      await held;
      await route.continue();
    },
  );
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.getByText("Atualizando preços e estoque…").waitFor();
  await bar.getByText("Calculando…").waitFor();
  expect(await bar.locator("strong").count()).toBe(0);
  letGo();
  await page.getByText("Atualizando preços e estoque…").waitFor({ state: "detached" });
  await bar.locator("strong").waitFor();
});

test("the distributor's people choose the company first, which stands in the address", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: SMALL });
  const search = page.getByRole("combobox", { name: "Para qual integrador?" });
  await search.fill("cerrado");
  await page.getByRole("option", { name: /Luz do Cerrado/ }).click();
  await page.getByText("Luz do Cerrado Energia Solar Ltda").waitFor();
  await page.getByRole("button", { name: "Trocar integrador" }).waitFor();
  expect(new URL(page.url()).searchParams.get("integrator")).toMatch(/^int_/);
  expect(new URL(page.url()).searchParams.get("minPower")).toBe("5");
  // Designed kits ask for the company in the same way before anything else.
  await page.goto(portal("/kits-express?power=5,5"));
  await page.getByRole("article").first().waitFor();
  expect(await page.getByRole("button", { name: /^Continuar/ }).count()).toBe(0);
  await page.getByRole("combobox", { name: "Para qual integrador?" }).fill("cerrado");
  await page.getByRole("option", { name: /Luz do Cerrado/ }).click();
  await page
    .getByRole("button", { name: /^Continuar/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).searchParams.get("power")).toBe("5,5");
  await page.goto(portal("/kitsIntegrator?integrator=int_unknown"));
  await page.getByText("O integrador que estava escolhido não compra mais aqui. Escolha outro.").waitFor();
  await page.getByRole("article").first().waitFor();
});

test.each<[Device, boolean]>([
  ["desktop", false],
  ["phone", true],
])(
  "on a %s, back from the checkout, a kit that is not among those shown is counted anew and taken out by the bar, and comes back",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await signIn(page, BUYER, { to: "/kitsIntegrator?minPower=30" });
    const card = page.getByRole("article").first();
    const name = await card.getByRole("heading").innerText();
    await card.getByRole("button", { name: /^Adicionar/ }).click();
    await page.getByRole("link", { name: /^Continuar/ }).click();
    await page.waitForURL("**/kitsIntegrator/checkout**");
    if (device === "phone") await page.getByRole("button", { name: "Ver resumo" }).click();
    await page.getByRole("link", { name: "Alterar itens" }).click();
    await page.waitForURL((url) => url.pathname === "/kitsIntegrator" && url.searchParams.has("kit"));
    const shown = page.getByRole("article").getByRole("heading");
    await shown.first().waitFor();
    expect(await shown.allInnerTexts()).not.toContain(name);

    const bar = page.getByRole("region", { name: "Total dos kits" });
    const opener = bar.locator("summary");
    const stepper = bar.getByRole("group", { name: `Quantidade de ${name}` });
    await expect.poll(() => opener.innerText()).toContain(name);
    expect(await stepper.isVisible()).toBe(false);
    await opener.press("Enter");
    await bar.getByText(/^\d+,\d{2}\skWp$/).waitFor();
    expect(await findBarriers(page, [device])).toEqual([]);
    await stepper.getByRole("button", { name: "Aumentar" }).click();
    await bar.getByText("2 kits escolhidos").waitFor();
    await bar.getByText(/^\d+,\d{2}\skWp · R\$.* cada$/).waitFor();
    expect(new URL(page.url()).searchParams.get("kit")).toMatch(/~2$/);

    await bar.getByRole("link", { name: `Retirar ${name}` }).press("Enter");
    await bar.getByText(`${name} saiu da compra.`).waitFor();
    await bar.getByText("Nenhum kit escolhido").waitFor();
    expect(new URL(page.url()).searchParams.has("kit")).toBe(false);
    expect(await bar.getByRole("link", { name: /^Continuar/ }).count()).toBe(0);
    expect(await findBarriers(page, [device])).toEqual([]);
    await page.keyboard.press("Enter");
    await bar.getByText("2 kits escolhidos").waitFor();
    await stepper.waitFor();
    expect(new URL(page.url()).searchParams.get("kit")).toMatch(/~2$/);
  },
);

test("before scripts run the bar opens to the chosen kits, one of which went off sale, and lets go of them", async () => {
  const { page, context } = await visit();
  await signIn(page, BUYER);
  const [kept, gone] = await runSql(
    "select id, name from kit_option where distributor_id = (select distributor_id from user where email = ?) and power_w > 30000 order by id limit 2",
    [BUYER],
  );
  await setOnSale(gone?.["id"], false);
  onTestFinished(() => setOnSale(gone?.["id"], true));
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const scriptless = await plain?.newPage();
  if (!scriptless) throw new Error("no browser");
  onTestFinished(() => plain?.close());
  await scriptless.goto(
    portal(`/kitsIntegrator?kit=${String(kept?.["id"])}~2&kit=${String(gone?.["id"])}~1`),
  );
  const bar = scriptless.getByRole("region", { name: "Total dos kits" });
  await bar.locator("summary").click();
  const rows = bar.getByRole("listitem");
  const texts = async () => (await rows.allInnerTexts()).map((text) => text.replaceAll("\u00a0", " "));
  expect(await texts()).toEqual([
    expect.stringContaining(String(kept?.["name"])),
    expect.stringMatching(/Não está mais à venda/),
  ]);
  await bar.getByRole("link", { name: `Retirar ${String(gone?.["name"])}` }).click();
  await bar.locator("summary").click();
  await expect.poll(texts).toEqual([expect.stringContaining(String(kept?.["name"]))]);
});

test.each<[Device, boolean]>([
  ["desktop", false],
  ["phone", true],
])(
  "on a %s the list is narrowed by manufacturer, phase and stock and sorted at once, and the address keeps it",
  async (device, dark) => {
    const { page } = await visit({ device, dark });
    await signIn(page, BUYER, { to: "/kitsIntegrator" });
    await untilHydrated(page);
    const found = page.getByText(/opç(ão|ões) de kit/);
    const all = await found.innerText();
    const search = page.getByRole("search");
    const cards = page.getByRole("article");
    const param = (name: string) => new URL(page.url()).searchParams.get(name);
    await search.getByLabel("Ordenar por").selectOption("price");
    await expect.poll(() => param("sort")).toBe("price");
    await expect
      .poll(() => pricesOf(page))
      .toEqual((await pricesOf(page)).toSorted((one, other) => one - other));
    await search.getByLabel("Fabricante").selectOption("Growatt");
    await expect.poll(() => found.innerText()).not.toBe(all);
    await search.getByLabel("Fase").selectOption("monofasico");
    await expect.poll(() => param("phase")).toBe("monofasico");
    await search.getByLabel("Estoque").selectOption("inStock");
    await expect.poll(() => param("stock")).toBe("inStock");
    expect([param("sort"), param("manufacturer")]).toEqual(["price", "Growatt"]);
    await expect
      .poll(async () =>
        (await cards.allInnerTexts()).every(
          (text) => text.includes("Growatt") && text.includes("Em estoque"),
        ),
      )
      .toBe(true);
    expect(await findBarriers(page, [device])).toEqual([]);
    const count = await cards.count();
    await page.reload();
    await untilHydrated(page);
    expect(await cards.count()).toBe(count);
    expect(await search.getByLabel("Fabricante").inputValue()).toBe("Growatt");
    await page.getByRole("link", { name: "Limpar filtros" }).click();
    await expect.poll(() => found.innerText()).toBe(all);
  },
);

/** Prices of the kits of the page, in reais. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await page.locator(".gs-kit-card__price strong").allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(/[^\d,]/g, "").replace(",", ".")));
}

test("before scripts run the filters have their button, and kits are added one after the other", async () => {
  const { page, context } = await visit();
  await signIn(page, BUYER);
  const plain = await context.browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  });
  const scriptless = await plain?.newPage();
  if (!scriptless) throw new Error("no browser");
  onTestFinished(() => plain?.close());
  await scriptless.goto(portal("/kitsIntegrator?minPower=5&maxPower=7"));
  await scriptless.getByLabel("Estoque").selectOption("inStock");
  await scriptless.getByLabel("Ordenar por").selectOption("price");
  await scriptless.getByRole("button", { name: "Filtrar" }).click();
  await scriptless.waitForURL("**stock=inStock**");
  const add = scriptless.getByRole("button", { name: /^Adicionar/ });
  await add.first().click();
  await scriptless.waitForURL("**kit=**");
  await add.first().click();
  await scriptless.getByText("2 kits escolhidos").waitFor();
  const { searchParams } = new URL(scriptless.url());
  expect([searchParams.get("stock"), searchParams.get("sort"), searchParams.getAll("kit")]).toEqual([
    ...["inStock", "price"],
    [expect.stringMatching(/^kto_.*~1$/), expect.stringMatching(/^kto_.*~1$/)],
  ]);
  await scriptless.getByRole("link", { name: /^Continuar/ }).click();
  await scriptless.waitForURL("**/kitsIntegrator/checkout**");
});

async function setOnSale(id: unknown, isToSell: boolean): Promise<void> {
  await runSql("update kit_option set is_to_sell = ? where id = ?", [Number(isToSell), String(id)]);
}
