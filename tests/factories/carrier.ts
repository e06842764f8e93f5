import { and, eq } from "drizzle-orm";
import { distributionCenter } from "#worker/db/schema/stock.ts";
import { createTestDistributor, type TestDistributor } from "./distributor.ts";

/** Where the center of a distributor stands that carriers may be asked from. */
export const CENTER_CEP = "74000000";

/** A distributor that asks the network of carriers with its own key.
 *  @param cep - of its center; empty for none */
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
