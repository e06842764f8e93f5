import { PAGES } from "#domain/access/pages.ts";
import type { KitRuleInput } from "#domain/kits/kit-rule-schema.ts";
import {
  createKitRuleRepository,
  type RuleChoices,
  type StoredKitRule,
} from "#worker/repositories/kits/kit-rule-repository.ts";
import {
  deleteKitRule,
  insertKitRule,
  updateKitRule,
} from "#worker/repositories/kits/kit-rule-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to manage rules of kits. */
export const kitRulesAccess = PAGES.EquipmentKitsAutomatic.access;

/** Lists all rules, by name. */
export function createListKitRules(scope: Scope) {
  return async function listKitRules(): Promise<StoredKitRule[]> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    return createKitRuleRepository(database, distributor.id).listRules();
  };
}

/** Reads a rule.
 *  @throws DomainError NOT_FOUND */
export function createGetKitRule(scope: Scope) {
  return async function getKitRule(id: string): Promise<StoredKitRule> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    return createKitRuleRepository(database, distributor.id).getRule(id);
  };
}

/** Opens a rule with the choices and names of its form; without an id, the form of a new one.
 *  @throws DomainError NOT_FOUND */
export function createOpenKitRule(scope: Scope) {
  return async function openKitRule(
    id: string | null,
  ): Promise<RuleChoices & { rule: StoredKitRule | null }> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    const rules = createKitRuleRepository(database, distributor.id);
    const rule = id === null ? null : await rules.getRule(id);
    return { rule, ...(await rules.readChoices(rule?.rule ?? null)) };
  };
}

/** Creates a rule. Its kits are made by running it.
 *  @throws DomainError INVALID_BODY for another distributor's product or structure */
export function createCreateKitRule(scope: Scope) {
  return async function createKitRule(input: KitRuleInput): Promise<StoredKitRule> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    const id = scope.newId("krl");
    await database.writeBatch([
      ...insertKitRule(distributor.id, { id, input, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "kitRule.created",
        entity: "kitRule",
        entityId: id,
        changes: { name: { from: null, to: input.name } },
      }),
    ]);
    return createKitRuleRepository(database, distributor.id).getRule(id);
  };
}

/** Replaces a rule in the version that the edit began with. Its kits stay until it runs.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_BODY for another distributor's product or structure */
export function createUpdateKitRule(scope: Scope) {
  return async function updateKitRuleOf(
    id: string,
    { version, ...input }: KitRuleInput & { version: number },
  ): Promise<StoredKitRule> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    const rules = createKitRuleRepository(database, distributor.id);
    const before = await rules.getRule(id);
    await database.writeBatch([
      ...updateKitRule(distributor.id, { id, input, version, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "kitRule.updated",
        entity: "kitRule",
        entityId: id,
        changes: changesOf(before, input),
      }),
    ]);
    return rules.getRule(id);
  };
}

/** Deletes a rule. Its kits stay for sale as they are.
 *  @throws DomainError NOT_FOUND */
export function createDeleteKitRule(scope: Scope) {
  return async function deleteKitRuleOf(id: string): Promise<void> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    const before = await createKitRuleRepository(database, distributor.id).getRule(id);
    await database.writeBatch([
      ...deleteKitRule(distributor.id, { id, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "kitRule.deleted",
        entity: "kitRule",
        entityId: id,
        changes: { name: { from: before.name, to: null } },
      }),
    ]);
  };
}

/** Changed fields of a rule; lists are described by their length. */
function changesOf(before: StoredKitRule, after: KitRuleInput) {
  const flat = ({ name, active, rule }: KitRuleInput): Record<string, unknown> => ({ name, active, ...rule });
  const [from, to] = [flat(before), flat(after)];
  const shown = (value: unknown) => (Array.isArray(value) ? value.length : value);
  return Object.fromEntries(
    Object.keys(to).flatMap((key) =>
      JSON.stringify(from[key]) === JSON.stringify(to[key])
        ? []
        : [[key, { from: shown(from[key]) ?? null, to: shown(to[key]) ?? null }]],
    ),
  );
}
