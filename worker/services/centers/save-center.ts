import { describeChanges } from "#domain/records/describe-changes.ts";
import type {
  CenterActive,
  CenterInput,
  CenterUpdate,
  ManagedCenter,
} from "#domain/centers/center-schema.ts";
import {
  deleteCenter,
  insertCenter,
  setCenterActive,
  updateCenter,
} from "#worker/repositories/centers/center-statements.ts";
import { createDistributionRepository } from "#worker/repositories/centers/distribution-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { distributionAccess } from "./read-distribution.ts";

const FIELDS = ["name", "address", "servicedStates"] as const;

/** Creates a center, as the last in the delivery priority.
 *  @throws DomainError NAME_TAKEN */
export function createCreateCenter(scope: Scope) {
  return async function createCenter(input: CenterInput): Promise<ManagedCenter> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const id = scope.newId("cen");
    await database.writeBatch([
      ...insertCenter(distributor.id, { id, input, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "center.created",
        entity: "distributionCenter",
        entityId: id,
        changes: describeChanges(FIELDS, null, factsOf(input)),
      }),
    ]);
    return createDistributionRepository(database, distributor.id).getCenter(id);
  };
}

/** Replaces a center in the version that the edit began with.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN */
export function createUpdateCenter(scope: Scope) {
  return async function updateCenterOf(
    id: string,
    { version, ...input }: CenterUpdate,
  ): Promise<ManagedCenter> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const centers = createDistributionRepository(database, distributor.id);
    const before = await centers.getCenter(id);
    await database.writeBatch([
      ...updateCenter(distributor.id, { id, input, version, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "center.updated",
        entity: "distributionCenter",
        entityId: id,
        changes: {
          ...describeChanges(FIELDS, factsOf(before), factsOf(input)),
          name: { from: before.name, to: input.name },
        },
      }),
    ]);
    return centers.getCenter(id);
  };
}

/** Opens or closes a center. Users who chose a closed center must choose again; regions keep its position.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, LAST_CENTER if no other center would be open */
export function createSetCenterActive(scope: Scope) {
  return async function setActive(id: string, { active, version }: CenterActive): Promise<ManagedCenter> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const centers = createDistributionRepository(database, distributor.id);
    const before = await centers.getCenter(id);
    await database.writeBatch([
      ...setCenterActive(distributor.id, { id, active, version, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "center.switched",
        entity: "distributionCenter",
        entityId: id,
        changes: {
          name: { from: before.name, to: before.name },
          active: { from: before.active, to: active },
        },
      }),
    ]);
    return centers.getCenter(id);
  };
}

/** Deletes an unused center.
 *  @throws DomainError NOT_FOUND, LAST_CENTER, IN_USE if it has stock, orders or users who chose it */
export function createDeleteCenter(scope: Scope) {
  return async function deleteCenterOf(id: string): Promise<void> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const before = await createDistributionRepository(database, distributor.id).getCenter(id);
    await database.writeBatch([
      ...deleteCenter(distributor.id, { id, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "center.deleted",
        entity: "distributionCenter",
        entityId: id,
        changes: { name: { from: before.name, to: null } },
      }),
    ]);
  };
}

/** Facts for the audit log, with the address on one line. */
function factsOf({ name, address, servicedStates }: Pick<ManagedCenter, (typeof FIELDS)[number]>) {
  const { patio, number, complement, neighborhood, city, state, CEP } = address;
  const parts = [patio, number, complement, neighborhood, `${city} - ${state}`, CEP];
  return { name, servicedStates, address: parts.filter((part) => part !== "").join(", ") };
}
