import type { Operation } from "./operation.ts";

/** Whether other web sites may make a call with this method and path from their visitors' browsers. */
export type SiteRule = (method: string, path: string) => boolean;

/** The rule from the API's contracts: other sites may make the calls of widgets and of the open area. */
export function createSiteRule(operations: readonly Operation[]): SiteRule {
  const calls = operations.filter(isForSites).map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  }));
  return (method, path) => calls.some((call) => call.method === method && call.pattern.test(path));
}

function isForSites({ path, access }: Operation): boolean {
  return access === "open" ? path.startsWith("/app/open/") : access.widgets !== undefined;
}
