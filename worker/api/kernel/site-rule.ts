import type { EndpointAccess } from "#domain/access/may-access.ts";
import type { Api } from "./create-api-route.ts";

/** Whether other web sites may make a call with this method and path from their visitors' browsers. */
export type SiteRule = (method: string, path: string) => boolean;

interface Documented {
  method: string;
  path: string;
  "x-access"?: EndpointAccess;
}

/** The rule from the API's contracts: other sites may make the calls of widgets and of the open area. Evaluated once,
 *  after all routes are registered. */
export function createSiteRule(api: Api): SiteRule {
  let calls: { method: string; pattern: RegExp }[] | null = null;
  return (method, path) => {
    calls ??= readContracts(api)
      .filter(isForSites)
      .map((route) => ({
        method: route.method.toUpperCase(),
        pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
      }));
    return calls.some((call) => call.method === method && call.pattern.test(path));
  };
}

function readContracts(api: Api): Documented[] {
  return api.openAPIRegistry.definitions.flatMap((one) =>
    one.type === "route" ? [one.route as unknown as Documented] : [],
  );
}

function isForSites({ path, "x-access": access }: Documented): boolean {
  return access === "open" ? path.startsWith("/app/open/") : access?.widgets === true;
}
