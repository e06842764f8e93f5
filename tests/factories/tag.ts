import { TAG_COLOR } from "#domain/tags/tag.ts";
import { newId } from "#worker/scope.ts";
import { tag } from "#worker/db/schema/tags.ts";
import type { TestDistributor } from "./distributor.ts";

/** Creates a tag of orders by default; returns its id. */
export async function createTestTag(
  owner: TestDistributor,
  fields: Partial<typeof tag.$inferInsert> = {},
): Promise<string> {
  const id = newId("tag");
  const at = "2026-11-01T12:00:00.000Z";
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(tag).values({
        ...{ distributorId: owner.id, id, parentType: "order", name: id, color: TAG_COLOR, order: 1 },
        ...{ createdAt: at, updatedAt: at },
        ...fields,
      }),
    },
  ]);
  return id;
}
