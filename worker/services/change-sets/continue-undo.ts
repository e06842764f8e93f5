import type { Product, ProductValues } from "#domain/catalog/product-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { AuditActor } from "#worker/repositories/audit/audit-statements.ts";
import { createChangeSetRepository } from "#worker/repositories/change-sets/change-set-repository.ts";
import { actorsOf, type OpenChange } from "#worker/repositories/change-sets/change-set-rows.ts";
import {
  auditProducts,
  finishUndo,
  RowsTaken,
  undoRows,
} from "#worker/repositories/change-sets/change-set-statements.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import { newId } from "#worker/scope.ts";
import { type ChangeWork, CHUNK_SIZE } from "./continue-change-set.ts";

type Restorable = OpenChange & { product: Product };

/** Undoes a change set, one batch per chunk: a product that is still in the version of the change gets its previous
 *  values; a product that the change created is deactivated. Products changed since are kept. A later run continues
 *  where it stands.
 *  @param chunks - limit of chunks; the rest is left for the next call */
export async function continueUndo(
  work: ChangeWork,
  chunks = Number.POSITIVE_INFINITY,
): Promise<{ isDone: boolean }> {
  const { database, distributorId, id, now } = work;
  const sets = createChangeSetRepository(database, distributorId);
  const set = await sets.getChangeSet(id);
  if (set.state !== "applied" || set.undoneAt === null) return { isDone: true };
  const { undoneBy: actor } = actorsOf(set);
  let after = "";
  for (let chunk = 0; ; chunk += 1) {
    const made = await sets.listMade(id, after, CHUNK_SIZE);
    const last = made.at(-1);
    if (last === undefined) {
      await database.writeBatch([finishUndo(distributorId, id, now().toISOString())]);
      return { isDone: true };
    }
    if (chunk >= chunks) return { isDone: false };
    after = last.productId;
    await restoreOrSplit({ ...work, actor }, made.filter(isUntouched));
  }
}

function isUntouched(change: OpenChange): change is Restorable {
  return change.product?.version === change.version;
}

async function restoreOrSplit(
  work: ChangeWork & { actor: AuditActor },
  changes: readonly Restorable[],
): Promise<void> {
  if (changes.length === 0) return;
  try {
    await restore(work, changes);
  } catch (error) {
    if (error instanceof RowsTaken) return;
    if (!isDomainError(error, "STALE_VERSION") && !isDomainError(error, "CODE_TAKEN")) throw error;
    if (changes.length === 1) return;
    const middle = Math.ceil(changes.length / 2);
    await restoreOrSplit(work, changes.slice(0, middle));
    await restoreOrSplit(work, changes.slice(middle));
  }
}

async function restore(
  { database, distributorId, id, now, actor, address = "" }: ChangeWork & { actor: AuditActor },
  changes: readonly Restorable[],
): Promise<void> {
  const at = now().toISOString();
  await database.writeBatch([
    ...undoRows(
      distributorId,
      id,
      changes.map(({ productId }) => productId),
    ),
    ...saveProducts(distributorId, {
      writes: changes.map(({ productId, before, product: { type, version, values } }) => ({
        id: productId,
        type,
        values: { ...values, ...restored(before) },
        before: { version, values },
      })),
      at,
    }),
    auditProducts(distributorId, changes.map(toAuditEntry), { actor, address, at }),
  ]);
}

function restored(before: ProductValues | null): ProductValues {
  return before ?? { active: false, isToSell: false };
}

function toAuditEntry({ productId, before, product: { values } }: Restorable) {
  const back = Object.entries(restored(before)).map(([key, to]) => [
    key,
    { from: (values as Record<string, unknown>)[key] ?? null, to },
  ]);
  const changes = {
    name: { from: values.name, to: before?.name ?? values.name },
    ...(Object.fromEntries(back) as Record<string, { from: unknown; to: unknown }>),
  };
  return { id: newId("aud"), event: "product.updated", entityId: productId, changes };
}
