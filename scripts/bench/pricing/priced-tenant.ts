import { saveRows } from "../save-rows.ts";
import type { BenchServer } from "../server.ts";
import { type BenchTenant, createTenant } from "../world.ts";
import { KIT_RULES } from "./price-work.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import { widgetKey } from "#worker/db/schema/access.ts";
import { integratorGroup, priceList, pricingVersion } from "#worker/db/schema/pricing.ts";
import { newId } from "#worker/scope.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const SITE = "https://loja.bench.test";

/** A distributor that uses every way of pricing. */
export interface PricedTenant extends BenchTenant {
  /** Headers that identify a widget. */
  widgetHeaders: Readonly<Record<string, string>>;
}

/** Creates a distributor with published rules of twenty functions, and a price list of all kits for the group of
 *  the signed-in integrator. */
export async function createPricedTenant(
  { sqldUrl, secrets }: BenchServer,
  scale: { slug: string; kits: number },
): Promise<PricedTenant> {
  const tenant = await createTenant({ sqldUrl, sessionSecret: secrets.SESSION_SECRET }, scale);
  const { id: distributorId } = tenant;
  const [groupId, listId, key] = [newId("igr"), newId("prl"), `pk_${distributorId}_bench`];
  const life = { createdAt: NOW, updatedAt: NOW };
  await saveRows(sqldUrl, [
    insertRows(integratorGroup, [{ distributorId, id: groupId, name: "Ouro", ...life }]),
    {
      sql: "update integrator set group_id = ?, state_registration = '1' where distributor_id = ?",
      args: [groupId, distributorId],
    },
    insertRows(pricingVersion, [
      { distributorId, version: 1, rules: KIT_RULES, publishedBy: "bench", publishedAt: NOW },
    ]),
    insertRows(priceList, [
      { distributorId, id: listId, name: "Campanha", groupIds: [groupId], position: 1, ...life },
    ]),
    {
      sql: `insert into price_list_item (distributor_id, list_id, kind, item_id, price_cents)
        select distributor_id, ?, 'kit', id, price_cents * 96 / 100 from kit_option where distributor_id = ?`,
      args: [listId, distributorId],
    },
    insertRows(widgetKey, [
      { distributorId, id: "wdk_shop", key, name: "Loja", origins: [SITE], createdAt: NOW },
    ]),
  ]);
  return { ...tenant, widgetHeaders: { "x-publishable-key": key, origin: SITE } };
}
