import { PAGES } from "#domain/access/pages.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import type { ManagedCenter, Region } from "#domain/centers/center-schema.ts";
import {
  createDistributionRepository,
  type Distribution,
} from "#worker/repositories/centers/distribution-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to manage centers and regions. */
export const distributionAccess: AccessRule = PAGES.DistributionCenters.access;

/** Reads centers by delivery priority with their use, regions, and the exclusivity setting. */
export function createReadDistribution(scope: Scope) {
  return async function readDistribution(): Promise<Distribution & { exclusivity: boolean }> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    const distribution = await createDistributionRepository(database, distributor.id).readAll();
    return { ...distribution, exclusivity: distributor.settings.distribution.exclusivity };
  };
}

/** @throws DomainError NOT_FOUND */
export function createGetCenter(scope: Scope) {
  return async function getCenter(id: string): Promise<ManagedCenter> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    return createDistributionRepository(database, distributor.id).getCenter(id);
  };
}

/** Regions by name. */
export function createListRegions(scope: Scope) {
  return async function listRegions(): Promise<Region[]> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    return createDistributionRepository(database, distributor.id).listRegions();
  };
}

/** @throws DomainError NOT_FOUND */
export function createGetRegion(scope: Scope) {
  return async function getRegion(id: string): Promise<Region> {
    const { distributor, database } = authoriseUser(scope, distributionAccess);
    return createDistributionRepository(database, distributor.id).getRegion(id);
  };
}
