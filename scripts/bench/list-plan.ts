import { sql } from "drizzle-orm";
import type { Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import type { BenchTenant } from "./world.ts";
import { KitListQuerySchema } from "#domain/kits/kit-list-schema.ts";
import { createDatabase } from "#worker/db/client.ts";
import { newDatabaseUse } from "#worker/db/database-fetch.ts";
import { createKitRepository } from "#worker/repositories/kits/kit-repository.ts";

/** The query plan of a page of kits: it must follow an index, without sorting. */
export async function readListPlan({ sqldUrl }: BenchServer, { id }: BenchTenant): Promise<Section> {
  const database = createDatabase({ url: sqldUrl, use: newDatabaseUse() });
  const page = createKitRepository(database, id).pageOf(
    { ...KitListQuerySchema.parse({}), stockAt: null },
    "2026-11-21",
  );
  const [result] = await database.writeBatch([{ query: sql`explain query plan ${page.getSQL()}` }]);
  const steps = (result?.rows ?? []).map((row) => String(row["detail"]));
  const holds =
    steps.some((step) => step.includes(" INDEX kit_option_power ")) && !steps.join().includes("TEMP B-TREE");
  return {
    title: "Plan of the kit list's page",
    figures: [
      {
        what: "explain query plan",
        value: steps.join("; "),
        aim: "index kit_option_power, no sorting",
        verdict: holds ? "held" : "failed",
      },
    ],
  };
}
