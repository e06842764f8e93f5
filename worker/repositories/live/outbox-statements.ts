import { type SQL, sql } from "drizzle-orm";
import type { Audience, ServerMessage } from "#domain/live/messages.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { insertRow } from "#worker/db/row-writes.ts";
import { countUp, currentCount } from "#worker/db/save-parts.ts";
import { outbox } from "#worker/db/schema/kernel.ts";

export const OUTBOX_COUNTER = "outbox";

/** A message that a batch announces unconditionally. Notifications depend on their recipients: see `notify`. */
export type PlainMessage = Exclude<ServerMessage, { type: "notification" }>;

/** Increments a counter if a condition holds at this point of the batch. */
export function countUpIf(distributorId: string, name: string, holds: SQL): WriteStatement {
  return {
    query: sql`insert into counter (distributor_id, name, value) select ${distributorId}, ${name}, 1 where ${holds}
      on conflict (distributor_id, name) do update set value = value + 1`,
  };
}

/** Inserts events for the rooms, numbered without gaps within the batch that causes them. An audience that is known only
 *  within the batch is given as SQL. */
export function outboxStatements(
  distributorId: string,
  createdAt: string,
  events: readonly { audience: Audience | SQL; message: PlainMessage }[],
): WriteStatement[] {
  return events.flatMap(({ audience, message }) => [
    countUp(distributorId, OUTBOX_COUNTER),
    insertRow(outbox, {
      distributorId,
      seq: currentCount(distributorId, OUTBOX_COUNTER),
      audience,
      message,
      createdAt,
    }),
  ]);
}
