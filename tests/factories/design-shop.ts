import { sql } from "drizzle-orm";
import type { KitDesignsAnswer } from "#domain/design/design-answer.ts";
import { irradiation } from "#worker/db/schema/directory.ts";
import { insertRecommendation } from "./recommendation.ts";
import { callApi } from "../setup/call-api.ts";
import {
  createTestDistributor,
  createTestStructure,
  createTestUser,
  openTestDatabase,
  type TestDistributor,
} from "./distributor.ts";
import {
  FIXTURE_PRODUCTS,
  FIXTURE_STRUCTURES,
  fixtureRules,
  type FixtureStructure,
} from "./fixture-catalogue.ts";
import { createTestMunicipalities } from "./freight.ts";
import { saveTestProducts } from "./product.ts";
import { changeRows } from "./rows.ts";

/** A distributor with the equipment of the fixture roofs. */
export interface DesignShop {
  owner: TestDistributor;
  /** Headers of an integrator who may buy designed and mounted kits. */
  headers: Record<string, string>;
  structureIds: Record<FixtureStructure, string>;
  /** Ids by product code. */
  ids: Record<string, string>;
}

/** @param settings - of the distributor; by default prices of kits are shown while choosing */
export async function createDesignShop({
  permissions = ["kitExpress", "customKits"],
  settings = {},
  onHand = 5_000,
}: {
  permissions?: readonly string[];
  settings?: Record<string, unknown>;
  onHand?: number;
} = {}): Promise<DesignShop> {
  const owner = await createTestDistributor({
    actions: { kitExpress: true, kitMount: true },
    settings: { priceDisplay: { howToDisplayKitPriceInKitExpress: "onSelection" }, ...settings },
  });
  const keys = Object.keys(FIXTURE_STRUCTURES) as FixtureStructure[];
  const entries = await Promise.all(
    keys.map(async (key) => [key, await createTestStructure(owner, key)] as const),
  );
  const structureIds = Object.fromEntries(entries) as Record<FixtureStructure, string>;
  const saved = await saveTestProducts(owner, FIXTURE_PRODUCTS);
  const ids = Object.fromEntries(
    FIXTURE_PRODUCTS.map(({ values }, index) => [values.productCode, saved[index] ?? ""]),
  );
  await changeRows(
    owner,
    sql`insert into stock (distributor_id, product_id, center_id, on_hand)
      select ${owner.id}, value, ${owner.centerId}, ${onHand} from json_each(${JSON.stringify(saved)})`,
  );
  for (const [index, { productCode, productCodes, ...rule }] of fixtureRules(structureIds).entries()) {
    const productIds = productCodes.map((code) => ids[code] ?? "");
    const stored = { ...rule, productIds, productId: productCode === null ? null : (ids[productCode] ?? "") };
    await insertRecommendation(owner, stored, index + 1);
  }
  const { headers } = await createTestUser(owner, { permissions });
  return { owner, headers, structureIds, ids };
}

/** Requests designed kits; by default of 5.5 kWp. */
export function askDesign(headers: Record<string, string>, query: Record<string, unknown> = {}) {
  return callApi<KitDesignsAnswer>("POST", "/app/user/kits/design", {
    headers,
    body: { target: { powerKwp: 5.5 }, ...query },
  });
}

/** Irradiation of Goiânia from the national solar atlas, with the municipalities of the directory. */
export async function createTestIrradiation(): Promise<void> {
  await createTestMunicipalities();
  const directory = openTestDatabase("primary");
  const months = [4997, 5288, 5207, 5498, 5516, 5454, 5634, 6362, 5809, 5464, 5007, 4995];
  const row = {
    ibgeCode: "5208707",
    horizontalWhM2Day: months,
    tiltedWhM2Day: months,
    source: "Atlas Brasileiro de Energia Solar, 2ª edição, 2017",
  };
  await directory.writeBatch([
    { query: directory.orm.insert(irradiation).values(row).onConflictDoNothing() },
  ]);
}
