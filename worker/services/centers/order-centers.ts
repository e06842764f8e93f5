import type { CenterOrder } from "#domain/centers/center-schema.ts";
import { orderCenters, setExclusivity } from "#worker/repositories/centers/center-statements.ts";
import { createDistributionRepository } from "#worker/repositories/centers/distribution-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { distributionAccess } from "./read-distribution.ts";

/** Sets a new delivery priority.
 *  @throws DomainError STALE_VERSION if the order has changed since the edit began */
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

/** Turns exclusivity on or off: whether integrators buy only from their chosen center.
 *  @throws DomainError STALE_VERSION if another person changed it at the same moment */
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
