import type { ChangeSet, RefusedChange } from "#domain/change-sets/change-set.ts";
import type { PriceInput } from "#domain/change-sets/change-set-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { auditActorOf } from "#worker/repositories/audit/audit-statements.ts";
import { createChangeSetRepository } from "#worker/repositories/change-sets/change-set-repository.ts";
import {
  insertChangeSet,
  scheduleChangeSet,
} from "#worker/repositories/change-sets/change-set-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { changeSetsAccess } from "./change-set-access.ts";
import { continueChangeSet } from "./continue-change-set.ts";
import { openPriceRule } from "./open-price-rule.ts";
import { planPriceChange, toPlannedChanges } from "./plan-price-change.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** How far ahead a change may be scheduled. */
const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

/** Changes prices of a selection of products: now, or at a later instant, when the selection is evaluated again.
 *  @throws DomainError INVALID_BODY if there is nothing to change, or for an instant in the past; FORMULA_INVALID */
export function createChangePrices(scope: Scope) {
  return async function changePricesOf({ selection, rule, scheduledAt }: PriceInput): Promise<{
    changeSet: ChangeSet;
    refused: RefusedChange[];
  }> {
    const { distributor, database, actor } = authoriseUser(scope, changeSetsAccess);
    const { clientAddress: address, now } = scope;
    const at = now().toISOString();
    const id = scope.newId("chg");
    const set = {
      id,
      kind: "price" as const,
      productType: null,
      instruction: { selection, rule },
      actor: auditActorOf(actor),
      at,
    };
    const sets = createChangeSetRepository(database, distributor.id);
    if (scheduledAt !== null) {
      assertAhead(scheduledAt, now());
      openPriceRule(rule);
      await database.writeBatch([
        scheduleChangeSet(distributor.id, set, new Date(scheduledAt).toISOString()),
        audit(scope, distributor.id, {
          event: "change-set.scheduled",
          entity: "changeSet",
          entityId: id,
          at,
        }),
      ]);
      return { changeSet: await sets.getChangeSet(id), refused: [] };
    }
    const planned = await planPriceChange(database, distributor.id, { selection, rule });
    const changes = toPlannedChanges(planned, rule);
    if (changes.length === 0) throw refusal("selection", "NO_PRODUCTS");
    await database.writeBatch([
      ...insertChangeSet(distributor.id, set, changes),
      audit(scope, distributor.id, { event: "change-set.applied", entity: "changeSet", entityId: id, at }),
    ]);
    const { refused } = await continueChangeSet({
      database,
      distributorId: distributor.id,
      id,
      now,
      address,
    });
    return { changeSet: await sets.getChangeSet(id), refused };
  };
}

function assertAhead(scheduledAt: string, now: Date): void {
  const aheadMs = Date.parse(scheduledAt) - now.getTime();
  if (aheadMs <= 0) throw refusal("scheduledAt", "PAST");
  if (aheadMs > MAX_AHEAD_MS) throw refusal("scheduledAt", "TOO_FAR");
}

function refusal(field: string, code: string): DomainError {
  return new DomainError("INVALID_BODY", { issues: [{ field, code, message: code }] });
}
