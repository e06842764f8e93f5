import { pageEntry, redirectFrom } from "#domain/access/pages.ts";
import { requestPath, savedNoticePath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const DETAIL_PAGES = { budget: "BudgetsDetails", order: "OrderDetails" } as const;

/** Where somebody goes after a save: to the request's page, which says what was done; where that page is not theirs, to
 *  another one, which says what was saved.
 *  @param way.query - what the request's page is told
 *  @param way.elsewhere - a page of theirs */
export function pathAfterSave(
  { actor, distributor }: Pick<PortalArgs, "actor" | "distributor">,
  saved: { id: string; type: RequestType; code: string },
  { query, elsewhere }: { query: string; elsewhere: string },
): string {
  const isTheirs = redirectFrom(pageEntry(DETAIL_PAGES[saved.type]), actor, distributor) === null;
  return isTheirs ? `${requestPath(saved)}?${query}` : savedNoticePath(elsewhere, saved);
}
