import type { IntegratorStatus } from "#domain/access/actor.ts";
import { type AccessRule, mayAccess } from "#domain/access/may-access.ts";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import { mayHandOut } from "#domain/integrators/role-choice.ts";
import { createIntegratorRepository } from "#worker/repositories/integrators/integrator-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Permission to see the list of integrators. */
export const readIntegratorsAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["integrators.read"],
};
/** Permission to see an integrator's details and to decide about it. */
export const integratorDetailsAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["integrators.details"],
};

/** Lists a page of integrators, waiting ones first. */
export function createListIntegrators(scope: Scope) {
  return async function listIntegrators(filter: {
    status: IntegratorStatus | null;
    search: string;
    page: number;
    pageSize: number;
  }) {
    const { distributor, database } = authoriseUser(scope, readIntegratorsAccess);
    return createIntegratorRepository(database, distributor.id).listIntegrators(filter);
  };
}

/** Reads one integrator, and whether the person may grant each role to its people. The list of groups is for people who
 *  manage prices; others see the integrator's own group.
 *  @throws DomainError NOT_FOUND */
export function createGetIntegrator(scope: Scope) {
  return async function getIntegrator(id: string) {
    const { distributor, database, actor } = authoriseUser(scope, integratorDetailsAccess);
    const found = await createIntegratorRepository(database, distributor.id).getIntegrator(id);
    const roles = found.roles.map((role) => ({
      id: role.id,
      name: role.name,
      grantable: mayHandOut(actor, role),
    }));
    const mayChangeGroup = mayAccess(actor, distributor, PRICING_ACCESS);
    const groups = found.groups.filter(
      ({ id: groupId }) => mayChangeGroup || groupId === found.company.groupId,
    );
    return { ...found, roles, groups, mayChangeGroup };
  };
}
