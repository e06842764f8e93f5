import type { RefusedChange } from "#domain/change-sets/change-set.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import type { AuditActor } from "#worker/repositories/audit/audit-statements.ts";
import { createChangeSetRepository } from "#worker/repositories/change-sets/change-set-repository.ts";
import { actorsOf, type OpenChange } from "#worker/repositories/change-sets/change-set-rows.ts";
import {
  auditProducts,
  finishChangeSet,
  refuseRows,
  RowsTaken,
  takeRows,
} from "#worker/repositories/change-sets/change-set-statements.ts";
import { type ProductWrite, saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import { newId } from "#worker/scope.ts";

/** Number of products in one batch. */
export const CHUNK_SIZE = 250;

export interface ChangeWork {
  database: Database;
  distributorId: string;
  id: string;
  now: () => Date;
  /** IP address of the person; empty for scheduled work. */
  address?: string;
}

/** Applies the rest of a change set, one batch per chunk, and completes it. A chunk marks its rows in the same batch,
 *  so that a later or concurrent run continues where it stands. A product that has changed since it was read, or whose
 *  new code is taken, is skipped and reported.
 *  @param chunks - limit of chunks; the rest is left for the next call
 *  @returns whether the set is complete, and the products that this call skipped */
export async function continueChangeSet(
  work: ChangeWork,
  chunks = Number.POSITIVE_INFINITY,
): Promise<{ isDone: boolean; refused: RefusedChange[] }> {
  const { database, distributorId, id, now } = work;
  const sets = createChangeSetRepository(database, distributorId);
  const set = await sets.getChangeSet(id);
  if (set.state !== "applying") return { isDone: true, refused: [] };
  const facts = { actor: actorsOf(set).actor, productType: set.productType };
  const refused: RefusedChange[] = [];
  for (let chunk = 0; ; chunk += 1) {
    const open = await sets.listPending(id, CHUNK_SIZE);
    if (open.length === 0) {
      await database.writeBatch([finishChangeSet(distributorId, id, now().toISOString())]);
      return { isDone: true, refused };
    }
    if (chunk >= chunks) return { isDone: false, refused };
    const codes = await sets.findCodes(open.flatMap(({ after }) => codeOf(after)));
    const left = open.flatMap((change) => refusalOf(change, codes));
    const leftIds = new Set(left.map(({ productId }) => productId));
    refused.push(...left, ...(await saveChunk(work, facts, open, leftIds)));
  }
}

function codeOf({ productCode }: OpenChange["after"]): string[] {
  return typeof productCode === "string" ? [productCode] : [];
}

function refusalOf(
  { productId, version, before, after, product }: OpenChange,
  codes: ReadonlyMap<string, string>,
): RefusedChange[] {
  const isMoved = before === null ? product !== null : product?.version !== version - 1;
  if (isMoved) return [{ productId, code: "STALE_VERSION" }];
  const owner = codes.get(codeOf(after)[0] ?? "");
  return owner === undefined || owner === productId ? [] : [{ productId, code: "CODE_TAKEN" }];
}

interface ChunkFacts {
  actor: AuditActor;
  productType: ProductType | null;
}

async function saveChunk(
  work: ChangeWork,
  facts: ChunkFacts,
  open: readonly OpenChange[],
  leftIds: ReadonlySet<string>,
): Promise<RefusedChange[]> {
  const { database, distributorId, id } = work;
  if (leftIds.size > 0) await database.writeBatch([refuseRows(distributorId, id, [...leftIds])]);
  return saveOrSplit(
    work,
    facts,
    open.filter(({ productId }) => !leftIds.has(productId)),
  );
}

/** Saves changes together. If one of them is refused, they are saved by halves, until only the refused one is left
 *  out. */
async function saveOrSplit(
  work: ChangeWork,
  facts: ChunkFacts,
  changes: readonly OpenChange[],
): Promise<RefusedChange[]> {
  if (changes.length === 0) return [];
  try {
    await save(work, facts, changes);
    return [];
  } catch (error) {
    if (error instanceof RowsTaken) return [];
    const isStale = isDomainError(error, "STALE_VERSION");
    if (!isStale && !isDomainError(error, "CODE_TAKEN")) throw error;
    const [only, ...others] = changes;
    if (only !== undefined && others.length === 0) {
      await work.database.writeBatch([refuseRows(work.distributorId, work.id, [only.productId])]);
      return [{ productId: only.productId, code: isStale ? "STALE_VERSION" : "CODE_TAKEN" }];
    }
    const middle = Math.ceil(changes.length / 2);
    return [
      ...(await saveOrSplit(work, facts, changes.slice(0, middle))),
      ...(await saveOrSplit(work, facts, changes.slice(middle))),
    ];
  }
}

async function save(
  { database, distributorId, id, now, address = "" }: ChangeWork,
  { actor, productType }: ChunkFacts,
  changes: readonly OpenChange[],
): Promise<void> {
  const at = now().toISOString();
  await database.writeBatch([
    ...takeRows(
      distributorId,
      id,
      changes.map(({ productId }) => productId),
    ),
    ...saveProducts(distributorId, { writes: changes.map((change) => toWrite(change, productType)), at }),
    auditProducts(distributorId, changes.map(toAuditEntry), { actor, address, at }),
  ]);
}

function toWrite({ productId, after, product }: OpenChange, newType: ProductType | null): ProductWrite {
  const type = product?.type ?? newType ?? PRODUCT_TYPES[0];
  const values = { ...product?.values, ...after };
  return {
    id: productId,
    type,
    values,
    before: product && { version: product.version, values: product.values },
  };
}

function toAuditEntry({ productId, before, after, product }: OpenChange) {
  const name = after.name ?? product?.values.name ?? "";
  const fields = Object.entries(after).map(([key, to]) => [
    key,
    { from: (before as Record<string, unknown> | null)?.[key] ?? null, to },
  ]);
  const changes = {
    name: { from: product?.values.name ?? null, to: name },
    ...(Object.fromEntries(fields) as Record<string, { from: unknown; to: unknown }>),
  };
  const entry = { id: newId("aud"), entityId: productId, changes };
  return before === null ? { ...entry, event: "product.created" } : { ...entry, event: "product.updated" };
}
