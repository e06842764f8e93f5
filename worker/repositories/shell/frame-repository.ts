import { eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { reusable } from "#worker/db/kept-answers.ts";
import { outbox } from "#worker/db/schema/kernel.ts";
import { activeCenters, type Center, toCenter } from "../centers/center-repository.ts";

/** What stands around every page of one distributor's portal. */
export function createFrameRepository(database: Database, distributorId: string) {
  const lastEvent = reusable({
    key: "last event",
    parts: ["live"],
    queries: () =>
      [
        database.orm
          .select({ seq: sql<number | null>`max(${outbox.seq})` })
          .from(outbox)
          .where(eq(outbox.distributorId, distributorId)),
      ] as const,
    make: ([[row]]) => row?.seq ?? 0,
  });

  function chosenCenter(centerId: string) {
    return reusable({
      key: `center ${centerId}`,
      parts: ["selling"],
      queries: () => [activeCenters(database, distributorId, centerId)] as const,
      make: ([[row]]) => (row === undefined ? null : toCenter(row)),
    });
  }

  return {
    /** Sequence number of the last event, and the chosen center if it is active, in one round trip, or none while
     *  nothing of it changes. */
    async readFrame(centerId: string | null): Promise<{ lastSeq: number; center: Center | null }> {
      const [lastSeq, center] = await database.readReusable(distributorId, [
        lastEvent,
        chosenCenter(centerId ?? ""),
      ]);
      return { lastSeq, center };
    },
  };
}
