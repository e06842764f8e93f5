import * as z from "zod";
import {
  CHANGE_SET_FAILURES,
  type ChangeSet,
  type ChangeSetRow,
  changeRowState,
} from "#domain/change-sets/change-set.ts";
import type { Product, ProductValues } from "#domain/catalog/product-schema.ts";
import { PRODUCT_TYPES, type ProductType } from "#domain/catalog/product-types.ts";
import type { changeSet, changeSetRow } from "#worker/db/schema/bulk.ts";
import type { AuditActor } from "../audit/audit-statements.ts";
import { type ProductRow, toProduct } from "../catalog/product-rows.ts";

type StoredRow = typeof changeSetRow.$inferSelect;

/** A row in progress, with the current product; null for a new one. */
export interface OpenChange {
  productId: string;
  /** Version of the product after the change. */
  version: number;
  before: ProductValues | null;
  after: ProductValues;
  product: Product | null;
}

const ActorSchema = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  operator: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const InstructionSchema = z
  .looseObject({
    actor: ActorSchema,
    undoneBy: ActorSchema.optional(),
    failure: z.enum(CHANGE_SET_FAILURES).optional(),
  })
  .catch({ actor: { id: "", type: "system", name: "", operator: null } });

const ValuesSchema = z.record(z.string(), z.unknown()) as unknown as z.ZodType<ProductValues>;
const TypeSchema = z.enum(PRODUCT_TYPES).nullable().catch(null);

/** A stored change set, with its author and its pending count. */
export function toChangeSet({
  set,
  pending,
  refused,
}: {
  set: typeof changeSet.$inferSelect;
  pending: number;
  refused: number;
}): ChangeSet {
  const instruction = InstructionSchema.parse(set.instruction);
  const { distributorId: _owner, createdBy: _by, ...rest } = set;
  return {
    ...rest,
    productType: TypeSchema.parse(set.productType),
    instruction,
    author: instruction.actor.name,
    failure: instruction.failure ?? null,
    pendingCount: pending,
    refusedCount: refused,
  };
}

/** The people who requested and undid a change set. The log names them even if a job continues the work. */
export function actorsOf({ instruction }: Pick<ChangeSet, "instruction">): {
  actor: AuditActor;
  undoneBy: AuditActor;
} {
  const { actor, undoneBy = actor } = InstructionSchema.parse(instruction);
  return { actor, undoneBy };
}

/** A row of a change set with the current product. */
export function toOpenChange({ row, product }: { row: StoredRow; product: ProductRow | null }): OpenChange {
  return {
    productId: row.productId,
    version: Math.abs(row.version),
    before: row.before === null ? null : ValuesSchema.parse(row.before),
    after: ValuesSchema.parse(row.after),
    product: product && toProduct(product),
  };
}

/** A row of a change set as its page shows it.
 *  @param isUndone - whether the set itself has been undone */
export function toChangeSetRow(
  {
    row,
    productCode,
    name,
    type,
  }: { row: StoredRow; productCode: string | null; name: string | null; type: ProductType | null },
  isUndone: boolean,
): ChangeSetRow {
  const after = ValuesSchema.parse(row.after);
  return {
    productId: row.productId,
    productCode: productCode ?? textOf(after.productCode),
    name: name ?? textOf(after.name),
    type,
    state: changeRowState(row, isUndone),
    before: row.before === null ? null : ValuesSchema.parse(row.before),
    after,
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
