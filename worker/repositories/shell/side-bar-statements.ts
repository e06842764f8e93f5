import { sql } from "drizzle-orm";
import type { SideBar } from "#domain/access/side-bar.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";

/** Sets the integrators' menu, and no other setting. Fails if the menu is no longer `before`. */
export function setSideBar(
  distributorId: string,
  { before, after, at, stale }: { before: SideBar; after: SideBar; at: string; stale: () => Error },
): WriteStatement[] {
  return [
    updateRow(
      distributorProfile,
      { distributorId },
      {
        updatedAt: at,
        settings: sql`json_set(settings, '$.integratorSideBar', json(${JSON.stringify(after)}))`,
      },
      sql`coalesce(json_extract(settings, '$.integratorSideBar'), '[]') = ${JSON.stringify(before)}`,
    ),
    assertChanged("STALE_VERSION", 1, stale),
  ];
}
