import { describeChanges } from "#domain/records/describe-changes.ts";
import type { ManagedCenter, Region, RegionInput, RegionUpdate } from "#domain/centers/center-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { createDistributionRepository } from "#worker/repositories/centers/distribution-repository.ts";
import {
  deleteRegion,
  insertRegion,
  StateTaken,
  updateRegion,
} from "#worker/repositories/centers/region-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { distributionAccess } from "./read-distribution.ts";

const FIELDS = ["name", "states", "centers"] as const;

/** Creates a region.
 *  @throws DomainError NAME_TAKEN, NOT_FOUND for an unknown center, IN_USE for a state of another region */
export function createCreateRegion(scope: Scope) {
  return async function createRegion(input: RegionInput): Promise<Region> {
    const tenant = authoriseUser(scope, distributionAccess);
    const id = scope.newId("reg");
    const { centers } = await distributionOf(tenant).readAll();
    await save(tenant, { id, input }, [
      ...insertRegion(tenant.distributor.id, { id, input, at: scope.now().toISOString() }),
      audit(scope, tenant.distributor.id, {
        event: "region.created",
        entity: "distributionRegion",
        entityId: id,
        changes: describeChanges(FIELDS, null, factsOf(input, centers)),
      }),
    ]);
    return distributionOf(tenant).getRegion(id);
  };
}

/** Replaces a region in the version that the edit began with.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN, IN_USE for a state of another region */
export function createUpdateRegion(scope: Scope) {
  return async function updateRegionOf(id: string, { version, ...input }: RegionUpdate): Promise<Region> {
    const tenant = authoriseUser(scope, distributionAccess);
    const { centers, regions } = await distributionOf(tenant).readAll();
    const before = regions.find((region) => region.id === id);
    if (before === undefined) throw new DomainError("NOT_FOUND", { entity: "distributionRegion", id });
    await save(tenant, { id, input }, [
      ...updateRegion(tenant.distributor.id, { id, input, version, at: scope.now().toISOString() }),
      audit(scope, tenant.distributor.id, {
        event: "region.updated",
        entity: "distributionRegion",
        entityId: id,
        changes: {
          ...describeChanges(FIELDS, factsOf(before, centers), factsOf(input, centers)),
          name: { from: before.name, to: input.name },
        },
      }),
    ]);
    return distributionOf(tenant).getRegion(id);
  };
}

/** Deletes a region; its states are then served by delivery priority.
 *  @throws DomainError NOT_FOUND */
export function createDeleteRegion(scope: Scope) {
  return async function deleteRegionOf(id: string): Promise<void> {
    const tenant = authoriseUser(scope, distributionAccess);
    const before = await distributionOf(tenant).getRegion(id);
    await tenant.database.writeBatch([
      ...deleteRegion(tenant.distributor.id, id),
      audit(scope, tenant.distributor.id, {
        event: "region.deleted",
        entity: "distributionRegion",
        entityId: id,
        changes: { name: { from: before.name, to: null } },
      }),
    ]);
  };
}

/** Facts for the audit log, with centers by name in order of preference. */
function factsOf({ name, states, centerPriority }: RegionInput, centers: readonly ManagedCenter[]) {
  return {
    name,
    states,
    centers: centerPriority.map(({ id }) => centers.find((one) => one.id === id)?.name ?? id),
  };
}

function distributionOf({ database, distributor }: Tenant) {
  return createDistributionRepository(database, distributor.id);
}

/** Saves a region. A state of another region is refused with that region's name. */
async function save(
  tenant: Tenant,
  { id, input }: { id: string; input: RegionInput },
  statements: readonly WriteStatement[],
): Promise<void> {
  try {
    await tenant.database.writeBatch(statements);
  } catch (error) {
    if (!(error instanceof StateTaken)) throw error;
    const regions = await distributionOf(tenant).listRegions();
    const taken = regions
      .filter((region) => region.id !== id)
      .flatMap(({ name, states }) =>
        input.states.flatMap((state) => (states.includes(state) ? [{ state, name }] : [])),
      )
      .at(0);
    const details = { entity: "state", id: taken?.state ?? "", usedBy: taken?.name ?? "" };
    throw new DomainError("IN_USE", details, { cause: error });
  }
}
