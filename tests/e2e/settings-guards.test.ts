import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PAGES } from "#domain/access/pages.ts";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "#domain/access/permissions.ts";
import { ACCESS_RULES } from "#tests/specification/access-rules.ts";
import { PAGE_RULES } from "#tests/specification/page-rules.ts";
import { runSql } from "./database.ts";
import { createPerson, createPlace, type Place, type SignedInPerson } from "./page-world.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** One screen for each rule of the settings, and the permission in its brackets. */
const SCREENS = Object.entries(ACCESS_RULES).flatMap(([name, { rule }]) => {
  const key = "staff" in rule ? rule.staff[0] : "";
  const screen = Object.values(PAGE_RULES).find(
    ({ path, rule: own }) => own === name && path.startsWith("/settings/") && !path.includes("$"),
  );
  return screen === undefined ? [] : [{ path: screen.path, key }];
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

/** Page of somebody who is signed in at the place. */
async function enter(place: Place, { email }: SignedInPerson): Promise<Page> {
  const { page } = await visit();
  await signIn(page, email, { slug: place.slug });
  return page;
}

async function hold({ id }: SignedInPerson, permissions: readonly string[]): Promise<void> {
  await runSql("update role set permissions = ? where id = (select role_id from user where id = ?)", [
    JSON.stringify(permissions),
    id,
  ]);
}

/** Where the page ends up that asks for the address. */
async function land(page: Page, path: string, { slug }: Place): Promise<string> {
  await page.goto(portal(path, slug), { waitUntil: "commit" });
  return pathOf(page);
}

/** Where the menu's links lead, those of closed groups too. */
function menuLinks(page: Page): Promise<string[]> {
  return menuOf(page)
    .locator("a")
    .evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
}

test("every screen of the settings opens to administrators and to staff with its own permission, to nobody else [SETTINGS-01]", async () => {
  expect(SCREENS.length).toBeGreaterThanOrEqual(18);
  const place = await createPlace();
  const admin = await createPerson(place, { type: "admin" });
  const staff = await createPerson(place, { type: "staff" });
  const other = await createPerson(place, { type: "staff" });
  const buyer = await createPerson(place, { type: "integrator", permissions: INTEGRATOR_PERMISSIONS });
  const pages = await Promise.all([admin, staff, other, buyer].map((person) => enter(place, person)));
  for (const { path, key } of SCREENS) {
    await hold(staff, [key]);
    await hold(
      other,
      STAFF_PERMISSIONS.filter((one) => one !== key),
    );
    expect([path, ...(await Promise.all(pages.map((page) => land(page, path, place))))]).toEqual([
      ...[path, path, path],
      ...["/dashboard", "/dashboardIntegrator"],
    ]);
  }
});

const CLOSED_TO_MARKETPLACES = [
  "/equipments/modules/items",
  "/equipments/inverters/items",
  "/equipments/stringbox/items",
  "/equipments/products/items",
  "/settings/precification",
  "/settings/recomendations",
  "/settings/delivery",
  "/settings/structures",
];

test("an administrator of a marketplace has no equipment, prices, recommendations, delivery or structures in the menu, and is sent home from them [SHELL-15, SHELL-41]", async () => {
  const plain = await createPlace();
  const usual = await enter(plain, await createPerson(plain, { type: "admin" }));
  expect(await menuLinks(usual)).toEqual(expect.arrayContaining(CLOSED_TO_MARKETPLACES));
  expect(await land(usual, "/settings/structures", plain)).toBe("/settings/structures");

  const place = await createPlace({ isMarketplace: true });
  const page = await enter(place, await createPerson(place, { type: "admin" }));
  const links = await menuLinks(page);
  expect(links).toContain("/settings/general");
  expect(links.filter((link) => CLOSED_TO_MARKETPLACES.includes(link))).toEqual([]);
  expect(links.filter((link) => /^\/(equipments|plans)/.test(link))).toEqual([]);
  for (const path of CLOSED_TO_MARKETPLACES)
    expect([path, await land(page, path, place)]).toEqual([path, "/dashboard"]);
});

test("the general settings carry the tag “NOVO” and open to staff with configuration.main [SETTINGS-22]", async () => {
  const place = await createPlace();
  const staff = await createPerson(place, { type: "staff", permissions: ["configuration.main"] });
  const page = await enter(place, staff);
  const entry = menuOf(page).locator(`a[href="${PAGES.GeneralSettings.path}"]`);
  expect(await entry.textContent()).toBe("GeralNOVO");
  await page.goto(portal("/settings/general", place.slug));
  await page.getByRole("heading", { level: 1, name: "Geral" }).waitFor();
  await hold(
    staff,
    STAFF_PERMISSIONS.filter((one) => one !== "configuration.main"),
  );
  expect(await land(page, "/settings/general", place)).toBe("/dashboard");
  expect(await entry.count()).toBe(0);
});

test("advertising, with the pages that edit it, needs its action and its permission [SETTINGS-32]", async () => {
  const place = await createPlace();
  const staff = await createPerson(place, { type: "staff", permissions: ["configuration.advertising"] });
  const page = await enter(place, staff);
  await page.goto(portal("/settings/advertising", place.slug));
  await page.getByRole("link", { name: "Novo pop-up" }).first().click();
  await page.getByRole("button", { name: "Criar pop-up" }).waitFor();
  expect(pathOf(page)).toMatch(/^\/settings\/advertising\/edit/);
  const edit = pathOf(page);

  const without = await createPlace({ off: ["advertising"] });
  const admin = await enter(without, await createPerson(without, { type: "admin" }));
  await hold(
    staff,
    STAFF_PERMISSIONS.filter((one) => one !== "configuration.advertising"),
  );
  for (const path of ["/settings/advertising", edit]) {
    expect(await land(page, path, place)).toBe("/dashboard");
    expect(await land(admin, path, without)).toBe("/dashboard");
  }
});
