import { PAGES } from "#domain/access/pages.ts";
import { findOrders } from "#worker/repositories/search-queries.ts";
import { readOrdersAccess } from "#worker/services/requests/read-requests.ts";
import { prepareSearch, type SearchProvider } from "../search-provider.ts";

/** An id that no company has: an integrator without one finds nothing. */
const NO_COMPANY = "";

/** Orders: the own company's for integrators, all for the distributor's people. */
export const requestSearch: SearchProvider = {
  group: "requests",
  access: readOrdersAccess,
  prepare({ actor, distributor, database, text }) {
    const isBuyer = actor.kind === "user" && actor.type === "integrator";
    const integratorId = isBuyer ? (actor.integrator?.id ?? NO_COMPANY) : null;
    return prepareSearch(findOrders(database, distributor.id, text, integratorId), (order) => ({
      id: order.id,
      title: order.name,
      detail: isBuyer ? order.code : `${order.code} · ${order.companyName}`,
      path: `${PAGES.OrderDetails.path}/${order.id}`,
    }));
  },
};
