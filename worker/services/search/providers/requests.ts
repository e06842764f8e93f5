import { holdsPermission } from "#domain/access/held-permissions.ts";
import { PAGES } from "#domain/access/pages.ts";
import { requestReach } from "#domain/requests/request-reach.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { findRequests } from "#worker/repositories/search/search-queries.ts";
import { readRequestsAccess } from "#worker/services/requests/read-requests.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

const PATHS = { budget: PAGES.BudgetsDetails.path, order: PAGES.OrderDetails.path } as const;

/** Budgets and orders that the person sees. */
export const requestSearch: SearchProvider = {
  group: "requests",
  access: readRequestsAccess,
  prepare({ actor, distributor, database, text }) {
    const isBuyer = actor.type === "integrator";
    const types = REQUEST_TYPES.filter((type) => holdsPermission(actor, distributor, type));
    return prepareSearch(
      findRequests(database, distributor.id, text, { reach: requestReach(actor, distributor), types }),
      ({ id, type, name, code, companyName }) => ({
        id,
        title: name,
        detail: isBuyer ? code : `${code} · ${companyName}`,
        path: `${PATHS[type]}/${id}`,
      }),
    );
  },
};
