import { tariff } from "#worker/db/schema/directory.ts";
import { createTestIrradiation } from "./design-shop.ts";
import { openTestDatabase } from "./distributor.ts";

/** Goiânia's irradiation, and the tariff of a utility of its state. */
export async function createTestSunAndTariff(): Promise<void> {
  await createTestIrradiation();
  const directory = openTestDatabase("primary");
  const row = { utility: "Luz de Goiás", state: "GO", tariffPerKwh: 0.8, fioBPerKwh: 0.2 };
  await directory.writeBatch([{ query: directory.orm.insert(tariff).values(row).onConflictDoNothing() }]);
}
