import { and, eq } from "drizzle-orm";
import { distributionCenter } from "#worker/db/schema/stock.ts";
import { createTestDistributor, type TestDistributor } from "./distributor.ts";

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
    settings: {
      delivery: {
        freight: { type: "fixed", amountCents: 10_000 },
        intelipost: { enabled: true, apiKey },
        ...delivery,
      },
    },
  });
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
