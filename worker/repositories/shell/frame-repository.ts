import { eq, sql } from "drizzle-orm";
import type { Database } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/kernel.ts";
import { activeCenters, type Center, toCenter } from "../centers/center-repository.ts";

/** Data of the frame around the pages of one distributor's portal. */
export function createFrameRepository(database: Database, distributorId: string) {
  return {
    /** Sequence number of the last event, and the chosen center if it is active, in one round trip. */
    async readFrame(centerId: string | null): Promise<{ lastSeq: number; center: Center | null }> {
      const [last, centers] = await database.readBatch([
        database.orm
          .select({ seq: sql<number | null>`max(${outbox.seq})` })
          .from(outbox)
          .where(eq(outbox.distributorId, distributorId)),
        activeCenters(database, distributorId, centerId ?? ""),
      ]);
      const center = centers[0];
      return { lastSeq: last[0]?.seq ?? 0, center: center === undefined ? null : toCenter(center) };
    },
  };
}
