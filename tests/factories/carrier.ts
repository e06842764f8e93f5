import { and, eq, sql } from "drizzle-orm";
import { distributionCenter } from "#worker/db/schema/stock.ts";
import { sealCarrierKey } from "#worker/services/shared/carrier-key.ts";
import { INTELIPOST_SETTINGS } from "../fakes/intelipost.ts";
import { apiEnv } from "./api-env.ts";
import { createTestDistributor, type TestDistributor } from "./distributor.ts";

/** What the Worker needs to reach the fake network of carriers. */
export const CARRIER_ENV = { ...INTELIPOST_SETTINGS, SEALING_SECRET: apiEnv.SEALING_SECRET };

/** CEP of a center whose distributor may ask carriers. */
export const CENTER_CEP = "74000000";

/** A distributor with its own key of the network of carriers.
 *  @param cep - of its center; empty without one */
export async function createTestShipper({
  apiKey = "chave-salva",
  cep = CENTER_CEP,
  delivery = {},
}: { apiKey?: string; cep?: string; delivery?: object } = {}): Promise<TestDistributor> {
  const owner = await createTestDistributor({
    settings: { delivery: { freight: { type: "fixed", amountCents: 10_000 }, ...delivery } },
  });
  const sealedKey = sealCarrierKey(apiEnv.SEALING_SECRET, owner.id, apiKey);
  await owner.database.writeBatch([
    {
      query: sql`update distributor_profile
        set settings = json_set(settings, '$.delivery.intelipost', json(${JSON.stringify({ enabled: true, sealedKey })}))
        where distributor_id = ${owner.id}`,
    },
  ]);
  const { orm, writeBatch } = owner.database;
  await writeBatch([
    {
      query: orm
        .update(distributionCenter)
        .set({ address: { city: "Goiânia", state: "GO", CEP: cep } })
        .where(
          and(eq(distributionCenter.distributorId, owner.id), eq(distributionCenter.id, owner.centerId)),
        ),
    },
  ]);
  return owner;
}
