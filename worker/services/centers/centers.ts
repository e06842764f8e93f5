import type { AccessRule } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createAccessRepository } from "#worker/repositories/access-repository.ts";
import { type Center, createCenterRepository } from "#worker/repositories/center-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Everybody who is signed in may see the centers; integrators choose theirs. */
export const readCentersAccess: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };
export const chooseCenterAccess: AccessRule = { types: ["integrator"], integrator: [] };

/** Active distribution centers, by priority. */
export function createListCenters(scope: Scope) {
  return async function listCenters(): Promise<Center[]> {
    const { distributor, database } = authoriseUser(scope, readCentersAccess);
    return createCenterRepository(database, distributor.id).listCenters();
  };
}

/** Chooses the center that sells to the person who asks.
 *  @throws DomainError NOT_FOUND for a center that is not active here */
export function createChooseCenter(scope: Scope) {
  return async function chooseCenter(centerId: string): Promise<void> {
    const { distributor, database, actor } = authoriseUser(scope, chooseCenterAccess);
    const centers = await createCenterRepository(database, distributor.id).listCenters();
    if (!centers.some(({ id }) => id === centerId)) {
      throw new DomainError("NOT_FOUND", { entity: "distributionCenter", id: centerId });
    }
    await createAccessRepository(database, distributor).chooseCenter(actor.userId, centerId);
  };
}
