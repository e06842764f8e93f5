import { sql } from "drizzle-orm";
import type { KitRuleInput } from "#domain/kits/kit-rule-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { deleteRow, insertRow, updateRow, updateVersion } from "#worker/db/row-writes.ts";
import { assertChanged } from "#worker/db/save-parts.ts";
import { kit, kitRule } from "#worker/db/schema/kits.ts";
import { assertKnown } from "#worker/repositories/shared/known-statements.ts";

interface SavedRule {
  id: string;
  input: KitRuleInput;
  at: string;
}

/** Inserts a rule.
 *  @throws DomainError INVALID_BODY, by the batch, for another distributor's product or structure */
export function insertKitRule(distributorId: string, { id, input, at }: SavedRule): WriteStatement[] {
  return [
    ...assertParts(distributorId, input),
    insertRow(kitRule, { ...input, distributorId, id, createdAt: at, updatedAt: at }),
  ];
}

/** Asserts that all products and structures of the rule belong to the distributor. */
function assertParts(distributorId: string, { rule }: KitRuleInput): WriteStatement[] {
  const { moduleId, inverterIds, stringBoxIds, materials, structureIds } = rule;
  const products = (field: string, ids: readonly string[]) =>
    assertKnown(distributorId, `rule.${field}`, { table: "product", ids });
  const structures = (field: string, ids: readonly string[]) =>
    assertKnown(distributorId, `rule.${field}`, { table: "structure", ids });
  return [
    ...products("moduleId", [moduleId]),
    ...products("inverterIds", inverterIds),
    ...products("stringBoxIds", stringBoxIds),
    ...structures("structureIds", structureIds),
    ...materials.flatMap(({ productId, structureId }, index) => [
      ...products(`materials.${String(index)}.productId`, [productId]),
      ...structures(`materials.${String(index)}.structureId`, structureId === null ? [] : [structureId]),
    ]),
  ];
}

/** Replaces the version that the edit began with.
 *  @throws DomainError STALE_VERSION, INVALID_BODY for another distributor's product or structure, by the batch */
export function updateKitRule(
  distributorId: string,
  { id, input, at, version }: SavedRule & { version: number },
): WriteStatement[] {
  return [
    ...assertParts(distributorId, input),
    ...updateVersion(kitRule, { distributorId, id, version }, { ...input, updatedAt: at }, "kitRule"),
  ];
}

/** Records a run of the version of the rule that was read.
 *  @throws DomainError STALE_VERSION, by the batch, if the rule has changed meanwhile */
export function markKitRuleRun(
  distributorId: string,
  { id, version, at }: { id: string; version: number; at: string },
): WriteStatement[] {
  return [
    updateRow(kitRule, { distributorId, id, version }, { lastRunAt: at }),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "kitRule", id })),
  ];
}

/** Deletes a rule. Its kits stay, without a rule.
 *  @throws DomainError NOT_FOUND, by the batch */
export function deleteKitRule(
  distributorId: string,
  { id, at }: { id: string; at: string },
): WriteStatement[] {
  return [
    deleteRow(kitRule, { distributorId, id }),
    assertChanged("ALREADY_DONE", 1, () => new DomainError("NOT_FOUND", { entity: "kitRule", id })),
    updateRow(kit, { distributorId, ruleId: id }, { ruleId: null, updatedAt: at, version: sql`version + 1` }),
  ];
}
