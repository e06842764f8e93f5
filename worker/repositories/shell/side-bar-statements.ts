import { sql } from "drizzle-orm";
import type { SideBar } from "#domain/access/side-bar.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged } from "#worker/db/save-parts.ts";

/** Sets integrators' menu and leaves every other setting as it is, if the menu still is what it was. */
export function setSideBar(
  distributorId: string,
  { before, after, at, stale }: { before: SideBar; after: SideBar; at: string; stale: () => Error },
): WriteStatement[] {
  return [
    {
      query: sql`update distributor_profile set updated_at = ${at}, settings = json_set(settings,
          '$.integratorSideBar', json(${JSON.stringify(after)}))
        where distributor_id = ${distributorId}
          and coalesce(json_extract(settings, '$.integratorSideBar'), '[]') = ${JSON.stringify(before)}`,
    },
    assertChanged("STALE_VERSION", 1, stale),
  ];
}
