import { redirectFrom } from "#domain/access/page-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { requestPath, savedNoticePath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const DETAIL_PAGES = { budget: "BudgetsDetails", order: "OrderDetails" } as const;

/** The path after a save: the request's page, which tells what was done, or another page that tells what was
 *  saved, for people who may not open the request's.
 *  @param way.query - query of the request's page
 *  @param way.elsewhere - a page that the person may open */
export function pathAfterSave(
  { actor, distributor }: Pick<PortalArgs, "actor" | "distributor">,
  saved: { id: string; type: RequestType; code: string },
  { query, elsewhere }: { query: string; elsewhere: string },
): string {
  const isTheirs = redirectFrom(pageEntry(DETAIL_PAGES[saved.type]), actor, distributor) === null;
  return isTheirs ? `${requestPath(saved)}?${query}` : savedNoticePath(elsewhere, saved);
}
