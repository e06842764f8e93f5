import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { requestListPath, requestPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import type { Crumb } from "#app/lib/pages/page-handle.ts";

const LISTS = { budget: PAGE_TITLES.Budgets, order: PAGE_TITLES.Requests } as const;

/** Breadcrumb down to the request whose versions are compared; to the list when they could not be loaded. */
export function versionsCrumbs(type: RequestType) {
  return function crumbs(data: unknown): Crumb[] {
    const list = { title: LISTS[type], path: requestListPath(type) };
    const { comparison } = (data ?? {}) as { comparison?: { request: { id: string; code: string } } };
    if (comparison === undefined) return [list];
    const { id, code } = comparison.request;
    return [list, { title: code, path: requestPath({ type, id }) }];
  };
}
