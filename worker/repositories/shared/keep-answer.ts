import { sql } from "drizzle-orm";
import type { WriteStatement } from "#worker/db/client.ts";

/** Last statement of a repeatable save whose answer is known before it: kept with the key, for a repetition. */
export function keepAnswer(distributorId: string, key: string, answer: object): WriteStatement {
  return {
    query: sql`update idempotency set answer = ${JSON.stringify(answer)}
      where distributor_id = ${distributorId} and key = ${key}`,
  };
}
