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

/** @throws DomainError INVALID_BODY out of the batch for what is not the distributor's */
export function insertKitRule(distributorId: string, { id, input, at }: SavedRule): WriteStatement[] {
  return [
    ...assertParts(distributorId, input),
    insertRow(kitRule, { ...input, distributorId, id, createdAt: at, updatedAt: at }),
  ];
}

/** Asserts that every product and structure of the rule is the distributor's. */
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

/** Replaces the version that the person began with.
 *  @throws DomainError STALE_VERSION, INVALID_BODY for what is not the distributor's, out of the batch */
export function updateKitRule(
  distributorId: string,
  { id, input, at, version }: SavedRule & { version: number },
): WriteStatement[] {
  return [
    ...assertParts(distributorId, input),
    ...updateVersion(kitRule, { distributorId, id, version }, { ...input, updatedAt: at }, "kitRule"),
  ];
}

/** Notes that the family was made, from the version of the rule that was read.
 *  @throws DomainError STALE_VERSION out of the batch when the rule changed meanwhile */
export function markKitRuleRun(
  distributorId: string,
  { id, version, at }: { id: string; version: number; at: string },
): WriteStatement[] {
  return [
    updateRow(kitRule, { distributorId, id, version }, { lastRunAt: at }),
    assertChanged("STALE_VERSION", 1, () => new DomainError("STALE_VERSION", { entity: "kitRule", id })),
  ];
}

/** Deletes a rule; its kits stay as they are and belong to nobody's rule.
 *  @throws DomainError NOT_FOUND out of the batch */
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
