import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { kit, kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";

/** Number of kits listed by name; the others are only counted. */
const NAMED_KITS = 3;

export interface KitsOfProduct {
  count: number;
  names: string[];
}

/** Where products of a distributor are used. */
export function createProductUseRepository(database: Database, distributorId: string) {
  return {
    /** Reads active closed kits with an option that contains the product. */
    async kitsOf(productId: string): Promise<KitsOfProduct> {
      const [rows] = await database.readBatch([
        database.orm
          .select({ name: kit.name, count: sql<number>`count(*) over ()` })
          .from(kitOptionComponent)
          .innerJoin(
            kitOption,
            and(eq(kitOption.distributorId, distributorId), eq(kitOption.id, kitOptionComponent.kitOptionId)),
          )
          .innerJoin(
            kit,
            and(eq(kit.distributorId, distributorId), eq(kit.id, kitOption.kitId), eq(kit.active, true)),
          )
          .where(
            and(
              eq(kitOptionComponent.distributorId, distributorId),
              eq(kitOptionComponent.productId, productId),
            ),
          )
          .groupBy(kit.id, kit.name)
          .orderBy(asc(kit.name), asc(kit.id))
          .limit(NAMED_KITS),
      ]);
      return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) };
    },
  };
}
