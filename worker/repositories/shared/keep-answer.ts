import type { WriteStatement } from "#worker/db/client.ts";
import { updateRow } from "#worker/db/row-writes.ts";
import { idempotency } from "#worker/db/schema/kernel.ts";

/** Last statement of a repeatable save whose answer is known before: stores it with the key. */
export function keepAnswer(distributorId: string, key: string, answer: object): WriteStatement {
  return updateRow(idempotency, { distributorId, key }, { answer: JSON.stringify(answer) });
}
