import { isDomainError } from "#domain/shared/errors.ts";
import { errorFacts, logEvent } from "../log.ts";
import { auditStatement } from "../repositories/audit/audit-statements.ts";
import { createKitRuleRepository } from "../repositories/kits/kit-rule-repository.ts";
import { markKitRuleRun } from "../repositories/kits/kit-rule-statements.ts";
import { newId } from "../scope.ts";
import { makeFamily } from "../services/kits/make-family.ts";
import type { TenantWork } from "./tenant-work.ts";

/** Regenerates one family of kits whose products' prices or stock have changed since its last run; others wait for the
 *  next minute. Returns whether there was one. A family that cannot be made is logged and waits for the next change;
 *  one whose products change during the run stays due. */
export async function refreshKitFamilies({ database, distributorId, now }: TenantWork): Promise<boolean> {
  const due = await createKitRuleRepository(database, distributorId).findDue();
  if (due === null) return false;
  const { stored, settings } = due;
  const at = now.toISOString();
  const actor = { id: stored.id, type: "rule", name: stored.name, operator: null };
  try {
    await makeFamily({
      database,
      distributorId,
      settings,
      stored,
      at,
      newId,
      auditOf: ({ kitId, event, name, prices }) =>
        auditStatement(distributorId, {
          id: newId("aud"),
          at,
          actor,
          address: "",
          event,
          entity: "kit",
          entityId: kitId,
          changes: { name: { from: name, to: name }, prices },
        }),
    });
  } catch (error) {
    if (isDomainError(error, "STALE_VERSION")) return true;
    if (!isDomainError(error)) throw error;
    logEvent("warn", "kit-family-not-made", { distributorId, ruleId: stored.id, ...errorFacts(error) });
    await database.writeBatch(markKitRuleRun(distributorId, { id: stored.id, version: stored.version, at }));
  }
  return true;
}
