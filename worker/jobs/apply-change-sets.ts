import { type PriceChange, PriceChangeSchema } from "#domain/change-sets/price-change-schema.ts";
import type { ChangeSetFailure } from "#domain/change-sets/change-set.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Database } from "../db/client.ts";
import { createChangeSetRepository } from "../repositories/change-sets/change-set-repository.ts";
import {
  beginScheduled,
  failScheduled,
  RowsTaken,
} from "../repositories/change-sets/change-set-statements.ts";
import { isActiveUser } from "../repositories/change-sets/change-set-author.ts";
import { continueChangeSet } from "../services/change-sets/continue-change-set.ts";
import { continueUndo } from "../services/change-sets/continue-undo.ts";
import { planPriceChange, toPlannedChanges } from "../services/change-sets/plan-price-change.ts";
import type { TenantWork } from "./tenant-work.ts";

/** Limits of one run: change sets, and chunks of each. The rest is for the next run. */
const MAX_SETS = 5;
const MAX_CHUNKS = 12;

/** Time after which a change set in progress counts as interrupted. */
const PATIENCE_MS = 60_000;

/** Starts change sets that are due, and continues interrupted ones, applied or undone. Runs may overlap and stop at any
 *  point, because progress is stored in the rows. Returns the number of sets. */
export async function applyChangeSets({ database, distributorId, now }: TenantWork): Promise<number> {
  const sets = createChangeSetRepository(database, distributorId);
  const begunBefore = new Date(now.getTime() - PATIENCE_MS).toISOString();
  const due = await sets.listDue(now.toISOString(), { begunBefore, limit: MAX_SETS });
  for (const { id, state } of due) {
    const work = { database, distributorId, id, now: () => now };
    if (state === "applied") {
      await continueUndo(work, MAX_CHUNKS);
      continue;
    }
    if (state === "scheduled") await begin(database, distributorId, id);
    await continueChangeSet(work, MAX_CHUNKS);
  }
  return due.length;
}

async function begin(database: Database, distributorId: string, id: string): Promise<void> {
  const { instruction } = await createChangeSetRepository(database, distributorId).getChangeSet(id);
  const { selection, rule, actor } = instruction as unknown as PriceChange & { actor: { id: string } };
  const fail = async (failure: ChangeSetFailure) => {
    await database.writeBatch([failScheduled(distributorId, id, failure)]);
  };
  if (!(await isActiveUser(database, distributorId, actor.id))) {
    await fail("AUTHOR_GONE");
    return;
  }
  try {
    const change = PriceChangeSchema.parse({ selection, rule });
    const changes = toPlannedChanges(await planPriceChange(database, distributorId, change), change.rule);
    if (changes.length === 0) await fail("NO_PRODUCTS");
    else await database.writeBatch(beginScheduled(distributorId, id, changes));
  } catch (error) {
    if (error instanceof RowsTaken) return;
    if (isDomainError(error, "FORMULA_INVALID")) await fail("FORMULA_INVALID");
    else if (isDomainError(error, "INVALID_BODY")) await fail("TOO_MANY_PRODUCTS");
    else throw error;
  }
}
