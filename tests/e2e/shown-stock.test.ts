import { beforeAll, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { createPerson, type SignedInPerson } from "./page-world.ts";
import { portal, signIn, untilHydrated, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const PLACE = { id: DEMO_DISTRIBUTOR_IDS.solnascente, slug: "solnascente" };
const BUYING = [
  "requestsCreation.kitExpress",
  "requestsCreation.customKits",
  "requestsCreation.closedKits",
  "requestsCreation.separateSale",
];
let company = "";

beforeAll(async () => {
  const [row] = await runSql(
    "select id from integrator where distributor_id = ? and status = 'enable' order by id limit 1",
    [PLACE.id],
  );
  company = String(row?.["id"]);
});

const createSeller = (...permissions: string[]): Promise<SignedInPerson> =>
  createPerson(
    { ...PLACE, title: "", listedRoleId: "", companyIds: { active: company, inactive: company } },
    { type: "staff", permissions: [...BUYING, ...permissions] },
  );

/** Buying pages that show units in stock to a person. */
async function pagesWithUnits({ email }: SignedInPerson): Promise<string[]> {
  const { page } = await visit();
  await signIn(page, email);
  const paths = {
    express: `/kits-express?power=5,5&integrator=${company}`,
    mounted: `/mountKit?integrator=${company}`,
    closed: `/kitsIntegrator?integrator=${company}`,
    loose: `/separateSale?integrator=${company}`,
  };
  const found: string[] = [];
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(portal(path));
    await untilHydrated(page);
    const shown = (await page.getByRole("main").textContent()) ?? "";
    // Each page shows its products, whether or not it shows their stock.
    expect([name, shown.includes("Módulo ")]).toEqual([name, true]);
    if (/\d em estoque/.test(shown)) found.push(name);
  }
  return found;
}

test("units in stock are named on the pages of express and of mounted kits alone, each by its own permission [KITS-20]", async () => {
  const express = await createSeller("requestsCreation.kitExpress.showInventory");
  const mounted = await createSeller("requestsCreation.customKits.showInventory");
  expect(await pagesWithUnits(await createSeller())).toEqual([]);
  expect(await pagesWithUnits(express)).toEqual(["express"]);
  expect(await pagesWithUnits(mounted)).toEqual(["mounted"]);
});
