import { widgetKey } from "#worker/db/schema/access.ts";
import { newSecret } from "#worker/security/tokens.ts";
import type { TestDistributor } from "./distributor.ts";

const NOW = "2026-11-21T12:00:00.000Z";

/** A publishable key bound to the given sites. */
export async function createTestWidgetKey(
  owner: TestDistributor,
  origins: readonly string[],
  { showPrices = true, revokedAt = null }: { showPrices?: boolean; revokedAt?: string | null } = {},
): Promise<string> {
  const key = `pk_${owner.id}_${newSecret().slice(0, 24)}`;
  const { orm } = owner.database;
  await owner.database.writeBatch([
    {
      query: orm.insert(widgetKey).values({
        distributorId: owner.id,
        key,
        name: "Site",
        origins,
        showPrices,
        revokedAt,
        createdAt: NOW,
      }),
    },
  ]);
  return key;
}
