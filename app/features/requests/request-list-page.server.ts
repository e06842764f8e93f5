import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const PAGE_SIZE = 10;

/** Loads the page of budgets or orders that the address names. */
export async function loadRequestList(
  { context, request, actor, distributor }: PortalArgs,
  type: RequestType,
) {
  const params = new URL(request.url).searchParams;
  const asked = Number(params.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const search = (params.get("search") ?? "").trim().slice(0, 80);
  const statusId = (params.get("status") ?? "").slice(0, 64);
  const found = await context.services.requests.list({
    ...{ type, page, search, pageSize: PAGE_SIZE },
    statusId: statusId === "" ? null : statusId,
  });
  return {
    ...found,
    ...{ page, pageSize: PAGE_SIZE, search, statusId },
    mayOpen: mayAccess(
      actor,
      distributor,
      PAGES[type === "budget" ? "BudgetsDetails" : "OrderDetails"].access,
    ),
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
  };
}
