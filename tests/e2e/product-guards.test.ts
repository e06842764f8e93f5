import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { ask, outcomeOf } from "./page-answer.ts";
import { createPerson, createPlace } from "./page-world.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const GROUPS = ["modules", "inverters", "stringbox", "products"] as const;
const ITEMS = GROUPS.map((group) => `/equipments/${group}/items`);

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });
const headingOf = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Targets of the links in a part of the page, including closed groups. */
function linksIn(page: Page, part: "main" | "menu"): Promise<string[]> {
  const place = part === "menu" ? menuOf(page) : page.getByRole("main");
  return place.locator("a").evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
}

test("nobody but administrators and staff is led to the items of equipment [CATALOG-01]", async () => {
  const place = await createPlace();
  const permissions = ["equipment.items", "equipment.inventory"];
  const { email } = await createPerson(place, { type: "integrator", permissions });
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug, to: "/dashboardIntegrator" });
  const offered = await linksIn(page, "menu");
  expect(offered.filter((path) => ITEMS.includes(path))).toEqual([]);
  for (const path of ITEMS) {
    await page.goto(portal(path, place.slug));
    expect(pathOf(page)).not.toBe(path);
  }
});

test.each(["staff", "integrator"] as const)(
  "%s with the inventory permission alone are led from items to the inventory of the same group [SHELL-42]",
  async (type) => {
    const place = await createPlace();
    const { email } = await createPerson(place, { type, permissions: ["equipment.inventory"] });
    const { page } = await visit();
    await signIn(page, email, { slug: place.slug });
    const shown: string[] = [];
    for (const path of ITEMS) {
      await page.goto(portal(path, place.slug));
      shown.push(pathOf(page), await headingOf(page));
    }
    expect(shown).toEqual([
      ...["/equipments/modules/inventory", "Estoque de módulos"],
      ...["/equipments/inverters/inventory", "Estoque de inversores"],
      ...["/equipments/stringbox/inventory", "Estoque de string boxes"],
      ...["/equipments/products/inventory", "Estoque de outros produtos"],
    ]);
  },
);

test.each(["admin", "staff"] as const)(
  "%s are led by the menu to the items of each group of equipment, and from there to its inventory [CATALOG-01]",
  async (type) => {
    const place = await createPlace();
    const permissions = type === "staff" ? ["equipment.items" as const, "equipment.inventory" as const] : [];
    const { email } = await createPerson(place, { type, permissions });
    const { page } = await visit();
    await signIn(page, email, { slug: place.slug });
    const shown: string[] = [];
    for (const group of GROUPS) {
      const inventory = `/equipments/${group}/inventory`;
      await page.goto(portal(`/equipments/${group}/items`, place.slug));
      expect(await linksIn(page, "menu")).toEqual(expect.arrayContaining(ITEMS));
      expect(await linksIn(page, "main")).toContain(inventory);
      shown.push(await headingOf(page));
      await page.goto(portal(inventory, place.slug));
      shown.push(await headingOf(page));
    }
    expect(shown).toEqual([
      "Módulos",
      "Estoque de módulos",
      "Inversores",
      "Estoque de inversores",
      "String boxes",
      "Estoque de string boxes",
      "Outros produtos",
      "Estoque de outros produtos",
    ]);
  },
);

test("kits, made by hand and by rule, stand beside them where closed kits are switched on [CATALOG-02]", async () => {
  const paths = ["/equipments/kits", "/equipments/kits/automatic"];
  const { page } = await visit();
  const selling = await createPlace();
  const seller = await createPerson(selling, { type: "admin" });
  await signIn(page, seller.email, { slug: selling.slug, to: "/equipments/modules/items" });
  expect(await linksIn(page, "menu")).toContain("/equipments/kits");
  await page.goto(portal("/equipments/kits", selling.slug));
  expect(await headingOf(page)).toBe("Cadastro de kits");
  expect(await linksIn(page, "main")).toContain("/equipments/kits/automatic");
  await page.goto(portal("/equipments/kits/automatic", selling.slug));
  expect(await headingOf(page)).toBe("Kits automáticos");

  const plain = await createPlace({ off: ["enableClosedKits"] });
  const other = await createPerson(plain, { type: "admin" });
  await signIn(page, other.email, { slug: plain.slug, to: "/equipments/modules/items" });
  expect(await linksIn(page, "menu")).not.toContain("/equipments/kits");
  for (const path of paths) {
    await page.goto(portal(path, plain.slug));
    expect(pathOf(page)).toBe("/dashboard");
  }
});

test("staff without either permission, and people of a marketplace, are sent home from every page of equipment", async () => {
  const paths = [
    ...GROUPS.map((group) => `/equipments/${group}/items`),
    "/equipments/visualize/module",
    "/equipments/visualize/module/prd_1",
    "/equipments/historical/module/prd_1",
  ];
  const shop = await createPlace({ isMarketplace: true });
  const plain = await createPlace();
  const people = [
    await createPerson(plain, { type: "staff", permissions: ["order"] }),
    await createPerson(shop, { type: "admin" }),
    await createPerson(shop, { type: "staff", permissions: ["equipment.items"] }),
  ];
  for (const { headers } of people) {
    for (const path of paths) expect(await outcomeOf(await ask(path, { headers }))).toBe("to /dashboard");
  }
});
