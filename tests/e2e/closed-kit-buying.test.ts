import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { type Device, portal, signIn, useBrowser } from "./session.ts";

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
    // The list's first kit goes in and out again; its id stays known.
    await compareOf(0).click();
    await page.waitForURL("**compare=**");
    const fifth = new URL(page.url()).searchParams.get("compare") ?? "";
    await compareOf(0).click();
    const names: string[] = [];
    for (const place of [1, 2, 3, 4]) {
      names.push(await cards.nth(place).getByRole("heading").innerText());
      await compareOf(place).click();
      if (place === 1) await page.getByText("Escolha mais um kit para comparar").waitFor();
    }
    // Four stand side by side; another one does not, and the page says why.
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
    // An address with five shows the first four of them, and the choice as before.
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
  // Express kits ask in the same way, and nothing goes on before.
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
