import type { AccessRule } from "#domain/access/may-access.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { type Center, createCenterRepository } from "#worker/repositories/centers/center-repository.ts";
import { chooseCenter } from "#worker/repositories/access/user-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to see the centers: everybody who is signed in. */
export const readCentersAccess: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };
export const chooseCenterAccess: AccessRule = { types: ["integrator"], integrator: [] };

/** Lists active distribution centers by delivery priority.
 *  @param options.all - includes closed centers, for the distributor's own people only */
export function createListCenters(scope: Scope) {
  return async function listCenters({ all = false }: { all?: boolean } = {}): Promise<Center[]> {
    const { distributor, database, actor } = authoriseUser(scope, readCentersAccess);
    const centers = createCenterRepository(database, distributor.id);
    return all && actor.type !== "integrator" ? centers.listAllCenters() : centers.listCenters();
  };
}

/** Chooses the center that the person buys from.
 *  @throws DomainError NOT_FOUND for a center that is not active */
export function createChooseCenter(scope: Scope) {
  return async function choose(centerId: string): Promise<void> {
    const { distributor, database, actor } = authoriseUser(scope, chooseCenterAccess);
    const centers = await createCenterRepository(database, distributor.id).listCenters();
    const missing = () => new DomainError("NOT_FOUND", { entity: "distributionCenter", id: centerId });
    const center = centers.find(({ id }) => id === centerId);
    if (center === undefined) throw missing();
    const before = centers.find(({ id }) => id === actor.chosenCenterId);
    await database.writeBatch([
      ...chooseCenter(distributor.id, { userId: actor.userId, centerId, closed: missing }),
      audit(scope, distributor.id, {
        event: "center.chosen",
        entity: "distributionCenter",
        entityId: centerId,
        changes: { name: { from: before?.name ?? null, to: center.name } },
      }),
    ]);
  };
}
