import { DomainError } from "#domain/shared/errors.ts";
import { createKitRuleRepository } from "#worker/repositories/kits/kit-rule-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { kitRulesAccess } from "./kit-rules.ts";
import { type FamilyRun, makeFamily } from "./make-family.ts";

/** Makes or regenerates the family of a rule, in the version that the person saw.
 *  @throws DomainError NOT_FOUND, STALE_VERSION if rule, kits or products have changed meanwhile, CODE_TAKEN */
export function createRunKitRule(scope: Scope) {
  return async function runKitRule(id: string, version: number): Promise<FamilyRun> {
    const { distributor, database } = authoriseUser(scope, kitRulesAccess);
    const stored = await createKitRuleRepository(database, distributor.id).getRule(id);
    if (stored.version !== version) throw new DomainError("STALE_VERSION", { entity: "kitRule", id });
    const at = scope.now().toISOString();
    return makeFamily({
      database,
      distributorId: distributor.id,
      settings: distributor.settings,
      stored,
      at,
      newId: (prefix) => scope.newId(prefix),
      auditOf: ({ kitId, event, name, prices }) =>
        audit(scope, distributor.id, {
          event,
          entity: "kit",
          entityId: kitId,
          changes: { name: { from: name, to: name }, rule: { from: null, to: stored.name }, prices },
          at,
        }),
    });
  };
}
