import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { type Device, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const BUYER = "integrador@solnascente.test";
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
    const names = [
      await cards.nth(0).getByRole("heading").innerText(),
      await cards.nth(1).getByRole("heading").innerText(),
    ];
    await cards
      .nth(0)
      .getByRole("button", { name: /^Comparar / })
      .click();
    await page.getByText("Escolha mais um kit para comparar").waitFor();
    await cards
      .nth(1)
      .getByRole("button", { name: /^Comparar / })
      .click();
    await page.getByRole("link", { name: "Comparar 2 kits" }).click();
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
    await page.reload();
    await expect.poll(() => sum.innerText()).toBe(total);
    await table
      .getByRole("button", { name: /^Retirar/ })
      .first()
      .click();
    await expect.poll(() => table.getByRole("columnheader").count()).toBe(2 + 1); // corner, kit, composition
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
