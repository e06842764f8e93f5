import type { CenterOrder } from "#domain/centers/center-schema.ts";
import { orderCenters, setExclusivity } from "#worker/repositories/centers/center-statements.ts";
import { createDistributionRepository } from "#worker/repositories/centers/distribution-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { distributionAccess } from "./read-distribution.ts";

/** Orders the delivery priority anew.
 *  @throws DomainError STALE_VERSION when it is not the order any more that the person began with */
export function createOrderCenters(scope: Scope) {
  return async function orderCentersOf(order: CenterOrder): Promise<readonly string[]> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const { centers } = await createDistributionRepository(database, distributor.id).readAll();
    const names = (ids: readonly string[]) =>
      ids.map((id) => centers.find((center) => center.id === id)?.name ?? id);
    await database.writeBatch([
      ...orderCenters(distributor.id, order),
      audit(scope, distributor.id, {
        event: "center.ordered",
        entity: "distributor",
        entityId: distributor.id,
        changes: { deliveryPriority: { from: names(order.before), to: names(order.centerIds) } },
      }),
    ]);
    return order.centerIds;
  };
}

/** Switches whether integrators buy from the one center that they chose.
 *  @throws DomainError STALE_VERSION when somebody else switched it at the same moment */
export function createSetExclusivity(scope: Scope) {
  return async function setExclusivityOf(exclusivity: boolean): Promise<void> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const before = distributor.settings.distribution.exclusivity;
    if (before === exclusivity) return;
    await database.writeBatch([
      ...setExclusivity(distributor.id, { exclusivity, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "center.exclusivity-changed",
        entity: "distributor",
        entityId: distributor.id,
        changes: { exclusivity: { from: before, to: exclusivity } },
      }),
    ]);
  };
}
