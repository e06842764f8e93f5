import type { Settings } from "#worker/env.ts";
import { PLATFORM_ID } from "#worker/platform.ts";

/** Hosts of a distributor's portal; links in its e-mails lead to no other host. Outside production the bare portal
 *  hosts are included, because there a header may choose the distributor.
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

/** Hosts where operators of the platform sign in, the default one first. A distributor's own domain is never included,
 *  because its owner could point it elsewhere. */
export function listPlatformHosts(env: Pick<Settings, "ENVIRONMENT" | "PORTAL_HOSTS">): string[] {
  return [...env.PORTAL_HOSTS.split(","), ...(env.ENVIRONMENT === "production" ? [] : ["127.0.0.1"])];
}

/** Origin of links in e-mails to operators of the platform. */
export function platformOrigin(scope: {
  env: Pick<Settings, "ENVIRONMENT" | "PORTAL_HOSTS">;
  origin: string;
}): string {
  const hosts = listPlatformHosts(scope.env);
  const url = new URL(scope.origin);
  if (!hosts.includes(url.hostname)) url.hostname = hosts[0] ?? "";
  return url.origin;
}

/** Origin of links in e-mails to a distributor's people, or to operators of the platform. */
export function originOfPerson(scope: Parameters<typeof platformOrigin>[0], distributorId: string): string {
  return distributorId === PLATFORM_ID ? platformOrigin(scope) : scope.origin;
}
