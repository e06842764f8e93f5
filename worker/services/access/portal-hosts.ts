import type { Settings } from "#worker/env.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

/** Hosts under which a distributor's people reach its portal; the links of its e-mails lead to no other.
 *  Outside production the bare portal hosts count, too, since a header may choose the distributor there.
 *  @param domains - the distributor's own domains */
export function listPortalHosts(
  env: Pick<Settings, "ENVIRONMENT" | "PORTAL_HOSTS" | "DEFAULT_DISTRIBUTOR">,
  { slug, domains = [] }: { slug: string; domains?: readonly string[] },
): string[] {
  const portalHosts = env.PORTAL_HOSTS.split(",");
  const isBareHost = env.ENVIRONMENT !== "production" || slug === env.DEFAULT_DISTRIBUTOR;
  return [
    ...domains,
    ...portalHosts.map((host) => `${slug}.${host}`),
    ...(isBareHost ? [...portalHosts, "127.0.0.1"] : []),
  ];
}

/** Hosts under which the platform's own people sign in, the usual one first: never a distributor's own domain, whose
 *  owner could lead it elsewhere. */
export function listPlatformHosts(env: Pick<Settings, "ENVIRONMENT" | "PORTAL_HOSTS">): string[] {
  return [...env.PORTAL_HOSTS.split(","), ...(env.ENVIRONMENT === "production" ? [] : ["127.0.0.1"])];
}

/** Origin of the links that the platform's people get by e-mail. */
export function platformOrigin(scope: {
  env: Pick<Settings, "ENVIRONMENT" | "PORTAL_HOSTS">;
  origin: string;
}): string {
  const hosts = listPlatformHosts(scope.env);
  const url = new URL(scope.origin);
  if (!hosts.includes(url.hostname)) url.hostname = hosts[0] ?? "";
  return url.origin;
}

/** Origin of the links in the e-mails of a distributor's people, or of the platform's. */
export function originOfPerson(scope: Parameters<typeof platformOrigin>[0], distributorId: string): string {
  return distributorId === PLATFORM_ID ? platformOrigin(scope) : scope.origin;
}
