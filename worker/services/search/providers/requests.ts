import { holdsPermission } from "#domain/access/held-permissions.ts";
import { PAGES } from "#domain/access/pages.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { findRequests } from "#worker/repositories/search/search-queries.ts";
import { readRequestsAccess } from "#worker/services/requests/read-requests.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

const PATHS = { budget: PAGES.BudgetsDetails.path, order: PAGES.OrderDetails.path } as const;

/** An id of no company, so that a user without a company finds nothing. */
const NO_COMPANY = "";

/** Budgets and orders that the person may see: integrators those of their own company, the distributor's people
 *  all. */
export const requestSearch: SearchProvider = {
  group: "requests",
  access: readRequestsAccess,
  prepare({ actor, distributor, database, text }) {
    const isBuyer = actor.kind === "user" && actor.type === "integrator";
    const integratorId = isBuyer ? (actor.integrator?.id ?? NO_COMPANY) : null;
    const types = REQUEST_TYPES.filter((type) => holdsPermission(actor, distributor, type));
    return prepareSearch(
      findRequests(database, distributor.id, text, { integratorId, types }),
      ({ id, type, name, code, companyName }) => ({
        id,
        title: name,
        detail: isBuyer ? code : `${code} · ${companyName}`,
        path: `${PATHS[type]}/${id}`,
      }),
    );
  },
};
