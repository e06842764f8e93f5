import type { AccessRule } from "#domain/access/may-access.ts";
import type { UserActor } from "#domain/access/actor.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createRequestRepository, type StoredRequest } from "#worker/repositories/request-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "../tenant-of.ts";

/** Who may see orders: an integrator those of the own company, the distributor's people all. */
export const readOrdersAccess: AccessRule = {
  types: ["admin", "staff", "integrator"],
  staff: ["order"],
  integrator: ["order"],
};

/** Dashboards are for everybody of their type. */
export const dashboardAccess: AccessRule = { types: ["admin", "staff", "integrator"], integrator: [] };

function ownCompany(actor: UserActor): string | null {
  if (actor.type !== "integrator") return null;
  if (actor.integrator === null) throw new DomainError("ACCESS_DENIED", { reason: "no company" });
  return actor.integrator.id;
}

/** A page of orders, newest first. */
export function createListOrders(scope: Scope) {
  return async function listOrders({ page, pageSize }: { page: number; pageSize: number }) {
    const { distributor, database, actor } = authoriseUser(scope, readOrdersAccess);
    const requests = createRequestRepository(database, distributor.id);
    return requests.listRequests({ type: "order", integratorId: ownCompany(actor), page, pageSize });
  };
}

/** One order with the content of its newest version.
 *  @throws DomainError NOT_FOUND, also for another company's */
export function createGetOrder(scope: Scope) {
  return async function getOrder(id: string): Promise<{ request: StoredRequest; content: RequestContent }> {
    const { distributor, database, actor } = authoriseUser(scope, readOrdersAccess);
    const found = await createRequestRepository(database, distributor.id).getRequest(id);
    const company = ownCompany(actor);
    if (found.request.type !== "order" || (company !== null && found.request.integratorId !== company)) {
      throw new DomainError("NOT_FOUND", { entity: "request", id });
    }
    return found;
  };
}

/** Orders summed by payment status, and the newest ones. */
export function createReadDashboard(scope: Scope) {
  return async function readDashboard() {
    const { distributor, database, actor } = authoriseUser(scope, dashboardAccess);
    const requests = createRequestRepository(database, distributor.id);
    const integratorId = ownCompany(actor);
    const [groups, newest] = await Promise.all([
      requests.summariseOrders(integratorId),
      requests.listRequests({ type: "order", integratorId, page: 1, pageSize: 5 }),
    ]);
    return { groups, newest: newest.items, totalOrders: newest.totalItems };
  };
}
