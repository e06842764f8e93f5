import type { Locator, Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { PAGES } from "#domain/access/pages.ts";
import { INTEGRATOR_PERMISSIONS, STAFF_PERMISSIONS } from "#domain/access/permissions.ts";
import { ACCESS_RULES, type WrittenRule } from "#tests/specification/access-rules.ts";
import { PAGE_RULES } from "#tests/specification/page-rules.ts";
import { runSql } from "./database.ts";
import { createPerson, createPlace, type Place, type SignedInPerson } from "./page-world.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

/** Screens whose path needs an id. */
const WITH_ID = [
  "/settings/Roles/edit",
  "/settings/advertising/edit",
  "/settings/api/keys",
  "/settings/status/edit",
];

/** Each rule of the settings: its first screen, its permission, the behaviours that define it, and their screens. */
const SCREENS = Object.entries(ACCESS_RULES).flatMap(([name, written]) => {
  const { rule, from }: WrittenRule = written;
  const screens = Object.values(PAGE_RULES).filter(
    ({ path, rule: own }) =>
      own === name && path.startsWith("/settings/") && !path.includes("$") && !WITH_ID.includes(path),
  );
  const [first] = screens;
  const [key] = rule.staff ?? [];
  if (first === undefined || key === undefined) return [];
  const ids = from.filter((id) => id.startsWith("SETTINGS-"));
  const named = screens.filter((screen) => screen.from?.some((id) => ids.includes(id)));
  const paths = [...new Set([first, ...named].map(({ path }) => path))];
  const market = rule.notForBackOffice === true ? "but not at a marketplace" : "at a marketplace too";
  // Where any of several permissions opens a screen, nobody else has one of them.
  const keys: readonly string[] = rule.anyPermission === true ? (rule.staff ?? []) : [key];
  return [[first.path, key, market, ids.join(", "), paths, keys] as const];
});

const pathOf = (page: Page) => new URL(page.url()).pathname;
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu principal" });

/** Opens a page for a signed-in person. */
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

/** Path on which the page ends up for an address. */
async function land(page: Page, path: string, { slug }: Place): Promise<string> {
  await page.goto(portal(path, slug), { waitUntil: "commit" });
  return pathOf(page);
}

/** Opens a page with the person's cookie already set. */
async function letIn(place: Place, { headers }: SignedInPerson): Promise<Page> {
  const { page } = await visit();
  const [name = "", value = ""] = (headers["cookie"] ?? "").split(/=(.*)/s);
  const url = portal("/", place.slug).replace(/^http:/, "https:");
  await page.context().addCookies([{ name, value, url, secure: true, httpOnly: true, sameSite: "Lax" }]);
  return page;
}

/** Where an address leads a person, by the answer alone, which is faster than a page. */
async function answeredTo({ headers }: SignedInPerson, path: string): Promise<string> {
  const answer = await fetch(portal(path), { headers, redirect: "manual" });
  await answer.body?.cancel();
  return answer.status === 200 ? path : (answer.headers.get("location") ?? String(answer.status));
}

/** Targets of the menu's links, including closed groups, and of those on the home of the settings. */
async function menuLinks(page: Page, place: Place): Promise<string[]> {
  const targetsIn = (part: Locator) =>
    part.locator("a").evaluateAll((links) => links.map((one) => one.getAttribute("href") ?? ""));
  const menu = await targetsIn(menuOf(page));
  await openSettings(page, place);
  return [...menu, ...(await targetsIn(page.getByRole("main")))];
}

async function openSettings(page: Page, place: Place): Promise<void> {
  await page.goto(portal("/settings", place.slug));
  await page.getByRole("heading", { level: 1, name: "Configurações" }).waitFor();
}

test("each of the 23 rules of the settings has its screen", () => {
  expect(SCREENS.map(([path]) => path)).toHaveLength(23);
});

/** The people who request the screens, and their distributors. */
async function createWorld() {
  const place = await createPlace();
  const market = await createPlace({ isMarketplace: true });
  return {
    place,
    admin: await createPerson(place, { type: "admin" }),
    staff: await createPerson(place, { type: "staff" }),
    other: await createPerson(place, { type: "staff" }),
    buyer: await createPerson(place, { type: "integrator", permissions: INTEGRATOR_PERMISSIONS }),
    marketer: await createPerson(market, { type: "admin" }),
  };
}

let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
});

test.each(SCREENS)(
  "%s opens to administrators and to staff with %s, to nobody else, %s [%s]",
  async (_path, key, atMarket, _ids, paths, keys) => {
    const { place, admin, staff, other, buyer, marketer } = world;
    await hold(staff, [key]);
    await hold(
      other,
      STAFF_PERMISSIONS.filter((one) => !keys.includes(one)),
    );
    const pages = await Promise.all([staff, other].map((person) => letIn(place, person)));
    for (const path of paths) {
      const ends = await Promise.all([
        ...pages.map((page) => land(page, path, place)),
        ...[admin, buyer, marketer].map((person) => answeredTo(person, path)),
      ]);
      expect([path, ...ends]).toEqual([
        ...[path, path, "/dashboard"],
        ...[path, "/dashboardIntegrator"],
        atMarket === "at a marketplace too" ? path : "/dashboard",
      ]);
    }
  },
);

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

test("administrators and staff of a marketplace have no equipment, prices, recommendations, delivery or structures in the menu, and its administrator is sent home from them [SHELL-15, SHELL-41]", async () => {
  const plain = await createPlace();
  const usual = await enter(plain, await createPerson(plain, { type: "admin" }));
  expect(await menuLinks(usual, plain)).toEqual(expect.arrayContaining(CLOSED_TO_MARKETPLACES));
  expect(await land(usual, "/settings/structures", plain)).toBe("/settings/structures");

  const place = await createPlace({ isMarketplace: true });
  const page = await enter(place, await createPerson(place, { type: "admin" }));
  const everything = { type: "staff", permissions: STAFF_PERMISSIONS } as const;
  const staff = await enter(place, await createPerson(place, everything));
  for (const person of [page, staff]) {
    const links = await menuLinks(person, place);
    expect(links).toContain("/settings/general");
    expect(links.filter((link) => CLOSED_TO_MARKETPLACES.includes(link))).toEqual([]);
    expect(links.filter((link) => /^\/(equipments|plans)/.test(link))).toEqual([]);
  }
  const colleague = await enter(plain, await createPerson(plain, everything));
  expect(await menuLinks(colleague, plain)).toEqual(expect.arrayContaining(CLOSED_TO_MARKETPLACES));
  for (const path of CLOSED_TO_MARKETPLACES)
    expect([path, await land(page, path, place)]).toEqual([path, "/dashboard"]);
});

test("the general settings carry the tag “NOVO” and open to staff with configuration.main [SETTINGS-22]", async () => {
  const place = await createPlace();
  const staff = await createPerson(place, { type: "staff", permissions: ["configuration.main"] });
  const page = await enter(place, staff);
  const entry = page.getByRole("main").locator(`a[href="${PAGES.GeneralSettings.path}"]`);
  await openSettings(page, place);
  expect(await entry.textContent()).toBe("GeralNOVOportal no ar");
  await page.goto(portal("/settings/general", place.slug));
  await page.getByRole("heading", { level: 1, name: "Geral" }).waitFor();
  await hold(
    staff,
    STAFF_PERMISSIONS.filter((one) => one !== "configuration.main"),
  );
  expect(await land(page, "/settings/general", place)).toBe("/dashboard");
  await openSettings(page, place);
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
