import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { parseLooseNumber } from "#domain/shared/numbers.ts";
import { readRequestListQuery, REQUEST_PAGE_SIZE } from "#domain/requests/request-list-schema.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Filters that hold a number, typed with a comma. */
const NUMBERS = ["minTotal", "maxTotal", "minPower", "maxPower"];

/** Loads the page of budgets or orders that the address names. */
export async function loadRequestList(args: PortalArgs, type: RequestType) {
  const { context, request, actor, distributor } = args;
  const { pageSize, opensWith } = recallList(args);
  const { searchParams } = new URL(request.url);
  const asked = readRequestListQuery({
    get: (name) => {
      if (name === "pageSize") return String(pageSize ?? REQUEST_PAGE_SIZE);
      const text = searchParams.get(name);
      if (text === null || !NUMBERS.includes(name)) return text;
      const number = parseLooseNumber(text);
      return number === null ? null : String(number);
    },
  });
  const query = { ...asked, type };
  const { statuses, centers, ...found } = await context.services.requests.list(query);
  return {
    ...found,
    ...{ query, opensWith, usualSize: REQUEST_PAGE_SIZE },
    statuses: statuses.map(({ id, name }) => ({ id, name })),
    centers,
    mayOpen: mayAccess(
      actor,
      distributor,
      PAGES[type === "budget" ? "BudgetsDetails" : "OrderDetails"].access,
    ),
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
  };
}
